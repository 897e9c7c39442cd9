"""Helpers of the tests in browsers."""
