"""Tests of files from outside and of what commands write."""
