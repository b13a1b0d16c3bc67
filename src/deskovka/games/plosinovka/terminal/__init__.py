"""Plošinovka in the terminal."""
