"""A season of teams given out: the same figures on paper, on the site, in CSV and as text."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from io import StringIO

import pytest
from meeting_builders import EIGHT, a_meeting_setup, club_in, drawn, people, played_out
from read_papers import ReadPaper

from td_app.meeting import commands as cmd
from td_app.meeting.days import Day, DaysSummed, summed
from td_app.persistence.engine import memory_club
from td_app.printing.days import (
    days_csv,
    days_paper,
    days_text,
    issue_of,
    published_days,
)
from td_app.printing.document import Stationery

TEAMS = ("=Angers", "Les As <de> Nantes", "Cholet", "Saumur", "Laval", "Rezé", "Le Mans", "Tours")
NOW = datetime(2027, 2, 1, 12, 0)
FRENCH = issue_of("2026-2027", Stationery())


@pytest.fixture
def ranking() -> Iterator[DaysSummed]:
    """Yield three days of eight teams, one put right on the last."""
    with memory_club() as file:
        yield a_ranking(file, 3)


def a_ranking(file: object, count: int) -> DaysSummed:
    club = club_in(file)  # type: ignore[arg-type]
    days = []
    for number in range(1, count + 1):
        setup = replace(a_meeting_setup(rounds=1), date=f"2026-{9 + number // 4:02}-{number:02}")
        session = club.create_meeting(setup)
        for team, name in enumerate(TEAMS, 1):
            session.dispatch(cmd.EnterTeam(name, people=people(team, 1)))
        drawn(session)
        if number == 3:
            session.dispatch(cmd.CorrectPoints(1, 8, -5, "Retard."))
        played_out(session)
        told = (session.meeting, f"Journée {number}", setup.date, True, True, True)
        days.append((Day(*told), session.state))
    return summed(days, EIGHT)


def test_a_spreadsheet_reads_numbers_and_computes_nothing(ranking: DaysSummed) -> None:
    text = days_csv(FRENCH, ranking).decode("utf-8-sig")
    rows = list(csv.reader(StringIO(text), delimiter=";"))
    assert rows[0] == [
        *("Rang", "Équipe", "2026-09-01 Journée 1", "2026-09-02 Journée 2"),
        *("2026-09-03 Journée 3", "Tables gagnées", "Points"),
    ]
    assert rows[1] == ["1", "Tours", "18", "18", "13", "3", "49"]
    assert rows[-1][1] != "=Angers" and rows[-1][1].endswith("=Angers")


def test_the_text_to_send_is_short_in_either_language(ranking: DaysSummed) -> None:
    assert days_text(FRENCH, ranking).splitlines()[3] == "1. Tours – 49"
    english = issue_of("2026-2027", Stationery("en"))
    assert "After 3 days" in days_text(english, ranking).replace("\u00a0", " ")


def test_the_paper_tells_the_points_of_each_day_and_which_it_was(ranking: DaysSummed) -> None:
    told = ReadPaper(days_paper(FRENCH, ranking, NOW)).text()
    for words in ("Classement par équipes", "2026-2027", "Tours", "49", "01/09", "Journée 3"):
        assert words in told
    assert "provisoire" not in told and "Résultats" not in told


def test_twelve_days_still_leave_room_for_the_names() -> None:
    with memory_club() as file:
        told = ReadPaper(days_paper(FRENCH, a_ranking(file, 12), NOW)).text()
    assert "Les As <de> Nantes" in told.replace("\n", " ")


def test_every_file_has_a_name_of_its_own(ranking: DaysSummed) -> None:
    names = [name for name, _ in published_days(FRENCH, ranking, NOW)]
    assert len(set(names)) == 3
