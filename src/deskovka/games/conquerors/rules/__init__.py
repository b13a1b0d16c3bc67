"""The rules of Planetary Conquerors, one module per chapter of the rulebook."""
