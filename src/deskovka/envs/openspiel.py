"""Both games in OpenSpiel: importing this registers `python_conquerors` and `python_plosinovka`.

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

from deskovka.conquerors.game import FEWEST_PLAYERS as FEWEST_CONQUERORS
from deskovka.conquerors.game import MOST_PLAYERS as MOST_CONQUERORS
from deskovka.conquerors.rules.winning import TURNS_EACH
from deskovka.envs.observers import observer_for
from deskovka.envs.observing import Layout
from deskovka.envs.recalling import BITS, BYTES, Recall
from deskovka.envs.setting import Held, Setting, Table, returns
from deskovka.kernel.chance import ASKED
from deskovka.kernel.decision import CHANCE
from deskovka.kernel.errors import BadSetup
from deskovka.kernel.state import MOST_OPTIONS
from deskovka.plosinovka.game import FEWEST_PLAYERS as FEWEST_HEROES
from deskovka.plosinovka.game import MOST_PLAYERS as MOST_HEROES
from deskovka.plosinovka.rules.winning import MOST_TURNS

Parameters = Mapping[str, Any]

SEEDS: Final = 1 << 48  # different worlds that one can be turned into
LONGEST_TURN: Final = 1_100  # picks and rolls; the kernel ends a game before


def _type(
    name: str, title: str, fewest: int, most: int, parameters: Parameters, solo: bool = False
) -> pyspiel.GameType:
    """Plošinovka is declared as the special case of imperfect information that it is, since
    OpenSpiel's IS-MCTS takes nothing else."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if solo else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(parameters),
    )


class TabletopGame(pyspiel.Game):
    """A game that `Setting` sets up, with every roll asked of chance."""

    def __init__(
        self, kind: pyspiel.GameType, setting: Setting, turns: int, parameters: Parameters
    ) -> None:
        solo = setting.seats == 1
        self.longest = turns * LONGEST_TURN
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST_OPTIONS,
            max_chance_outcomes=MOST_OPTIONS,
            num_players=setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if solo else 0.0,
            max_game_length=self.longest,
        )
        super().__init__(kind, info, dict(parameters))
        self.beginning = Held(setting, setting.new(0, "asked"))
        self.observer = observer_for(setting)

    def __reduce__(self) -> tuple[Any, ...]:
        """Their own way of pickling would lose what is added here."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> TabletopState:
        return TabletopState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.longest

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Parameters | None = None
    ) -> TabletopObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TabletopObserver(self, kind, params)


class TabletopState(pyspiel.State):
    """A table; OpenSpiel copies and stores what its attributes are."""

    def __init__(self, game: TabletopGame) -> None:
        super().__init__(game)
        self.held = copy.copy(game.beginning)
        self.recall = Recall([b""] * game.num_players())

    @property
    def table(self) -> Table:
        return self.held.table

    def current_player(self) -> int:
        table = self.table
        if table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if table.seat == CHANCE else table.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.table.options)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
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
        return self.table.over

    def returns(self) -> list[float]:
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
        self._observer.write(self._seen(state, player), self._view)
        if self._recalls:
            past = np.frombuffer(state.recall.of(player).ljust(BYTES, b"\0"), np.uint8)
            self.dict["recall"][:] = np.unpackbits(past)

    def string_from(self, state: TabletopState, player: int) -> str:
        seen = self._seen(state, player)
        if self._recalls:
            seen["recall"] = state.recall.of(player).hex()
        return msgspec.json.encode(seen).decode()

    def _seen(self, state: TabletopState, player: int) -> dict[str, Any]:
        return state.table.view(player if self._single else None)


# -- the two games ------------------------------------------------------------------------

_CONQUERORS: Final[Parameters] = {
    "players": 2,
    "decks": "builders raiders",
    "edition": "en",
    "pack": "",
}
_PLOSINOVKA: Final[Parameters] = {
    "players": 2,
    "boss": "",
    "heroes": "",
    "dungeon": "mixed",
    "artifacts": False,
    "bigger": False,
    "pack": "",
}


class ConquerorsGame(TabletopGame):
    """Decks are dealt round the table until everybody has one."""

    KIND: Final = _type(
        "python_conquerors",
        "Planetary Conquerors",
        FEWEST_CONQUERORS,
        MOST_CONQUERORS,
        _CONQUERORS,
    )

    def __init__(self, params: Parameters | None = None) -> None:
        given = {**_CONQUERORS, **(params or {})}
        players, decks = given["players"], given["decks"].split()
        if not decks or len(decks) > players:
            raise BadSetup([f"{len(decks)} decks for {players} players: name one for each at most"])
        setting = Setting(
            "conquerors",
            given["pack"] or None,
            decks=[decks[seat % len(decks)] for seat in range(players)],
            edition=given["edition"],
        )
        turns = TURNS_EACH * players + 1  # the setup counts as one
        super().__init__(self.KIND, setting, turns, params or {})


class PlosinovkaGame(TabletopGame):
    """The solo game is the only one that is not zero-sum."""

    NAMES: Final = ("python_plosinovka", "Plošinovka")
    KIND: Final = _type(*NAMES, FEWEST_HEROES, MOST_HEROES, _PLOSINOVKA)
    SOLO: Final = _type(*NAMES, FEWEST_HEROES, MOST_HEROES, _PLOSINOVKA, solo=True)

    def __init__(self, params: Parameters | None = None) -> None:
        given = {**_PLOSINOVKA, **(params or {})}
        players = given["players"]
        setting = Setting(
            "plosinovka",
            given["pack"] or None,
            players=players,
            boss=given["boss"] or None,
            heroes=given["heroes"].split() or None,
            dungeon=given["dungeon"],
            artifacts=given["artifacts"],
            bigger=given["bigger"],
        )
        kind = self.SOLO if players == 1 else self.KIND
        super().__init__(kind, setting, MOST_TURNS * players + 1, params or {})


pyspiel.register_game(ConquerorsGame.KIND, ConquerorsGame)
pyspiel.register_game(PlosinovkaGame.KIND, PlosinovkaGame)
