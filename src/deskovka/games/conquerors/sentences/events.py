"""What triggers or is replaced: events, deeds of players, times."""

from __future__ import annotations

from typing import Final

from deskovka.language import Row

DONE: Final = ("second", "third")

EVENTS: Final = [
    Row("attacks", "event", "{s:subject} attacks", "{s} zaútočí", forms=("fact",)),
    Row("blocks", "event", "{s:subject} blocks", "{s} blokuje", forms=("fact",)),
    Row("blocked", "event", "{s:subject} is blocked", "je {s} <!zablokovaný>", forms=("fact",)),
    Row("dies", "event", "{s:subject} dies|would_die", "{s} zemře|^by_<!měl>_zemřít"),
    Row(
        "destroyed",
        "event",
        "{s:subject} is|would_be destroyed",
        "je|^by {s} 0|<!měl>_být <!zničený>",
    ),
    Row(
        "enters",
        "event",
        "{s:subject} enters the planet",
        "{s} vstoupí na planetu",
        forms=("fact",),
    ),
    Row(
        "leaves",
        "event",
        "{s:subject} leaves|would_leave the planet",
        "{s} opustí|^by_<!měl>_opustit planetu",
    ),
    Row(
        "dealt",
        "event",
        "{s:subject} is|would_be dealt damage",
        "je|^by {s.3.they} 0|mělo_být uděleno poškození",
    ),
    Row(
        "deals",
        "event",
        "{s:subject} deals|would_deal damage",
        "{s} udělí|^by_<!měl>_udělit poškození",
    ),
    Row(
        "deals_base",
        "event",
        "{s:subject} deals damage to a base",
        "{s} udělí poškození dolu",
        forms=("fact",),
    ),
    Row("healed", "event", "{s:subject} is healed", "je {s} <!vyléčený>", forms=("fact",)),
    Row("activated", "event", "{s:subject} is activated", "{s} ^se aktivuje", forms=("fact",)),
    Row("you_do", "event", "you {d:deed.second}", "{d}", forms=("fact",)),
    Row("you_would", "event", "you would {d:deed.infinitive}", "máš {d}", forms=("would",)),
    Row("opponent_does", "event", "an opponent {d:deed.third}", "<protihráč> {d}", forms=("fact",)),
    Row(
        "opponent_would",
        "event",
        "an opponent would {d:deed.infinitive}",
        "<protihráč> ^by <!měl> {d}",
        forms=("would",),
    ),
    Row("player_does_it", "event", "a player {d:deed.third}", "<hráč> {d}", forms=("fact",)),
    # what a player does; only drawing, discarding and gaining can be replaced
    Row(
        "plays",
        "deed",
        "play|plays|0 a {c:cardkind}",
        "zahraješ|zahraje|0 {c.4}",
        forms=DONE,
    ),
    Row("draws", "deed", "draw|draws|draw a card", "lízneš|lízne|líznout ^si kartu"),
    Row("discards", "deed", "discard|discards|discard a card", "odhodíš|odhodí|odhodit kartu"),
    Row("gains", "deed", "gain|gains|gain {m:material}", "získáš|získá|získat {m.4}"),
    Row("places", "deed", "place|places|0 a trap", "položíš|položí|0 <past.4.said>", forms=DONE),
    Row(
        "sacrifices",
        "deed",
        "sacrifice|sacrifices|0 a {k:thing}",
        "obětuješ|obětuje|0 {k.4}",
        forms=DONE,
    ),
    Row(
        "pays",
        "deed",
        "use|uses|0 a paid effect",
        "použiješ|použije|0 placený efekt",
        forms=DONE,
    ),
]

TIMES: Final = [
    Row("start_turn", "time", "at the start of {w:turnof} turn", "na začátku {w} <kolo.2>"),
    Row("end_turn", "time", "at the end of {w:turnof} turn", "na konci {w} <kolo.2>"),
    Row(
        "start_phase",
        "time",
        "at the start of {w:turnof} {p:phase} phase",
        "na začátku {w} {p} <fáze.2>",
    ),
    Row(
        "end_phase", "time", "at the end of {w:turnof} {p:phase} phase", "na konci {w} {p} <fáze.2>"
    ),
    Row("your_turn", "turnof", "your", "<tvůj>"),
    Row("each_turn", "turnof", "each player's", "<každý>"),
    Row("opponents_turn", "turnof", "each opponent's", "<každý> <protihráčův>"),
]
