"""What happened and how it ended, as each reader reads it."""

from __future__ import annotations

import pytest

from deskovka.games.plosinovka import codes, words
from deskovka.games.plosinovka.rules import events
from tests.plosinovka.scenario import Hero, Scenario, Scenarios

pytestmark = pytest.mark.fast


def told(s: Scenario, language: str, seat: int | None = 0) -> list[str]:
    """All that happened, as that seat reads it."""
    return [words.event_text(s.table, one.seen_by(seat), language, seat) for one in s.events]


def test_a_turn_begins(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | Z   1     |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot sword sword coin star",
        enemy="attack",
    )
    assert told(s, "en") == [
        "Turn 5: it is your turn.",
        "You roll: boot, 2 swords, coin, star.",
        "Enemy die: all enemies attack.",
        "Zombie on A1 attacks you.",
        "You lose 1 life (3 left).",
    ]
    assert told(s, "cs") == [
        "Tah 5: jsi na tahu.",
        "Házíš: bota, 2 meče, zlaťák, hvězda.",
        "Kostka nepřátel: všichni nepřátelé útočí.",
        "Útočí na tebe Zombie z A1.",
        "Ztrácíš 1 život (zbývají 3).",
    ]
    assert told(s, "en", 1)[0] == "Turn 5: it is Bivoj's turn."
    assert told(s, "cs", None)[3:] == [
        "Útočí Zombie z A1, cíl: Bivoj.",
        "Bivoj ztrácí 1 život (zbývají 3).",
    ]


def test_moving_pushing_and_falling(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +   +
        | 1   2   c |
        +---+   +---+
        |           |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="boot",
    )
    s.play("use boot", "B2", "C2", "pass")
    assert told(s, "en")[:6] == [
        "You use a boot.",
        "Urgh is pushed from B2 to C2.",
        "Urgh picks up a coin on C2.",
        "Urgh takes 1 coin.",
        "You move from A2 to B2.",
        "You fall from B2 to B1.",
    ]
    assert told(s, "cs", 1)[:6] == [
        "Bivoj využívá botu.",
        "Někdo tě postrkuje z B2 na C2.",
        "Sbíráš zlaťák na C2.",
        "Bereš si 1 zlaťák.",
        "Bivoj se přesouvá z A2 na B2.",
        "Bivoj padá z B2 na B1.",
    ]
    assert "Urgh: postrčení z B2 na C2." in told(s, "cs", None)
    s.leave()


def test_an_attack(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   Z |
        +---+---+
        """,
        heroes=[Hero("bivoj", gems=1), "urgh"],
        dice="sword",
    )
    s.play("use sword", "x2")
    assert told(s, "en")[:5] == [
        "You discard 1 gem.",
        "You attack Zombie on B1: 2 damage, 2 needed.",
        "You defeat Zombie on B1.",
        "You take 1 coin.",
        "You take 1 gem.",
    ]
    assert told(s, "cs")[:3] == [
        "Odhazuješ 1 drahokam.",
        "Útočíš, cíl: Zombie na B1, 2 zranění, potřeba 2.",
        "Porážíš nepřítele: Zombie na B1.",
    ]
    assert told(s, "cs", 1)[2] == "Bivoj poráží nepřítele: Zombie na B1."


def test_merging_keeping_and_boosting(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1     |
        +---+---+
        """,
        heroes=[Hero("bivoj", gems=3), "urgh"],
        dice="boot boot monster",
    )
    s.play("merge boot", "coin", "x3", "monster")
    assert told(s, "en")[:5] == [
        "You merge two boots into a coin.",
        "You discard 3 gems.",
        "You use a coin, 3 times.",
        "You take 3 coins.",
        "You set your special die to a monster.",
    ]
    assert told(s, "cs", 1)[:5] == [
        "Bivoj slučuje dvě boty na zlaťák.",
        "Bivoj odhazuje 3 drahokamy.",
        "Bivoj využívá zlaťák, 3×.",
        "Bivoj si bere 3 zlaťáky.",
        "Bivoj nastavuje speciální kostku na příšeru.",
    ]
    s.leave()


def test_buying_and_using(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1$    |
        +---+---+
        """,
        heroes=[Hero("bivoj", coins=5), "urgh"],
        shop=["swift-boots"],
        dice="coin",
    )
    price = s.table.definitions[s.table.box.number_of["swift-boots"]].price
    s.pick("buy swift-boots")
    assert told(s, "en")[0] == f"You buy Swift Boots for {price} coins."
    assert told(s, "cs")[0].startswith("Kupuješ kartu Rychlé boty za ")
    s.leave()


def test_fainting(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   Z |
        +---+---+
        """,
        heroes=[Hero("bivoj", life=1, special="sword"), "urgh"],
        dice="coin coin coin coin coin",
        enemy="attack",
    )
    assert "You faint." in told(s, "en")
    assert "Upadáš do mdlob." in told(s, "cs")
    assert "Bivoj upadá do mdlob." in told(s, "cs", 1)
    s.leave()


# -- how it ends --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("winners", "how", "english", "czech"),
    [
        ([0], codes.BOSS_FELLED, "You win: the boss is felled.", "Vítězíš: boss je poražen."),
        (
            [1],
            codes.BOSS_FELLED,
            "You lose. Urgh wins: the boss is felled.",
            "Prohráváš. Vítězí Urgh: boss je poražen.",
        ),
        (
            [0, 1],
            codes.HIGHEST,
            "You share the win with Urgh: the last turn is over, "
            "and the highest hero counts, then gems, then coins.",
            "Vítězíš a s tebou Urgh: skončil poslední tah a rozhodla výška, pak drahokamy, "
            "pak zlaťáky.",
        ),
        (
            [],
            codes.ENDLESS,
            "You lose: a chain without end was broken off.",
            "Prohráváš: nekonečný řetěz účinků byl přerušen.",
        ),
    ],
)
def test_the_end(
    winners: list[int], how: int, english: str, czech: str, scenario: Scenarios
) -> None:
    s = scenario(
        """
        +   +   +
        | 1   2 |
        +---+---+
        """,
        heroes=["bivoj", "urgh"],
        dice="coin",
    )
    assert words.outcome_text(s.table, "en", 0) == ""
    s.table.over = True
    s.table.winners = sum(1 << seat for seat in winners)
    s.table.how = how
    assert words.outcome_text(s.table, "en", 0) == english
    assert words.outcome_text(s.table, "cs", 0) == czech
    assert words.outcome_text(s.table, "en", None, ["Ann", "Bob"]).startswith(
        {0: "Nobody wins", 1: ["Ann", "Bob"][winners[0]] if winners else "", 2: "Ann and Bob"}[
            len(winners)
        ]
    )


def test_a_solo_win_has_its_score(scenario: Scenarios) -> None:
    s = scenario(
        """
        +   +   +
        | 1   M |
        +---+---+
        """,
        heroes=[Hero("bivoj", gems=30, coins=4, inside=True)],
        dice="sword",
        events=["lucky-star"],
        boss_level=True,
    )
    s.play("use sword", "x8")
    outcome = s.table.outcome
    assert outcome is not None
    assert outcome.score is not None
    assert outcome.score > 0
    ending = words.outcome_text(s.table, "en", 0)
    assert ending == f"You win: the boss is felled. Score: {outcome.score}."
    assert words.outcome_text(s.table, "cs", 0).endswith(f" Skóre: {outcome.score}.")


def test_an_artifact_is_taken_from_whoever_reads_it(scenario: Scenarios) -> None:
    table = scenario(
        """
        +   +   +   +
        | 1   2     |
        +---+---+---+
        """,
        heroes=["bivoj", "urgh"],
    ).table
    card = next(at for at, one in enumerate(table.definitions) if one.kind == codes.ARTIFACT)
    taken = events.ARTIFACT.event([1, card, 0])

    def read(language: str, seat: int) -> str:
        return words.event_text(table, taken.seen_by(seat), language, seat)

    assert read("en", 0).endswith(" from you.")
    assert read("en", 1).endswith(" from Bivoj.")
    assert read("cs", 0).endswith(" (předtím tvůj).")
