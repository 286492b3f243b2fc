"""The register kept true: a second file, two cards of one person, earlier evenings linked."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime

import pytest
from builders import a_setup
from meeting_builders import a_meeting, a_meeting_setup
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from register_builders import a_club_desk, cards_of, named, register_of

from td_app.meeting.commands import EnterTeam
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.ui.desk import Desk
from td_app.ui.pages.club.members.page import MembersPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

AGATHE = Person("Dupré", "Agathe", licence="77")
TWIN = Person("Dupre", "Agathe")
JEAN = Person("Martin", "Jean")


@pytest.fixture
def desk(qapp: object) -> Iterator[Desk]:
    with a_club_desk(AGATHE, TWIN, JEAN) as desk:
        yield desk


def a_page(desk: Desk, qtbot: QtBot) -> MembersPage:
    page = MembersPage(desk)
    qtbot.addWidget(page)
    page.resize(1180, 680)
    page.show()
    page.refresh()
    return page


def an_evening(desk: Desk, *people: Person) -> int:
    assert desk.create(a_setup(tables=1, seats=8)) and desk.live is not None
    desk.live.session.dispatch(cmd.RegisterEntrants(people, present=True))
    return desk.live.session.tournament


class TestASecondFile:
    def test_differences_are_accepted_one_by_one(self, desk: Desk, qtbot: QtBot) -> None:
        page = a_page(desk, qtbot)
        page.show_import()
        text = "Nom;Prénom;Licence;Club\nDupré;Agathe;77;As de Trèfle\nNdiaye;Awa;9;Tapis Volant\n"
        page.importing.open_text(text)
        assert page.importing.preview.present.isHidden()
        page.importing.preview.take.click()
        rows = {(p.group, p.who): p for p in page.file.table.rows.rows}
        assert {group for group, _ in rows} == {"added", "changed", "missing"}
        assert page.unsaved_changes()
        page.file.toggle(rows["added", "NDIAYE Awa"])
        page.file.take.click()
        assert named(desk.club, "Dupré").person.club == "As de Trèfle"
        assert len(cards_of(desk.club)) == 3 and not page.unsaved_changes()
        assert all(card.left is None for card in cards_of(desk.club))

    def test_days_are_read_and_one_that_differs_is_proposed(self, desk: Desk, qtbot: QtBot) -> None:
        page = a_page(desk, qtbot)
        page.show_import()
        page.importing.open_text(
            "Nom;Prénom;Licence;Cotisation jusqu’au;Membre depuis\n"
            "Dupré;Agathe;77;31/08/2027;01/09/2019\nNdiaye;Awa;9;payée;2021-09-01\n"
        )
        page.importing.preview.take.click()
        told = {(p.group, p.who, p.then) for p in page.file.table.rows.rows}
        assert ("changed", "DUPRÉ Agathe", "Cotisation jusqu’au\u00a0: 31/08/2027") in told
        page.file.take.click()
        agathe, awa = named(desk.club, "Dupré"), named(desk.club, "Ndiaye")
        assert (agathe.dues_until, agathe.since) == (date(2027, 8, 31), date(2019, 9, 1))
        assert (awa.dues_until, awa.since) == (None, date(2021, 9, 1)), "a word is no day"

    def test_the_first_file_of_a_club_comes_in_whole(self, qtbot: QtBot, qapp: object) -> None:
        with a_club_desk() as desk:
            page = a_page(desk, qtbot)
            assert page.register.empty.isVisible()
            page.register.empty.primary.click()
            page.importing.open_text("DUPONT Jean\nLéa Moreau\n")
            page.importing.preview.take.click()
            assert len(cards_of(desk.club)) == 2 and page.register.table.isVisible()


class TestTwoCards:
    def test_merged_with_what_they_played_and_separated(self, desk: Desk, qtbot: QtBot) -> None:
        evening = an_evening(desk, AGATHE, JEAN)
        one, two = named(desk.club, "Dupré"), named(desk.club, "Dupre")
        register_of(desk.club).enter({(evening, 1): two})
        page = a_page(desk, qtbot)
        page.show_twins()
        (pair,) = page.twins.table.rows.rows
        assert (pair.kept.id, pair.other.id) == (two.id, one.id)
        page.twins.turn.click()
        page.twins.merge.click()
        assert register_of(desk.club).played() == {(evening, 1): one.id}
        page.twins.chips.buttons["merged"].click()
        page.twins.merge.click()
        assert register_of(desk.club).played() == {(evening, 1): two.id}

    def test_said_to_be_two_they_are_not_shown_again(self, desk: Desk, qtbot: QtBot) -> None:
        page = a_page(desk, qtbot)
        page.show_twins()
        page.twins.two.click()
        assert not page.twins.table.rows.rows and not page.twins.merge.isEnabled()

    def test_people_of_one_name_kept_apart_are_said_not_to_be_listed(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        page = a_page(desk, qtbot)
        page.show_twins()
        page.twins.two.click()
        assert "les homonymes aux licences différentes" in page.twins.nothing.text()
        assert page.twins.nothing.isVisible()

    def test_escape_leaves_them_wherever_the_keyboard_is(self, desk: Desk, qtbot: QtBot) -> None:
        page = a_page(desk, qtbot)
        page.show_twins()
        with qtbot.waitActive(page):
            page.activateWindow()
        page.setFocus()
        qtbot.keyClick(page, Qt.Key.Key_Escape)
        assert page.register.isVisible()

    def test_two_that_nothing_tells_are_chosen_by_hand(self, desk: Desk, qtbot: QtBot) -> None:
        dupre, jean = named(desk.club, "Dupre"), named(desk.club, "Martin")
        page = a_page(desk, qtbot)
        page.show_twins()
        page.twins.choose.click()
        asked = page.twins.asking
        assert asked is not None and not asked.confirm.isEnabled()
        asked.kept.table.choose(jean.id)
        asked.other.table.choose(jean.id)
        assert not asked.confirm.isEnabled()
        asked.other.table.choose(dupre.id)
        asked.confirm.click()
        (merge,) = register_of(desk.club).merges()
        assert (merge.member.id, merge.into) == (dupre.id, jean.id)

    def test_two_who_played_together_are_two_people(self, desk: Desk, qtbot: QtBot) -> None:
        evening = an_evening(desk, AGATHE, JEAN)
        one, jean = named(desk.club, "Dupré"), named(desk.club, "Martin")
        register_of(desk.club).enter({(evening, 1): one, (evening, 2): jean})
        page = a_page(desk, qtbot)
        page.show_twins()
        page.twins.choose.click()
        asked = page.twins.asking
        assert asked is not None
        asked.kept.table.choose(one.id)
        asked.other.table.choose(jean.id)
        assert "deux personnes" in asked.confirm.toolTip()


class TestEarlierEvenings:
    def test_linked_once_by_licence_then_name_namesakes_chosen(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        evening = an_evening(desk, AGATHE, JEAN, Person("Ndiaye", "Awa"))
        page = a_page(desk, qtbot)
        assert page.register.links.isVisible()
        page.register.links.click()
        groups = [proposed.group for proposed in page.links.table.rows.rows]
        assert sorted(groups) == ["guest", "new", "sure", "sure"]
        page.links.take.click()
        linked = register_of(desk.club).played()
        agathe, jean = named(desk.club, "Dupré"), named(desk.club, "Martin")
        assert linked == {(evening, 1): agathe.id, (evening, 2): jean.id}

    def test_linked_afterwards_a_card_keeps_the_day_checked_that_evening(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        an_evening(desk, JEAN)
        assert desk.live is not None and desk.check_in is not None
        desk.live.session.dispatch(cmd.MarkMajority((1,)))
        day = datetime.fromtimestamp(desk.live.now_ms() / 1000).date()
        page = a_page(desk, qtbot)
        page.show_links()
        page.links.take.click()
        assert named(desk.club, "Martin").of_age == day
        assert desk.check_in.card(1) == named(desk.club, "Martin")

    @pytest.mark.parametrize(("group", "guest"), [("new", False), ("guest", True)])
    def test_newcomers_get_cards_at_once_as_what_was_said_of_them(
        self, desk: Desk, qtbot: QtBot, group: str, guest: bool
    ) -> None:
        an_evening(desk, Person("Ndiaye", "Awa"), Person("Petit", "Luc"))
        page = a_page(desk, qtbot)
        page.show_links()
        page.links.every.click()
        assert not page.links.ticked
        page.links.chips.choose(group)
        page.links.chips.picked.emit(group)
        page.links.every.click()
        page.links.take.click()
        for name in ("Ndiaye", "Petit"):
            assert named(desk.club, name).guest is guest


class TestVisitorsOfAMeeting:
    """Sixty-four players of other clubs came for a day: nobody is asked who each of them is."""

    @pytest.fixture
    def desk(self, qapp: object) -> Iterator[Desk]:
        with a_club_desk(AGATHE, JEAN) as desk:
            a_meeting(desk.club, a_meeting_setup(), 8)
            session = a_meeting(desk.club, a_meeting_setup(), 0)
            session.dispatch(EnterTeam("Le Club", people=(JEAN, Person("Petit", "Luc"))))
            yield desk

    def test_they_are_one_quiet_line_and_no_evening_to_link(self, desk: Desk, qtbot: QtBot) -> None:
        an_evening(desk, AGATHE)
        page = a_page(desk, qtbot)
        assert page.register.links.text() == "Inscriptions à relier (1)"
        page.register.links.click()
        assert [one.who for one in page.links.table.rows.rows] == ["DUPRÉ Agathe"]
        assert "66 joueurs de rencontres" in page.links.aside.accessibleName()

    def test_one_act_links_those_one_wants_and_nobody_is_ticked_before(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        page = a_page(desk, qtbot)
        assert page.register.visitors.text() == "Visiteurs de rencontres (66)"
        page.register.visitors.click()
        assert not page.links.table.rows.rows
        (act,) = page.links.aside.buttons
        act.click()
        assert not page.links.aside.isVisible() and not page.links.ticked
        (jean,) = (one for one in page.links.table.rows.rows if one.group == "sure")
        assert jean.who == "MARTIN Jean"
        page.links.toggle(jean)
        page.links.take.click()
        assert list(register_of(desk.club).played().values()) == [named(desk.club, "Martin").id]
        assert page.register.visitors.text() == "Visiteurs de rencontres (65)"
