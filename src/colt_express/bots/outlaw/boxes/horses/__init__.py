"""Horses & Stagecoach, as the outlaw imagines it."""
