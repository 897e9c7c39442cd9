"""Scenarios: situations of play with what must come of them, as YAML (docs/scenarios.md)."""
