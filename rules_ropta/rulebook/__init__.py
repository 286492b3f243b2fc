"""The rulebook file: number, title, our own summary, force and handling of every article.

``rulebook/search.py`` finds an article by the words a floor types.
"""

from rules_ropta.rulebook.book import (
    Article,
    Certainty,
    Handling,
    Reading,
    Rulebook,
    Subject,
    load_rulebook,
)

__all__ = ["Article", "Certainty", "Handling", "Reading", "Rulebook", "Subject", "load_rulebook"]
