"""Plošinovka (Platformer), a dice platformer for one to four."""
