"""The Czech nouns of Plošinovka beyond those of any card game."""

from __future__ import annotations

from typing import Final

from deskovka.language import COMMON, Lexicon, Noun

# What a card or token of each type calls itself in Czech.
OWN_NOUNS: Final = {
    "hero": "hrdina",
    "enemy": "nepřítel",
    "helper": "pomocník",
    "boss": "boss",
    "item": "předmět",
    "potion": "lektvar",
    "artifact": "artefakt",
    "event": "událost",
    "token": "žeton",
    "attack": "karta",
}

LEXICON: Final = COMMON | Lexicon(
    [
        Noun.of(
            "ma",
            "hrdina hrdiny hrdinovi hrdinu hrdino hrdinovi hrdinou",
            "hrdinové hrdinů hrdinům hrdiny hrdinové hrdinech hrdiny",
            person=True,
        ),
        Noun.of(
            "ma",
            "nepřítel nepřítele nepříteli nepřítele nepříteli nepříteli nepřítelem",
            "nepřátelé nepřátel nepřátelům nepřátele nepřátelé nepřátelích nepřáteli",
        ),
        Noun.of(
            "ma",
            "pomocník pomocníka pomocníkovi pomocníka pomocníku pomocníkovi pomocníkem",
            "pomocníci pomocníků pomocníkům pomocníky pomocníci pomocnících pomocníky",
        ),
        Noun.of(
            "ma",
            "boss bosse bossovi bosse bosse bossovi bossem",
            "bossové bossů bossům bosse bossové bossech bossy",
        ),
        Noun.of(
            "mi",
            "předmět předmětu předmětu předmět předměte předmětu předmětem",
            "předměty předmětů předmětům předměty předměty předmětech předměty",
        ),
        Noun.of(
            "mi",
            "lektvar lektvaru lektvaru lektvar lektvare lektvaru lektvarem",
            "lektvary lektvarů lektvarům lektvary lektvary lektvarech lektvary",
        ),
        Noun.of(
            "mi",
            "artefakt artefaktu artefaktu artefakt artefakte artefaktu artefaktem",
            "artefakty artefaktů artefaktům artefakty artefakty artefaktech artefakty",
        ),
        Noun.of(
            "f",
            "událost události události událost události události událostí",
            "události událostí událostem události události událostech událostmi",
        ),
        Noun.of(
            "mi",
            "žeton žetonu žetonu žeton žetone žetonu žetonem",
            "žetony žetonů žetonům žetony žetony žetonech žetony",
        ),
        Noun.of(
            "mi",
            "zlaťák zlaťáku zlaťáku zlaťák zlaťáku zlaťáku zlaťákem",
            "zlaťáky zlaťáků zlaťákům zlaťáky zlaťáky zlaťácích zlaťáky",
        ),
        Noun.of(
            "mi",
            "drahokam drahokamu drahokamu drahokam drahokame drahokamu drahokamem",
            "drahokamy drahokamů drahokamům drahokamy drahokamy drahokamech drahokamy",
        ),
        Noun.of(
            "n",
            "pole pole poli pole pole poli polem",
            "pole polí polím pole pole polích poli",
        ),
        Noun.of(
            "f",
            "řada řady řadě řadu řado řadě řadou",
            "řady řad řadám řady řady řadách řadami",
        ),
        Noun.of(
            "f",
            "kostka kostky kostce kostku kostko kostce kostkou",
            "kostky kostek kostkám kostky kostky kostkách kostkami",
        ),
        Noun.of(
            "f",
            "bota boty botě botu boto botě botou",
            "boty bot botám boty boty botách botami",
        ),
        Noun.of(
            "mi",
            "meč meče meči meč meči meči mečem",
            "meče mečů mečům meče meče mečích meči",
        ),
        Noun.of(
            "f",
            "příšera příšery příšeře příšeru příšero příšeře příšerou",
            "příšery příšer příšerám příšery příšery příšerách příšerami",
        ),
        Noun.of(
            "f",
            "hvězda hvězdy hvězdě hvězdu hvězdo hvězdě hvězdou",
            "hvězdy hvězd hvězdám hvězdy hvězdy hvězdách hvězdami",
        ),
    ]
)
