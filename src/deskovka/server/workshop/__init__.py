"""People's own packs: written, checked, tried and played with."""
