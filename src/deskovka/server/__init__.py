"""The table in the browser: people, tables, storage and live updates."""
