"""What the to-do list does of other formats: at once, or asked about on its page."""

from __future__ import annotations

from dataclasses import replace

from builders import a_tournament
from buy_in_builders import REBUYS, an_evening, terms, to_level
from flight_builders import two_flights
from jackpot_builders import a_jackpot

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui.destinations import Spot, destination_of
from td_app.ui.windows.side_column import command_of


def asked(session: TournamentSession, kind: str) -> cmd.Proposal:
    (found,) = (one for one in session.proposals() if one.kind == kind)
    return found


def test_a_jackpot_is_drawn_seated_and_started_from_the_list_alone() -> None:
    session = a_jackpot()
    for kind in ("draw_jackpot", "draw_seats", "start_clock"):
        command = command_of(asked(session, kind))
        assert command is not None
        session.dispatch(command)
    assert session.state.clock.running


def test_the_end_of_a_day_asks_for_the_bags() -> None:
    _, session, _ = two_flights()
    proposal = asked(session, "end_day")
    assert command_of(proposal) is None and destination_of(proposal) is Spot.END_OF_DAY


def test_too_few_entries_leads_to_the_cancellation() -> None:
    by = replace(terms(), least_field=12)
    session = a_tournament(8, started=False, entry_terms=by)
    proposal = asked(session, "cancel_tournament")
    assert command_of(proposal) is None and destination_of(proposal) is Spot.CANCELLATION


def test_the_add_on_is_sold_from_the_players_page_to_all_or_to_some() -> None:
    session = an_evening(8, REBUYS)
    to_level(session, 4, in_break=True)
    proposal = asked(session, "take_add_ons")
    assert command_of(proposal) is None and destination_of(proposal) is Spot.ADD_ONS
