"""Winning and losing: 30 building life, fallen bases, empty decks, and who is out."""

from __future__ import annotations

import pytest

from tests.conquerors.position import Items
from tests.conquerors.scenario import (
    IDLE,
    Scenarios,
    Side,
    building,
    card,
    miner,
    spell,
    trap,
    warrior,
)
from tests.rule import rule

HALL = building("hall", 15)
WING = building("wing", 15)
HUT = building("hut", 5)
BEAR = warrior("bear", 2, 3)
DRAW = spell("draw-one", "Draw a card.")
RAZE = spell("raze", "Deal 15 damage to target base.")
ALMOST: Items = [HALL, card(WING, damage=1)]


# -- 30 building life (WIN-1) -------------------------------------------------------------


@rule("conquerors:WIN-1")
def test_30_life_on_buildings_wins(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[building("shed", 1), IDLE], buildings=ALMOST))
    assert (s.building_life("you"), s.over) == (29, False)
    s.pick("play shed")
    assert (s.over, s.winners, s.how) == (True, ["you"], "conquered")
    assert s.asked == ""


@rule("conquerors:WIN-1")
def test_more_than_30_wins_too(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[HUT], buildings=ALMOST))
    s.pick("play hut")
    assert (s.winners, s.how) == (["you"], "conquered")


@rule("conquerors:WIN-1")
def test_it_is_the_current_life_that_counts(scenario: Scenarios) -> None:
    """29 of 30, then 28, then 30 by healing."""
    chip = spell("chip", "Deal 1 damage to target building.")
    s = scenario(
        you=Side(
            hand=[chip, spell("patch", "Heal 2 life on each building."), IDLE], buildings=ALMOST
        )
    )
    s.pick("play chip")
    s.pass_reactions()
    s.pick("hall")
    s.pass_reactions()
    assert (s.building_life("you"), s.over) == (28, False)
    s.pick("play patch")
    assert (s.winners, s.how, s.life("hall"), s.life("wing")) == (["you"], "conquered", 15, 15)


@rule("conquerors:WIN-1", "conquerors:CARD-11")
def test_a_building_without_life_counts_for_nothing(scenario: Scenarios) -> None:
    """Neither for less nor for more."""
    vault = building("vault", 2, "If Vault would be destroyed, gain 1 gold instead.")
    crack = spell("crack", "Deal 9 damage to target building with 2 or less life.")
    s = scenario(you=Side(hand=[crack, IDLE], buildings=[HALL, HUT, vault]))
    s.pick("play crack")
    assert (s.life("vault"), s.building_life("you"), s.stored("you")) == (-7, 20, (1, 0, 0))


@rule("conquerors:WIN-1")
def test_a_player_wins_in_anybodys_turn_and_nothing_else_happens(scenario: Scenarios) -> None:
    """What it interrupted never happens: neither the rest of the spell nor what was reacted to."""
    cheer = spell("cheer", "Heal 1 life on target building. Draw a card.")
    s = scenario(
        you=Side(hand=[RAZE]), foe=Side(hand=[cheer, "scout"], buildings=ALMOST), active="you"
    )
    s.pick("play raze")
    s.expect("foe", "reaction", ["pass", "play cheer"])
    s.play("play cheer", "wing")
    assert (s.winners, s.how) == (["foe"], "conquered")
    assert s.hand("foe") == ["scout"]
    assert (s.base("you"), s.base("foe")) == (15, 15)


@rule("conquerors:WIN-1")
@pytest.mark.parametrize(
    "text",
    [
        "Gain control of target building an opponent controls.",
        "Give target building you control +1 life until end of turn.",
        "Make an illusion copy of target building an opponent controls.",
        "Put target building card from your junkyard onto the planet.",
        "Search your deck for a building card and put it onto the planet.",
    ],
)
def test_however_the_life_came_about(scenario: Scenarios, text: str) -> None:
    s = scenario(
        you=Side(
            hand=[spell("coup", text)], buildings=ALMOST, junkyard=["mud-hut"], top=["mud-hut"]
        ),
        foe=Side(buildings=[HUT]),
    )
    s.pick("play coup")
    while s.asked:
        s.pick(next(label for label in s.options() if label != "pass"))
    assert (s.winners, s.how) == (["you"], "conquered")


@rule("conquerors:WIN-1", "conquerors:WIN-5")
def test_a_standing_effect_can_bring_the_last_life(scenario: Scenarios) -> None:
    guild = miner("guild", "Buildings you control have +1 life.")
    s = scenario(you=Side(hand=[guild], buildings=[HALL, card(WING, damage=2)]))
    s.pick("play guild")
    assert (s.winners, s.how) == (["you"], "conquered")


@rule("conquerors:WIN-1")
@pytest.mark.parametrize("text", ["Destroy target miner.", "Gain control of target miner."])
def test_life_that_a_standing_effect_brought_goes_with_it(scenario: Scenarios, text: str) -> None:
    guild = miner("guild", "Buildings you control have +2 life.")
    s = scenario(
        you=Side(hand=[spell("strike", text), IDLE]),
        foe=Side(miners=[guild], buildings=[HALL, HUT]),
    )
    assert (s.building_life("you"), s.building_life("foe")) == (0, 24)
    s.pick("play strike")
    assert (s.building_life("you"), s.building_life("foe")) == (0, 20)


@rule("conquerors:WIN-1", "conquerors:WIN-5", "conquerors:CARD-12")
@pytest.mark.parametrize(
    ("condition", "text"),
    [
        ("you have three or more cards in your hand", "Draw two cards."),
        ("you have 2 gold", "Gain 2 gold."),
        ("you control no warriors", "Destroy target warrior."),
        ("your base has 9 or less life", "Deal 6 damage to your base."),
        ("your junkyard holds one or more warrior cards", "Discard a card."),
    ],
)
def test_life_that_depends_on_something_is_counted_when_that_changes(
    scenario: Scenarios, condition: str, text: str
) -> None:
    folly = building("folly", 1, f"As long as {condition}, Folly has +29 life.")
    s = scenario(
        you=Side(
            hand=[spell("cause", text), "scout"],
            buildings=[folly],
            warriors=["topdecker"] if "warriors" not in condition else [BEAR],
        ),
    )
    assert not s.over
    s.pick("play cause")
    assert (s.winners, s.how) == (["you"], "conquered")


@rule("conquerors:WIN-1", "conquerors:WIN-5", "conquerors:CARD-12")
def test_life_that_depends_on_the_turn_is_counted_when_the_turn_changes(
    scenario: Scenarios,
) -> None:
    lair = building("lair", 1, "As long as it is an opponent's turn, Lair has +29 life.")
    s = scenario(you=Side(hand=[IDLE], buildings=[lair]))
    s.pick("pass")
    assert (s.winners, s.how) == (["you"], "conquered")
    assert s.active == "foe"


# -- empty decks (WIN-4) ------------------------------------------------------------------


@rule("conquerors:WIN-4")
def test_an_empty_deck_ends_the_game_after_the_phase_draw(scenario: Scenarios) -> None:
    """Before any trap is placed; the one who ran out can win."""
    s = scenario(
        you=Side(hand=["quicksand"], deck=["scout"], buildings=[HUT]), foe=Side(), phase="trap"
    )
    assert (s.over, s.winners, s.how) == (True, ["you"], "deck_out")
    assert s.hand("you") == ["quicksand", "scout"]


@rule("conquerors:WIN-4")
def test_an_empty_deck_ends_the_game_after_the_kuk(scenario: Scenarios) -> None:
    s = scenario(you=Side(deck=["scout"], hand=[IDLE]), foe=Side(buildings=[HUT]), phase="kuk")
    s.expect("you", "kuk", ["pass", "scout"])
    s.pick("pass")
    assert (s.winners, s.how) == (["foe"], "deck_out")
    s = scenario(you=Side(deck=["scout", "topdecker"], hand=[IDLE]), phase="kuk")
    s.pick("pass")
    assert not s.over


@rule("conquerors:WIN-4")
def test_an_empty_deck_ends_the_game_after_the_spell_that_emptied_it(scenario: Scenarios) -> None:
    greed = spell("greed", "Draw a card. Gain 2 gold.")
    s = scenario(you=Side(hand=[greed, IDLE], deck=["scout"]), foe=Side(buildings=[HUT]))
    s.pick("play greed")
    assert (s.winners, s.how, s.stored("you")) == (["foe"], "deck_out", (2, 0, 0))


@rule("conquerors:WIN-4")
def test_the_deck_of_any_player_counts(scenario: Scenarios) -> None:
    gift = spell("gift", "Each opponent draws a card.")
    s = scenario(
        you=Side(hand=[gift, IDLE], buildings=[HUT]), foe=Side(), third=Side(deck=["scout"])
    )
    s.pick("play gift")
    assert (s.winners, s.how) == (["you"], "deck_out")


@rule("conquerors:WIN-4")
@pytest.mark.parametrize(
    ("kind", "pick"), [("paid", "pay well"), ("trigger", "play idle"), ("trap", "bear")]
)
def test_every_game_action_can_empty_a_deck(scenario: Scenarios, kind: str, pick: str) -> None:
    well = building("well", 3, "0 gold - Draw a card.")
    feast = building("feast", 3, "Whenever a card enters the planet, draw a card.")
    alarm = trap("alarm", "The attacker's controller draws a card.")
    s = scenario(
        you=Side(
            hand=[IDLE, card(IDLE, name="more")],
            deck=["scout"],
            buildings={"paid": [well], "trigger": [feast], "trap": []}[kind],
            warriors=[BEAR] if kind == "trap" else [],
        ),
        foe=Side(traps_before_base=[alarm]),
        phase="attack" if kind == "trap" else "main",
    )
    s.pick(pick)
    assert (s.over, s.how) == (True, "deck_out")
    assert s.base("foe") == 15


@rule("conquerors:WIN-4")
def test_a_deck_that_is_filled_again_in_time_does_not_count(scenario: Scenarios) -> None:
    swap = spell("swap", "Draw a card. Put a card from your hand on the bottom of your deck.")
    s = scenario(you=Side(hand=[swap, IDLE], deck=["scout"]))
    s.play("play swap", "scout")
    assert (s.over, s.deck("you")) == (False, ["scout"])


@rule("conquerors:WIN-4", "conquerors:TERM-5")
@pytest.mark.parametrize("how", ["play draw-one", "pay well"])
def test_what_was_triggered_comes_too_late_to_fill_a_deck(scenario: Scenarios, how: str) -> None:
    """A triggered effect is a game action of its own, after the one that emptied the deck."""
    refill = "Whenever you draw a card, put a card from your hand on the bottom of your deck."
    well = building("well", 3, "0 gold - Draw a card.")
    s = scenario(
        you=Side(
            hand=[DRAW, IDLE], deck=["scout"], miners=[miner("refill", refill)], buildings=[well]
        )
    )
    s.pick(how)
    s.pass_reactions()
    assert (s.over, s.how, s.deck("you")) == (True, "deck_out", [])


@rule("conquerors:WIN-4")
def test_a_reaction_is_a_game_action_of_its_own(scenario: Scenarios) -> None:
    """What it reacts to would have filled the deck again."""
    stock = spell("stock", "Put a card from your hand on the bottom of your deck.")
    s = scenario(you=Side(hand=[stock, DRAW, IDLE], deck=["scout"]), foe=Side(base=14))
    s.pick("play stock")
    s.expect("you", "reaction", ["pass", "play draw-one"])
    s.pick("play draw-one")
    assert (s.over, s.how, s.winners) == (True, "deck_out", ["you"])
    assert s.hand("you") == ["idle", "scout"]


@rule("conquerors:WIN-4")
def test_the_deck_of_a_player_who_is_out_does_not_count(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[RAZE, DRAW, IDLE]), foe=Side(), third=Side())
    s.pick("play raze")
    s.pass_reactions()
    s.pick("third base")
    s.pass_reactions()
    s.pick("play draw-one")
    assert (s.deck("third"), s.over) == ([], False)


@rule("conquerors:WIN-4")
@pytest.mark.parametrize(
    ("yours", "theirs", "thirds", "winners"),
    [
        ((5, 1), (4, 15), (0, 15), ["you"]),
        ((4, 15), (5, 1), (0, 15), ["foe"]),
        ((5, 9), (5, 8), (4, 15), ["you"]),
        ((5, 8), (5, 9), (4, 15), ["foe"]),
        ((5, 9), (4, 9), (5, 9), ["you", "third"]),
        ((0, 15), (0, 15), (0, 15), ["you", "foe", "third"]),
        ((3, 7), (3, 7), (3, 8), ["third"]),
    ],
)
def test_most_building_life_then_base_life_then_shared(
    scenario: Scenarios,
    yours: tuple[int, int],
    theirs: tuple[int, int],
    thirds: tuple[int, int],
    winners: list[str],
) -> None:
    def side(standing: tuple[int, int], deck: list[str]) -> Side:
        life, base = standing
        halls = [card(HALL, name=f"hall {len(deck)} {base} {at}", damage=14) for at in range(life)]
        return Side(buildings=halls, base=base, deck=deck)

    s = scenario(
        side(yours, ["scout"]),
        side(theirs, ["scout"] * 5),
        side(thirds, ["scout"] * 6),
        phase="trap",
    )
    assert (s.how, s.winners) == ("deck_out", winners)


# -- one check (WIN-5 to WIN-7) -----------------------------------------------------------


@rule("conquerors:WIN-5", "conquerors:WIN-7")
@pytest.mark.parametrize("text", ["Deal 5 damage to each base.", "Take 5 life from each base."])
def test_bases_that_fall_together_fall_together(scenario: Scenarios, text: str) -> None:
    """Nobody is the last one left: they are compared as they stood before."""
    s = scenario(
        you=Side(hand=[spell("doom", text)], base=5, buildings=[HUT]),
        foe=Side(base=5, buildings=[HALL]),
    )
    s.pick("play doom")
    assert (s.over, s.winners, s.how) == (True, ["foe"], "all_fell")
    assert (s.planet("you"), s.planet("foe")) == (["hut"], ["hall"])


@rule("conquerors:WIN-7")
@pytest.mark.parametrize(
    ("yours", "theirs", "winners"),
    [
        ((6, 4), (5, 5), ["you"]),
        ((5, 4), (5, 5), ["foe"]),
        ((5, 3), (5, 3), ["you", "foe"]),
    ],
)
def test_if_all_fall_the_standing_before_decides(
    scenario: Scenarios, yours: tuple[int, int], theirs: tuple[int, int], winners: list[str]
) -> None:
    """The damage takes all the buildings too."""
    doom = spell("doom", "Deal 9 damage to each entity.")
    s = scenario(
        you=Side(hand=[doom], buildings=[building("keep", yours[0])], base=yours[1]),
        foe=Side(buildings=[building("fort", theirs[0])], base=theirs[1]),
    )
    s.pick("play doom")
    assert (s.how, s.winners) == ("all_fell", winners)


@rule("conquerors:WIN-7")
def test_only_those_who_were_left_are_compared(scenario: Scenarios) -> None:
    doom = spell("doom", "Deal 9 damage to each base.")
    s = scenario(
        you=Side(hand=[RAZE, doom], base=2),
        foe=Side(base=9, buildings=[HUT]),
        third=Side(buildings=[HALL]),
    )
    s.pick("play raze")
    s.pass_reactions()
    s.pick("third base")
    s.pass_reactions()
    s.pick("play doom")
    assert (s.how, s.winners) == ("all_fell", ["foe"])


@rule("conquerors:WIN-6")
def test_a_fallen_base_comes_before_30_building_life(scenario: Scenarios) -> None:
    """The same damage would have brought the fallen player to 30, and brings another there."""
    folly = building("folly", 5, "As long as your base has 5 or less life, Folly has +25 life.")
    pride = building("pride", 5, "As long as your base has 5 or less life, Pride has +25 life.")
    s = scenario(
        you=Side(hand=[spell("doom", "Deal 4 damage to each base.")], base=4, buildings=[folly]),
        foe=Side(base=9, buildings=[pride]),
        third=Side(),
    )
    assert not s.over
    s.pick("play doom")
    assert (s.out("you"), s.winners, s.how) == (True, ["foe"], "conquered")


@rule("conquerors:WIN-6")
def test_who_is_left_alone_wins_by_that_though_30_are_reached_too(scenario: Scenarios) -> None:
    folly = building("folly", 5, "As long as your base has 9 or less life, Folly has +25 life.")
    s = scenario(
        you=Side(hand=[spell("doom", "Deal 6 damage to each base.")], buildings=[folly]),
        foe=Side(base=6),
    )
    s.pick("play doom")
    assert (s.winners, s.how) == (["you"], "last_left")


@rule("conquerors:WIN-6")
@pytest.mark.parametrize(
    "text",
    [
        "Heal 1 life on each building.",
        "Give each building +1 life until end of turn.",
    ],
)
@pytest.mark.parametrize(
    ("active", "winner"), [("you", "you"), ("foe", "foe"), ("third", "third"), ("fourth", "you")]
)
def test_of_several_at_30_the_active_player_wins_then_clockwise(
    scenario: Scenarios, text: str, active: str, winner: str
) -> None:
    def rich(name: str) -> Side:
        hurt = card(building(f"mint-{name}", 30), damage=1)
        return Side(hand=[boon] if name == active else [], buildings=[hurt])

    boon = spell("boon", text)
    sides = [rich(name) for name in ("you", "foe", "third")]
    last = Side(hand=[boon] if active == "fourth" else [])
    s = scenario(sides[0], sides[1], sides[2], last, active=active)
    s.pick("play boon")
    assert (s.winners, s.how) == ([winner], "conquered")


@rule("conquerors:WIN-6")
def test_30_building_life_comes_before_an_empty_deck(scenario: Scenarios) -> None:
    folly = building(
        "folly", 5, "As long as you have one or more cards in your hand, Folly has +25 life."
    )
    s = scenario(you=Side(deck=["scout"], buildings=[folly]), foe=Side(), phase="trap")
    assert (s.winners, s.how) == (["you"], "conquered")


# -- long games (WIN-9) -------------------------------------------------------------------


@rule("conquerors:WIN-9")
@pytest.mark.parametrize(("players", "last"), [(2, 200), (3, 300), (6, 600)])
def test_a_game_ends_after_100_turns_each(scenario: Scenarios, players: int, last: int) -> None:
    sides = [Side(hand=[IDLE])] * (players - 1)
    s = scenario(Side(buildings=[HUT]), *sides, phase="end", turn=last - 1)
    assert (s.over, s.turn) == (False, last)
    s = scenario(Side(buildings=[HUT]), *sides, phase="end", turn=last)
    assert (s.over, s.how, s.winners) == (True, "turn_limit", ["you"])
    assert s.turn == last


@rule("conquerors:WIN-9")
@pytest.mark.parametrize(("turn", "over"), [(250, False), (299, False), (300, True)])
def test_the_turns_are_counted_for_all_who_began(
    scenario: Scenarios, turn: int, over: bool
) -> None:
    """That a base falls does not end the game early."""
    s = scenario(you=Side(hand=[RAZE, IDLE]), foe=Side(buildings=[HUT]), third=Side(), turn=turn)
    s.play("play raze", "third base")
    assert not s.over
    s.pick("pass")
    assert (s.over, s.how) == (over, "turn_limit" if over else "none")
    assert s.winners == (["foe"] if over else [])
