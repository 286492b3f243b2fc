"""What a plan says of a player besides the name: the bounty on the head, where there is one."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import a_tournament
from knockout_builders import a_bounty_evening
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.room.facts import plan_facts, usual_bounty

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


def first_seat(session: TournamentSession) -> tuple[str, str]:
    seat = plan_facts(LiveTournament(session).room().tables[0]).players[0]
    return seat.note.replace("\u00a0", " "), seat.detail.replace("\u00a0", " ")


def test_a_bounty_is_written_at_the_seat_and_read_out(qtbot: QtBot) -> None:
    note, detail = first_seat(a_bounty_evening())
    assert note == "5 €" and "prime de 5 €" in detail


def test_a_free_tournament_says_nothing_of_it(qtbot: QtBot) -> None:
    note, detail = first_seat(a_tournament(8))
    assert note == "" and "prime" not in detail


def test_only_a_bounty_that_differs_is_written_on_the_plan_of_the_room(qtbot: QtBot) -> None:
    tables = LiveTournament(a_bounty_evening()).room().tables
    usual = usual_bounty(tables)
    table = tables[0]
    first, *others = table.players
    grown = replace(first, bounty=2 * usual)
    facts = plan_facts(replace(table, players=(grown, *others)), usual=usual)
    notes = [player.note.replace("\u00a0", " ") for player in facts.players]
    assert notes == ["10 €"] + [""] * len(others)
