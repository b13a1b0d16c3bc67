"""Both games as environments for research: PettingZoo and OpenSpiel.

Nothing here is imported by the rest of the package; `pip install deskovka[research]` brings what
it needs. `docs/research.md` shows how to use it.
"""
