"""BOSS-12: tokens that the boss gives."""

from __future__ import annotations

from deskovka.games.plosinovka.rules import events
from deskovka.games.plosinovka.rules.holdings import recount
from deskovka.games.plosinovka.rules.life import hurt
from deskovka.games.plosinovka.rules.terms import note, without
from deskovka.games.plosinovka.state import Table


def give_token(g: Table, seat: int, token: int) -> None:
    """Who has one of the kind already takes damage instead; if none is left, nothing happens."""
    if token in g.players[seat].tokens:
        hurt(g, seat, 1)
        return
    if token not in g.tokens:
        return
    g.tokens = without(g.tokens, g.tokens.index(token))
    g.player(seat).tokens.append(token)
    note(g, events.TOKEN, seat, token)
    recount(g, seat)


def drop_token(g: Table, seat: int, token: int) -> None:
    """It goes back to the others of its kind."""
    g.player(seat).tokens.remove(token)
    g.tokens = [*g.tokens, token]
    note(g, events.TOKEN_LOST, seat, token)
    recount(g, seat)


def drop_tokens(g: Table, seat: int) -> None:
    for token in g.players[seat].tokens[:]:
        drop_token(g, seat, token)
