"""How the server is reached: the application, its files, limits and refusals."""
