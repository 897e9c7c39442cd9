"""The balance report (`colt-express stats`): `tallies` counts, `reckoning` tests, `page` writes."""
