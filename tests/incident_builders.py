"""Builders of an evening with incidents, and eyes that read the page where they are noted."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from builders import MINUTE, a_tournament, clock_of, seated_at
from page_builders import press
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui.pages.evening.floor.incidents.incidents_page import IncidentsPage

TALK = {"speaker_in_hand": False}
STRING = {"bet_level": 2000, "min_increment": 2000, "first_part": 2000, "second_part": 5000}
GONE = {"announced_to_td": False, "last_day": False, "left_room_saying_flight": True}
OUT_OF_TURN = {"announced": "call", "actions_between": ["check"]}


@dataclass(frozen=True)
class IncidentEvening:
    """Four incidents by their numbers, oldest first, and two players by theirs.

    A string bet, talk about the hand that was sanctioned, a departure where the director chose,
    a call out of turn ruled otherwise than the rulebook.
    """

    session: TournamentSession
    string: int
    talk: int
    gone: int
    turn: int
    lea: int
    hugo: int


def noted(session: TournamentSession, op: str, given: dict[str, Any], **more: Any) -> int:
    """Record an incident a minute later; return its number."""
    clock_of(session).forward(MINUTE)
    return session.dispatch(cmd.RecordIncident(op, json.dumps(given), **more)).sequence


def named(session: TournamentSession, who: int, last: str, first: str) -> str:
    """Give a player a name; return it as screens show it."""
    session.dispatch(cmd.CorrectEntrant(who, Person(last, first)))
    return session.person(who).display_name


def an_evening() -> IncidentEvening:
    """Return a tournament in play, at three tables, with incidents."""
    session = a_tournament(entrants=20, tables=3)
    lea, hugo = seated_at(session, 2)[:2]
    named(session, lea, "Martin", "Léa")
    named(session, hugo, "Bernard", "Hugo")
    string = noted(session, "two_step_raise", STRING, table=2, hand=31, players=(lea,))
    talk = noted(session, "talk_about_the_hand", TALK, table=3, players=(hugo, lea))
    by_director = {"ruled_by": "director"}
    taxi = "Un taxi l'attendait."
    gone = noted(session, "declared_abandon", GONE, chosen="FIND_ABANDON", note=taxi, **by_director)
    called = "Le donneur avait appelé la mauvaise place."
    otherwise = {"overruled": True, "note": called, **by_director}
    turn = noted(session, "out_of_turn", OUT_OF_TURN, table=2, players=(lea,), **otherwise)
    session.dispatch(cmd.GivePenalty(hugo, "table_talk", "warning", incident=talk))
    return IncidentEvening(session, string, talk, gone, turn, lea, hugo)


def listed(page: IncidentsPage) -> list[int]:
    """Return the numbers of the incidents in the list, from the top."""
    kept = page.list.filter
    return [kept.row_at(kept.index(place, 0)).row.number for place in range(kept.rowCount())]


def reading(page: IncidentsPage) -> int:
    """Return the number of the incident being read."""
    assert page.view.line is not None
    return page.view.line.row.number


def read(page: IncidentsPage) -> str:
    """Return everything that is read of the incident shown, with plain spaces."""
    QApplication.processEvents()
    words = [part.text() for part in page.view.findChildren(QLabel) if part.isVisibleTo(page)]
    return plain("\n".join(words))


def plain(text: str) -> str:
    """Return a text with plain spaces, and none that are not seen."""
    return text.replace("\u00a0", " ").replace("\u202f", " ").replace("\u200b", "")


def search(page: IncidentsPage, typed: str) -> list[int]:
    """Type in the search and press Enter; return what is found."""
    page.find_text(typed)
    press(page, Qt.Key.Key_Return)
    return listed(page)
