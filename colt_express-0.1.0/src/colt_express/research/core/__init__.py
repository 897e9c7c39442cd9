"""The hot paths of research: action spaces, observations and the batch step, compiled with the
engine. Nothing in here needs numpy."""

from . import boxes as boxes  # what they add, before any table is measured
