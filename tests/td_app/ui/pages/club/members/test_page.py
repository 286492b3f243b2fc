"""The register as a director uses it: found as one types, written, taken off the list."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from register_builders import a_club_desk, cards_of, named

from td_app.register.member import NEW, Member
from td_app.tournament.state.person import Person
from td_app.ui.desk import Desk
from td_app.ui.destinations import ToMember
from td_app.ui.pages.club.members.page import MembersPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

LATE = Member(NEW, Person("Dupré", "Agathe", "Gatsby", "77"), dues_until=date(2020, 8, 31))
GUEST = Member(NEW, Person("Roussel", "Didier"), guest=True)
JEANS = (Member(NEW, Person("Martin", "Jean")), Member(NEW, Person("Martin", "Jean")))


@pytest.fixture
def desk(qapp: object) -> Iterator[Desk]:
    with a_club_desk(LATE, GUEST, *JEANS) as desk:
        yield desk


def a_page(desk: Desk, qtbot: QtBot) -> MembersPage:
    page = MembersPage(desk)
    qtbot.addWidget(page)
    page.resize(1180, 680)
    page.show()
    page.refresh()
    return page


def shown(page: MembersPage) -> list[str]:
    table = page.register.table
    rows = (table.filter.row_at(table.filter.index(n, 0)) for n in range(table.filter.rowCount()))
    return [row.member.person.last_name for row in rows]


class TestFinding:
    def test_names_pseudonyms_and_licences_are_found_as_one_types(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        page = a_page(desk, qtbot)
        assert shown(page) == ["Dupré", "Martin", "Martin", "Roussel"]
        for typed, found in (("gats", ["Dupré"]), ("77", ["Dupré"]), ("marti", ["Martin"] * 2)):
            page.find_text(typed)
            page.register.list.search._search()
            assert shown(page) == found

    def test_a_column_with_nothing_in_it_leaves_its_room_to_names(self, qtbot: QtBot) -> None:
        told = ("pseudonym", "club", "licence", "dues", "since", "evenings")
        widths = []
        for cards, shows in ((JEANS, set()), ((*JEANS, LATE), {"pseudonym", "licence", "dues"})):
            with a_club_desk(*cards) as desk:
                page = a_page(desk, qtbot)
                table = page.register.table
                assert {key for key in told if table.shows(key)} == shows
                widths.append(table.columnWidth(table.rows.place_of("name")))
        alone, beside = widths
        assert alone - beside > 300

    def test_dues_late_and_guests_have_their_filters(self, desk: Desk, qtbot: QtBot) -> None:
        page = a_page(desk, qtbot)
        chips = page.register.chips.buttons
        chips["late"].click()
        assert shown(page) == ["Dupré"]
        chips["guests"].click()
        assert shown(page) == ["Roussel"]


class TestWriting:
    def test_a_card_is_corrected_with_enter(self, desk: Desk, qtbot: QtBot) -> None:
        page = a_page(desk, qtbot)
        page.go(ToMember(named(desk.club, "Dupré").id))
        form = page.register.form
        assert page.unsaved_changes() == "" and not form.save.isEnabled()
        form.fields["club"].setText("As de Trèfle")
        form.dues.setText("31/08/2027")
        assert page.unsaved_changes()
        QTest.keyClick(form.dues, Qt.Key.Key_Return)
        card = named(desk.club, "Dupré")
        assert (card.person.club, card.dues_until) == ("As de Trèfle", date(2027, 8, 31))
        assert page.unsaved_changes() == ""

    def test_a_wrong_date_is_said_and_nothing_is_kept(self, desk: Desk, qtbot: QtBot) -> None:
        page = a_page(desk, qtbot)
        page.go(ToMember(named(desk.club, "Dupré").id))
        form = page.register.form
        QTest.keyClicks(form.dues, "x")
        QTest.keyClick(form.dues, Qt.Key.Key_Return)
        assert "31/08/2027" in form.wrong.text()
        assert named(desk.club, "Dupré").dues_until == date(2020, 8, 31)

    def test_what_is_no_email_is_said_and_kept_all_the_same(self, desk: Desk, qtbot: QtBot) -> None:
        page = a_page(desk, qtbot)
        page.go(ToMember(named(desk.club, "Dupré").id))
        form = page.register.form
        assert not form.email_doubt.isVisible()
        form.fields["email"].setText("pas un mail")
        assert form.email_doubt.isVisible()
        assert "«\u00a0pas un mail\u00a0» n’est pas une adresse" in form.email_doubt.text()
        QTest.keyClick(form.fields["email"], Qt.Key.Key_Return)
        assert named(desk.club, "Dupré").person.email == "pas un mail"
        form.fields["email"].setText("agathe@exemple.fr")
        assert not form.email_doubt.isVisible()

    def test_a_name_nobody_bears_begins_a_new_card(self, desk: Desk, qtbot: QtBot) -> None:
        page = a_page(desk, qtbot)
        page.find_text("Ndiaye Awa")
        page.register.list.search._search()
        page.register.new.click()
        form = page.register.form
        assert form.fields["first_name"].text() == "Awa"
        QTest.keyClick(form.fields["first_name"], Qt.Key.Key_Return)
        assert named(desk.club, "Ndiaye").since == date.today()

    def test_one_taken_off_the_list_is_found_under_left_and_comes_back(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        page = a_page(desk, qtbot)
        page.go(ToMember(named(desk.club, "Roussel").id))
        page.register.form.leave.click()
        assert "Roussel" not in shown(page)
        assert len(cards_of(desk.club)) == 4
        page.go(ToMember(named(desk.club, "Roussel").id))
        page.register.form.leave.click()
        assert named(desk.club, "Roussel").left is None


def test_a_card_beside_follows_the_register_and_keeps_what_is_typed(
    desk: Desk, qtbot: QtBot
) -> None:
    page = a_page(desk, qtbot)
    card = named(desk.club, "Dupré")
    page.register.show_member(card.id)
    form = page.register.form
    form.note.setText("clef")
    register = desk.club.register
    assert register is not None
    register.keep([replace(card, person=replace(card.person, last_name="Durand", email="a@b.fr"))])
    page.refresh()
    assert form.title.text() == "DURAND Agathe"
    assert (form.fields["email"].text(), form.note.text()) == ("a@b.fr", "clef")
    form.save.click()
    assert (named(desk.club, "Durand").note, form.edited) == ("clef", False)
    into = next(one for one in cards_of(desk.club) if one.person.last_name == "Roussel")
    register.merge(card.id, into.id, 1)
    page.refresh()
    assert form.isHidden(), "a card that is no more is not written on"
