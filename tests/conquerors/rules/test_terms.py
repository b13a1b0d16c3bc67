"""Terms: zones, entities, bases, who is active, owners and controllers, what stays known."""

from __future__ import annotations

import pytest

from tests.conquerors.scenario import (
    IDLE,
    Scenario,
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

LUCKY = miner("lucky", "Whenever you draw a card, gain 1 gold.")
DRAW = spell("draw-one", "Draw a card.")
TOWER = building("tower", 5)
BEAR = warrior("bear", 2, 3)
SNARE = trap("snare", "Draw a card.")
SPARK = spell("spark", "Gain 1 gold.")
EDITIONS = pytest.mark.parametrize("edition", ["en", "cs"])


# -- zones and entities -------------------------------------------------------------------


@rule("conquerors:TERM-1")
def test_effects_of_cards_work_on_the_planet_only(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(hand=[DRAW, LUCKY, IDLE], junkyard=[LUCKY], top=[LUCKY], deck=[LUCKY] * 9)
    )
    s.pick("play draw-one")
    assert s.stored("you") == (0, 0, 0)
    s = scenario(you=Side(hand=[DRAW, IDLE], miners=[LUCKY, card(LUCKY, name="other")]))
    s.pick("play draw-one")
    assert s.stored("you") == (2, 0, 0)


@rule("conquerors:TERM-1")
def test_a_card_is_in_one_zone_at_a_time(scenario: Scenarios) -> None:
    s = scenario(you=Side(hand=[DRAW, IDLE], top=["scout"]))
    assert (s.zone("draw-one"), s.zone("scout")) == ("hand", "deck")
    s.pick("play draw-one")
    assert (s.zone("draw-one"), s.zone("scout")) == ("junkyard", "hand")
    assert (s.hand("you"), s.junkyard("you")) == (["idle", "scout"], ["draw-one"])
    assert "scout" not in s.deck("you")
    s.pick("play idle")
    assert (s.zone("idle"), s.planet("you")) == ("planet", ["idle"])
    assert "idle" not in s.hand("you")


@rule("conquerors:TERM-2")
def test_entities_are_warriors_buildings_and_bases(scenario: Scenarios) -> None:
    prod = spell("prod", "Deal 1 damage to target entity.")
    s = scenario(
        you=Side(hand=[prod], miners=["gold-miner"], buildings=[card(TOWER, traps=[SNARE])]),
        foe=Side(miners=[LUCKY], warriors=[BEAR], traps_before_base=[card(SNARE, name="theirs")]),
    )
    s.pick("play prod")
    s.expect("you", "target", ["tower", "you base", "bear", "foe base"])


# -- the base -----------------------------------------------------------------------------


@rule("conquerors:TERM-3")
def test_a_base_starts_with_15_life_and_heals_to_15_at_most(scenario: Scenarios) -> None:
    mend = spell("mend", "Heal 6 life on your base.")
    s = scenario(you=Side(hand=[mend, IDLE], base=10))
    s.pick("play mend")
    assert (s.base("you"), s.base("foe")) == (15, 15)


@rule("conquerors:TERM-3")
def test_a_base_is_attacked_and_guarded_like_a_building(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR]),
        foe=Side(buildings=[TOWER], traps_before_base=[SNARE]),
        phase="attack",
    )
    s.pick("bear")
    s.expect("you", "attack_target", ["tower", "foe base"])
    s.pick("foe base")
    assert s.junkyard("foe") == ["snare"]
    assert s.base("foe") == 13


@rule("conquerors:TERM-3", "conquerors:WIN-1")
def test_a_base_is_no_building(scenario: Scenarios) -> None:
    quake = spell("quake", "Deal 1 damage to each building.")
    aimed = spell("aimed", "Deal 1 damage to target building.")
    vast = building("vast", 29)
    s = scenario(you=Side(hand=[quake, aimed, IDLE], buildings=[vast]), foe=Side(buildings=[TOWER]))
    assert (s.building_life("you"), s.over) == (29, False)
    s.pick("play quake")
    s.pass_reactions()
    assert (s.base("you"), s.base("foe"), s.life("vast"), s.life("tower")) == (15, 15, 28, 4)
    s.pick("play aimed")
    s.expect("you", "target", ["vast", "tower"])


@rule("conquerors:TERM-12")
@pytest.mark.parametrize(
    "text",
    [
        "Destroy target base.",
        "Return target base to its owner's hand.",
        "Put target base on top of its owner's deck.",
        "Put target base on the bottom of its owner's deck.",
        "Gain control of target base.",
        "Gain control of target base until end of turn.",
        "Make an illusion copy of target base.",
    ],
)
def test_effects_cannot_move_a_base(scenario: Scenarios, text: str) -> None:
    s = scenario(you=Side(hand=[spell("shove", text), IDLE]))
    cards = len(s.table.cards)
    s.play("play shove", "foe base")
    s.expect("you", "main", ["pass", "play idle"])
    assert (s.base("foe"), s.zone("foe base"), s.controller("foe base")) == (15, "planet", "foe")
    assert (len(s.table.cards), s.planet("you"), s.out("foe")) == (cards, [], False)


@rule("conquerors:TERM-12")
def test_what_destroys_all_entities_spares_the_bases(scenario: Scenarios) -> None:
    doom = spell("doom", "Destroy each entity.")
    s = scenario(you=Side(hand=[doom, IDLE], warriors=[BEAR]), foe=Side(buildings=[TOWER]))
    s.pick("play doom")
    assert (s.planet("you"), s.planet("foe"), s.over) == ([], [], False)
    assert (s.base("you"), s.base("foe")) == (15, 15)


# -- whose turn ---------------------------------------------------------------------------


@rule("conquerors:TERM-4", "conquerors:TURN-1")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_turns_go_round_the_table_clockwise(scenario: Scenarios, players: int) -> None:
    names = ("you", "foe", "third", "fourth", "fifth", "sixth")[:players]
    s = scenario(*[Side(hand=[IDLE])] * players, active=names[-1])
    for name in (*names, names[0]):
        s.to("main", name)
        assert (s.active, s.asked) == (name, name)
        assert s.turn == 4 + s.happened("turn").index({"player": name, "turn": s.turn})
    assert [turn["player"] for turn in s.happened("turn")] == [*names, names[0]]


# -- game actions -------------------------------------------------------------------------


def expect_quick_only(s: Scenario) -> None:
    """You have a miner in hand, but something is going on. Electricity is no game action (MAT-4),
    and for the main phase."""
    electricity = ["make electricity"] if s.phase == "main" else []
    s.expect("you", "reaction", ["pass", "play spark", *electricity])


BUSY = Side(hand=[SPARK, IDLE], cosmium=6)


@rule("conquerors:TERM-5", "conquerors:CARD-2", "conquerors:MAT-4")
@EDITIONS
def test_while_a_card_is_played_only_reactions_are_possible(
    scenario: Scenarios, edition: str
) -> None:
    s = scenario(
        you=Side(hand=[SPARK, IDLE, DRAW], cosmium=6),
        foe=Side(),
        edition=edition,
    )
    s.expect(
        "you", "main", ["pass", "play spark", "play idle", "play draw-one", "make electricity"]
    )
    s.pick("play draw-one")
    expect_quick_only(s)


@rule("conquerors:TERM-5", "conquerors:REACT-1")
@EDITIONS
def test_while_an_effect_is_paid_only_reactions_are_possible(
    scenario: Scenarios, edition: str
) -> None:
    pump = building("pump", 3, "1 cosmium - Draw a card.")
    s = scenario(
        you=Side(hand=[SPARK, IDLE], cosmium=6, buildings=[pump]), foe=Side(), edition=edition
    )
    s.pick("pay pump")
    if edition == "cs":
        expect_quick_only(s)
    else:  # REACT-1: it cannot be reacted to, so it has happened already
        assert (s.kind, len(s.hand("you"))) == ("main", 3)


@rule("conquerors:TERM-5", "conquerors:REACT-8")
@EDITIONS
def test_moving_to_the_next_phase_is_a_game_action(scenario: Scenarios, edition: str) -> None:
    s = scenario(you=BUSY, edition=edition)
    s.pick("pass")
    assert s.phase == "main"
    expect_quick_only(s)


@rule("conquerors:TERM-5")
@EDITIONS
def test_damage_and_a_trap_are_game_actions(scenario: Scenarios, edition: str) -> None:
    sting = trap("sting", "Deal 1 damage to the attacker.")
    s = scenario(
        you=Side(hand=[SPARK, IDLE], cosmium=6, warriors=[BEAR]),
        foe=Side(traps_before_base=[sting]),
        phase="attack",
        edition=edition,
    )
    s.pick("bear")
    parts = ["part", "part", "line", "blocks"] if edition == "en" else ["line", "blocks"]
    for part in [*parts, "trap", "damage"]:
        assert s.window == part
        expect_quick_only(s)
        s.pick("pass")
    assert (s.life("bear"), s.base("foe")) == (2, 13)


@rule("conquerors:TERM-5")
def test_a_triggered_effect_is_a_game_action(scenario: Scenarios) -> None:
    """Its damage can be reacted to; miners have to wait."""
    hive = building("hive", 3, "Whenever you play a miner card, deal 1 damage to Hive.")
    s = scenario(you=Side(hand=[SPARK, IDLE, card(IDLE, name="more")], cosmium=6, buildings=[hive]))
    s.pick("play idle")
    expect_quick_only(s)
    s.pick("pass")
    assert s.window == "damage"
    expect_quick_only(s)
    s.pick("pass")
    s.expect("you", "main", ["pass", "play spark", "play more", "make electricity"])


# -- dying and being destroyed ------------------------------------------------------------

MOURNING = building("mourning", 9, "Whenever a warrior dies, gain 1 gold.")
RUIN = building("ruin", 9, "Whenever a building is destroyed, gain 1 cosmium.")


@rule("conquerors:TERM-6")
@EDITIONS
@pytest.mark.parametrize(
    ("text", "stored", "target"),
    [
        ("Destroy target warrior.", (1, 0, 0), "bear"),
        ("Deal 3 damage to target warrior.", (1, 0, 0), "bear"),
        ("Take 3 life from target warrior.", (1, 0, 0), "bear"),
        ("Return target warrior to its owner's hand.", (0, 0, 0), "bear"),
        ("Put target warrior on top of its owner's deck.", (0, 0, 0), "bear"),
        ("Destroy target building an opponent controls.", (0, 1, 0), "tower"),
        ("Deal 5 damage to target building an opponent controls.", (0, 1, 0), "tower"),
        ("Return target building an opponent controls to its owner's hand.", (0, 0, 0), "tower"),
        ("Destroy target miner.", (0, 0, 0), "lucky"),
        ("Destroy target trap.", (0, 0, 0), "snare"),
    ],
)
def test_warriors_die_and_buildings_are_destroyed(
    scenario: Scenarios, text: str, stored: tuple[int, ...], target: str, edition: str
) -> None:
    s = scenario(
        you=Side(hand=[spell("blow", text), IDLE], buildings=[MOURNING, RUIN]),
        foe=Side(miners=[LUCKY], buildings=[TOWER], warriors=[BEAR], traps_before_base=[SNARE]),
        edition=edition,
    )
    s.pick("play blow")
    assert s.zone(target) != "planet"
    assert s.stored("you") == stored


@rule("conquerors:TERM-6")
def test_what_goes_to_the_junkyard_from_elsewhere_does_not_die(scenario: Scenarios) -> None:
    waste = spell("waste", "Discard a card. Put the top two cards of your deck into your junkyard.")
    s = scenario(you=Side(hand=[waste, BEAR], top=["scout", "mud-hut"], buildings=[MOURNING, RUIN]))
    s.pick("play waste")
    assert s.junkyard("you") == ["bear", "scout", "mud-hut", "waste"]
    assert s.stored("you") == (0, 0, 0)


# -- owners -------------------------------------------------------------------------------


@rule("conquerors:TERM-7")
@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Destroy target warrior.", "junkyard"),
        ("Return target warrior to its owner's hand.", "hand"),
        ("Put target warrior on top of its owner's deck.", "top"),
        ("Put target warrior on the bottom of its owner's deck.", "bottom"),
        ("Sacrifice a warrior.", "junkyard"),
    ],
)
def test_a_card_goes_to_its_owner(scenario: Scenarios, text: str, zone: str) -> None:
    s = scenario(
        you=Side(hand=[spell("away", text), IDLE], warriors=[card(BEAR, owner="third")]),
        third=Side(),
    )
    assert s.planet("you") == ["bear"]
    s.pick("play away")
    where = {
        "junkyard": s.junkyard("third"),
        "hand": s.hand("third"),
        "top": s.deck("third")[:1],
        "bottom": s.deck("third")[-1:],
    }
    assert where[zone] == ["bear"]
    assert "bear" not in [*s.planet("you"), *s.hand("you"), *s.junkyard("you"), *s.deck("you")]


@rule("conquerors:TERM-7")
def test_who_has_it_on_the_planet_controls_it(scenario: Scenarios) -> None:
    """The owner cannot use what another player controls."""
    drum = building("drum", 3, "1 gold - Draw a card.")
    s = scenario(
        you=Side(buildings=[card(drum, owner="foe")], gold=1),
        foe=Side(gold=1, hand=[card(SPARK, name="their spark")]),
    )
    s.expect("you", "main", ["pass", "pay drum"])
    s.pick("pay drum")
    s.expect("foe", "reaction", ["pass", "play their spark"])
    s.pick("pass")
    assert (len(s.hand("you")), len(s.hand("foe"))) == (1, 1)


# -- what stays known ---------------------------------------------------------------------


@rule("conquerors:TERM-8")
def test_junkyards_are_open(scenario: Scenarios) -> None:
    waste = spell("waste", "Discard a card. Put the top one card of your deck into your junkyard.")
    s = scenario(you=Side(hand=[waste, "scout"], top=["mud-hut"]), third=Side())
    assert (s.knowers("scout"), s.knowers("mud-hut")) == (["you"], [])
    s.pick("play waste")
    s.leave()
    for eye in (0, 1, 2, None):
        seen = s.table.view(eye)["players"][0]["junkyard"]
        assert [one["card"] for one in seen] == ["scout", "mud-hut", "waste"]


@rule("conquerors:TERM-8")
def test_what_was_shown_stays_known_in_hand_and_deck(scenario: Scenarios) -> None:
    lift = spell("lift", "Return target warrior to its owner's hand.")
    stow = spell("stow", "Put target warrior on top of its owner's deck.")
    s = scenario(
        you=Side(hand=[lift, stow, IDLE]),
        foe=Side(warriors=[BEAR, warrior("wolf", 1, 1)], hand=["scout"]),
    )
    s.pick("play lift")
    s.pass_reactions()
    s.pick("bear")
    assert (s.knowers("bear"), s.knowers("scout")) == (["all"], ["foe"])
    s.pick("play stow")
    assert s.knowers("wolf") == ["all"]
    assert s.table.view(0)["players"][1]["known_deck"] == [[0, "wolf"]]
    s.to("main", "foe")
    assert "wolf" in s.hand("foe")
    assert s.knowers("wolf") == ["all"]
    s.leave()


@rule("conquerors:TERM-8")
def test_shuffling_makes_everything_unknown(scenario: Scenarios) -> None:
    stow = spell("stow", "Put target warrior on top of its owner's deck. Shuffle your deck.")
    s = scenario(you=Side(hand=[stow, IDLE], warriors=[BEAR]))
    s.pick("play stow")
    assert s.knowers("bear") == []
    assert s.table.view(0)["players"][0]["known_deck"] == []


@rule("conquerors:TERM-8", "conquerors:TRAP-3")
def test_a_known_trap_is_followed_when_it_is_placed_and_moved(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(
            hand=[card(SNARE, known=["foe"])], buildings=[TOWER], traps_before_base=["quicksand"]
        ),
        third=Side(),
        phase="trap",
    )
    s.play("place snare", "tower")
    assert (s.knowers("snare"), s.knowers("quicksand")) == (["you", "foe"], ["you"])
    s.play("move quicksand", "at 0")
    assert (s.knowers("quicksand"), s.traps("tower")) == (["you"], ["quicksand", "snare"])


@rule("conquerors:TERM-10")
@pytest.mark.parametrize(
    "where",
    ["to its owner's hand", "on top of its owner's deck", "on the bottom of its owner's deck"],
)
def test_a_trap_that_leaves_its_column_is_shown(scenario: Scenarios, where: str) -> None:
    verb = "Return" if "hand" in where else "Put"
    unmask = spell("unmask", f"{verb} target trap {where}.")
    s = scenario(you=Side(hand=[unmask, IDLE]), foe=Side(traps_before_base=[SNARE]), third=Side())
    assert s.knowers("snare") == ["foe"]
    s.pick("play unmask")
    assert (s.knowers("snare"), s.traps("foe base")) == (["all"], [])
    assert s.zone("snare") == ("hand" if "hand" in where else "deck")


@rule("conquerors:TERM-11")
@pytest.mark.parametrize(
    ("kind", "knowers"),
    [
        ("warrior card", ["all"]),
        ("card named Scout", ["all"]),
        ("warrior card with 1 or less life", ["all"]),
        ("card", ["you"]),
    ],
)
def test_what_is_searched_for_by_kind_is_shown(
    scenario: Scenarios, kind: str, knowers: list[str]
) -> None:
    seek = spell("seek", f"Search your deck for a {kind} and put it into your hand.")
    s = scenario(you=Side(hand=[seek, IDLE], top=["scout"]), third=Side())
    s.play("play seek", "scout")
    assert (s.knowers("scout"), s.zone("scout")) == (knowers, "hand")


@rule("conquerors:TERM-11")
def test_any_card_that_is_found_is_hidden_though_it_was_known(scenario: Scenarios) -> None:
    seek = spell("seek", "Search your deck for a card and put it into your hand.")
    s = scenario(you=Side(hand=[seek, IDLE], top=[card("scout", known=["foe"])]))
    s.play("play seek", "scout")
    assert s.knowers("scout") == ["you"]


# -- a new object -------------------------------------------------------------------------


@rule("conquerors:TERM-9")
def test_what_comes_back_is_new(scenario: Scenarios) -> None:
    flit = spell("flit", "Return target warrior you control to its owner's hand.")
    raven = warrior("raven", 1, 5, "1 gold - Draw a card.")
    grow = spell("grow", "Give target warrior +2 attack and +2 life.")
    s = scenario(
        you=Side(
            hand=[flit, grow],
            gold=1,
            warriors=[card(raven, damage=2, exhausted=True, used=True)],
        ),
    )
    s.play("play grow", "play flit")
    assert s.zone("raven") == "hand"
    s.pick("play raven")
    assert (s.attack("raven"), s.life("raven")) == (1, 5)
    assert not s.exhausted("raven")
    s.expect("you", "main", ["pass", "pay raven"])


@rule("conquerors:TERM-9")
def test_what_comes_back_from_the_junkyard_is_new_too(scenario: Scenarios) -> None:
    again = spell(
        "again",
        "Destroy target warrior. Put target warrior card from your junkyard onto the planet.",
    )
    s = scenario(
        you=Side(
            hand=[again],
            junkyard=["scout"],
            warriors=[card(BEAR, damage=2, exhausted=True)],
        )
    )
    s.pick("play again")
    s.expect("you", "salvage", ["scout", "bear"])
    s.pick("bear")
    assert (s.life("bear"), s.exhausted("bear"), s.planet("you")) == (3, False, ["bear"])
