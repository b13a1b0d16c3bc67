"""The kernel: flows, decisions, chance, knowledge, events, replay. It knows no game."""
