"""The Czech nouns of Planetary Conquerors beyond those of any card game."""

from __future__ import annotations

from typing import Final

from deskovka.language import COMMON, Lexicon, Noun

LEXICON: Final = COMMON | Lexicon(
    [
        Noun.of(
            "ma",
            "warrior warriora warriorovi warriora warriore warriorovi warriorem",
            "warrioři warriorů warriorům warriory warrioři warriorech warriory",
        ),
        Noun.of(
            "ma",
            "miner minera minerovi minera minere minerovi minerem",
            "mineři minerů minerům minery mineři minerech minery",
        ),
        Noun.of(
            "ma",
            "protihráč protihráče protihráči protihráče protihráči protihráči protihráčem",
            "protihráči protihráčů protihráčům protihráče protihráči protihráčích protihráči",
            person=True,
        ),
        Noun.of(
            "n",
            "poškození poškození poškození poškození poškození poškození poškozením",
            "poškození poškození poškozením poškození poškození poškozeních poškozeními",
        ),
        Noun.of(
            "mi",
            "důl dolu dolu důl dole dole dolem",
            "doly dolů dolům doly doly dolech doly",
        ),
        Noun.of(
            "n",
            "cosmium cosmia cosmiu cosmium cosmium cosmiu cosmiem",
            "cosmia cosmií cosmiím cosmia cosmia cosmiích cosmii",
            mass=True,
        ),
    ]
)
