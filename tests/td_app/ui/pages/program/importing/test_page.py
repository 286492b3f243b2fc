"""A list imported in the page: every shared file, bad ones, what is taken and what is not."""

from __future__ import annotations

from pathlib import Path

import pytest
from builders import a_session, a_tournament, out
from page_builders import a_players_page
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.live.session import TournamentSession
from td_app.members_file.meanings import Meaning
from td_app.members_file.preview import preview_text
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui.pages.evening.players.page import PlayersPage
from td_app.ui.pages.program.importing.page import ImportPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

IMPORTS = Path(__file__).resolve().parents[7] / "shared" / "data" / "imports"
DOUBTS = "Nom;Prénom;Club\nDupont;Jean;A\nDupnt;Jean;A\n12345;;A\n;;\nMartin;Léa;B\n"


def import_page(session: TournamentSession, qtbot: QtBot) -> PlayersPage:
    page = a_players_page(session, qtbot)
    page.show_import()
    return page


def importing(qtbot: QtBot, session: TournamentSession | None = None) -> ImportPage:
    """Return the import of a tournament's page, which it keeps alive."""
    page = import_page(session or a_session(), qtbot)
    page.importing.kept_page = page  # type: ignore[attr-defined]
    return page.importing


@pytest.mark.skipif(not IMPORTS.is_dir(), reason="the shared files are not beside the project")
@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("club_80.csv", 80),
        ("excel_windows.csv", 42),
        ("inscriptions.xlsx", 64),
        ("liste_collee.txt", 26),
        ("membres.ods", 50),
        ("nom_club_sans_entete.csv", 30),
    ],
)
def test_every_shared_file_comes_in_whole(qtbot: QtBot, name: str, players: int) -> None:
    session = a_session()
    page = import_page(session, qtbot)
    page.importing.open_file(IMPORTS / name)
    assert page.importing.preview.take.text() == f"Importer {players} joueurs"
    page.importing.preview.take.click()
    assert len(session.state.entrants) == players
    assert len(session.history.entries) == 2
    assert page.entrants.isVisible()


def test_a_list_of_names_alone_asks_about_its_column_on_one_line(qtbot: QtBot) -> None:
    page = importing(qtbot)
    page.open_text("DUPONT Jean\nMOREAU Léa")
    assert page.preview.columns.height() <= 40, "the room goes to the names"
    page.open_text(DOUBTS)
    assert page.preview.columns.height() > 90


class TestWhatIsTaken:
    def test_valid_rows_are_ticked_and_doubtful_ones_say_why(self, qtbot: QtBot) -> None:
        preview = self.shown(qtbot).preview
        taken = {row.row.line for row in preview.shown_rows if row.taken}
        assert taken == {2, 6}
        preview.chips.buttons["doubtful"].click()
        assert [row.row.line for row in preview.rows.rows.rows] == [3]
        preview.rows.choose(1)
        assert "Dupont" in preview._why.text() or "DUPONT" in preview._why.text()

    def test_a_doubtful_row_is_taken_when_ticked(self, qtbot: QtBot) -> None:
        session = a_session()
        page = self.shown(qtbot, session)
        page.preview.rows.toggled.emit(3)
        assert page.preview.take.text() == "Importer 3 joueurs"
        page.preview.take.click()
        assert len(session.state.entrants) == 3

    def test_what_is_read_has_the_keyboard_on_its_first_row(self, qtbot: QtBot) -> None:
        page = self.shown(qtbot)
        rows = page.preview.rows
        assert page.focusWidget() is rows and rows.currentIndex().row() == 0

    def test_enter_on_a_row_ticks_it(self, qtbot: QtBot) -> None:
        page = self.shown(qtbot)
        page.preview.rows.choose(0)
        qtbot.keyClick(page.preview.rows, Qt.Key.Key_Return)
        assert page.preview.take.text() == "Importer un joueur"

    def test_a_click_on_the_box_ticks_it(self, qtbot: QtBot) -> None:
        page = self.shown(qtbot)
        rows = page.preview.rows
        where = rows.visualRect(rows.filter.index(1, 0)).center()
        qtbot.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=where)
        assert page.preview.take.text() == "Importer 3 joueurs"

    def test_a_refused_row_is_never_taken(self, qtbot: QtBot) -> None:
        page = self.shown(qtbot)
        page.preview.every.click()
        assert page.preview.take.text() == "Importer 3 joueurs"

    def test_nobody_ticked_is_nobody_to_import(self, qtbot: QtBot) -> None:
        page = self.shown(qtbot)
        page.preview.none.click()
        assert not page.preview.take.isEnabled() and page.preview.take.toolTip()

    def test_present_is_an_option(self, qtbot: QtBot) -> None:
        session = a_session()
        page = self.shown(qtbot, session)
        page.preview.present.setChecked(True)
        page.preview.take.click()
        assert all(entrant.present for entrant in session.state.entrants.values())

    def test_repeats_stand_side_by_side(self, qtbot: QtBot) -> None:
        preview = self.shown(qtbot).preview
        preview.chips.buttons["pairs"].click()
        assert preview.pairs.isVisible()
        (pair,) = preview.pairs.rows.rows
        assert (pair.mine.row.line, pair.other_line, pair.other.last_name) == (3, 2, "Dupont")

    def test_who_is_entered_already_is_only_to_be_ticked(self, qtbot: QtBot) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((Person("Martin", "Léa", club="B"),)))
        page = self.shown(qtbot, session)
        row = next(row for row in page.preview.shown_rows if row.row.line == 6)
        assert row.taken and [reason.code for reason in row.row.reasons] == ["TO_TICK"]
        assert page.preview.take.text() == "Importer 2 joueurs"
        page.preview.present.setChecked(True)
        page.preview.take.click()
        assert len(session.state.entrants) == 2
        assert all(entrant.present for entrant in session.state.entrants.values())

    def test_lines_left_out_are_shown_with_why(self, qtbot: QtBot) -> None:
        page = importing(qtbot)
        page.open_text("Inscrits du samedi\n\n1. Jean Dupont\n12\nMarie Martin\n")
        page.preview.chips.buttons["skipped"].click()
        assert page.preview.skipped.isVisible() and len(page.preview.skipped.rows.rows) == 3

    def shown(self, qtbot: QtBot, session: TournamentSession | None = None) -> ImportPage:
        page = importing(qtbot, session)
        page.open_text(DOUBTS)
        return page


def test_the_list_shown_as_an_example_is_read_as_it_is_meant(qtbot: QtBot) -> None:
    shown = importing(qtbot).source.pasted.placeholderText()
    preview = preview_text(shown.partition("\n\n")[2])
    names = [(row.member.last_name, row.member.first_name) for row in preview.rows if row.member]
    assert names == [("DUPONT", "Jean"), ("Moreau", "Léa")] and preview.valid == 2


class TestTheColumns:
    def test_another_meaning_reads_the_file_again(self, qtbot: QtBot) -> None:
        page = importing(qtbot)
        page.open_text("Nom;Prénom;Truc\nDupont;Jean;Tapis Volant\n")
        box = page.preview.columns.boxes[2]
        box.meaning.choose(Meaning.CLUB)
        box.meaning.choiceChanged.emit(Meaning.CLUB)
        (row,) = page.preview.shown_rows
        assert row.row.member is not None and row.row.member.club == "Tapis Volant"

    def test_what_was_ticked_by_hand_stays_ticked(self, qtbot: QtBot) -> None:
        page = importing(qtbot)
        page.open_text("Nom;Prénom;Truc\nDupont;Jean;A\nDupnt;Jean;A\n")
        page.preview.rows.toggled.emit(3)
        page.preview.meant.emit(2, Meaning.CLUB)
        assert page.preview.take.text() == "Importer 2 joueurs"

    def test_no_column_of_names_is_said_and_the_preview_stays(self, qtbot: QtBot) -> None:
        page = importing(qtbot)
        page.open_text("Nom;Club\nDupont Jean;A\nMartin Léa;B\n")
        page.preview.meant.emit(0, Meaning.IGNORED)
        assert page.refusal.isVisible() and page.preview.isVisible()
        page.preview.meant.emit(0, Meaning.FULL_NAME)
        assert not page.refusal.isVisible() and len(page.preview.shown_rows) == 2

    def test_guessed_columns_are_confirmed_by_one_click(self, qtbot: QtBot) -> None:
        page = importing(qtbot)
        page.open_text("8,Anderson,Kévin,AFS\n9,Nadal,Rafael,ESP\n")
        assert not page.preview.take.isEnabled()
        (right,) = page.preview.notes.buttons
        right.click()
        assert page.preview.take.text() == "Importer 2 joueurs"
        assert not page.preview.notes.isVisible()

    def test_the_column_of_names_can_be_pointed_at(self, qtbot: QtBot) -> None:
        page = importing(qtbot)
        page.open_text("qty;code\n1;zq9x\n2;kk8\n")
        assert page.pointing.isVisible()
        page.pointing.column.setValue(2)
        page.pointing.read.click()
        assert page.preview.isVisible() and len(page.preview.shown_rows) == 3


class TestWhatCannotBeRead:
    @pytest.mark.parametrize(
        ("content", "said"),
        [
            (b"", "vide"),
            (b"\x89PNG\r\n\x1a\n\x00\x00\x00\x0d" * 40, "ni un texte ni un tableau"),
            (b"<html><body>x</body></html>", "page web"),
            (b"\n\n\n", "vide"),
            (b"a;" * 1000, "colonnes"),
        ],
    )
    def test_it_is_said_in_the_page_and_nothing_is_entered(
        self, qtbot: QtBot, tmp_path: Path, content: bytes, said: str
    ) -> None:
        session = a_session()
        page = importing(qtbot, session)
        file = tmp_path / "liste.csv"
        file.write_bytes(content)
        page.open_file(file)
        assert page.refusal.isVisible() and said in page.refusal.accessibleName()
        assert page.source.isVisible() and not session.state.entrants

    def test_a_file_that_went_away(self, qtbot: QtBot, tmp_path: Path) -> None:
        page = importing(qtbot)
        page.open_file(tmp_path / "partie.csv")
        assert "partie.csv" in page.refusal.accessibleName()

    def test_the_next_good_file_takes_the_refusal_away(self, qtbot: QtBot) -> None:
        page = importing(qtbot)
        page.open_text("   ")
        assert page.refusal.isVisible()
        page.open_text(DOUBTS)
        assert not page.refusal.isVisible() and page.preview.isVisible()

    def test_formulas_and_very_long_names_do_not_stop_the_rest(self, qtbot: QtBot) -> None:
        session = a_session()
        page = importing(qtbot, session)
        page.open_text(f"Nom;Prénom\n=1+1;A\n{'x' * 300};y\nשלום;עולם\nMartin;Léa\n")
        page.preview.take.click()
        assert "Martin" in {session.person(who).last_name for who in session.state.entrants}

    def test_after_the_end_the_button_says_why(self, qtbot: QtBot) -> None:
        session = a_tournament(3, tables=1)
        out(session, 1, 2)
        page = importing(qtbot, session)
        page.open_text(DOUBTS)
        assert not page.preview.take.isEnabled() and page.preview.take.toolTip()


class TestWhereItComesFrom:
    def test_a_list_is_pasted(self, qtbot: QtBot) -> None:
        page = importing(qtbot)
        assert not page.source.read.isEnabled()
        page.source.pasted.setPlainText("1. Jean Dupont\n2. Marie Martin\n")
        page.source.read.click()
        assert page.preview.take.text() == "Importer 2 joueurs"

    def test_a_file_is_dropped(self, qtbot: QtBot, tmp_path: Path) -> None:
        file = tmp_path / "liste.csv"
        file.write_text(DOUBTS, encoding="utf-8")
        page = importing(qtbot)
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(str(file))])
        drop = QDropEvent(
            QPointF(QPoint(50, 50)),
            Qt.DropAction.CopyAction,
            mime,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        page.dropEvent(drop)
        assert page.preview.isVisible() and drop.isAccepted()

    def test_a_file_dropped_on_the_list_is_imported(self, qtbot: QtBot, tmp_path: Path) -> None:
        file = tmp_path / "liste.csv"
        file.write_text(DOUBTS, encoding="utf-8")
        page = a_players_page(a_session(), qtbot)
        mime = QMimeData()
        mime.setUrls([QUrl.fromLocalFile(str(file))])
        held = (Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton)
        keys = Qt.KeyboardModifier.NoModifier
        for event in (
            QDragEnterEvent(QPoint(50, 50), *held, keys),
            QDropEvent(QPointF(50, 50), *held, keys),
        ):
            QApplication.sendEvent(page, event)
        assert page.importing.preview.isVisible()

    def test_escape_goes_back_to_the_list(self, qtbot: QtBot) -> None:
        page = import_page(a_session(), qtbot)
        qtbot.keyClick(page.importing.source.choose, Qt.Key.Key_Escape)
        assert page.entrants.isVisible()

    def test_what_was_changed_by_hand_is_not_left_without_a_question(self, qtbot: QtBot) -> None:
        page = import_page(a_session(), qtbot)
        importing = page.importing
        importing.open_text(DOUBTS)
        importing.preview.none.click()
        qtbot.keyClick(importing, Qt.Key.Key_Escape)
        assert importing.isVisible()
        importing.question.buttons["stay"].click()
        assert importing.preview.isVisible() and importing.edited
        importing.back.click()
        importing.question.buttons["leave"].click()
        assert page.entrants.isVisible()

    def test_another_list_starts_afresh(self, qtbot: QtBot) -> None:
        page = importing(qtbot)
        page.open_text(DOUBTS)
        page.preview.none.click()
        page.other.click()
        assert page.source.isVisible()
        page.open_text(DOUBTS)
        assert page.preview.take.text() == "Importer 2 joueurs"


@pytest.mark.parametrize("width", [848, 1300])
def test_nothing_is_cut(qtbot: QtBot, width: int) -> None:
    page = import_page(a_session(), qtbot)
    headers = ";".join(f"Colonne {i}" for i in range(20))
    page.importing.open_text(f"Nom;Prénom;{headers}\nDupont;Jean;{'x;' * 20}\n")
    page.resize(width, 680)
    QApplication.processEvents()
    preview = page.importing.preview
    buttons = [preview.take, preview.every, preview.none, *preview.chips.buttons.values()]
    assert page.width() == width
    assert all(button.width() >= button.sizeHint().width() for button in buttons)
    assert preview.rows.height() >= 250
