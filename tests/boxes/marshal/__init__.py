"""Marshal & Prisoners."""
