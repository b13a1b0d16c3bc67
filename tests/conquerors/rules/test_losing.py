"""Losing: fallen bases, and what becomes of a player who is out, and of their turn."""

from __future__ import annotations

import pytest

from tests.conquerors.properties.invariants import check_decision
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


# -- fallen bases (WIN-2, WIN-3) ----------------------------------------------------------


@rule("conquerors:WIN-2")
@pytest.mark.parametrize(
    "text", ["Deal {} damage to target base.", "Take {} life from target base."]
)
def test_a_base_without_life_loses(scenario: Scenarios, text: str) -> None:
    s = scenario(you=Side(hand=[spell("blow", text.format(4)), IDLE]), foe=Side(base=5))
    s.play("play blow", "foe base")
    assert (s.over, s.base("foe")) == (False, 1)
    s = scenario(you=Side(hand=[spell("blow", text.format(5)), IDLE]), foe=Side(base=5))
    s.play("play blow", "foe base")
    assert (s.over, s.winners, s.how) == (True, ["you"], "last_left")


@rule("conquerors:WIN-2")
def test_an_attack_can_fell_a_base(scenario: Scenarios) -> None:
    s = scenario(you=Side(warriors=[BEAR]), foe=Side(base=2), phase="attack")
    s.pick("bear")
    assert (s.winners, s.how) == (["you"], "last_left")


@rule("conquerors:WIN-2")
@pytest.mark.parametrize("players", [3, 6])
def test_the_game_goes_on_while_two_are_left(scenario: Scenarios, players: int) -> None:
    names = ("you", "foe", "third", "fourth", "fifth", "sixth")[:players]
    raze = [card(RAZE, name=f"raze {name}") for name in names[1:]]
    s = scenario(Side(hand=raze), *[Side()] * (players - 1))
    for at, name in enumerate(names[1:]):
        left = [f"{other} base" for other in names if not s.out(other)]
        s.pick(s.options()[1])
        s.pass_reactions()
        s.expect("you", "target", left)
        s.pick(f"{name} base")
        s.pass_reactions()
        assert s.over == (at == players - 2)
        assert [other for other in names if s.out(other)] == list(names[1 : at + 2])
    assert (s.winners, s.how) == (["you"], "last_left")


@rule("conquerors:WIN-3")
def test_everything_of_a_player_who_is_out_goes(scenario: Scenarios) -> None:
    grief = miner("grief", "Whenever a warrior dies, gain 1 gold.")
    rubble = miner("rubble", "Whenever a building is destroyed, gain 1 gold.")
    s = scenario(
        you=Side(
            hand=[RAZE, IDLE],
            miners=[grief, rubble],
            warriors=[card(BEAR, name="lent bear", owner="third")],
            buildings=[card(HUT, name="lent hut", owner="third", traps=["quicksand"])],
        ),
        foe=Side(warriors=["topdecker"], buildings=["gold-mine"], hand=["scout"]),
        third=Side(
            hand=[HALL, WING],
            junkyard=["mud-hut"],
            miners=["gold-miner"],
            buildings=[
                card("warehouse", traps=["alarm-bell", card("toll-gate", owner="foe")]),
                card("greenhouse", name="held greenhouse", owner="foe", traps=["magnetic-net"]),
            ],
            warriors=["militia", card("looter", name="held looter", owner="foe")],
            traps_before_base=["rust-spores"],
        ),
    )
    s.play("play raze", "third base")
    s.expect("you", "main", ["pass", "play idle"])
    owned = [at for at, one in enumerate(s.table.cards) if one.owner == 2]
    assert [s.zone(s.name(at)) for at in owned] == ["gone"] * len(owned)
    assert (s.planet("you"), s.planet("third")) == (["grief", "rubble"], [])
    assert (s.hand("third"), s.junkyard("third"), s.deck("third")) == ([], [], [])
    assert s.traps("third base") == []
    assert sorted(s.junkyard("foe")) == ["held greenhouse", "held looter", "toll-gate"]
    assert s.junkyard("you") == ["quicksand", "raze"]
    assert s.planet("foe") == ["gold-mine", "topdecker"]
    assert s.stored("you") == (0, 0, 0)
    assert (s.over, s.hand("foe")) == (False, ["scout"])


@rule("conquerors:WIN-3")
def test_attacks_on_a_player_who_is_out_are_dropped(scenario: Scenarios) -> None:
    """The second attacker of the fallen base is out of the attack; others go on."""
    wolf, boar, lion = warrior("wolf", 1, 1), warrior("boar", 1, 2), warrior("lion", 1, 3)
    s = scenario(
        you=Side(warriors=[BEAR, wolf, boar, lion]),
        foe=Side(),
        third=Side(base=2, warriors=["militia"]),
        phase="attack",
    )
    s.play("bear", "wolf", "boar", "lion")
    s.play("third base", "third base", "foe base", "foe base")
    s.play("bear", "boar")
    s.expect("third", "block", ["pass", "militia"])
    s.pick("pass")
    assert s.out("third")
    assert s.base("foe") == 13
    assert [line["line"] for line in s.happened("line")] == [1, 2]
    hits = [(one["source"], one["card"]) for one in s.happened("damage")]
    assert hits == [("bear", "third base"), ("boar", "foe base"), ("lion", "foe base")]


BANE = "Whenever a warrior dies, deal 15 damage to target base."


@rule("conquerors:WIN-3", "conquerors:EFF-4")
def test_waiting_effects_of_a_player_who_is_out_are_dropped(scenario: Scenarios) -> None:
    """Neither do they happen nor is anybody asked about them."""
    s = scenario(
        you=Side(
            hand=[spell("slay", "Destroy target warrior."), IDLE],
            warriors=[BEAR],
            miners=[miner("bane", BANE)],
        ),
        foe=Side(miners=[miner("wage", "Whenever a warrior dies, gain 1 gold.")]),
        third=Side(miners=[miner("spite", "Whenever a warrior dies, deal 1 damage to each base.")]),
    )
    s.pick("play slay")
    s.expect("you", "order", ["bane", "wage", "spite"])
    s.pick("bane")
    s.expect("you", "target", ["you base", "foe base", "third base"])
    s.pick("third base")
    s.expect("you", "main", ["pass", "play idle"])
    assert (s.base("you"), s.base("foe"), s.stored("foe")) == (15, 15, (1, 0, 0))


@rule("conquerors:WIN-3", "conquerors:EFF-4")
def test_dropped_effects_are_not_offered_for_ordering(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(
            hand=[spell("slay", "Destroy target warrior."), IDLE],
            warriors=[BEAR],
            miners=[
                miner("bane", BANE),
                miner("ache", "Whenever a warrior dies, deal 1 damage to your base."),
            ],
        ),
        foe=Side(miners=[miner("wage", "Whenever a warrior dies, gain 1 gold.")]),
        third=Side(miners=[miner("spite", "Whenever a warrior dies, deal 1 damage to each base.")]),
    )
    s.play("play slay", "bane", "third base")
    s.expect("you", "order", ["ache", "wage"])
    s.pick("wage")
    s.expect("you", "main", ["pass", "play idle"])
    assert (s.base("you"), s.base("foe")) == (14, 15)


@rule("conquerors:WIN-3", "conquerors:EFF-5")
def test_dropping_effects_leaves_the_others_in_their_order(scenario: Scenarios) -> None:
    """What the effect that did it triggers still comes before those that already waited."""
    bane = miner("bane", f"{BANE} Draw a card.")
    s = scenario(
        you=Side(
            base=9, miners=[miner("spite", "Whenever a warrior dies, deal 1 damage to each base.")]
        ),
        foe=Side(
            hand=[spell("slay", "Destroy target warrior."), IDLE],
            miners=[bane, miner("lucky", "Whenever you draw a card, gain 1 gold.")],
        ),
        third=Side(
            warriors=[BEAR],
            miners=[
                miner("wage", "Whenever a warrior dies, gain 1 gold."),
                miner("thief", "Whenever a warrior dies, steal 1 gold from target opponent."),
            ],
        ),
        active="foe",
    )
    s.pick("play slay")
    s.expect("foe", "order", ["spite", "bane", "wage", "thief"])
    s.play("bane", "you base")
    assert (s.out("you"), s.stored("foe")) == (True, (1, 0, 0))
    s.expect("foe", "order", ["wage", "thief"])
    s.pick("thief")
    assert (s.stored("foe"), s.stored("third"), s.base("third")) == ((0, 0, 0), (2, 0, 0), 15)


@rule("conquerors:WIN-3")
@pytest.mark.parametrize("how", ["play shriek", "pay gun"])
def test_a_card_or_effect_that_a_player_who_is_out_was_using_does_nothing(
    scenario: Scenarios, how: str
) -> None:
    text = "Deal 1 damage to each base."
    s = scenario(
        edition="cs",
        you=Side(hand=[RAZE, DRAW, IDLE]),
        foe=Side(),
        third=Side(
            hand=[spell("shriek", text)], gold=1, buildings=[building("gun", 3, f"1 gold - {text}")]
        ),
    )
    s.pick("play draw-one")
    s.expect("you", "reaction", ["pass", "play raze"])
    s.pick("pass")
    s.expect("third", "reaction", ["pass", "play shriek", "pay gun"])
    s.pick(how)
    s.expect("you", "reaction", ["pass", "play raze"])
    s.pick("play raze")
    s.pass_reactions()
    s.pick("third base")
    s.pass_reactions()
    assert (s.out("third"), s.base("you"), s.base("foe")) == (True, 15, 15)
    assert s.zone("shriek") == "gone"
    assert len(s.hand("you")) == 2


@rule("conquerors:WIN-3")
def test_a_trap_of_a_player_who_is_out_does_nothing(scenario: Scenarios) -> None:
    s = scenario(
        you=Side(warriors=[BEAR], hand=[RAZE]),
        foe=Side(traps_before_base=[trap("maw", "Deal 1 damage to each warrior.")]),
        third=Side(warriors=["scout"]),
        phase="attack",
    )
    s.pick("bear")
    s.pass_reactions()
    s.pick("foe base")
    while s.window != "trap":
        s.pick("pass")
    s.play("play raze", "foe base")
    assert (s.out("foe"), s.life("bear"), s.planet("third")) == (True, 3, ["scout"])


@rule("conquerors:WIN-3")
def test_a_borrowed_card_stays_when_there_is_nobody_to_give_it_back_to(
    scenario: Scenarios,
) -> None:
    """Foe's warrior, held by third, is yours for the turn; third is out by its end."""
    borrow = spell("borrow", "Gain control of target warrior until end of turn.")
    s = scenario(
        you=Side(hand=[borrow, RAZE, IDLE]),
        foe=Side(hand=[card(IDLE, name="rest")]),
        third=Side(warriors=[card(BEAR, owner="foe")]),
    )
    s.pick("play borrow")
    s.pass_reactions()
    s.pick("play raze")
    s.pass_reactions()
    s.pick("third base")
    assert s.planet("you") == ["bear"]
    s.to("main", "foe")
    assert (s.planet("you"), s.planet("foe")) == (["bear"], [])


# -- the active player goes out (WIN-8) ---------------------------------------------------


@rule("conquerors:WIN-8", "conquerors:WIN-10")
def test_what_is_resolving_finishes_when_the_active_player_goes_out(scenario: Scenarios) -> None:
    """Then the next player's turn begins: no end of turn, no further phase."""
    folly = spell("folly", "Deal 15 damage to your base. Gain 1 gold. Deal 1 damage to each base.")
    s = scenario(
        you=Side(hand=[folly, IDLE], warriors=[BEAR]),
        foe=Side(
            hand=[DRAW], miners=[miner("dusk", "At the end of each player's turn, gain 1 gold.")]
        ),
        third=Side(),
    )
    s.pick("play folly")
    for _ in range(2):
        s.expect("foe", "reaction", ["pass", "play draw-one"])
        s.pick("pass")
    assert s.out("you")
    s.expect("foe", "reaction", ["pass", "play draw-one"])
    s.pick("pass")
    assert (s.base("foe"), s.base("third"), s.stored("you")) == (14, 14, (0, 0, 0))
    assert (s.active, s.turn, s.stored("foe")) == ("foe", 4, (0, 0, 0))
    phases = [(one["player"], one["phase"]) for one in s.happened("phase")]
    assert phases[:2] == [("you", "main"), ("foe", "start")]


@rule("conquerors:WIN-8")
def test_an_attacker_who_goes_out_attacks_no_more(scenario: Scenarios) -> None:
    revenge = trap("revenge", "Deal 15 damage to target base.")
    s = scenario(
        you=Side(warriors=[BEAR, warrior("wolf", 1, 1)]),
        foe=Side(traps_before_base=[revenge], hand=[IDLE]),
        third=Side(),
        phase="attack",
    )
    s.play("bear", "wolf", "foe base", "foe base", "bear")
    s.expect("foe", "target", ["you base", "foe base", "third base"])
    s.pick("you base")
    assert (s.out("you"), s.base("foe"), s.active) == (True, 15, "foe")
    s.expect("foe", "kuk", ["pass", s.deck("foe")[0]])


@rule("conquerors:WIN-11", "conquerors:EFF-9")
def test_who_went_out_still_chooses_for_the_effect_that_is_resolving(scenario: Scenarios) -> None:
    mode = "Choose one: destroy target warrior; or deal 1 damage to target base."
    folly = spell("folly", f"Deal 15 damage to your base. Deal 1 damage to target warrior. {mode}")
    s = scenario(
        you=Side(hand=[folly, DRAW]),
        foe=Side(warriors=[BEAR, "scout"], hand=[IDLE]),
        third=Side(),
    )
    s.play("play folly", "pass", "pass")
    assert s.out("you")
    s.expect("you", "target", ["bear", "scout"])
    check_decision(s.table)
    s.pick("bear")
    s.expect("you", "mode", ["mode 0", "mode 1"])
    s.pick("mode 1")
    s.expect("you", "target", ["foe base", "third base"])
    check_decision(s.table)
    s.pick("third base")
    assert (s.life("bear"), s.base("foe"), s.base("third")) == (2, 15, 14)
    assert (s.active, s.asked) == ("foe", "foe")


@rule("conquerors:WIN-8", "conquerors:WIN-10", "conquerors:EFF-4")
def test_the_next_player_orders_when_the_active_player_is_out(scenario: Scenarios) -> None:
    folly = spell("folly", "Deal 15 damage to your base. Destroy target warrior.")
    s = scenario(
        you=Side(hand=[folly]),
        foe=Side(miners=[miner("wage", "Whenever a warrior dies, gain 1 gold.")]),
        third=Side(
            warriors=[BEAR], miners=[miner("spite", "Whenever a warrior dies, draw a card.")]
        ),
    )
    s.pick("play folly")
    s.expect("foe", "order", ["wage", "spite"])
    s.pick("spite")
    assert (s.active, len(s.hand("third")), s.stored("foe")) == ("foe", 1, (1, 0, 0))


@rule("conquerors:WIN-10", "conquerors:EFF-7")
def test_the_next_player_chooses_replacements_when_the_active_player_is_out(
    scenario: Scenarios,
) -> None:
    folly = spell("folly", "Deal 15 damage to your base. Destroy target warrior.")
    text = "If a warrior would die, {} instead."
    s = scenario(
        you=Side(hand=[folly]),
        foe=Side(miners=[miner("tithe", text.format("gain 1 gold"))]),
        third=Side(warriors=[BEAR], miners=[miner("toll", text.format("gain 2 gold"))]),
    )
    s.pick("play folly")
    s.expect("foe", "replacement", ["tithe", "toll"])
    s.pick("toll")
    assert (s.stored("foe"), s.stored("third"), s.planet("third")[-1]) == (
        (0, 0, 0),
        (2, 0, 0),
        "bear",
    )
