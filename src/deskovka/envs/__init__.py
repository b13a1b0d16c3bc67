"""Every game as an environment for research: PettingZoo and OpenSpiel.

>>> from deskovka.envs.pettingzoo import env
>>> table = env('plosinovka', players=2)
>>> table.reset(seed=7)
>>> int(table.observe(table.agent_selection)['action_mask'].sum())
3

Nothing here is imported by the rest of the package; `pip install deskovka[research]` brings what
it needs. `docs/research/environments.md` shows more.
"""
