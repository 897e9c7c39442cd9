"""The game in the shapes that libraries for reinforcement learning and game theory expect: a module
for each, which imports its library."""
