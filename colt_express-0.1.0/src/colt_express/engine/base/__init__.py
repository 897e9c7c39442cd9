"""The base game, chapter by chapter, in the order of its rulebook."""
