"""Every game in OpenSpiel: importing this registers it as `python_` and its name.

>>> import pyspiel
>>> import deskovka.envs.openspiel
>>> pyspiel.load_game("python_plosinovka(players=3)").num_players()
3
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from deskovka import games
from deskovka.envs.recall import BITS, BYTES, Recall
from deskovka.envs.setting import Held, Setting, returns
from deskovka.games.port.environment import Parameters
from deskovka.games.port.observer import Layout
from deskovka.games.port.state import GameState
from deskovka.kernel.chance import ASKED
from deskovka.kernel.decision import CHANCE
from deskovka.kernel.pages import MOST_OPTIONS

SEEDS: Final = 1 << 48  # different worlds that one can be turned into
LONGEST_TURN: Final = 1_100  # picks and rolls; the kernel ends a game before


def _kind(name: str, solo: bool = False) -> pyspiel.GameType:
    """How a game is declared; only where one plays alone it is not zero-sum.

    All are declared with imperfect information, even those that hide nothing: OpenSpiel's IS-MCTS
    takes nothing else.
    """
    kit = games.kit(name)
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"python_{name}",
        long_name=kit.title("en"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if solo else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(kit.players),
        min_num_players=min(kit.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(kit.environment().parameters),
    )


class TabletopGame(pyspiel.Game):
    """A game that `Setting` sets up, with every roll asked of chance."""

    def __init__(self, name: str, params: Parameters | None = None) -> None:
        environment = games.kit(name).environment()
        given = {**environment.parameters, **(params or {})}
        setting = Setting(name, given["pack"] or None, **environment.setup(given))
        solo = setting.seats == 1
        self.longest = environment.most_turns(setting.seats) * LONGEST_TURN
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_OPTIONS,
            max_chance_outcomes=MOST_OPTIONS,
            num_players=setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if solo else 0.0,
            max_game_length=self.longest,
        )
        super().__init__(_kind(name, solo), info, dict(params or {}))
        self.beginning = Held(setting, setting.new(0, "asked"))
        self.observer = setting.observer

    def __reduce__(self) -> tuple[Any, ...]:
        """Their own way of pickling would lose what is added here."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> TabletopState:
        """The state at the beginning of a game."""
        return TabletopState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many rolls a game can have at most."""
        return self.longest

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Parameters | None = None
    ) -> TabletopObserver:
        """What turns states into observations of this game."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TabletopObserver(self, kind, params)


class TabletopState(pyspiel.State):
    """A table; OpenSpiel copies and stores what its attributes are."""

    def __init__(self, game: TabletopGame) -> None:
        super().__init__(game)
        self.held = copy.copy(game.beginning)
        self.recall = Recall([b""] * game.num_players())

    @property
    def table(self) -> GameState:
        """The game itself, with everything that is hidden."""
        return self.held.table

    def current_player(self) -> int:
        """The seat that must choose, chance, or that the game is over."""
        table = self.table
        if table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if table.seat == CHANCE else table.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.table.options)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each side of the die that is rolled, and its probability."""
        sides = len(self.table.options)
        return [(outcome, 1 / sides) for outcome in range(sides)]

    def _apply_action(self, action: int) -> None:
        table = self.table
        seat = table.seat
        events: list[Any] = []
        table.apply(int(action), events)
        self.recall.note(seat, int(action), events)

    def _action_to_string(self, player: int, action: int) -> str:
        """Numbered, since two options can read alike."""
        table = self.table
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action}: rolled out of {len(table.options)}"
        return f"{action}: {table.option_text(table.options[action], 'en')}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.over

    def returns(self) -> list[float]:
        """What the game has brought each player."""
        return returns(self.table)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> TabletopState:
        """A world that the player cannot tell from this one; nothing is said of how it came."""
        world = self.table.determinize(player_id, int(probability_sampler() * SEEDS))
        world.forget(ASKED, 0)
        other: TabletopState = self.get_game().new_initial_state()
        other.held = Held(self.held.setting, world)
        other.recall = self.recall.only(player_id)
        return other

    def __str__(self) -> str:
        table = self.table
        asked = table.decision
        what = "over" if asked is None else f"seat {asked.seat} asked {asked.kind}"
        return f"turn {table.turn}, {what}, {table.digest()}"


class TabletopObserver:
    """What a player sees: the view as JSON, and the blocks of its vector.

    With perfect recall, the fingerprint of the player's past is added to both.
    """

    def __init__(self, game: TabletopGame, kind: Any, params: Parameters | None) -> None:
        if params:
            raise ValueError(f"observations have no parameters, but there are {dict(params)}")
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("a player observes all that is public, and no secrets of others")
        self._single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = kind.perfect_recall
        if self._recalls and not self._single:
            raise ValueError("only a player recalls what happened, not the public")
        self._observer = game.observer
        seen = self._observer.layout
        recalled = {"recall": (BITS,)} if self._recalls else {}
        layout = Layout({**seen.shapes, **recalled})
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = layout.split(self.tensor)
        self._view = self.tensor[: seen.size]

    def set_from(self, state: TabletopState, player: int) -> None:
        """Fill the tensor with what that player sees."""
        self._observer.write(self._seen(state, player), self._view)
        if self._recalls:
            past = np.frombuffer(state.recall.of(player).ljust(BYTES, b"\0"), np.uint8)
            self.dict["recall"][:] = np.unpackbits(past)

    def string_from(self, state: TabletopState, player: int) -> str:
        """What that player sees, as JSON."""
        seen = self._seen(state, player)
        if self._recalls:
            seen["recall"] = state.recall.of(player).hex()
        return msgspec.json.encode(seen).decode()

    def _seen(self, state: TabletopState, player: int) -> dict[str, Any]:
        return {**state.table.view(player if self._single else None)}


# -- all games ----------------------------------------------------------------------------

KINDS: Final[Mapping[str, pyspiel.GameType]] = {name: _kind(name) for name in games.names()}


def _register(name: str) -> None:
    """A class for each game: OpenSpiel lets go of it when Python has ended already, which only
    classes survive."""

    class RegisteredGame(TabletopGame):
        def __init__(self, params: Parameters | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(KINDS[name], RegisteredGame)


for _name in KINDS:
    _register(_name)
