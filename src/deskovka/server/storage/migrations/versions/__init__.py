"""One module a step; the first makes everything."""
