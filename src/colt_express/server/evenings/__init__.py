"""An evening among friends: a tournament of some rounds, each played at several tables."""
