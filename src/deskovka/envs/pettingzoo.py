"""Every game as a PettingZoo environment.

>>> from deskovka.envs.pettingzoo import env
>>> table = env('conquerors', decks=['builders', 'raiders'])
>>> table.reset(seed=7)
>>> table.agent_selection
'player_0'
"""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from deskovka.envs.screen import text
from deskovka.envs.setting import Held, Setting, returns
from deskovka.games.port.observer import Observer
from deskovka.games.port.state import GameState
from deskovka.kernel.errors import BadSetup
from deskovka.kernel.pages import MOST_OPTIONS
from deskovka.tabletop import SEED_BITS

Action = int | np.integer[Any] | None  # None from whoever is out of a game that is over
Observation = dict[str, np.ndarray[Any, Any]]

RENDER_MODES: Final = ("human", "ansi")


def env(
    game: str, *, pack: Path | str | None = None, render_mode: str | None = None, **setup: Any
) -> TabletopEnv:
    """An environment of the game; ``setup`` is what its `new` takes, but for seed and chance.

    Raises BadSetup with everything that is wrong.
    """
    return TabletopEnv(Setting(game, pack, **setup), render_mode)


class TabletopEnv(AECEnv[str, Observation, Action]):
    """An agent for each seat; an action is the index of one of the options of the pending decision.

    An action that is no option raises IllegalPick and changes nothing. Copies are independent and
    go on identically, pickled ones too.
    """

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            known = ", ".join(RENDER_MODES)
            raise BadSetup([f"there is no render mode {render_mode!r}; there are {known}"])
        self.metadata = {
            "name": f"{setting.name}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.setting = setting
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.action_spaces = {a: spaces.Discrete(MOST_OPTIONS) for a in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self._held: Held | None = None
        self._random, _ = seeding.np_random()

    def _space(self) -> spaces.Dict:
        size = (self.observer.layout.size,)
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, size, np.float32),
                "action_mask": spaces.Box(0, 1, (MOST_OPTIONS,), np.int8),
            }
        )

    @property
    def observer(self) -> Observer:
        """What turns views into the vectors that agents observe."""
        return self.setting.observer

    @property
    def table(self) -> GameState:
        """The game itself, with all that is hidden."""
        if self._held is None:
            raise RuntimeError("no game has begun: call reset() first")
        return self._held.table

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent observes: the vector and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of the indices of options."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. A seed fixes it and all that follow it until the next seed."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        rolled = int.from_bytes(self._random.bytes(SEED_BITS // 8), "little")
        self._held = Held(self.setting, self.setting.new(rolled))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on()

    def step(self, action: Action) -> None:
        """Choose an option for the agent whose turn it is."""
        table = self.table
        if table.over:
            self._was_dead_step(action)
            return
        table.apply(int(action) if isinstance(action, np.integer) else action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Whose choice it is now; when the game is over, what it has brought."""
        table = self.table
        if table.over:
            self.rewards = dict(zip(self.agents, returns(table), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[max(table.seat, 0)]

    def observe(self, agent: str) -> Observation:
        """The mask is all zeros for whoever is not asked."""
        table = self.table
        seat = self.possible_agents.index(agent)
        mask = np.zeros(MOST_OPTIONS, np.int8)
        if table.asking and table.seat == seat:
            mask[: len(table.options)] = 1
        return {"observation": self.observer.vector(table.view(seat)), "action_mask": mask}

    def render(self) -> str | None:
        """What the agent to choose sees: returned ("ansi") or printed ("human")."""
        if self.render_mode is None:
            return None
        seat = self.possible_agents.index(self.agent_selection)
        drawn = text(self.setting, self.table, seat, self.possible_agents)
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn

    def close(self) -> None:
        """There is nothing to close."""

    def __copy__(self) -> TabletopEnv:
        return copy.deepcopy(self)
