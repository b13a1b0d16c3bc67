"""Drawings with a fault each; «» stand around the place where it must be found."""

from __future__ import annotations

from dataclasses import dataclass

ORDINARY = """\
+   +   +   +   +
  *   H       c
+---+-H-+   +---+
      H   E
+   +---+---+   +
  c           *
+---+   +   +---+
      $   ^
+   +---+---+   +"""

BOSS = """\
+   +   +   +   +
  *   ?       c
+---+---+   +---+
          B
+   +---+---+   +
  E           ?
+---+   +   +---+
  $       *   E
+---+---+---+---+"""


def table(drawing: str, dungeon: str = "void", boss: bool = False, ident: str = "test-card") -> str:
    """The table of a dungeon card; its name is made of its id."""
    name = ident.replace("-", " ").title()
    mark = "boss = true\n" if boss else ""
    head = f'[[dungeon]]\nid = "{ident}"\nname = {{ en = "{name}" }}\ndungeon = "{dungeon}"\n'
    return f'{head}{mark}map = """\n{drawing}\n"""\n'


def changed(drawing: str, changes: dict[int, str]) -> str:
    """The drawing with some of its lines, counted from 0, written anew."""
    lines = drawing.split("\n")
    for number, line in changes.items():
        lines[number] = line
    return "\n".join(lines)


@dataclass(frozen=True)
class Broken:
    """A file, a part of what must be said of it, and how much else the same fault causes."""

    about: str
    text: str
    says: str
    others: int = 0


def ordinary(about: str, says: str, changes: dict[int, str], others: int = 0) -> Broken:
    return Broken(about, table(changed(ORDINARY, changes)), says, others)


def boss(about: str, says: str, changes: dict[int, str], others: int = 0) -> Broken:
    return Broken(about, table(changed(BOSS, changes), boss=True), says, others)


SHAPE = [
    Broken("empty", table("").replace('"""\n\n"""', '"«»"'), "9 lines, and this drawing has 0"),
    Broken("one line", table("«+»"), "this drawing has 1 line"),
    Broken("a line missing", table(ORDINARY[:-18] + "").replace("      $", "«»      $"), "8 lines"),
    Broken("a line too many", table(ORDINARY + "\n«+»   +"), "this drawing has 10 lines"),
    ordinary("line too long", "17 characters at most", {3: "      H   E      «x»"}),
    ordinary("no corner", 'a corner "+" belongs here', {2: "+---«-»-H-+   +---+"}),
    ordinary("corner left out", 'a corner "+" belongs here, not " "', {4: "+   +---+---+«»"}),
    ordinary("half an edge", 'or three spaces, not "-- "', {4: "+   +«-- »+---+   +"}),
    ordinary("strange edge", 'not "=H="', {2: "+---+«=H=»+   +---+"}),
    ordinary("strange wall", '"|" or a space, not "I"', {5: "  c «I»         *"}),
    ordinary("unknown symbol", '"X" means nothing', {3: "      H   E  «X»"}),
    ordinary("small letter", '"h" means nothing', {3: "      «h»   E"}),
    ordinary("twice in a field", '"c" stands in this field already', {5: " c«c»          *"}),
    ordinary("tab", "an invisible character (U+0009)", {5: "  c«\t»"}),
    ordinary("wide letter", '"Ｅ" means nothing', {3: "      H   «Ｅ»"}),
]

EDGES = [
    ordinary("top closed", "the top edge is open", {0: "+   +   +«---»+   +"}),
    ordinary("bottom closed", "needs an opening", {8: "«+---+---+---+---+»"}),
    ordinary("ladder leads out", "no ladder leads out", {8: "+   +-«H»-+---+   +"}),
    boss("boss card open below", "its whole bottom edge (BOSS-5)", {8: "+---+«   »+---+---+"}),
]

LADDERS = [
    ordinary(
        "nothing above",
        'the field above has no "H"',
        {1: "  *           c", 2: "+---+-«H»-+   +---+"},
    ),
    ordinary(
        "nothing below", 'the field below has no "H"', {3: "          E", 2: "+---+-«H»-+   +---+"}
    ),
    ordinary("cut by a platform", "the ladder is cut here", {2: "+---+«---»+   +---+"}),
    ordinary("one field high", "at least two fields high", {7: "      $   ^  «H»"}),
]

SYMBOLS = [
    Broken(
        "portal in the forest",
        table(changed(ORDINARY, {5: "  c   «@»       *"}), "forest"),
        'only cards of the "void" have portals',
    ),
    ordinary("one portal", "draw two or none", {5: "  c   «@»       *"}),
    ordinary("boss field", "has boss fields", {3: "      H   E«B»"}),
    ordinary("special field", "has special fields", {5: "  c   «?»       *"}),
    ordinary("coin and gem", "a coin or a gem, not both", {5: "  c           «*»c"}),
    ordinary("enemy in the air", "no platform under this enemy", {5: "  c       «E»   *"}),
    ordinary("merchant in the air", "no platform under this merchant", {7: "  «$»       ^"}),
    boss("boss in the air", "no platform under this boss", {3: "          B   «B»"}),
]

COUNTS = [
    ordinary(
        "three enemies", '2 enemy fields ("E") at most', {5: " Ec          «E»*", 3: "      H   E"}
    ),
    ordinary(
        "four gems", '3 gem fields ("*") at most', {3: "  *   H   E   *", 5: "  c           «*»"}
    ),
    ordinary(
        "one gem",
        '2 gem fields ("*") at least, and this one 1',
        {5: "  c", 0: "«+   +   +   +   +»"},
    ),
    ordinary(
        "one coin", '2 coin fields ("c") at least', {5: "              *", 0: "«+   +   +   +   +»"}
    ),
    ordinary(
        "two merchants",
        '1 merchant field ("$") at most',
        {5: " $c           *", 7: "      «$»   ^"},
    ),
    boss(
        "no merchant",
        '1 merchant field ("$") at least, and this one none',
        {7: "          *   E", 0: "«+   +   +   +   +»"},
    ),
    boss("nowhere for the boss", '1 boss field ("B") at least', {3: "", 0: "«+   +   +   +   +»"}),
    boss(
        "nothing special",
        "1 special field",
        {1: "  *           c", 5: "  E", 0: "«+   +   +   +   +»"},
    ),
]

WAYS = [
    ordinary("cut off", "cut off from the rest", {6: "+---+---+---+---+", 7: "  «»    $   ^"}),
    ordinary("a closed corner", "cut off from the rest", {1: "  *   H     | «c»"}),
    ordinary(
        "no way in",
        'nobody climbs in from "Old Oak" (and 23 more) below with at most 3 boots',
        {6: "+   +   +   +   +", 7: "|       |   |   |", 8: "«+   +   +   +---+»"},
    ),
    ordinary(
        "no way out",
        'from here nobody climbs into "Old Oak" (and ',
        {
            1: "  *           c",
            2: "+   +   +   +   +",
            3: "",
            4: "+   +   +   +   +",
            5: "  «c»   E       *",
            6: "+---+---+   +---+",
        },
    ),
    ordinary(
        "a wall all along",
        'with "Old Oak" (and 23 more) to its right nobody gets across',
        {
            1: "  *   H       c «|»",
            3: "      H   E     |",
            5: "  c           * |",
            7: "      $   ^     |",
        },
    ),
]

GOOD = table(ORDINARY)
TABLES = [
    Broken("no such dungeon", GOOD.replace('"void"', '«"swamp"»'), 'must be "forest" or "void"'),
    Broken("boss is no word", GOOD + 'boss = «"yes"»\n', "boss must be true or false"),
    Broken(
        "no drawing", "«[[dungeon]]»\n" + GOOD.split("\n", 1)[1].split("map")[0], '"map" is missing'
    ),
    Broken(
        "no name",
        GOOD.replace("[[dungeon]]", "«[[dungeon]]»").replace('name = { en = "Test Card" }\n', ""),
        '"name" is missing',
    ),
    Broken("unknown key", GOOD + "«maps» = 1\n", 'there is no key "maps"; did you mean "map"?'),
    Broken(
        "drawing as a list", GOOD.split("map")[0] + "map = «[]»\n", "9 lines, 17 characters each"
    ),
    Broken(
        "endless drawing",
        table("+\n" * 600).replace('"""\n+', '«"""»\n+'),
        "9 lines, 17 characters each",
    ),
    Broken(
        "name of the box",
        GOOD.replace('"Test Card"', '«"old oak"»'),
        'there is already a dungeon card called "old oak"',
    ),
    Broken("twice the same", GOOD + GOOD.replace('"test-card"', '«"test-card"»'), "with the id", 1),
]
ALL = [*SHAPE, *EDGES, *LADDERS, *SYMBOLS, *COUNTS, *WAYS, *TABLES]
