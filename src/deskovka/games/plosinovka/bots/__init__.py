"""How bots see and play Plošinovka."""
