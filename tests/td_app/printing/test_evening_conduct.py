"""The conduct of an evening, from the journal to paper: rulings with sources, sanctions (11.1)."""

from __future__ import annotations

import io
import re

from builders import a_tournament, seated_at
from incident_builders import an_evening
from pypdf import PdfReader

from td_app.printing.conduct import evening_conduct
from td_app.printing.document import Stationery
from td_app.printing.register import document
from td_app.tournament import commands as cmd

PAPER = Stationery("fr", "Les As du Bocage")
CONDUCT = document("evening_conduct")


def read(pdf: bytes) -> str:
    """Return the text of every page, its white made plain spaces."""
    pages = PdfReader(io.BytesIO(pdf)).pages
    return re.sub(r"\s+", " ", " ".join(page.extract_text() for page in pages))


def test_it_waits_for_a_first_incident_or_sanction() -> None:
    session = a_tournament(16, 2)
    assert CONDUCT.ready(session) == "NO_INCIDENT_YET"
    session.dispatch(cmd.GivePenalty(seated_at(session, 1)[0], "insult", "hands", hands=1))
    assert CONDUCT.ready(session) is None


def test_incidents_come_oldest_first_with_what_was_decided() -> None:
    evening = an_evening()
    told = evening_conduct(evening.session, PAPER)
    assert [incident.number for incident in told.incidents] == [
        evening.string,
        evening.talk,
        evening.gone,
        evening.turn,
    ]
    string, talk, gone, turn = told.incidents
    assert (string.table, string.hand) == (2, 31)
    assert string.players == (evening.session.person(evening.lea).display_name,)
    assert talk.penalties == (told.penalties[0].number,)
    assert gone.by_director
    assert [text for _, text in gone.notes] == ["Un taxi l'attendait."]
    assert not gone.proposed
    assert turn.ruling == "Le donneur avait appelé la mauvaise place."
    assert turn.proposed
    assert turn.notes == ()


def test_a_note_added_later_is_told() -> None:
    evening = an_evening()
    evening.session.dispatch(cmd.NoteIncident(evening.turn, note="La vidéo le confirme."))
    turn = evening_conduct(evening.session, PAPER).incidents[-1]
    assert [text for _, text in turn.notes] == ["La vidéo le confirme."]


def test_a_sanction_says_its_step_its_hands_and_that_it_was_lifted() -> None:
    evening = an_evening()
    session = evening.session
    given = cmd.GivePenalty(evening.lea, "table_talk", "round_1", note="sur chaque coup")
    number = session.dispatch(given).sequence
    session.dispatch(cmd.LiftPenalty(number, note="erreur"))
    warning, rounds = evening_conduct(session, PAPER).penalties
    assert (warning.step, warning.incident) == ("avertissement", evening.talk)
    assert rounds.step.startswith("un tour, soit")
    assert rounds.lifted


def test_it_is_in_the_language_of_the_paper() -> None:
    session = an_evening().session
    french = read(CONDUCT.pdf(session, PAPER))
    assert "Incidents et sanctions" in french
    assert "4 incidents (1 décidé autrement) · 1 sanction" in french
    english = read(CONDUCT.pdf(session, Stationery("en")))
    assert "4 incidents (1 ruled otherwise) · 1 penalty" in english
    assert "Relance" not in english
