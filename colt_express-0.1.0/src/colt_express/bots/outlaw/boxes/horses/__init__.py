"""Horses & Stagecoach, in the outlaw's forward model."""

from .box import install

__all__ = ["install"]
