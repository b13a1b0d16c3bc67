"""A simple opponent in Plošinovka: climbs, gathers gems, and fells the boss when it can."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

from deskovka.games.plosinovka.bots.acts import Use
from deskovka.games.plosinovka.bots.chart import Chart
from deskovka.games.plosinovka.codes import (
    BOSS_DAMAGE,
    CARD_SIDE,
    FEWER_GEMS,
    FIRST_DAMAGE,
    HOVERS,
    LEVEL_FIELDS,
    MERCHANT,
    MORE_DAMAGE,
    MORE_DICE,
    NO_BOOSTING,
    NO_MERGING,
    SYMBOLS,
    THROUGH_WALLS,
    TRAP,
    UNNOTICED,
    WIDTH,
)
from deskovka.games.plosinovka.rules.dice import price
from deskovka.games.plosinovka.views import Figure, Option, Tower, TowerView

if TYPE_CHECKING:
    from deskovka.games.plosinovka.state import Box, Definition
    from deskovka.games.port.worlds import Worlds
    from deskovka.kernel.decision import Decision

View = Mapping[str, Any]

USUAL_SWORDS: Final = 3  # that a turn can bring together against the boss
MOST_MOVES: Final = 6

# What things are worth, in steps.
VICTORY: Final = 50.0
TOP: Final = 9.0  # the highest row, and the boss once the gems suffice
GEM: Final = 7.0
SPARE_GEM: Final = 2.0
COIN: Final = 1.2
SHOP: Final = 2.5
HURT: Final = 0.3  # each life
FAINTING: Final = 2.0
FALLING_BACK: Final = 0.5  # each row, for fainting
RISK: Final = 0.4  # of resting beside enemies
WORTH_A_MOVE: Final = 0.4
WORTH_A_MONSTER: Final = 0.5

# Standing effects that help to fell the boss.
STRONG: Final = (MORE_DAMAGE, FIRST_DAMAGE, BOSS_DAMAGE, FEWER_GEMS, MORE_DICE)

# Which symbol goes first when one must be spent.
LEAST_USEFUL: Final = ("monster", "coin", "star", "sword", "boot")


class ThumbBot:
    """Chooses by a few rules of thumb from what its seat sees."""

    def __init__(self, box: Box, seed: int) -> None:
        self.box = box
        self.random = Random(seed)
        self.charts: dict[tuple[Any, ...], Chart] = {}

    def choose(self, view: View, decision: Decision, worlds: Worlds) -> int:
        """The option that is worth the most; chance decides between equals."""
        sight = Sight(cast(TowerView, view), self)
        judge = getattr(sight, f"worth_{decision.kind}", None)
        if judge is None:
            return decision.default
        values = [judge(option) for option in view["options"]]
        best = max(values)
        return self.random.choice([at for at, value in enumerate(values) if value == best])

    def chart(self, tower: Tower, hovers: bool, passes: bool) -> Chart:
        key = (*tower["cards"], tower["lowest"], hovers, passes)
        if key not in self.charts:
            self.charts = {key: Chart(self.box, tower, hovers, passes)}
        return self.charts[key]


class Sight:
    """What one seat sees, arranged for judging its options."""

    def __init__(self, view: TowerView, bot: ThumbBot) -> None:
        self.view = view
        self.box = bot.box
        assert view["seat"] is not None
        assert view["asked"] is not None
        self.me = view["players"][view["seat"]]
        self.here: int | None = self.me["field"]
        self.pool = cast(dict[str, int], view["pool"])
        self.seats = len(view["players"])
        self.in_hand = int(view["asked"]["kind"] in ("merged", "star"))  # a die that is spent
        self.standing: dict[int, Figure] = {one["field"]: one for one in view["figures"]}
        self.enemies = [one for one in view["figures"] if one["figure"] >= self.seats]
        self.mods = self._mods()
        hovers, passes = self.mod(HOVERS) > 0, self.mod(THROUGH_WALLS) > 0
        self.chart = bot.chart(view["tower"], hovers, passes)
        self.boss = next((one for one in self.enemies if self.is_boss(one)), None)
        self.boss_side = self.chart.next_to(self.boss["field"]) if self.boss else []
        self.ready = self._ready()
        self.gems_wanted = self._gems_wanted()
        self.gain = self._gains()
        self.worth = self.chart.worth(self._goals())

    # -- what is printed ------------------------------------------------------------------

    def printed(self, ident: str) -> Definition:
        return self.box.definitions[self.box.number_of[ident]]

    def use(self, ident: str) -> Use:
        """What the card does when it is used."""
        return Use(self.printed(ident).use)

    def _mods(self) -> dict[int, int]:
        """Standing effects of the own hero, cards and tokens."""
        found: dict[int, int] = {}
        own = [self.me["hero"], *self.me["cards"], *self.me["tokens"]]
        for ident in [*own, *([self.view["event"]] if self.view["event"] else [])]:
            pairs = self.printed(ident).mods
            for at in range(0, len(pairs), 2):
                found[pairs[at]] = found.get(pairs[at], 0) + pairs[at + 1]
        return found

    def mod(self, which: int) -> int:
        return self.mods.get(which, 0)

    # -- dice -----------------------------------------------------------------------------

    def as_symbol(self, symbol: str) -> list[str]:
        """The faces that can be used as that symbol."""
        star = [SYMBOLS[number] for number in self.printed(self.me["hero"]).star]
        return [symbol, "star"] if symbol in star else [symbol]

    def supply(self, symbol: str, besides: str = "") -> int:
        """How often a symbol could be used, merged pairs and the special die included."""
        faces = self.as_symbol(symbol)
        count = self.in_hand + self.plain(faces)
        if not self.mod(NO_MERGING):
            others = (f for f in self.pool if f not in (*faces, besides))
            count += sum(self.pool[face] // 2 for face in others)
        return count

    def plain(self, faces: list[str]) -> int:
        """Dice that show one of the faces, the special die too."""
        return sum(self.pool[face] for face in faces) + (self.me["special"] in faces)

    def cost_of(self, damage: int, swords: int) -> int:
        """The gems that so many swords need for so much damage."""
        if swords <= 0:
            return 999
        each, more = divmod(max(damage, swords), swords)
        fewer = self.mod(FEWER_GEMS)
        dear = 999 if damage > swords and self.mod(NO_BOOSTING) else 0
        return dear + more * price(each + 1, fewer) + (swords - more) * price(each, fewer)

    def flat(self, enemy: Figure) -> int:
        """Damage that comes without swords."""
        bonus: int = self.view["bonus"] + self.mod(MORE_DAMAGE) + self.mod(FIRST_DAMAGE)
        if not self.is_boss(enemy):
            return bonus
        ready = [card for card in self.me["cards"] if card not in self.me["used"]]
        return bonus + self.mod(BOSS_DAMAGE) + sum(self.use(card).damage for card in ready)

    def is_boss(self, enemy: Figure) -> bool:
        return bool(enemy["figure"] == self.view["boss"]["figure"])

    def can_fell(self, enemy: Figure, besides: str = "") -> bool:
        """Is it worth attacking now? The boss always, others for their loot."""
        swords, damage = self.supply("sword", besides), enemy["life"] - self.flat(enemy)
        gems = self.cost_of(damage, swords)
        if self.is_boss(enemy):
            return bool(gems <= self.me["gems"])
        return bool(self.in_hand + self.plain(self.as_symbol("sword")) >= max(1, damage))

    def _ready(self) -> bool:
        """Can the boss be felled in this turn: swords, gems, and boots to get there?"""
        if self.boss is None or self.here is None:
            return False
        beside = self.here in self.boss_side
        swords = self.supply("sword", "" if beside else "boot")
        damage = self.boss["life"] - self.flat(self.boss)
        if self.cost_of(damage, swords) > self.me["gems"]:
            return False
        near = self.chart.within(self.here, self._plain_boots())
        return any(field in near for field in self.boss_side)

    def _plain_boots(self) -> int:
        """Boots that no sword is lost for."""
        faces = [face for face in self.as_symbol("boot") if face not in self.as_symbol("sword")]
        return self.in_hand + self.plain(faces)

    # -- the map --------------------------------------------------------------------------

    def _gems_wanted(self) -> int:
        boss = self.view["boss"]
        mods = (MORE_DAMAGE, FIRST_DAMAGE, BOSS_DAMAGE)
        return self.cost_of(boss["life"] - sum(self.mod(one) for one in mods), USUAL_SWORDS)

    def _gains(self) -> dict[int, float]:
        """What entering a field brings at once."""
        enough = self.me["gems"] >= self.gems_wanted
        worth = {"gem": SPARE_GEM if enough else GEM, "coin": COIN}
        found = {one["field"]: worth[one["what"]] for one in self.view["lying"]}
        for field in self.chart.fields:
            if self.chart.tower.flags[field] & TRAP:
                found[field] = found.get(field, 0.0) - HURT
        return found

    def _goals(self) -> dict[int, float]:
        goals = {field: gain for field, gain in self.gain.items() if gain > 0}
        if self.me["coins"] >= 4:
            shops = (f for f in self.chart.fields if self.chart.tower.flags[f] & MERCHANT)
            goals |= {field: max(SHOP, goals.get(field, 0.0)) for field in shops}
        if self.boss is None:
            top = self.view["tower"]["revealed"] * CARD_SIDE - 1
            goals |= {top * WIDTH + column: TOP for column in range(WIDTH)}
        else:
            goals |= dict.fromkeys(self.boss_side, TOP + 3)
        return goals

    def rest(self, field: int) -> float:
        """What it is worth to be there when the turn ends."""
        taken = {other for other in self.standing if other != self.here}
        place = self.chart.lands(field, taken)
        return self.worth[place] - RISK * self.pain(self.strikers(place))

    def strikers(self, field: int) -> list[Figure]:
        beside = self.chart.next_to(field)
        return [one for one in self.enemies if one["field"] in beside]

    def pain(self, enemies: list[Figure]) -> float:
        damage = sum(self.printed(one["card"]).damage for one in enemies)
        return HURT * damage + (self.fainting() if damage >= self.me["life"] else 0.0)

    def fainting(self) -> float:
        """The price of beginning again at the bottom."""
        if self.me["inside"] or self.here is None:
            return FAINTING
        rows = self.here // WIDTH - self.chart.tower.first // WIDTH
        return FAINTING + FALLING_BACK * rows

    def leaving(self) -> float:
        """The price of the first step."""
        if self.here is None or self.mod(UNNOTICED):
            return 0.0
        return self.pain(self.strikers(self.here))

    def moves(self) -> int:
        return min(MOST_MOVES, self._plain_boots() if self.ready else self.supply("boot", "sword"))

    def best_from(self, start: int, moves: int) -> float:
        """The best place to be after so many steps at most."""
        best = -999.0
        for field, steps in self.chart.within(start, moves).items():
            value = self.rest(field) - 0.15 * steps
            if self.ready and field in self.boss_side:
                value += VICTORY
            if steps:
                value += self.gain.get(field, 0.0) - self.crowd(field)
            best = max(best, value)
        return best

    def crowd(self, field: int) -> float:
        """The price of pushing whoever stands there."""
        other = self.standing.get(field)
        if other is None or field == self.here:
            return 0.0
        return 0.5 if other["figure"] < self.seats else 0.8 + self.pain([other])

    def wants_to_move(self) -> bool:
        if self.here is None:
            return False
        stay = self.rest(self.here)
        return self.best_from(self.here, self.moves()) - self.leaving() > stay + WORTH_A_MOVE

    # -- actions --------------------------------------------------------------------------

    def victims(self) -> list[Figure]:
        beside = [] if self.here is None else self.strikers(self.here)
        others = [] if self.ready else beside  # swords are for the boss
        return [one for one in beside if one in others or self.is_boss(one) if self.can_fell(one)]

    def wanted(self) -> str:
        """The symbol that is needed next."""
        if self.victims():
            return "sword"
        if self._in_the_way() and not self.ready and self.supply("monster", "boot"):
            return "monster"
        return "boot" if self.wants_to_move() else "coin"

    def _in_the_way(self) -> bool:
        """Does an enemy stand by that had better be elsewhere?"""
        if self.here is None or self.leaving() <= WORTH_A_MONSTER:
            return False
        return any(not self.is_boss(one) for one in self.strikers(self.here))

    def worth_action(self, option: Option) -> float:
        verb = option["verb"]
        if verb == "pass":
            return 0.0
        if verb in ("use", "special"):
            return self._worth_symbol(option["symbol"], verb == "special")
        if verb == "merge":
            return self._worth_merge(option["symbol"])
        if verb == "buy":
            return self._worth_buying(self.printed(option["card"]))
        if verb in ("card", "hero"):
            return self._worth_card(str(option.get("card") or self.me["hero"]))
        falls = self.here is not None and self.rest(self.here) > -50.0
        return -1.0 if falls else 0.0

    def _worth_buying(self, printed: Definition) -> float:
        """What makes attacks stronger first, then what is dear."""
        strong = any(printed.mods[at] in STRONG for at in range(0, len(printed.mods), 2))
        return 3.0 + 2.0 * strong + 0.1 * printed.price

    def _worth_symbol(self, symbol: str, special: bool) -> float:
        wanted = self.wanted()
        if symbol in self.as_symbol(wanted) and wanted != "coin":
            return 8.0 + (symbol == wanted) - 0.5 * special
        if symbol == "monster" and not special:
            return 0.5 if self._in_the_way() else -1.0
        return 0.9 if symbol == "coin" and not special else -1.0

    def _worth_merge(self, symbol: str) -> float:
        """Only for what is wanted and cannot be had otherwise."""
        wanted = self.wanted()
        faces = self.as_symbol(wanted)
        if wanted == "coin" or symbol in (*faces, "sword"):
            return -1.0
        if any(self.pool[face] for face in faces) or self.me["special"] in faces:
            return -1.0
        return 6.0 - (symbol == "boot")

    def _worth_card(self, ident: str) -> float:
        use = self.use(ident)
        if use.moves:
            return 8.5 if self.wanted() == "boot" else -1.0
        if use.damage:
            return 9.5 if any(self.is_boss(one) for one in self.victims()) else -1.0
        if use.heals:
            return 3.0 if self.me["life"] < self.me["most_life"] - 1 else -1.0
        if use.rerolls:
            return 0.1 if sum(self.pool.values()) >= 2 and self.wanted() == "coin" else -1.0
        return 2.0 if use.gains else -1.0

    # -- what follows an action -----------------------------------------------------------

    def worth_merged(self, option: Option) -> float:
        wanted, coin = option["symbol"] == self.wanted(), option["symbol"] == "coin"
        return 2.0 * bool(wanted) + bool(coin)

    worth_star = worth_merged

    def worth_gems(self, option: Option) -> float:
        """Just enough to fell the enemy with the swords that are left; else none."""
        if "damage" not in option:
            return float(-option["gems"])
        missing = option["life"] - option["damage"] + option["times"]
        swords = 1 + self.supply("sword")
        enough = option["times"] * swords >= missing
        return 100.0 - float(option["times"]) if enough else float(option["times"])

    def worth_swords(self, option: Option) -> float:
        if option["verb"] == "hit":
            return 9.0 if option["damage"] >= option["life"] else 0.0
        order = {"use": 3.0, "special": 2.0, "merge": 1.0}
        return order[option["verb"]] + 0.5 * (option.get("symbol") == "sword")

    def worth_attack(self, option: Option) -> float:
        enemy = self.standing[option["field"]]
        printed = self.printed(enemy["card"])
        loot = 2.0 * printed.gems + printed.coins + 50.0 * self.is_boss(enemy)
        return loot + (100.0 if self.can_fell(enemy) else 0.0)

    def worth_move(self, option: Option) -> float:
        """On towards the best place that the boots can still reach."""
        assert self.here is not None
        if option["verb"] == "pass":
            return self.best_from(self.here, 0)
        field = option["field"]
        ahead = self.best_from(field, max(0, self.moves()))
        return ahead + self.gain.get(field, 0.0) - self.crowd(field) - 0.15

    def worth_push(self, option: Option) -> float:
        """Away from oneself, and down."""
        return self._away(option["field"])

    def worth_monster_where(self, option: Option) -> float:
        return 2.0 if option["verb"] == "pass" else self._away(option["field"])

    def _away(self, field: int) -> float:
        if self.here is None:
            return float(-(field // WIDTH))
        rows = abs(field // WIDTH - self.here // WIDTH)
        columns = abs(field % WIDTH - self.here % WIDTH)
        return rows + columns - 0.1 * (field // WIDTH)

    def worth_monster(self, option: Option) -> float:
        """Who threatens to attack, the strongest first."""
        near = self.here is not None and option["field"] in self.chart.next_to(self.here)
        damage = self.printed(self.standing[option["field"]]["card"]).damage
        mine = self.is_boss(self.standing[option["field"]])
        return 10.0 * near + damage - 20.0 * mine

    # -- the rest of the turn -------------------------------------------------------------

    def worth_appear(self, option: Option) -> float:
        if option["verb"] == "pass":
            return -9.0
        return float(-LEAST_USEFUL.index(option["symbol"]))

    def worth_appear_where(self, option: Option) -> float:
        field = option["field"]
        danger = 0.5 * self.pain(self.strikers(field))
        return self.worth[field] + self.gain.get(field, 0.0) - danger

    def worth_special(self, option: Option) -> float:
        """A sword for the boss, a boot before that."""
        symbol = self.me["special"] if option["verb"] == "pass" else option["symbol"]
        near = self.here is not None and self.here >= self._boss_level()
        order = ("sword", "boot") if near else ("boot", "sword")
        for rank, wanted in enumerate(order):
            if symbol in self.as_symbol(wanted):
                return 3.0 - rank + (0.5 if symbol == wanted else 0.0)
        return 0.0 if symbol == "blank" else 0.5

    def _boss_level(self) -> int:
        return int(self.view["tower"]["levels"] - 1) * LEVEL_FIELDS

    def worth_ladder(self, option: Option) -> float:
        return 1.0 if option["verb"] == "hold" else 0.0

    def worth_field(self, option: Option) -> float:
        field = option["field"]
        if option["verb"] == "enemy":
            return self.worth_attack(option)
        return self.rest(field) + self.gain.get(field, 0.0)

    def worth_symbol(self, option: Option) -> float:
        return float(LEAST_USEFUL.index(option["symbol"]))
