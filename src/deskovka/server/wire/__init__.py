"""What goes over the wire, as structures: HTTP bodies and WebSocket messages.

The client's TypeScript types are made from all modules here (`python -m deskovka.server.types`).
"""
