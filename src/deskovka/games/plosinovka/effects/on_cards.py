"""Cards that are refreshed, and the tokens of the boss."""

from __future__ import annotations

from deskovka.games.plosinovka.effects.nodes import Instant
from deskovka.games.plosinovka.rules.boss_tokens import drop_tokens, give_token
from deskovka.games.plosinovka.rules.holdings import refresh
from deskovka.games.plosinovka.state import Table


class Refresh(Instant):
    def can(self, g: Table, seat: int) -> bool:
        player = g.players[seat]
        return bool(player.used) or player.tired != 0

    def run(self, g: Table, seat: int, about: int) -> None:
        refresh(g, seat)


class GetToken(Instant):
    def __init__(self, token: int) -> None:
        super().__init__()
        self.token = token

    def run(self, g: Table, seat: int, about: int) -> None:
        give_token(g, seat, self.token)


class DropTokens(Instant):
    def can(self, g: Table, seat: int) -> bool:
        return bool(g.players[seat].tokens)

    def run(self, g: Table, seat: int, about: int) -> None:
        drop_tokens(g, seat)
