"""Scenarios: situations of play with what must come of them, as YAML (docs/scenarios.md)."""

from .document import ScenarioError
from .runner import Outcome, run_paths

__all__ = ["Outcome", "ScenarioError", "run_paths"]
