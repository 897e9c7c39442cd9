"""All tables: which are in memory, how they are loaded and evicted, and what is due at them."""
