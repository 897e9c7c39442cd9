"""Horses & Stagecoach."""
