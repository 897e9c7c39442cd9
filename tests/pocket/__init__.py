"""Tables on a player's own device."""
