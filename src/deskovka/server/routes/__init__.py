"""What can be asked for over HTTP, and where: one module a part of the site."""
