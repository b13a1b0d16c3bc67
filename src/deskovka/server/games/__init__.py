"""The games that can be played, and what is printed on their cards."""
