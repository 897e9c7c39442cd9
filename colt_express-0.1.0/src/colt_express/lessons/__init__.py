"""Lessons: scenarios in which a learner plays one seat and bubbles explain (docs/lessons.md)."""
