"""A deal to sign, the settlement of a tournament cancelled for good."""

from __future__ import annotations

from reports.settlement import Figure, SettlementSheet, SignedSum
from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery, heading_of
from td_app.tournament.state.deals import Stage
from td_app.tournament.state.tournament import Standing
from td_app.tournament.views.deals import SettledRow, deals_view
from td_app.words import reading_text
from td_app.words.deals import (
    NEVER_SEATED,
    day_one_fees_told,
    deal_words,
    house_told,
    kept_words,
    stage_words,
)
from td_app.words.figures import money_text, whole
from td_app.words.language import Language, in_language
from td_app.words.speaking import listed, say

#: What a ticket given back is called in place of a sum.
TICKET = ("un ticket", "a ticket")


def deal_sheet(session: TournamentSession, stationery: Stationery) -> SettlementSheet:
    """Return what each takes by the deal in force, for each to sign."""
    view = deals_view(session.state, session)
    language = stationery.language
    kind = view.kind.value if view.kind else ""
    notes = (kept_words(view.kept, language),) if view.kept else ()
    return SettlementSheet(
        heading=heading_of(session, stationery),
        sort="deal",
        said=deal_words(kind, language) if kind else "",
        figures=("stack", "share"),
        lines=tuple(
            SignedSum(row.name, (whole(row.stack, language), money_text(row.cents, language)))
            for row in view.dealt
        ),
        total=money_text(sum(row.cents for row in view.dealt), language),
        notes=notes,
    )


def settlement_sheet(session: TournamentSession, stationery: Stationery) -> SettlementSheet:
    """Return what a cancelled tournament pays each, for each to sign."""
    view = deals_view(session.state, session)
    language = stationery.language
    parts: tuple[Figure, ...] = ("fee", "share", "bounty")
    held = tuple(one for one in parts if any(getattr(row, one) for row in view.settled))
    # The total alone where there is one figure.
    figures: tuple[Figure, ...] = (*held, "total") if len(held) > 1 else ("total",)
    entrants = session.state.entrants
    new = (row.entrant for row in view.settled if row.entrant not in session.state.carried)
    waited = any(entrants[who].standing is Standing.REGISTERED for who in new)
    never = waited and view.stage is not Stage.BEFORE_START
    notes = [reading_text(reading, language) for reading in view.readings]
    if view.day_one_fees is not None:
        notes.insert(0, day_one_fees_told(view.day_one_fees, language))
    if view.house:
        notes.insert(0, house_told(view.house, shared=view.house_shared, language=language))
    return SettlementSheet(
        heading=heading_of(session, stationery),
        sort="cancelled",
        said=stage_words(view.stage.value, language),
        figures=figures,
        lines=tuple(
            SignedSum(row.name, tuple(_figure(row, one, language) for one in figures))
            for row in view.settled
        ),
        total=money_text(sum(row.total for row in view.settled), language),
        notes=(*((say(NEVER_SEATED, language=language),) if never else ()), *notes),
    )


def _figure(row: SettledRow, figure: Figure, language: Language) -> str:
    cents: int = getattr(row, figure)
    told = money_text(cents, language)
    if figure == "total" and row.ticket:
        ticket = in_language(TICKET, language)
        return listed((told, ticket), language) if cents else ticket
    return told
