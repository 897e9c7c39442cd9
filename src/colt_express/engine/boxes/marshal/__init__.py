"""Marshal & Prisoners (MP)."""
