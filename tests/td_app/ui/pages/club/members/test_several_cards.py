"""Several cards of the register chosen at once: changed together, licences, a file of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView
from pytestqt.qtbot import QtBot
from register_builders import a_club_desk, cards_of, named, register_of

from td_app.members_file.preview import preview_text
from td_app.printing.card_files import cards_csv
from td_app.register.member import NEW, Member
from td_app.register.second_file import accepted, compared
from td_app.tournament.state.person import Person
from td_app.ui.desk import Desk
from td_app.ui.pages.club.members.page import MembersPage
from td_app.ui.pages.club.members.several_form import SeveralForm

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

AGATHE = Member(NEW, Person("Dupré", "Agathe", "Gatsby", "77"), dues_until=date(2020, 8, 31))
AGATHE = replace(AGATHE, of_age=date(2025, 3, 12))
DIDIER = Member(NEW, Person("Roussel", "Didier", phone="+33612345678"), guest=True)
AWA = Member(NEW, Person("Ndiaye", "Awa", club="Tapis Volant"), guest=True)


@pytest.fixture
def desk(qapp: object) -> Iterator[Desk]:
    with a_club_desk(AGATHE, DIDIER, AWA) as desk:
        yield desk


@pytest.fixture
def page(desk: Desk, qtbot: QtBot) -> MembersPage:
    page = MembersPage(desk)
    qtbot.addWidget(page)
    page.resize(1180, 680)
    page.show()
    page.refresh()
    return page


def clicked(page: MembersPage, place: int, held: Qt.KeyboardModifier) -> None:
    table: QTableView = page.register.table
    middle = table.visualRect(table.model().index(place, 0)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, held, middle)


def said(form: SeveralForm, status: str) -> None:
    form.status.choose(status)
    form.status.choiceChanged.emit(status)


def test_ctrl_shift_or_all_chosen_get_a_status_dues_and_a_club_together(
    desk: Desk, page: MembersPage
) -> None:
    form = page.register.several
    clicked(page, 0, Qt.KeyboardModifier.NoModifier)
    assert form.isHidden()
    clicked(page, 2, Qt.KeyboardModifier.ControlModifier)
    assert form.title.text() == "2 fiches"
    clicked(page, 0, Qt.KeyboardModifier.ShiftModifier)
    assert form.title.text() == "3 fiches" and not form.save.isEnabled()
    page.register.table.clearSelection()
    assert form.isHidden()
    page.register.table.setFocus()
    QTest.keyClick(page.register.table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert form.title.text() == "3 fiches"
    said(form, "member")
    form.dues.set_date("2027-08-31")
    QTest.keyClicks(form.club, "As du Pont")
    assert page.unsaved_changes()
    form.save.click()
    assert [card.guest for card in cards_of(desk.club)] == [False] * 3
    assert {card.dues_until for card in cards_of(desk.club)} == {date(2027, 8, 31)}
    assert {card.person.club for card in cards_of(desk.club)} == {"As du Pont"}
    assert named(desk.club, "Dupré").person.licence == "77" and not page.unsaved_changes()
    QTest.keyClick(form, Qt.Key.Key_Escape)
    assert form.isHidden()


def test_what_is_left_empty_stays_and_nothing_written_is_nothing_changed(
    desk: Desk, page: MembersPage
) -> None:
    before = cards_of(desk.club)
    page.register.every.click()
    form = page.register.several
    said(form, "guest")
    form.save.click()
    after = {card.id: card for card in cards_of(desk.club)}
    assert all(after[card.id].guest for card in before)
    assert [after[card.id].person for card in before] == [card.person for card in before]


def test_licences_are_written_line_by_line_never_one_for_two(desk: Desk, page: MembersPage) -> None:
    page.register.every.click()
    form = page.register.several
    form.ask_licences.click()
    fields = [form.licences[card.id] for card in cards_of(desk.club)]
    assert [field.text() for field in fields] == ["77", "", ""]
    QTest.keyClicks(fields[1], "77")
    assert not form.save.isEnabled() and "deux fois" in form.wrong.text()
    QTest.keyClicks(fields[1], "8")
    QTest.keyClick(fields[1], Qt.Key.Key_Return)
    assert page.window().focusWidget() is fields[2]
    form.save.click()
    assert [card.person.licence for card in cards_of(desk.club)] == ["77", "778", ""]


def test_a_card_being_written_is_not_lost_to_a_choice_of_several(page: MembersPage) -> None:
    page.register.table.choose_first()
    page.register.open_chosen()
    page.register.form.note.setText("clef")
    page.register.every.click()
    assert page.register.several.isHidden() and not page.register.form.isHidden()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_file_of_cards_is_read_again_without_a_difference(
    desk: Desk, page: MembersPage, language: str
) -> None:
    cards = cards_of(desk.club)
    written = cards_csv(cards, "en" if language == "en" else "fr").decode("utf-8-sig")
    assert len(written.splitlines()) == 4 and "Gatsby" in written
    told = preview_text(written)
    people = tuple(row.member for row in told.rows if row.member)
    days = tuple((row.since, row.dues_until, row.of_age) for row in told.rows if row.member)
    again = compared(people, cards, days)
    assert not again.changed and not again.added
    assert {day for _, _, day in days} == {None, date(2025, 3, 12)}
    new = accepted(compared(people, (), days), {("added", 0, "")}, date(2026, 1, 1))
    assert [card.of_age for card in new] == [date(2025, 3, 12)]


class TestWhatOthersDoMeanwhile:
    def test_what_another_wrote_on_a_card_meanwhile_stays(
        self, desk: Desk, page: MembersPage
    ) -> None:
        page.register.every.click()
        form = page.register.several
        said(form, "member")
        kept = register_of(desk.club)
        didier = named(desk.club, "Roussel")
        kept.note_of_age([didier.id], date(2026, 1, 2))
        kept.keep([replace(named(desk.club, "Ndiaye"), note="clef du local")])
        form.save.click()
        assert [card.guest for card in cards_of(desk.club)] == [False] * 3
        assert named(desk.club, "Roussel").of_age == date(2026, 1, 2)
        assert named(desk.club, "Ndiaye").note == "clef du local"

    def test_a_card_gone_meanwhile_is_neither_changed_nor_counted(
        self, desk: Desk, page: MembersPage
    ) -> None:
        page.register.every.click()
        said(page.register.several, "member")
        didier = named(desk.club, "Roussel")
        register_of(desk.club).merge(didier.id, named(desk.club, "Ndiaye").id, 1)
        told = list[str]()
        page.noted.connect(told.append)
        page.register.several.save.click()
        assert told == ["1 fiche changée."] and len(cards_of(desk.club)) == 2

    def test_one_card_keeps_what_another_wrote_on_it_meanwhile(
        self, desk: Desk, page: MembersPage
    ) -> None:
        page.register.table.choose_first()
        page.register.open_chosen()
        page.register.form.note.setText("clef")
        card = named(desk.club, "Dupré")
        register_of(desk.club).note_of_age([card.id], date(2026, 1, 2))
        page.register.form._save()
        card = named(desk.club, "Dupré")
        assert (card.note, card.of_age) == ("clef", date(2026, 1, 2))


class TestWhatIsWrittenStays:
    def test_what_is_written_stays_as_one_more_or_less_is_chosen(
        self, desk: Desk, page: MembersPage
    ) -> None:
        page.register.every.click()
        form = page.register.several
        form.dues.set_date("2027-08-31")
        form.ask_licences.click()
        first = form.licences[cards_of(desk.club)[0].id]
        first.setText("778")
        clicked(page, 2, Qt.KeyboardModifier.ControlModifier)
        assert form.title.text() == "2 fiches"
        form.save.click()
        cards = cards_of(desk.club)
        assert [card.dues_until == date(2027, 8, 31) for card in cards] == [True, True, False]
        assert cards[0].person.licence == "778"

    def test_of_other_cards_nothing_is_written_yet(self, page: MembersPage) -> None:
        page.register.every.click()
        page.register.several.dues.set_date("2027-08-31")
        clicked(page, 0, Qt.KeyboardModifier.NoModifier)
        page.register.every.click()
        assert not page.register.several.save.isEnabled() and not page.unsaved_changes()

    def test_a_filter_changed_meanwhile_leaves_those_it_hides_alone(
        self, desk: Desk, page: MembersPage
    ) -> None:
        page.register.every.click()
        page.register.several.dues.set_date("2027-08-31")
        page.register.chips.choose("guests")
        page.register.chips.picked.emit("guests")
        assert page.register.several.title.text() == "2 fiches"
        page.register.several.save.click()
        assert named(desk.club, "Dupré").dues_until == date(2020, 8, 31)
        assert named(desk.club, "Roussel").dues_until == date(2027, 8, 31)
