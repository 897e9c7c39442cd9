"""A seat for a program that reads and writes text, such as a language model."""
