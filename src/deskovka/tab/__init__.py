"""Deskovka in a browser's tab: the services of the server, with another storage, other workers and
another way to ask them.

Nothing here is imported by the server. The tab has neither HTTP nor SQL nor processes.
"""
