"""Dare: a card game of nerve for two to four, the worked example of a third game."""
