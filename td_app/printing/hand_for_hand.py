"""The tally of hand-for-hand: the tables in play, where it ends, from which hand on (2.7)."""

from __future__ import annotations

from reports.hand_for_hand_tally import HandForHandTally, render_hand_for_hand_tally
from rules_ropta.house_rules import HAND_FOR_HAND_MINUTES
from td_app.printing.document import Document, Stationery, heading_of
from td_app.session import TournamentSession
from td_app.tournament.decide.hand_for_hand import what_it_waits_for
from td_app.tournament.state.setup import declared_house_rules


def hand_for_hand_tally(session: TournamentSession, stationery: Stationery) -> HandForHandTally:
    """Return the tally of the tables that wait for each other, else of those in play."""
    state, now = session.state, session.state.hand_for_hand
    house = declared_house_rules(state.setup)
    return HandForHandTally(
        heading=heading_of(session, stationery),
        tables=now.round.tables if now else tuple(sorted(state.counts())),
        players=state.players_left,
        until=now.until if now else what_it_waits_for(state)[1],
        first_hand=max(1, now.round.hand) if now else 1,
        minutes=now.round.minutes_a_hand if now else house.number(HAND_FOR_HAND_MINUTES),
        prizes=bool(state.setup.prize_plan),
    )


def _several_tables(session: TournamentSession) -> str | None:
    if not session.state.drawn:
        return "NOT_DRAWN_YET"
    return None if len(session.state.counts()) > 1 else "ONE_TABLE_LEFT"


TALLY_DOCUMENT = Document(
    "hand_for_hand_tally",
    ("Main par main", "Hand-for-hand"),
    "main_par_main.pdf",
    "during",
    _several_tables,
    hand_for_hand_tally,
    render_hand_for_hand_tally,
)
