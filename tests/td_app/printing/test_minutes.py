"""The minutes on paper: what is told of the journal, with names and ranks as they are now."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from time import process_time

import pytest
from builders import (
    MINUTE,
    a_club,
    a_session,
    a_tournament,
    clock_of,
    out,
    people,
    played_down_to,
    registered,
    seated_at,
)
from incident_builders import OUT_OF_TURN, TALK, noted
from pypdf import PdfReader

from td_app.printing.document import Stationery, local_time
from td_app.printing.minutes import minutes
from td_app.printing.register import document
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.training.simulation import Plan, SimulatedClock, Simulation
from td_app.words.language import Language

PAPER = Stationery("fr", "Les As du Bocage")


def read(pdf: bytes) -> str:
    """Return the text of every page, its white made plain spaces."""
    pages = PdfReader(io.BytesIO(pdf)).pages
    return re.sub(r"\s+", " ", " ".join(page.extract_text() for page in pages))


def test_they_are_ready_as_soon_as_the_tournament_exists() -> None:
    session = a_session()
    assert document("minutes").ready(session) is None
    assert "1 ligne au journal" in read(document("minutes").pdf(session, PAPER))


def test_a_player_out_is_gathered_with_the_rank_that_came_to_be() -> None:
    session = a_tournament(16, 2)
    who = seated_at(session, 1)[2]
    out(session, who)
    told = minutes(session, PAPER)
    assert told.lines == session.history.sequence
    last = told.entries[-1]
    assert last.sort == "out"
    assert last.cells == ((session.person(who).display_name, "16e"),)
    assert last.cites == ("1.9",)
    assert (told.players, told.tables, told.left) == (16, 2, 15)
    assert told.draws[0].seed == session.state.draws[0].seed


def test_a_player_put_out_by_mistake_is_told_with_the_rank_of_then() -> None:
    session = a_tournament(16, 2)
    who, other = seated_at(session, 1)[2:4]
    seat = session.state.entrants[who].seat
    assert seat is not None
    out(session, who)
    session.dispatch(cmd.Reinstate(who, seat))
    out(session, other, who)
    name = session.person(who).display_name
    entries = minutes(session, PAPER).entries
    told = [entry for entry in entries if name in f"{entry.text}{entry.cells}"]
    assert [entry.sort for entry in told[-3:]] == ["told", "told", "out"]
    assert "16e" in told[-3].text
    assert told[-1].cells[-1] == (name, "15e")


def test_a_line_bears_the_level_that_was_played_then() -> None:
    session = a_tournament(16, 2)
    clock_of(session).forward(45 * MINUTE)
    out(session, seated_at(session, 1)[0])
    told = minutes(session, PAPER)
    levels = [entry.level for entry in told.entries]
    assert levels[0] == 0
    assert levels[-1] == 3
    assert len(told.blinds) == len(session.state.setup.structure.levels)


def test_what_was_undone_says_when_and_what_was_redone_no_longer() -> None:
    session = a_session()
    registered(session, 2)
    clock_of(session).forward(MINUTE)
    at = clock_of(session).at
    session.dispatch(cmd.Undo())
    _created, entered = minutes(session, PAPER).entries
    assert entered.undone
    assert entered.undone_at is not None
    assert int(entered.undone_at.timestamp() * 1000) == at
    session.dispatch(cmd.Redo())
    assert not any(entry.undone for entry in minutes(session, PAPER).entries)


def test_a_note_is_told_and_a_name_is_the_one_in_force() -> None:
    session = a_tournament(16, 2)
    who = seated_at(session, 1)[0]
    session.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=2, note="menaces"))
    session.dispatch(cmd.CorrectEntrant(who, Person("Œuvrard", "Zoé")))
    text = read(document("minutes").pdf(session, PAPER))
    assert "« menaces »" in text
    assert text.count(session.person(who).display_name) >= 2


def test_a_table_that_closed_says_where_each_went() -> None:
    session = a_tournament(20, tables=3)
    out(session, *seated_at(session, 3)[:4])
    session.dispatch(cmd.BreakTable(3, overruled=True, note="Salle à rendre."))
    session.dispatch(cmd.Undo())
    told = minutes(session, PAPER).entries[-1]
    assert told.undone
    assert told.sort == "told"
    assert told.note == "Salle à rendre."


def test_a_level_says_when_it_began_whatever_was_written_in_it() -> None:
    session = a_tournament(27, 3, 9)
    clock_of(session).forward(26 * MINUTE)
    out(session, seated_at(session, 1)[0])
    began = minutes(session, PAPER).entries[-1].began
    start = session.history.entries[-2].recorded_at
    assert began == local_time(start + 20 * MINUTE)
    session.dispatch(cmd.PauseClock())
    clock_of(session).forward(30 * MINUTE)
    session.dispatch(cmd.StartClock())
    clock_of(session).forward(15 * MINUTE)
    out(session, seated_at(session, 2)[0])
    assert minutes(session, PAPER).entries[-1].began == local_time(start + 70 * MINUTE)
    session.dispatch(cmd.GoToStep(4))
    clock_of(session).forward(11 * MINUTE)
    out(session, seated_at(session, 3)[0])
    last = minutes(session, PAPER).entries[-1]
    assert (last.level, last.began) == (5, local_time(clock_of(session).at - MINUTE))


def test_a_late_entrant_is_told_with_their_seat_at_the_hour_they_sat_down() -> None:
    session = a_tournament(20, 3, 9)
    session.dispatch(cmd.RegisterEntrants(people(1, "Les As"), present=True))
    clock_of(session).forward(4 * MINUTE)
    session.dispatch(cmd.MarkMajority((21,)))
    session.dispatch(cmd.SeatLateEntrant(21))
    entered = [entry for entry in minutes(session, PAPER).entries if entry.sort == "entered"]
    assert [entry.at for entry in entered] == [local_time(clock_of(session).at)]


def test_those_told_at_once_at_the_door_came_until_an_hour() -> None:
    session = a_session(tables=2)
    for person in people(9):
        session.dispatch(cmd.RegisterEntrants((person,)))
        clock_of(session).forward(MINUTE)
    session.dispatch(cmd.MarkMajority(tuple(session.state.entrants)))
    told = minutes(session, PAPER).entries[-1]
    last = local_time(clock_of(session).at)
    text = told.text.replace("\u00a0", " ")
    assert text == f"9 inscriptions et 9 majorités vérifiées, jusqu’à {last:%H:%M}."


def test_those_who_come_one_by_one_to_the_door_are_one_line() -> None:
    session = a_session(tables=2)
    for person in people(9):
        session.dispatch(cmd.RegisterEntrants((person,)))
    session.dispatch(cmd.MarkPresence(tuple(session.state.entrants)[:7]))
    session.dispatch(cmd.MarkMajority(tuple(session.state.entrants)[:6]))
    _created, door = minutes(session, PAPER).entries
    told = door.text.replace("\u00a0", " ")
    assert told == "9 inscriptions, 7 présences et 6 majorités vérifiées."


def test_a_late_entry_is_told_with_its_seat_only() -> None:
    session = a_tournament(15, tables=2)
    registered(session, 1)
    session.dispatch(cmd.SeatLateEntrant(session.state.last_entrant))
    last = minutes(session, PAPER).entries[-1]
    seat = session.state.entrants[session.state.last_entrant].seat
    assert seat is not None
    assert last.sort == "entered"
    assert last.cells[0][1] == f"{seat.table}·{seat.number}"
    assert "nscription" not in minutes(session, PAPER).entries[-2].text


def test_an_incident_says_what_was_decided() -> None:
    session = a_tournament(16, 2)
    noted(session, "talk_about_the_hand", TALK, table=1)
    noted(session, "out_of_turn", OUT_OF_TURN, table=2)
    first, second = minutes(session, PAPER).entries[-2:]
    assert "Interdit" in first.text
    assert "call" in second.text


def test_they_end_with_the_winner_and_what_was_won() -> None:
    session = a_session(tables=1, prizes=("Un vélo", "Un panier"))
    registered(session, 6)
    session.dispatch(cmd.DrawSeats((1,)))
    played_down_to(session, 1)
    results = minutes(session, PAPER).results
    assert [(one.rank, one.prize) for one in results] == [(1, "Un vélo"), (2, "Un panier")]
    assert f"{results[0].name} remporte le tournoi." in read(
        document("minutes").pdf(session, PAPER)
    )


def test_without_prizes_they_end_with_the_podium() -> None:
    session = a_tournament(6, 1)
    played_down_to(session, 1)
    results = minutes(session, PAPER).results
    assert [one.rank for one in results] == [1, 2, 3]
    assert not any(one.prize for one in results)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_an_evening_of_eighty_takes_four_sheets_at_most(language: Language) -> None:
    clock = SimulatedClock()
    club = replace(a_club(), clock=clock)
    evening = Simulation(club, clock, Plan(80, seed=3, late=6))
    evening.play()
    pdf = document("minutes").pdf(evening.session, Stationery(language))
    assert len(PdfReader(io.BytesIO(pdf)).pages) <= 4


def test_they_are_in_the_language_of_the_paper() -> None:
    session = a_tournament(16, 2)
    assert "seats" in read(document("minutes").pdf(session, Stationery("en"))).lower()


def test_a_long_evening_prints_in_a_few_seconds() -> None:
    session = a_tournament(16, 2)
    who = seated_at(session, 1)[0]
    for _ in range(500):
        session.dispatch(cmd.GivePenalty(who, "insult", "warning", note="sur chaque coup"))
    begun = process_time()
    document("minutes").pdf(session, PAPER)
    assert process_time() - begun < 30


class TestThePlayersLeft:
    def test_nothing_is_drawn_before_one_is_out(self) -> None:
        assert minutes(a_tournament(8, tables=1), PAPER).course is None

    def test_while_play_goes_on_its_end_is_foreseen(self) -> None:
        session = a_tournament(8, tables=1)
        clock_of(session).forward(30 * MINUTE)
        out(session, seated_at(session, 1)[0])
        course = minutes(session, PAPER).course
        assert course is not None
        assert course.title.startswith("Joueurs en jeu, puis fin prévue entre ")
        assert (course.entrants, course.left) == (8, 7)
        assert course.forecast is not None and course.forecast.end.at_ms > course.now.at_ms

    def test_once_it_is_over_the_line_ends_with_the_last_out(self) -> None:
        session = a_tournament(4, tables=1)
        for who in seated_at(session, 1)[:3]:
            clock_of(session).forward(20 * MINUTE)
            out(session, who)
        last = session.now_ms()
        clock_of(session).forward(90 * MINUTE)
        course = minutes(session, PAPER).course
        assert course is not None and course.forecast is None
        assert course.now.at_ms == last and course.left == 1
        paper = document("minutes")
        assert "Joueurs en jeu" in read(paper.draw(paper.facts(session, PAPER)))
