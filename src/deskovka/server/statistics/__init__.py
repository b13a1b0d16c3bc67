"""How somebody's games have ended."""
