"""The time machine (TM)."""
