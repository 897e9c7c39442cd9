"""What ``colt-express new-bot`` writes: bots to begin with."""
