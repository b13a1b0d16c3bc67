"""What holds at every decision of every game of Plošinovka."""

from __future__ import annotations

from deskovka.games.plosinovka import codes
from deskovka.games.plosinovka.rules.dice import cards_act
from deskovka.games.plosinovka.rules.levels import TOKENS_A_KIND
from deskovka.games.plosinovka.rules.life import most_life
from deskovka.games.plosinovka.rules.merchant import GAP, SHOWN
from deskovka.games.plosinovka.rules.terms import level_of
from deskovka.games.plosinovka.state import Table
from deskovka.kernel.pages import MOST_OPTIONS

MOST_PICKS = 400  # of a turn


def check_position(g: Table) -> None:
    assert cards_act(g)  # TURN-11: whatever the cards of the box, nobody gets that far
    check_figures(g)
    check_players(g)
    check_supplies(g)
    check_decision(g)


def check_figures(g: Table) -> None:
    """At most one figure on a field, nobody off the existing levels; those are empty."""
    standing = {field: figure for figure, field in enumerate(g.where) if field != codes.OFF}
    on_fields = {field: figure for field, figure in enumerate(g.figure_on) if figure >= 0}
    assert standing == on_fields
    assert all(g.tower.exists(field) for field in standing)
    lying = [field for field, what in enumerate(g.lying_on) if what != codes.NOTHING]
    assert all(g.tower.exists(field) for field in lying)
    assert (g.tower.lowest, g.tower.top) == (g.lowest, g.revealed)
    counts = [g.kinds[figure] for figure in on_fields.values() if figure >= g.seats]
    for definition in set(counts):
        limit = 1 if definition == g.boss else TOKENS_A_KIND
        assert counts.count(definition) <= limit
    if g.boss_figure >= 0 and not g.over:
        assert level_of(g.where[g.boss_figure]) == g.levels - 1


def check_players(g: Table) -> None:
    for seat, player in enumerate(g.players):
        assert player.coins >= 0
        assert player.gems >= 0
        assert 1 <= player.life <= most_life(g, seat) or g.over
        assert codes.BOOT <= player.special <= codes.BLANK
        assert all(card in player.cards for card in player.used)
        assert len(player.tokens) == len(set(player.tokens))
        field = g.where[seat]
        if field != codes.OFF:
            assert (level_of(field) == g.levels - 1) == bool(player.inside)
    assert all(count >= 0 for count in g.pool)


def check_supplies(g: Table) -> None:
    """Every card of the box is in exactly one place."""
    owned = [card for player in g.players for card in player.cards]
    for kind, places in (
        (codes.ITEM, [g.items, g.shown_items]),
        (codes.POTION, [g.potions, g.shown_potions, g.returned]),
    ):
        found = [card for card in owned if g.definitions[card].kind == kind]
        for place in places:
            found.extend(card for card in place if card != GAP)
        assert sorted(found) == g.box.of_kind(kind)
    assert len(g.shown_items) == len(g.shown_potions) == SHOWN
    for at, artifact in enumerate(g.artifacts):
        holders = [seat for seat, p in enumerate(g.players) if artifact in p.cards]
        assert holders == ([g.holders[at]] if g.holders[at] >= 0 else [])
    own = [d.number for d in g.definitions if d.boss == g.boss]
    tokens = [*g.tokens, *(token for player in g.players for token in player.tokens)]
    kinds = [number for number in own if g.definitions[number].kind == codes.TOKEN]
    assert sorted(tokens) == sorted(kinds * TOKENS_A_KIND)
    cards = [number for number in own if g.definitions[number].kind == codes.ATTACK_CARD]
    assert sorted([*g.attack_deck, *g.attack_discards]) == cards


def check_decision(g: Table) -> None:
    decision = g.decision
    if decision is None:
        assert g.over
        assert g.outcome is not None
        return
    assert 2 <= len(decision.options) <= MOST_OPTIONS
    assert decision.default == 0
    keys = [option.key for option in decision.options]
    assert len(set(keys)) == len(keys), f"{decision.kind}: {keys}"
    assert decision.seat == g.active or decision.kind == "ladder"
