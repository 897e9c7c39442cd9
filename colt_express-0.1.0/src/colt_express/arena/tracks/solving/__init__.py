"""The game of the track Solve, small enough to be solved exactly."""
