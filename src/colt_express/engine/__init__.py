"""The rules of Colt Express. Imports nothing else of this package, does no I/O, knows no clock."""
