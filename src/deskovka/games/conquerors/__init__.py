"""Planetary Conquerors: rules, card texts, and the cards as data."""
