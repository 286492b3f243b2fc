"""The clauses of the other texts: titles and reasons in our own words, one file a text."""

from rules_ropta.other_texts.clauses import (
    Clause,
    known_citations,
    load_clauses,
    other_reading,
)

__all__ = ["Clause", "known_citations", "load_clauses", "other_reading"]
