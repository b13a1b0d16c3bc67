"""A simple opponent: a few short rules of thumb for Planetary Conquerors."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Final

from deskovka.bots import View

if TYPE_CHECKING:
    from deskovka.bots.worlds import Worlds
    from deskovka.conquerors.packs import CardData, Pack
    from deskovka.kernel.decision import Decision

LIFE_TO_CONQUER: Final = 30
ENOUGH_MINERS: Final = 7

# What the text of an effect says about where it should go, and when.
HARMS: Final = re.compile(r"(?i)\b(deals?|destroy|exhaust|takes?|remove|control|return|put)\b")
HELPS: Final = re.compile(r"(?i)\b(heal|give|ready|prevent|recharge|copy|block)\b")
ANSWERS: Final = re.compile(r"(?i)\b(counter|prevent|end the attack|block|remove target)\b")
COSTS_DEARLY: Final = re.compile(r"(?i)\b(sacrifice|discard|takes?|lose)\b")

# Where the verb alone decides; to pass is worth 0.
WORTH_OF_VERBS: Final = {
    "trap": {"place": 1.0, "move": -1.0},
    "trapback": {"choose": 1.0},
    "pay_unless": {"yes": 1.0},
}


class SimpleBot:
    """Mines first, builds and recruits, attacks when it pays, blocks good trades."""

    def __init__(self, pack: Pack, seed: int) -> None:
        self.cards = {card.id: card for card in pack.cards}
        self.random = Random(seed)

    def choose(self, view: View, decision: Decision, worlds: Worlds) -> int:
        """The option that is worth the most; chance decides between equals."""
        kind = decision.kind
        text = decision.text("en") if kind in ("target", "may") else ""
        judge = getattr(Look(view, self.cards, text), f"worth_{kind}", None)
        if kind in WORTH_OF_VERBS:
            values = [WORTH_OF_VERBS[kind].get(o["verb"], 0.0) for o in view["options"]]
        elif judge is not None:
            values = [0.0 if o["verb"] == "pass" else judge(o) for o in view["options"]]
        else:
            return decision.default
        best = max(values)
        return self.random.choice([at for at, value in enumerate(values) if value == best])


class Look:
    """What one seat sees, arranged for judging its options."""

    def __init__(self, view: View, cards: dict[str, CardData], text: str) -> None:
        self.view = view
        self.cards = cards
        self.text = text
        self.me: View = view["players"][view["seat"]]
        self.foes = [p for p in view["players"] if p is not self.me and not p["out"]]
        self.places: dict[int, tuple[View, View]] = {}  # handle: whose, and the card there
        for player in view["players"]:
            entities = [e for e in [player["base"], *player["row"]] if e]
            traps = [trap for entity in entities for trap in entity["traps"]]
            for zone in (entities, traps, player["miners"], player["hand"], player["junkyard"]):
                self.places.update({entry["handle"]: (player, entry) for entry in zone})

    def entry(self, option: View) -> View:
        return self.places.get(option.get("card", 0), ({}, {}))[1]

    def card(self, option: View) -> CardData | None:
        """What is printed on the card of an option, if it is known."""
        return self.cards.get(option.get("definition") or self.entry(option).get("card", ""))

    def price(self, card: CardData | None) -> int:
        return sum(card.cost.values()) if card else 0

    def ready(self, player: View) -> list[View]:
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

    def worth_effect(self, text: str, answering: bool) -> float:
        """Answers wait for their moment; what harms or heals needs somebody to do it to."""
        if ANSWERS.search(text) and not answering:
            return -1.0
        if HARMS.search(text) and not any(foe["row"] for foe in self.foes):
            return -1.0
        hurt = any(e["life"] < e["max_life"] for e in [self.me["base"], *self.me["row"]])
        return -1.0 if "eal " in text and not hurt else 2.0

    def worth_use(self, option: View, card: CardData, answering: bool) -> float:
        """Of playing a card, or of paying for one of its effects."""
        if option["verb"] == "pay":
            price, _, effect = card.text[option["ability"]].partition(" - ")
            dear = COSTS_DEARLY.search(price) or "any number" in price
            return -1.0 if dear else self.worth_effect(effect, answering)
        spell = card.type == "spell"
        return self.worth_effect(" ".join(card.text), answering) if spell else self.worth(card)

    # -- the turn -------------------------------------------------------------------------

    def worth_redraw(self, option: View) -> float:
        prices = [self.price(self.cards[card["card"]]) for card in self.me["hand"]]
        return 1.0 if sum(0 < price <= 3 for price in prices) < 2 else -1.0

    def worth_kuk(self, option: View) -> float:
        """Away with miners when there are enough, and with what can be paid only much later."""
        card, miners = self.card(option), len(self.me["miners"])
        late = card is not None and card.type == "miner" and miners >= ENOUGH_MINERS
        return 1.0 if late or self.price(card) > 2 + 2 * miners else -1.0

    def worth_main(self, option: View) -> float:
        if option["verb"] == "make_electricity":
            needs = [self.cards[c["card"]].cost.get("electricity", 0) for c in self.me["hand"]]
            return 0.5 if max(needs, default=0) > self.me["stored"][2] else -1.0
        card = self.card(option)
        return self.worth_use(option, card, False) if card else -1.0

    def worth_reaction(self, option: View) -> float:
        """Only against what others do: cards that are worth it, and attacks."""
        card, what = self.card(option), self.view["pending"][0]
        if card is None or what["by"] == self.view["seat"]:
            return -1.0
        counters = "ounter target" in " ".join(card.text)
        if what["kind"] == "play" and counters:
            played = self.cards.get(self.view["pending"][1].get("card", ""))
            return 1.0 if self.price(played) >= 3 else -1.0
        attacked = what["kind"] in ("line", "blocks", "damage")
        return self.worth_use(option, card, True) if attacked and not counters else -1.0

    def worth_attacker(self, option: View) -> float:
        """Not into the arms of those who beat it, nor while the base is in danger."""
        attack, life = self.entry(option)["attack"], self.entry(option)["life"]
        ready = [w for foe in self.foes for w in self.ready(foe)]
        beaten_by = [w for w in ready if w["attack"] >= life and w["life"] > attack]
        few = len(self.ready(self.me)) <= len(beaten_by)
        danger = sum(w.get("attack", 0) for foe in self.foes for w in foe["row"])
        stay = (few and beaten_by) or danger >= self.me["base"]["life"]
        return -1.0 if stay else float(attack) - 0.5

    def worth_attack_target(self, option: View) -> float:
        """What is nearly down, what is dangerous, what has few traps before it."""
        foe, entry = self.places[option["card"]]
        danger = 4 * foe["building_life"] / LIFE_TO_CONQUER + 2 / max(1, entry["life"])
        value = (15 - entry["life"]) / 5 + 1.5 if entry["card"] == "base" else danger
        return float(value - 1.2 * len(entry["traps"]))

    def worth_attack_order(self, option: View) -> float:
        return float(self.entry(option)["life"])

    def worth_block(self, option: View) -> float:
        """Kill and live, else trade upwards, else save the base."""
        blocker = self.entry(option)
        coming = [self.places[handle][1] for handle in self.view["attackers"]]
        mine = [a for a in coming if a["target"] and self.places[a["target"]][0] is self.me]
        attacker = next((a for a in mine if a["line"] > 0 and not a["blocker"]), blocker)
        kills, lives = blocker["attack"] >= attacker["life"], blocker["life"] > attacker["attack"]
        threat = sum(a["attack"] for a in mine) >= self.me["base"]["life"]
        trade = 0.1 * (attacker["attack"] - blocker["attack"])
        return float(3 * kills + 2 * lives + 4 * threat + trade - 2.5)

    def worth_trap_where(self, option: View) -> float:
        return float(self.entry(option)["life"] / 3 - 3 * len(self.entry(option)["traps"]))

    def worth_target(self, option: View) -> float:
        """The act that is named before the target says whom it is for."""
        before = self.text.split("target")[0]
        harms = bool(HARMS.search(before)) and not HELPS.search(before)
        value = 1.0 + self.price(self.card(option)) + self.entry(option).get("attack", 0)
        mine = self.places.get(option.get("card", 0), ({},))[0] is self.me
        return float(value if harms != mine else -value)

    def worth_may(self, option: View) -> float:
        return -1.0 if COSTS_DEARLY.search(self.text) else 1.0

    def worth_player(self, option: View) -> float:
        return float(self.view["players"][option["seat"]]["building_life"])

    def worth_search(self, option: View) -> float:
        return self.worth(self.card(option))

    def worth_discard(self, option: View) -> float:
        return -self.worth(self.card(option))

    worth_salvage = worth_search
    worth_tuck = worth_sacrifice = worth_redraw_card = worth_discard
