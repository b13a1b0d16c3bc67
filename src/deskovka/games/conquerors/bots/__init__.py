"""How bots see and play Planetary Conquerors."""
