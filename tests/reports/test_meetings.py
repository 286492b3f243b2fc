"""The papers of meetings: what they say, of tables and of teams."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from meeting_builders import (
    EIGHT,
    a_meeting,
    a_meeting_setup,
    club_in,
    drawn,
    live,
    played_out,
    the_table,
)
from read_papers import ReadPaper

from td_app.live.meeting_reading import LiveMeeting
from td_app.meeting import commands as cmd
from td_app.meeting.setup import PointsMatrix
from td_app.persistence.engine import memory_club
from td_app.printing.document import Stationery
from td_app.printing.meetings import PAPERS


@pytest.fixture
def meetings() -> Iterator[tuple[LiveMeeting, LiveMeeting]]:
    """Yield a meeting played with points, and one without."""
    with memory_club() as file:
        made = []
        for matrix in (EIGHT, PointsMatrix()):
            session = drawn(a_meeting(club_in(file), a_meeting_setup(matrix=matrix), 8, 1))
            played_out(session)
            made.append(live(session))
        yield made[0], made[1]


def text(meeting: LiveMeeting, paper: int, language: str = "fr") -> str:
    pdf = PAPERS[paper].make(meeting, Stationery(language), 1)  # type: ignore[arg-type]
    return ReadPaper(pdf).text()


def test_a_report_tells_ranks_and_points_over_its_signatures(
    meetings: tuple[LiveMeeting, LiveMeeting],
) -> None:
    told = text(meetings[0], 1)
    assert "Table 1" in told and "table finie" in told
    assert "Le directeur" in told and "Les joueurs" in told
    assert "18" in told


def test_without_points_the_standings_say_so_and_rank_nobody(
    meetings: tuple[LiveMeeting, LiveMeeting],
) -> None:
    told = text(meetings[1], 2)
    assert "Points non comptés" in told and "tables de 8" in told
    assert "Rang" not in told
    assert "Points not counted" in text(meetings[1], 2, "en")
    assert "Rang" in text(meetings[0], 2)


def test_whoever_never_came_is_counted_and_sizes_are_a_list() -> None:
    with memory_club() as file:
        # Twenty-one players at tables of seven, a table with nobody missing.
        setup = a_meeting_setup(seats=7, tables=3)
        session = drawn(a_meeting(club_in(file), setup, 7, 3))
        for table, missing in ((1, 1), (2, 2)):
            for who in the_table(session, table).players[:missing]:
                session.dispatch(cmd.MarkMissing(1, who))
        meeting = live(session)
        told = text(meeting, 2)
        assert "tables de 5, 6 et 7 " in told and "7 équipes · 3 absents" in told
        assert "tables of 5, 6 and 7 " in text(meeting, 2, "en")
        assert "5 en jeu · 2 absents" in text(meeting, 1)


def test_what_was_put_right_since_stands_under_the_standings_with_its_reason(
    meetings: tuple[LiveMeeting, LiveMeeting],
) -> None:
    meetings[0].send(cmd.CorrectPoints(1, 3, -4, "Retard à la table."))
    told = text(meetings[0], 2)
    assert "points de l’équipe Tapis Volant corrigés de −4. Retard à la table." in told
    assert "Corrected on" in text(meetings[0], 2, "en")
    meetings[0].send(cmd.UndoAct())
    assert "Corrigé le" not in text(meetings[0], 2)
