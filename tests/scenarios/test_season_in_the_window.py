"""The season of ``saison.toml`` in the club's space, by mouse and keyboard, to its final."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot
from season_builders import a_club_file
from season_told import TOLD, as_csv, by_hand
from window_gestures_hands import Hands

from td_app.season.board import Board
from td_app.ui.desk import Desk
from td_app.ui.dialogs.past_season import TAKE
from td_app.ui.pages.program.setup.page import NewTournamentPage
from td_app.ui.windows.club_space import ClubSpace
from td_app.ui.windows.main_window import MainWindow
from td_app.words.language import set_current_language

DAYS = tuple(TOLD["evenings"])
BEFORE = tuple(day for day in DAYS if day < TOLD["changed_before"])
AFTER = tuple(day for day in DAYS if day >= TOLD["changed_before"])
NAMES = ("Ana", "Bob", "Cleo", "Dan", "Eve", "Anna")
STANDINGS, EVENINGS, SCALE, MINUTES = 0, 2, 3, 5
SAME = {"Anna": "Ana"}


class ClubHands(Hands):
    """Two hands in the club's space."""

    @property
    def space(self) -> ClubSpace:
        return self.window.layers.club_space()

    def club(self, words: str) -> Any:
        """Open a page of the space by its entry in the rail; return it."""
        if not self.window.in_club:
            self.rest()
            self.press(Qt.Key.Key_F3)
        self.click(next(b for b in self.space.rail.findChildren(QPushButton) if b.text() == words))
        return self.space.page(self.space.key)

    def dialog(self) -> Any:
        """Return the question that is asked."""
        asked = QApplication.activeModalWidget()
        assert asked is not None
        return asked

    def choice(self, field: Any, key: str) -> None:
        """Choose a line of a list that opens, by its key, with the arrows alone."""
        field.setFocus()
        place = field.findData(key)
        while field.currentIndex() != place:
            here = field.currentIndex()
            self.press(Qt.Key.Key_Down if here < place else Qt.Key.Key_Up)
            assert field.currentIndex() != here

    def scale(self, page: Any, **typed: str) -> None:
        """Type in the form of the scale, and keep it."""
        self.tab(page.tabs, SCALE)
        tab = page.part_at(SCALE)
        for name, text in typed.items():
            field = tab.form.rows[name].field
            if isinstance(field, QPlainTextEdit):
                field.setPlainText(text)
            else:
                self.write(field, text)
        self.click(tab.keep)


@pytest.fixture
def hands(qtbot: QtBot, qapp: QApplication) -> Iterator[ClubHands]:
    before = QLocale()
    desk = Desk(a_club_file())
    desk.dress("fr")
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    hands = ClubHands(window)
    hands.come_forward()
    yield hands
    desk.close()
    window.close()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    set_current_language("fr")
    QLocale.setDefault(before)


def points(board: Board) -> dict[str, Fraction]:
    return {row.who.name: row.points for row in board.rows}


def expected(days: tuple[str, ...], same: dict[str, str], kill: int) -> dict[str, Fraction]:
    return {name.upper(): sums for name, sums in by_hand(days, same, kill).items()}


def the_register(hands: ClubHands) -> None:
    """A pasted list becomes the register."""
    members = hands.club("Membres")
    hands.click(members.register.empty.primary)
    members.importing.source.pasted.setPlainText(
        "Nom;Licence\n" + "".join(f"{n};\n" for n in NAMES)
    )
    hands.click(members.importing.source.read)
    # A name alone is told as doubtful: every line is ticked by hand.
    hands.button(members.importing.preview, "Tout cocher")
    hands.click(members.importing.preview.take)


def the_season(hands: ClubHands) -> Any:
    """Begun without a scale, which is then typed."""
    page = hands.club("Saison")
    hands.button(page, "Commencer une saison")
    asked = hands.dialog()
    hands.write(asked.name, TOLD["name"])
    hands.choice(asked.scale, "none")
    hands.answer(asked.confirm)
    hands.scale(page, points="10 6 4 3 2", rest="1", best="8")
    return page


def taken_over(hands: ClubHands, file: Path, days: tuple[str, ...]) -> Any:
    """Evenings from a spreadsheet, seen before they are taken; return the page of the season."""
    file.write_text(as_csv(days), "utf-8")
    archive = hands.club("Archives")
    archive.past.ask(file)
    question = archive.past.question
    assert question is not None
    hands.answer(question.buttons[TAKE])
    return hands.club("Saison")


def merged(hands: ClubHands) -> None:
    """Two cards that nothing tells are one person's, chosen by hand."""
    members = hands.club("Membres")
    members.register.twins.click()
    hands.click(members.twins.choose)
    asked = hands.dialog()
    cards = {card.name: card.id for card in members._members}
    for side, name in ((asked.kept, "ANA"), (asked.other, "ANNA")):
        hands.write(side.search, name.lower())
        side.search._search()
        hands.line(side.table, cards[name])
    hands.answer(asked.confirm)


def separated(hands: ClubHands) -> None:
    members = hands.club("Membres")
    hands.click(members.twins.chips.buttons["merged"])
    hands.click(members.twins.merge)
    hands.click(members.twins.head.back)


def corrected_and_undone(hands: ClubHands, page: Any) -> None:
    """The last of the standings is given points, which are taken back in the minutes."""
    before = page.board
    standings, minutes = page.part_at(STANDINGS), page.part_at(MINUTES)
    hands.tab(page.tabs, STANDINGS)
    hands.line(standings.table, before.rows[-1].who.key)
    hands.click(standings.correct)
    asked = hands.dialog()
    hands.write(asked.points, "50")
    hands.write(asked.reason, "Oubli")
    hands.answer(asked.confirm)
    assert page.board.rows[0].correction == 50
    hands.tab(page.tabs, MINUTES)
    hands.line(minutes.table, minutes.table.rows.rows[0].entry.sequence)
    hands.click(minutes.undo)
    assert page.board == before


def the_final(hands: ClubHands, page: Any) -> dict[str, int | None]:
    """Entered from the register, placed as the final, given the stacks, drawn."""
    hands.window.show_new()
    front = hands.window.front.page if hands.window.front else None
    assert isinstance(front, NewTournamentPage)
    hands.write(front.form.evening.name, "Finale")
    hands.click(front.make)
    entrants = hands.page("players").entrants
    for name in ("ana", "bob", "cleo", "dan"):
        hands.write(entrants.door.field, name)
        hands.press(Qt.Key.Key_Return)
    page = hands.club("Saison")
    hands.tab(page.tabs, EVENINGS)
    evenings = page.part_at(EVENINGS)
    hands.click(evenings.add)
    asked = hands.dialog()
    asked.list.item(0).setCheckState(Qt.CheckState.Checked)
    hands.answer(asked.confirm)
    (final,) = (one for one in evenings.table.rows.rows if one.kept.tournament is not None)
    hands.line(evenings.table, final.kept.id)
    hands.choice(evenings.role, "final_without")
    hands.press(Qt.Key.Key_F3)
    room = hands.page("room")
    hands.click(room.before.final.button)
    hands.answer(hands.dialog().confirm)
    hands.button(room.before, "Passer outre")
    hands.write(room.before.reason, "Connus du club")
    hands.click(room.before.answer)
    hands.click(room.before.draw_button)
    live = hands.window.desk.live
    assert live is not None and live.progress().drawn
    return {row.name: row.own_stack for row in live.players().rows}


def erased(hands: ClubHands, name: str) -> None:
    members = hands.club("Membres")
    members.show_list()
    members.show_played(next(card.id for card in members._members if card.name == name))
    hands.button(members.card, "Effacer")
    hands.answer(hands.dialog().buttons["erase"])
    hands.answer(hands.dialog().buttons["cancel"])


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_whole_season_by_mouse_and_keyboard(hands: ClubHands, tmp_path: Path) -> None:
    the_register(hands)
    page = the_season(hands)
    taken_over(hands, tmp_path / "automne.csv", BEFORE)
    assert points(page.board) == expected(BEFORE, {}, 0)

    hands.scale(page, kill="2", final_start="6000", per_point="100", step="500", players="4")
    taken_over(hands, tmp_path / "printemps.csv", AFTER)
    assert points(page.board) == (apart := expected(DAYS, {}, 2))
    assert [who.name for who, why, _ in page.board.left_out if why == "GUEST"] == ["Gus"]

    merged(hands)
    hands.club("Saison")
    together = expected(DAYS, SAME, 2)
    assert points(page.board) == together
    separated(hands)
    hands.club("Saison")
    assert points(page.board) == apart
    merged(hands)
    hands.club("Saison")
    corrected_and_undone(hands, page)

    stacks = the_final(hands, page)
    best = sorted(together.items(), key=lambda one: -one[1])[:4]
    chips = {name: int(6000 + 100 * sums + 250) // 500 * 500 for name, sums in best}
    assert stacks == {name: chips.get(name) for name in stacks}

    erased(hands, "EVE")
    hands.club("Saison")
    after = points(page.board)
    assert "EVE" not in after and sorted(after.values()) == sorted(together.values())
