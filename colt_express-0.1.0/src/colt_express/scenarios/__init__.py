"""Scenarios: positions, choices and expected results, as YAML (docs/scenarios.md)."""
