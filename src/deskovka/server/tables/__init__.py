"""Tables: who sits there, what is played, and what everybody sees of it."""
