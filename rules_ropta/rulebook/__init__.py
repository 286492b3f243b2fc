"""The rulebook file: number, title, our own summary, force and handling of every article."""

from rules_ropta.rulebook.book import Article, Handling, Reading, Rulebook, load_rulebook

__all__ = ["Article", "Handling", "Reading", "Rulebook", "load_rulebook"]
