"""Reading and printing sentences: a table of rows gives a parser and two printers."""

from deskovka.language.errors import SentenceError, TableError
from deskovka.language.rows import Row, Tree
from deskovka.language.table import Table

__all__ = ["Row", "SentenceError", "Table", "TableError", "Tree"]
