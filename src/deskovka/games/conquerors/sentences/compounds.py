"""The sentences that say what is done."""

from __future__ import annotations

from typing import Final

from deskovka.language import Row

SENTENCES: Final = [
    Row("do", "sentence", "{e:effect}.", "{e}."),
    Row("then", "sentence", "{a:effect}, then {b:effect}.", "{a}, potom ^ {b}."),
    Row("may", "sentence", "you may {e:effect.infinitive}.", "můžeš ^ {e}."),
    Row(
        "may_then",
        "sentence",
        "you may {a:effect.infinitive}. if you do, {b:effect}.",
        "můžeš ^ {a}. pokud to uděláš, {b}.",
    ),
    Row("if", "sentence", "if {c:condition}, {e:effect}.", ", pokud {c.aside}, {e}."),
    Row(
        "if_else",
        "sentence",
        "if {c:condition}, {a:effect}. otherwise, {b:effect}.",
        ", pokud {c.aside}, {a}. jinak ^ {b}.",
    ),
    Row("player_does", "sentence", "{p:player} {e:effect.third}.", "{p} ^ {e}."),
    Row("player_may", "sentence", "{p:player} may {e:effect.may}.", "{p} ^ může {e.they}."),
    Row(
        "choose_one",
        "sentence",
        "choose one: {o:effect/; or }.",
        "vyber si jednu možnost: {o/; nebo }.",
    ),
    Row(
        "unless",
        "sentence",
        "{e:effect} unless {p:player} pays {m:materials}.",
        "{e}, pokud {p} nezaplatí {m.4}.",
    ),
]
