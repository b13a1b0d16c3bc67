"""Many processes that serve the same tables from one database."""
