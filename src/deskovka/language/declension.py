"""How Czech adjectives and pronouns are declined."""

from __future__ import annotations

from collections.abc import Mapping

GENDERS = ("ma", "mi", "f", "n")
CASES = range(1, 8)

# One line per gender, singular then plural, cases 1 to 7; s stands for the softened stem.
_Endings = Mapping[str, tuple[str, str]]

_HARD: _Endings = {
    "ma": ("ý ého ému ého ý ém ým", "sí ých ým é sí ých ými"),
    "mi": ("ý ého ému ý ý ém ým", "é ých ým é é ých ými"),
    "f": ("á é é ou á é ou", "é ých ým é é ých ými"),
    "n": ("é ého ému é é ém ým", "á ých ým á á ých ými"),
}
_SOFT: _Endings = {
    "ma": ("í ího ímu ího í ím ím", "í ích ím í í ích ími"),
    "mi": ("í ího ímu í í ím ím", "í ích ím í í ích ími"),
    "f": ("í í í í í í í", "í ích ím í í ích ími"),
    "n": ("í ího ímu í í ím ím", "í ích ím í í ích ími"),
}
_POSSESSIVE: _Endings = {
    "ma": ("ův ova ovu ova ův ově ovým", "ovi ových ovým ovy ovi ových ovými"),
    "mi": ("ův ova ovu ův ův ově ovým", "ovy ových ovým ovy ovy ových ovými"),
    "f": ("ova ovy ově ovu ova ově ovou", "ovy ových ovým ovy ovy ových ovými"),
    "n": ("ovo ova ovu ovo ovo ově ovým", "ova ových ovým ova ova ových ovými"),
}
_TVUJ: _Endings = {
    "ma": ("ůj ého ému ého ůj ém ým", "oji ých ým oje oji ých ými"),
    "mi": ("ůj ého ému ůj ůj ém ým", "oje ých ým oje oje ých ými"),
    "f": ("oje é é ou oje é ou", "oje ých ým oje oje ých ými"),
    "n": ("oje ého ému oje oje ém ým", "oje ých ým oje oje ých ými"),
}
_TEN: _Endings = {
    "ma": ("ten toho tomu toho ten tom tím", "ti těch těm ty ti těch těmi"),
    "mi": ("ten toho tomu ten ten tom tím", "ty těch těm ty ty těch těmi"),
    "f": ("ta té té tu ta té tou", "ty těch těm ty ty těch těmi"),
    "n": ("to toho tomu to to tom tím", "ta těch těm ta ta těch těmi"),
}
_JEDEN: _Endings = {
    "ma": (
        "jeden jednoho jednomu jednoho jeden jednom jedním",
        "jedni jedněch jedněm jedny jedni jedněch jedněmi",
    ),
    "mi": (
        "jeden jednoho jednomu jeden jeden jednom jedním",
        "jedny jedněch jedněm jedny jedny jedněch jedněmi",
    ),
    "f": (
        "jedna jedné jedné jednu jedna jedné jednou",
        "jedny jedněch jedněm jedny jedny jedněch jedněmi",
    ),
    "n": (
        "jedno jednoho jednomu jedno jedno jednom jedním",
        "jedna jedněch jedněm jedna jedna jedněch jedněmi",
    ),
}
_VSECHEN: _Endings = {
    "ma": (
        "všechen všeho všemu všeho všechen všem vším",
        "všichni všech všem všechny všichni všech všemi",
    ),
    "mi": (
        "všechen všeho všemu všechen všechen všem vším",
        "všechny všech všem všechny všechny všech všemi",
    ),
    "f": (
        "všechna vší vší všechnu všechna vší vší",
        "všechny všech všem všechny všechny všech všemi",
    ),
    "n": (
        "všechno všeho všemu všechno všechno všem vším",
        "všechna všech všem všechna všechna všech všemi",
    ),
}
_WHOLE: Mapping[str, _Endings] = {"ten": _TEN, "jeden": _JEDEN, "všechen": _VSECHEN}
_STEMS: Mapping[str, tuple[_Endings, int]] = {
    "ůj": (_TVUJ, 2),
    "ův": (_POSSESSIVE, 2),
    "ý": (_HARD, 1),
    "í": (_SOFT, 1),
}
_UNCHANGING = frozenset(["jeho", "jejich"])
_SOFTENED = (
    ("sk", "št"), ("ck", "čt"), ("ch", "š"), ("k", "c"), ("h", "z"), ("r", "ř"),
)  # fmt: skip
_SHORT = {"ma": ("", "i"), "mi": ("", "y"), "f": ("a", "y"), "n": ("o", "a")}

_DETERMINERS = frozenset(
    ["tento", "ten", "každý", "všechen", "žádný", "některý", "jeden", "jiný", "další", "ostatní"]
)
_POSSESSIVES = frozenset(["jeho", "její", "jejich"])

# The forms of `on` without a preposition and after one, singular then plural.
_HE = ("on jeho mu ho on něm jím", "oni jich jim je oni nich jimi")
_HE_AFTER = ("on něj němu něj on něm ním", "oni nich nim ně oni nich nimi")
_IT = ("ono jeho mu ho ono něm jím", "ona jich jim je ona nich jimi")
_IT_AFTER = ("ono něj němu něj ono něm ním", "ona nich nim ně ona nich nimi")
_SHE = ("ona jí jí ji ona ní jí", "ony jich jim je ony nich jimi")
_SHE_AFTER = ("ona ní ní ni ona ní ní", "ony nich nim ně ony nich nimi")
_THING = (_HE[0], "ony jich jim je ony nich jimi")
_THING_AFTER = (_HE_AFTER[0], "ony nich nim ně ony nich nimi")
_PERSONAL = {
    "ma": (_HE, _HE_AFTER),
    "mi": (_THING, _THING_AFTER),
    "f": (_SHE, _SHE_AFTER),
    "n": (_IT, _IT_AFTER),
}


def is_adjective(lemma: str) -> bool:
    """Whether a word is declined by rule here."""
    return (
        lemma in _WHOLE
        or lemma in _UNCHANGING
        or lemma == "tento"
        or any(lemma.endswith(ending) for ending in _STEMS)
    )


def adjective(lemma: str, gender: str, case: int, plural: bool) -> str:
    """An adjective or a pronoun that behaves like one."""
    if lemma in _UNCHANGING:
        return lemma
    if lemma == "tento":
        return adjective("ten", gender, case, plural) + "to"
    if lemma in _WHOLE:
        return _pick(_WHOLE[lemma], gender, case, plural)
    for ending, (endings, length) in _STEMS.items():
        if lemma.endswith(ending):
            stem = lemma[:-length]
            found = _pick(endings, gender, case, plural)
            return _softened(stem) + found[1:] if found.startswith("s") else stem + found
    raise ValueError(f"{lemma} is not declined like an adjective")


def order(lemma: str) -> int:
    """The usual order before a noun: determiners, whose it is, what it is like."""
    if lemma in _DETERMINERS:
        return 1
    return 2 if lemma in _POSSESSIVES or lemma.endswith(("ůj", "ův")) else 3


def short(stem: str, gender: str, plural: bool) -> str:
    """A short participle: zničen, zničena, zničeno; zničeni, zničeny, zničena."""
    return stem + _SHORT[gender][plural]


def personal(gender: str, case: int, plural: bool) -> tuple[str, str]:
    """The pronoun `on`, alone and after a preposition."""
    alone, after = _PERSONAL[gender]
    return alone[plural].split()[case - 1], after[plural].split()[case - 1]


def possessive(gender: str, plural: bool) -> str:
    """The lemma of `his`, `her`, `its`, `their`."""
    if plural:
        return "jejich"
    return "její" if gender == "f" else "jeho"


def _pick(endings: _Endings, gender: str, case: int, plural: bool) -> str:
    return endings[gender][plural].split()[case - 1]


def _softened(stem: str) -> str:
    for hard, soft in _SOFTENED:
        if stem.endswith(hard):
            return stem[: -len(hard)] + soft
    return stem
