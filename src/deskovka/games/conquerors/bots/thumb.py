"""A simple opponent: a few short rules of thumb for Planetary Conquerors."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

from deskovka.games.conquerors.bots.acts import (
    acts,
    answers,
    costs_dearly,
    counters,
    harms,
    heals,
    hits_planet,
    is_dear,
)
from deskovka.games.conquerors.codes import ASK_TARGET
from deskovka.games.conquerors.effects.nodes import NODE, Ability, Effect, Paid
from deskovka.games.conquerors.rules.winning import LIFE_TO_CONQUER
from deskovka.games.conquerors.state import Box, Table
from deskovka.games.conquerors.views import Option, PlanetCard, PlanetView, Player
from deskovka.kernel.frames import frames

if TYPE_CHECKING:
    from deskovka.games.conquerors.packs import CardData, Pack
    from deskovka.games.port.worlds import Worlds
    from deskovka.kernel.decision import Decision

View = Mapping[str, Any]

ENOUGH_MINERS: Final = 7

# Where the verb alone decides; to pass is worth 0.
WORTH_OF_VERBS: Final = {
    "trap": {"place": 1.0, "move": -1.0},
    "trapback": {"choose": 1.0},
    "pay_unless": {"yes": 1.0},
}


class ThumbBot:
    """Mines first, builds and recruits, attacks when it pays, blocks good trades."""

    def __init__(self, box: Box, pack: Pack, seed: int) -> None:
        self.box = box
        self.cards = {card.id: card for card in pack.cards}
        self.random = Random(seed)

    def choose(self, view: View, decision: Decision, worlds: Worlds) -> int:
        """The option that is worth the most; chance decides between equals."""
        kind = decision.kind
        effect = asking(worlds) if kind in ("target", "may") else None
        judge = getattr(Sight(cast(PlanetView, view), self, effect), f"worth_{kind}", None)
        if kind in WORTH_OF_VERBS:
            values = [WORTH_OF_VERBS[kind].get(o["verb"], 0.0) for o in view["options"]]
        elif judge is not None:
            values = [0.0 if o["verb"] == "pass" else judge(o) for o in view["options"]]
        else:
            return decision.default
        best = max(values)
        return self.random.choice([at for at, value in enumerate(values) if value == best])


def asking(worlds: Worlds) -> Effect:
    """The effect whose target is asked for, or that may be done: no secret, so that any world that
    the seat may be in tells it."""
    world = worlds.world(0)
    assert isinstance(world, Table)
    frame, below = frames(world)[:2]
    resolving = below if world.kind == ASK_TARGET else frame
    return world.box.effects[resolving.locals[NODE]]


class Sight:
    """What one seat sees, arranged for judging its options."""

    def __init__(self, view: PlanetView, bot: ThumbBot, effect: Effect | None = None) -> None:
        self.view = view
        self.box = bot.box
        self.cards = bot.cards
        self.effect = effect  # that asks
        assert view["seat"] is not None
        self.me = view["players"][view["seat"]]
        self.foes = [p for p in view["players"] if p is not self.me and not p["out"]]
        # By handle: whose, and the card there; options are about values that their cards have.
        self.places: dict[int, tuple[Player, PlanetCard]] = {}
        for player in view["players"]:
            entities = [e for e in [player["base"], *player["row"]] if e]
            traps = [trap for entity in entities for trap in entity["traps"]]
            held = [*traps, *player["hand"], *player["junkyard"]]
            for entry in (*entities, *player["miners"], *cast(list[PlanetCard], held)):
                self.places[entry["handle"]] = (player, entry)

    def entry(self, option: Option) -> PlanetCard:
        """The card that an option is about; nothing where that lies in a deck."""
        found = self.places.get(option.get("card", 0))
        return found[1] if found else cast(PlanetCard, {})

    def base(self) -> PlanetCard:
        """One's own: whoever is asked is not out."""
        base = self.me["base"]
        assert base is not None
        return base

    def card(self, option: Option) -> CardData | None:
        """What is printed on the card of an option, if it is known."""
        return self.cards.get(option.get("definition") or self.entry(option).get("card", ""))

    def price(self, card: CardData | None) -> int:
        return sum(card.cost.values()) if card else 0

    def ready(self, player: Player) -> list[PlanetCard]:
        return [w for w in player["row"] if "attack" in w and not w["exhausted"]]

    def worth(self, card: CardData | None) -> float:
        """How much a card is wanted now."""
        miners = len(self.me["miners"])
        if card is None or card.type == "miner":
            return 12.0 - miners if card and miners < ENOUGH_MINERS else 0.5
        if card.type == "building":
            wins = self.me["building_life"] + card.life >= LIFE_TO_CONQUER
            return 100.0 if wins else 3.0 + card.life
        if card.type == "warrior":
            return 3.0 + card.attack + 0.5 * card.life
        return 2.0 + 0.5 * self.price(card)

    def abilities(self, card: CardData) -> list[Ability]:
        """What its paragraphs mean."""
        return self.box.definitions[self.box.number_of[card.id]].abilities

    def worth_effect(self, done: list[Effect], answering: bool) -> float:
        """Answers wait for their moment; what harms or heals needs somebody to do it to."""
        if answers(done) and not answering:
            return -1.0
        if hits_planet(done) and not any(foe["row"] for foe in self.foes):
            return -1.0
        hurt = any(e["life"] < e["max_life"] for e in [self.base(), *self.me["row"]])
        return -1.0 if heals(done) and not hurt else 2.0

    def worth_use(self, option: Option, card: CardData, answering: bool) -> float:
        """Of playing a card, or of paying for one of its effects."""
        abilities = self.abilities(card)
        if option["verb"] == "pay":
            paid = abilities[option["ability"]]
            dear = isinstance(paid, Paid) and is_dear(paid)
            return -1.0 if dear else self.worth_effect([*acts(paid.body)], answering)
        if card.type == "spell":
            return self.worth_effect([*acts(*(one.body for one in abilities))], answering)
        return self.worth(card)

    # -- the turn -------------------------------------------------------------------------

    def worth_redraw(self, option: Option) -> float:
        prices = [self.price(self.cards[card["card"]]) for card in self.me["hand"]]
        return 1.0 if sum(0 < price <= 3 for price in prices) < 2 else -1.0

    def worth_kuk(self, option: Option) -> float:
        """Away with miners when there are enough, and with what can be paid only much later."""
        card, miners = self.card(option), len(self.me["miners"])
        late = card is not None and card.type == "miner" and miners >= ENOUGH_MINERS
        return 1.0 if late or self.price(card) > 2 + 2 * miners else -1.0

    def worth_main(self, option: Option) -> float:
        if option["verb"] == "make_electricity":
            needs = [self.cards[c["card"]].cost.get("electricity", 0) for c in self.me["hand"]]
            return 0.5 if max(needs, default=0) > self.me["stored"][2] else -1.0
        card = self.card(option)
        return self.worth_use(option, card, False) if card else -1.0

    def worth_reaction(self, option: Option) -> float:
        """Only against what others do: cards that are worth it, and attacks."""
        card, what = self.card(option), self.view["pending"][0]
        if card is None or what["by"] == self.view["seat"] or what["what"] != "window":
            return -1.0
        counter = counters(acts(*(one.body for one in self.abilities(card))))
        if what["kind"] == "play" and counter:
            below = self.view["pending"][1]
            played = None if below["what"] == "window" else self.cards.get(below.get("card", ""))
            return 1.0 if self.price(played) >= 3 else -1.0
        attacked = what["kind"] in ("line", "blocks", "damage")
        return self.worth_use(option, card, True) if attacked and not counter else -1.0

    def worth_attacker(self, option: Option) -> float:
        """Not into the arms of those who beat it, nor while the base is in danger."""
        attack, life = self.entry(option)["attack"], self.entry(option)["life"]
        ready = [w for foe in self.foes for w in self.ready(foe)]
        beaten_by = [w for w in ready if w["attack"] >= life and w["life"] > attack]
        few = len(self.ready(self.me)) <= len(beaten_by)
        danger = sum(w.get("attack", 0) for foe in self.foes for w in foe["row"])
        stay = (few and beaten_by) or danger >= self.base()["life"]
        return -1.0 if stay else float(attack) - 0.5

    def worth_attack_target(self, option: Option) -> float:
        """What is nearly down, what is dangerous, what has few traps before it."""
        foe, entry = self.places[option["card"]]
        danger = 4 * foe["building_life"] / LIFE_TO_CONQUER + 2 / max(1, entry["life"])
        value = (15 - entry["life"]) / 5 + 1.5 if entry["card"] == "base" else danger
        return float(value - 1.2 * len(entry["traps"]))

    def worth_attack_order(self, option: Option) -> float:
        return float(self.entry(option)["life"])

    def worth_block(self, option: Option) -> float:
        """Kill and live, else trade upwards, else save the base."""
        blocker = self.entry(option)
        coming = [self.places[handle][1] for handle in self.view["attackers"]]
        mine = [a for a in coming if a["target"] and self.places[a["target"]][0] is self.me]
        attacker = next((a for a in mine if a["line"] > 0 and not a["blocker"]), blocker)
        kills, lives = blocker["attack"] >= attacker["life"], blocker["life"] > attacker["attack"]
        threat = sum(a["attack"] for a in mine) >= self.base()["life"]
        trade = 0.1 * (attacker["attack"] - blocker["attack"])
        return float(3 * kills + 2 * lives + 4 * threat + trade - 2.5)

    def worth_trap_where(self, option: Option) -> float:
        return float(self.entry(option)["life"] / 3 - 3 * len(self.entry(option)["traps"]))

    def worth_target(self, option: Option) -> float:
        """What is done to it says whose it should be."""
        harmed = self.effect is not None and harms(self.effect)
        value = 1.0 + self.price(self.card(option)) + self.entry(option).get("attack", 0)
        mine = self.places.get(option.get("card", 0), ({},))[0] is self.me
        return float(value if harmed != mine else -value)

    def worth_may(self, option: Option) -> float:
        done = acts(self.effect) if self.effect else ()
        return -1.0 if costs_dearly(done) else 1.0

    def worth_player(self, option: Option) -> float:
        return float(self.view["players"][option["seat"]]["building_life"])

    def worth_search(self, option: Option) -> float:
        return self.worth(self.card(option))

    def worth_discard(self, option: Option) -> float:
        return -self.worth(self.card(option))

    worth_salvage = worth_search
    worth_tuck = worth_sacrifice = worth_redraw_card = worth_discard
