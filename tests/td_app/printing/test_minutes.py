"""The minutes on paper: the journal as the director reads it, with the names as they are now."""

from __future__ import annotations

import io
import re
from time import process_time

from builders import (
    MINUTE,
    a_session,
    a_tournament,
    clock_of,
    out,
    registered,
    seated_at,
)
from pypdf import PdfReader

from td_app.printing.document import Stationery
from td_app.printing.register import document
from td_app.printing.results import minutes
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person

PAPER = Stationery("fr", "Les As du Bocage")


def read(pdf: bytes) -> str:
    """Return the text of every page, its white made plain spaces."""
    pages = PdfReader(io.BytesIO(pdf)).pages
    return re.sub(r"\s+", " ", " ".join(page.extract_text() for page in pages))


def test_they_are_ready_as_soon_as_the_tournament_exists() -> None:
    session = a_session()
    assert document("minutes").ready(session) is None
    assert "1 ligne" in read(document("minutes").pdf(session, PAPER))


def test_every_entry_is_a_line_in_words_with_its_articles() -> None:
    session = a_tournament(16, 2)
    out(session, seated_at(session, 1)[2])
    told = minutes(session, PAPER)
    assert len(told.entries) == session.history.sequence
    last = told.entries[-1]
    assert last.text.endswith(", table 1, place 3\u00a0: 16e.")
    assert last.cites == ("1.9",)
    assert (told.players, told.tables) == (16, 2)
    assert told.draws[0].seed == session.state.draws[0].seed


def test_a_line_bears_the_level_that_was_played_then() -> None:
    session = a_tournament(16, 2)
    clock_of(session).forward(45 * MINUTE)
    out(session, seated_at(session, 1)[0])
    levels = [entry.level for entry in minutes(session, PAPER).entries]
    assert levels[0] == 0
    assert levels[-1] == 3


def test_what_was_undone_says_when_and_what_was_redone_no_longer() -> None:
    session = a_session()
    registered(session, 2)
    clock_of(session).forward(MINUTE)
    session.dispatch(cmd.Undo())
    _created, entered, undo = minutes(session, PAPER).entries
    assert entered.undone
    assert entered.undone_at == undo.at
    assert not undo.undone
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
    assert process_time() - begun < 5
