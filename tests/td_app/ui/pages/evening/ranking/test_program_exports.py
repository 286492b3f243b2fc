"""The results for other programs: columns chosen once, names as on the club's site."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from builders import a_setup, out
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from register_builders import a_registered_club

from td_app.printing.document import CLUB_NAME
from td_app.printing.listed_results import USUAL, form_of
from td_app.register.member import NEW, Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName
from td_app.tournament.state.tournament import Majority
from td_app.ui.dialogs.listed_dialog import COLUMN, ListedDialog
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.ranking.page import RankingPage

pytestmark = pytest.mark.usefixtures("in_french")
JEAN, PAUL, EVE = Person("Petit", "Jean", "renard"), Person("Roy", "Paul"), Person("Blanc", "Ève")


def tick(dialog: ListedDialog, *whats: str) -> None:
    """Leave these columns ticked, and no other."""
    for at in range(dialog.columns.count()):
        item = dialog.columns.item(at)
        on = item.data(COLUMN) in whats
        item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)


def choose_row(dialog: ListedDialog, what: str) -> None:
    rows = [dialog.columns.item(at).data(COLUMN) for at in range(dialog.columns.count())]
    dialog.columns.setCurrentRow(rows.index(what))


def test_a_club_exports_what_a_site_asks_for_and_finds_its_choice_again(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path
) -> None:
    refusing = Member(NEW, JEAN, in_public=PublicName.NOTHING)
    whole = Member(NEW, PAUL, in_public=PublicName.FULL)
    with a_registered_club(refusing, whole) as club:
        club.directory.set_setting(CLUB_NAME, "Les As")
        session = club.create(a_setup(tables=1, seats=8, name="Open", date="2026-11-21"))
        session.dispatch(cmd.RegisterEntrants((JEAN, PAUL, EVE), True, Majority.CHECKED))
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        out(session, 1, 2)
        live = LiveTournament(session)
        page = RankingPage(live, club=club)
        qtbot.addWidget(page)
        page.exports.forms["listed"].trigger()
        dialog = page.for_programs.asking
        assert dialog is not None
        assert [one.what for one in dialog.form().columns] == list(USUAL)
        tick(dialog, "rank", "last_name", "first_name", "country")
        choose_row(dialog, "country")
        dialog.down.click()
        for _ in range(4):
            dialog.up.click()
        assert not dialog.up.isEnabled(), "it is the first"
        qtbot.keyClicks(dialog.heading, "Land")
        qtbot.keyClicks(dialog.country, "FR")
        dialog.separator.choose("semicolon")
        dialog.separator.choiceChanged.emit("semicolon")
        lines = dialog.shown.toPlainText().splitlines()
        assert lines[0] == "Land;Rang;Nom de famille;Prénom"
        assert lines[1] == "FR;1;Ève B.;", "who was not asked: first name and initial"
        assert lines[2] == "FR;2;Roy;Paul", "who is named in full has both"
        dialog.choose("export")
        file = tmp_path / "resultats.csv"
        assert page.saving.dialog is not None
        page.saving.dialog.fileSelected.emit(str(file))
        page.saving.dialog.close()
        written = file.read_text("utf-8")
        assert written.splitlines() == [*lines, "FR;3;Joueur anonyme 1;"]
        assert form_of(club.directory).columns[0].what == "country"

        page.exports.forms["summary"].trigger()
        assert page.saving.dialog is not None
        file = tmp_path / Path(page.saving.dialog.selectedFiles()[0]).name
        assert file.name == "resume_open_2026-11-21.ots"
        page.saving.dialog.fileSelected.emit(str(file))
        page.saving.dialog.close()
        told = json.loads(file.read_bytes())["ots"]
        named = [one["player_name"] for one in told["tournament_finishes_and_winnings"]]
        assert (told["site_name"], named) == ("Les As", ["Ève B.", "ROY Paul", "Joueur anonyme 1"])
        live.close()


def test_without_a_column_there_is_no_file(qtbot: QtBot, dressed: QApplication) -> None:
    with a_registered_club() as club:
        dialog = ListedDialog(form_of(club.directory), lambda _form: "x\n")
        qtbot.addWidget(dialog)
        tick(dialog)
        assert not dialog.confirm.isEnabled()
        assert dialog.shown.toPlainText() == ""
        tick(dialog, "rank")
        assert dialog.confirm.isEnabled() and dialog.shown.toPlainText() == "x"
