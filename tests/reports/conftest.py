"""Builders for the papers: a heading, entrants of every kind, and a PDF read back."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import date, datetime
from functools import lru_cache

import pytest
from measured_sheets import measured
from read_papers import ReadPaper, outside_margins, overlapping, people, read_codes, read_once

from reports.facts import Heading, SeatedPlayer
from td_app.words.on_paper import PaperWords

__all__ = ["measured"]

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture
def heading() -> Heading:
    """The heading of an evening in a club."""
    return Heading(
        tournament="Open d’automne",
        day=date(2025, 11, 1),
        place="Salle des fêtes, L’Haÿ-les-Roses",
        printed_at=datetime(2025, 11, 1, 19, 42),
        words=PaperWords("fr"),
        club="Les As du Bocage",
    )


@pytest.fixture
def players() -> Callable[..., tuple[SeatedPlayer, ...]]:
    """``players(80)``: eighty players, seated."""
    return people


@pytest.fixture
def read() -> Callable[..., ReadPaper]:
    """``read(pdf)``: the paper as a reader finds it, within its margins, no text on another."""

    def read_back(pdf: bytes, margin: float = 10) -> ReadPaper:
        return read_whole(pdf, margin)

    return read_back


@lru_cache(64)
def read_whole(pdf: bytes, margin: float) -> ReadPaper:
    """Return a paper found within its margins, no text on another."""
    paper = read_once(pdf)
    assert outside_margins(paper, margin) == []
    assert overlapping(paper) == []
    return paper


@pytest.fixture
def telephone(qapp: object) -> Callable[[bytes], list[str]]:
    """``telephone(pdf)``: the codes read on the first page, seen at 150 dots an inch."""
    return read_codes
