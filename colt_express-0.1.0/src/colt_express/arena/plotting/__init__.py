"""Plots as SVG and pages to show them, without any library."""
