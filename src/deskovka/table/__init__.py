"""A game between seats: no network, database, process or file; it runs on any asyncio loop."""
