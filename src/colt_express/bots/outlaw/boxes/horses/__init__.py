"""Horses & Stagecoach, as the outlaw imagines it."""

from .box import install

__all__ = ["install"]
