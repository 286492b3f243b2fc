"""The ranking for a spreadsheet: for whom it is, asked where somebody refuses to be named."""

from __future__ import annotations

from pathlib import Path

import pytest
from builders import a_setup, out
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from register_builders import a_registered_club

from rules_ropta.table_layout import Seat
from td_app.printing.files import of_the_evening
from td_app.register.member import NEW, Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName
from td_app.tournament.state.tournament import Majority
from td_app.ui.dialogs.ranking_export import CLUB, PUBLIC, RankingExport
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.printing.outcome import Saving
from td_app.ui.windows.announcement_list import AnnouncementList

pytestmark = pytest.mark.usefixtures("in_french")
JEAN, PAUL, EVE = Person("Petit", "Jean", "renard"), Person("Roy", "Paul"), Person("Blanc", "Ève")


@pytest.mark.parametrize("refuses", [True, False])
def test_whom_it_is_for_is_asked_where_names_differ(
    qtbot: QtBot, dressed: QApplication, tmp_path: Path, refuses: bool
) -> None:
    choice = PublicName.PSEUDONYM if refuses else PublicName.UNASKED
    with a_registered_club(Member(NEW, JEAN, in_public=choice), PAUL) as club:
        evening = a_setup(tables=1, seats=8, name="Open", date="2026-11-21")
        session = club.create(evening)
        session.dispatch(cmd.RegisterEntrants((JEAN, PAUL, EVE), True, Majority.CHECKED))
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        taken = {one.seat for one in session.state.entrants.values()}
        free = next(seat for n in range(1, 9) if (seat := Seat(1, n)) not in taken)
        session.dispatch(cmd.MovePlayer(1, free, "vu"))
        live = LiveTournament(session)
        told = AnnouncementList(live)
        qtbot.addWidget(told)
        told.refresh()
        assert told.waiting[0].name == ("renard" if refuses else "PETIT Jean")
        assert "PETIT Jean" in told.rows[1].accessibleName(), "the desk knows them"
        out(session, 1)
        over = QWidget()
        qtbot.addWidget(over)
        saving = Saving(over)
        export = RankingExport(session, saving)
        for way in (CLUB, PUBLIC):
            export.ask("csv")
            assert (export.asking is not None) is refuses
            if export.asking is not None:
                export.asking.choose(way)
            assert saving.dialog is not None
            file = tmp_path / Path(saving.dialog.selectedFiles()[0]).name
            assert ("publier" in file.name) is (refuses and way == PUBLIC)
            assert file.name == of_the_evening(file.name.split("_open")[0] + ".csv", evening)
            saving.dialog.fileSelected.emit(str(file))
            saving.dialog.close()
            assert ("PETIT" in file.read_text("utf-8-sig")) is not (refuses and way == PUBLIC)
        live.close()
