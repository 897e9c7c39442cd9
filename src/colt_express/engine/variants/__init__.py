"""The variants, each a change to the rulebook of the base game (CANON section 9)."""
