"""People: who is behind a cookie."""
