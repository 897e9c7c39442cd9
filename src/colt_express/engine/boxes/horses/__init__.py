"""Horses & Stagecoach (CANON section 10)."""
