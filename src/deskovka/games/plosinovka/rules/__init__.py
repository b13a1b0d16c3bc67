"""The rules of Plošinovka, one module per chapter of the rulebook."""
