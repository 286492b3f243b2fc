"""The papers of conduct: slips of the sanctions, then incidents and sanctions of an evening."""

from __future__ import annotations

import io
import re

from builders import a_tournament, out, seated_at
from every_report import told_in
from incident_builders import an_evening
from pypdf import PdfReader

from reports.penalty_slip import render_penalty_slips
from rules_ropta.table_layout import Seat
from td_app.printing.conduct import evening_conduct, penalty_slips
from td_app.printing.document import Stationery
from td_app.printing.register import document
from td_app.tournament import commands as cmd

SLIPS = document("penalty_slip")


def pages(pdf: bytes) -> list[str]:
    """Return the text of each page, its white made plain spaces."""
    return [re.sub(r"\s+", " ", page.extract_text()) for page in PdfReader(io.BytesIO(pdf)).pages]


class TestPenaltySlips:
    def test_wait_for_a_first_sanction(self) -> None:
        session = a_tournament(16, 2)
        assert SLIPS.ready(session) == "NO_PENALTY_YET"
        session.dispatch(cmd.GivePenalty(seated_at(session, 1)[0], "insult", "hands", hands=1))
        assert SLIPS.ready(session) is None

    def test_tell_who_sat_where_for_what_and_how_many_hands(self) -> None:
        session = a_tournament(16, 2)
        who = seated_at(session, 2)[3]
        command = cmd.GivePenalty(who, "table_talk", "round_2", note="sur chaque coup")
        session.dispatch(command)
        (page,) = pages(SLIPS.pdf(session, Stationery("fr", "Les As du Bocage")))
        for said in (
            *(session.person(who).display_name, "2, place 4", "Propos sur un coup en cours"),
            *("§ 11.3", "16", "2 tours à 8 joueurs", "sur chaque coup", "n° 1"),
        ):
            assert said in page

    def test_come_oldest_first_or_one_alone(self) -> None:
        session = a_tournament(16, 2)
        given = [
            session.dispatch(cmd.GivePenalty(who, "out_of_turn", "warning")).sequence
            for who in seated_at(session, 1)[:3]
        ]
        told = pages(SLIPS.pdf(session, Stationery("en")))
        assert [f"no. {number} " in page for number, page in enumerate(told, 1)] == [True] * 3
        (alone,) = pages(
            render_penalty_slips(
                told_in("en", penalty_slips(session, Stationery("en"), only=given[1:2]))
            )
        )
        assert session.person(seated_at(session, 1)[1]).display_name in alone

    def test_count_the_chips_of_a_disqualified_player(self) -> None:
        session = a_tournament(16, 2)
        who = seated_at(session, 1)[4]
        session.dispatch(cmd.Disqualify(who, "collusion", stack=14_800, note="jetons donnés"))
        (page,) = pages(SLIPS.pdf(session, Stationery("fr")))
        assert "14 800 jetons retirés" in page
        assert "1, place 5" in page

    def test_leave_the_chips_of_a_player_brought_back(self) -> None:
        session = a_tournament(16, 2)
        who = seated_at(session, 1)[4]
        session.dispatch(cmd.Disqualify(who, "collusion", stack=14_800, note="erreur"))
        session.dispatch(cmd.Reinstate(who, Seat(1, 5)))
        (page,) = pages(SLIPS.pdf(session, Stationery("fr")))
        assert "Sanction levée" in page
        assert "jetons retirés" not in page

    def test_tell_the_table_of_the_fault_when_the_player_has_moved(self) -> None:
        session = a_tournament(14, 2)
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.GivePenalty(who, "out_of_turn", "warning"))
        free = session.state.tables[2].free_places[0]
        session.dispatch(cmd.MovePlayer(who, Seat(2, free), "à côté de la porte"))
        (page,) = pages(SLIPS.pdf(session, Stationery("fr")))
        assert "Niveau 1 Table 1 Incident" in page
        assert ", place" not in page

    def test_still_name_a_player_who_is_out(self) -> None:
        session = a_tournament(16, 2)
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=2))
        out(session, who)
        (page,) = pages(SLIPS.pdf(session, Stationery("fr")))
        assert session.person(who).display_name in page
        assert "1, place 1" in page


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
    assert [incident.number for incident in told.incidents] == [1, 2, 3, 4]
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
    assert (warning.step, warning.incident) == ("avertissement", 2)
    assert (warning.number, rounds.number) == (1, 2)
    assert rounds.step.startswith("un tour, soit")
    assert rounds.lifted


def test_it_is_in_the_language_of_the_paper() -> None:
    session = an_evening().session
    french = read(CONDUCT.pdf(session, PAPER))
    assert "Incidents et sanctions" in french
    assert "4 incidents (1 décidé autrement) · 1 sanction" in french
    english = read(CONDUCT.pdf(session, Stationery("en")))
    assert "4 incidents (1 overridden) · 1 penalty" in english
    assert "Relance" not in english
