"""The arena: many games between bots, counted."""
