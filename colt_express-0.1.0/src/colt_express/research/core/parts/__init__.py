"""The chapters of an observation that every table has."""
