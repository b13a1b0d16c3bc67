"""What the rest of Deskovka may ask of a game; nothing else is asked."""
