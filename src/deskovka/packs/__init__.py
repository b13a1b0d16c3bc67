"""What the packs of all games have in common: TOML files, read with care and checked."""
