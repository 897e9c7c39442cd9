"""The balance report (`colt-express stats`): `tallies` count, `reckoning` weighs, `page` tells."""
