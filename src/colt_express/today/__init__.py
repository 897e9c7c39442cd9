"""The train of the day: the same deal, bandit and opponents for everybody, made from the date."""
