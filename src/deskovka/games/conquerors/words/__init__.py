"""Planetary Conquerors in words, English and Czech."""

from deskovka.games.conquerors.words.log import event_text, outcome_text
from deskovka.games.conquerors.words.options import option_data, option_text, option_texts
from deskovka.games.conquerors.words.questions import QUESTIONS, question_text
from deskovka.games.conquerors.words.refusals import refusal_text
from deskovka.games.conquerors.words.windows import window_text

__all__ = [
    "QUESTIONS",
    "event_text",
    "option_data",
    "option_text",
    "option_texts",
    "outcome_text",
    "question_text",
    "refusal_text",
    "window_text",
]
