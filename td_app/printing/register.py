"""Every paper the application prints, in the order of the evening."""

from __future__ import annotations

from td_app.printing.chips import CHIPS_DOCUMENTS
from td_app.printing.conduct import CONDUCT_DOCUMENTS
from td_app.printing.document import Document, Part
from td_app.printing.evening_conduct import EVENING_CONDUCT_DOCUMENT
from td_app.printing.hand_for_hand import TALLY_DOCUMENT
from td_app.printing.minutes import MINUTES_DOCUMENT
from td_app.printing.moves import MOVES_DOCUMENT
from td_app.printing.presence import PRESENCE_DOCUMENT
from td_app.printing.prizes import PRIZE_DOCUMENTS
from td_app.printing.results import RESULTS_DOCUMENTS
from td_app.printing.seating import CERTIFICATE_DOCUMENT, SEATING_DOCUMENTS
from td_app.printing.structure import STRUCTURE_DOCUMENT
from td_app.printing.tables import (
    BREAKING_ORDER_DOCUMENT,
    LIST_BY_TABLE_DOCUMENT,
    TABLE_SHEETS_DOCUMENT,
)
from td_app.printing.tournament_rules import RULES_DOCUMENT
from td_app.session import TournamentSession

PARTS: tuple[Part, ...] = ("before", "during", "after")

DOCUMENTS: tuple[Document, ...] = (
    PRESENCE_DOCUMENT,
    *SEATING_DOCUMENTS,
    LIST_BY_TABLE_DOCUMENT,
    TABLE_SHEETS_DOCUMENT,
    STRUCTURE_DOCUMENT,
    BREAKING_ORDER_DOCUMENT,
    CERTIFICATE_DOCUMENT,
    RULES_DOCUMENT,
    MOVES_DOCUMENT,
    TALLY_DOCUMENT,
    *CHIPS_DOCUMENTS,
    *CONDUCT_DOCUMENTS,
    *RESULTS_DOCUMENTS,
    *PRIZE_DOCUMENTS,
    EVENING_CONDUCT_DOCUMENT,
    MINUTES_DOCUMENT,
)
"""Before the first hand, while it is played, once it is over: parts follow one another."""


def document(name: str) -> Document:
    """Return a paper by its name; KeyError for another name."""
    return {paper.name: paper for paper in DOCUMENTS}[name]


def offered(session: TournamentSession) -> tuple[Document, ...]:
    """Return the papers that this tournament has, ready or not."""
    return tuple(paper for paper in DOCUMENTS if paper.offered(session))
