"""Planetary Conquerors in the terminal."""
