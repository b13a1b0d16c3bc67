"""Reading and printing sentences: a table of rows gives a parser and two printers."""

from deskovka.language.czech_pattern import OwnCard
from deskovka.language.errors import SentenceError, TableError
from deskovka.language.lexicon import Adjective, Lexicon, Noun
from deskovka.language.reference import Chapter, Entry
from deskovka.language.rows import Row, Tree
from deskovka.language.table import SentenceTable
from deskovka.language.vocabulary import COMMON

__all__ = [
    "COMMON",
    "Adjective",
    "Chapter",
    "Entry",
    "Lexicon",
    "Noun",
    "OwnCard",
    "Row",
    "SentenceError",
    "SentenceTable",
    "TableError",
    "Tree",
]
