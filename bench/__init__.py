"""Benchmarks: everything is measured in one run, repeated, and reported with its spread."""
