"""An evening entered from the club's register: type, Enter, present."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime

import pytest
from builders import a_setup
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from register_builders import a_club_desk, cards_of, named, register_of

from td_app.register.member import NEW, Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority
from td_app.ui.desk import Desk
from td_app.ui.destinations import Spot, ToMember, ToPlayed
from td_app.ui.pages.evening.players.page import PlayersPage

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

LATE = Member(NEW, Person("Dupré", "Agathe", "Gatsby", "77"), dues_until=date(2020, 8, 31))
JEAN = Member(NEW, Person("Martin", "Jean"))


@pytest.fixture
def desk(qapp: object) -> Iterator[Desk]:
    with a_club_desk(LATE, JEAN, JEAN) as desk:
        assert desk.create(a_setup(tables=1, seats=8))
        yield desk


def a_page(desk: Desk, qtbot: QtBot) -> PlayersPage:
    assert desk.live is not None
    page = PlayersPage(desk.live, desk=desk)
    desk.live.changed.connect(page.refresh)
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    page.refresh()
    return page


def entered(page: PlayersPage, typed: str) -> None:
    field = page.entrants.door.field
    field.setFocus()
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Return)


def linked(desk: Desk) -> dict[int, int]:
    return {entrant: card for (_, entrant), card in register_of(desk.club).played().items()}


def linked_here(desk: Desk) -> dict[int, Member]:
    assert desk.check_in is not None
    return desk.check_in.cards_here()


def test_three_letters_and_enter_dues_late_are_seen_and_do_not_block(
    desk: Desk, qtbot: QtBot
) -> None:
    page = a_page(desk, qtbot)
    entered(page, "dup")
    assert desk.live is not None and desk.live.person(1) == LATE.person
    assert linked(desk) == {1: named(desk.club, "Dupré").id}
    assert "31/08/2020" in page.entrants.said.text()


def test_an_empty_list_says_that_the_club_knows_its_members(desk: Desk, qtbot: QtBot) -> None:
    page = a_page(desk, qtbot)
    assert "quelques lettres" in page.entrants.empty.text.text()


def answered(page: PlayersPage, words: str) -> None:
    (button,) = [b for b in page.entrants.newcomers.buttons if b.text() == words]
    button.click()


def test_a_newcomer_is_no_guest_unasked_then_a_member_in_one_act(desk: Desk, qtbot: QtBot) -> None:
    page = a_page(desk, qtbot)
    entered(page, "dup")
    assert page.entrants.newcomers.isHidden()
    entered(page, "Roussel Didier")
    assert len(cards_of(desk.club)) == 3 and 2 not in linked(desk)
    assert "Didier" in page.entrants.newcomers.accessibleName()
    answered(page, "Invité")
    assert named(desk.club, "Roussel").guest and page.entrants.newcomers.isHidden()
    page.entrants.correct(2)
    panel = page.entrants.panel.club
    panel.make.click()
    card = named(desk.club, "Roussel")
    assert not card.guest and panel.make.isHidden()
    with qtbot.waitSignal(page.asked) as asked:
        panel.card.click()
    assert asked.args == [ToMember(card.id, played=True)]


def test_from_the_room_one_comes_to_the_card_or_to_the_form(desk: Desk, qtbot: QtBot) -> None:
    page = a_page(desk, qtbot)
    entered(page, "dup")
    with qtbot.waitSignal(page.asked) as asked:
        page.go(ToPlayed(1))
    assert asked.args == [ToMember(named(desk.club, "Dupré").id, played=True)]
    register_of(desk.club).unlink([(desk.live.session.tournament, 1)] if desk.live else [])
    page.entrants.forget_known()
    page.go(ToPlayed(1))
    assert "pas de fiche" in page.entrants.panel.club.told.text()


def test_of_two_namesakes_one_chooses(desk: Desk, qtbot: QtBot) -> None:
    page = a_page(desk, qtbot)
    entered(page, "martin jean")
    assert linked(desk) == {} and "Qui est-ce" in page.entrants.said.text()
    QTest.keyClick(page.entrants.door.field, Qt.Key.Key_2)
    assert len(linked(desk)) == 1 and len(cards_of(desk.club)) == 3
    entered(page, "martin jean")
    QTest.keyClick(page.entrants.door.field, Qt.Key.Key_1)
    assert set(linked(desk).values()) == {c.id for c in cards_of(desk.club)[1:]}


def test_a_namesake_entered_the_same_evening_has_their_own_card(desk: Desk, qtbot: QtBot) -> None:
    page = a_page(desk, qtbot)
    entered(page, "dup")
    entered(page, "dupre agathe")
    QTest.keyClick(page.entrants.door.field, Qt.Key.Key_2)
    assert len(linked(desk)) == 1
    answered(page, "Invité")
    assert len(linked(desk)) == 2 and len(set(linked(desk).values())) == 2
    assert len(cards_of(desk.club)) == 4


def test_an_imported_list_is_linked_and_asked_once_whether_they_are_members(
    desk: Desk, qtbot: QtBot
) -> None:
    page = a_page(desk, qtbot)
    page.importing.open_text(
        "Nom;Prénom;Licence\nRoy;Agathe;77\nMartin;Jean;\nNdiaye;Awa;\nPetit;Luc;\n"
    )
    page.importing.preview.take.click()
    assert linked(desk) == {1: named(desk.club, "Dupré").id} and len(cards_of(desk.club)) == 3
    # Martin Jean fits two cards: the preview says so, and leaves him to the field.
    assert page.entrants.newcomers.accessibleName().startswith("2 joueurs")
    answered(page, "Membres du club")
    assert page.entrants.newcomers.isHidden() and "2" in page.entrants.said.text()
    for entrant, name in ((2, "Ndiaye"), (3, "Petit")):
        card = named(desk.club, name)
        assert linked(desk)[entrant] == card.id and not card.guest


def test_whoever_the_question_was_put_away_for_is_not_asked_about_again(
    desk: Desk, qtbot: QtBot
) -> None:
    page = a_page(desk, qtbot)
    entered(page, "Roussel Didier")
    page.entrants.newcomers.closed.emit()
    assert page.entrants.newcomers.isHidden() and len(cards_of(desk.club)) == 3
    entered(page, "Keller Anais")
    assert page.entrants.newcomers.accessibleName().startswith("KELLER Anais")


def test_the_list_stays_where_it_is_as_people_come_in(desk: Desk, qtbot: QtBot) -> None:
    page = a_page(desk, qtbot)
    entered(page, "martin jean")
    QTest.keyClick(page.entrants.door.field, Qt.Key.Key_1)
    page.resize(640, 540)
    QApplication.processEvents()

    def places() -> list[QPoint]:
        QApplication.processEvents()
        parts = (page.entrants.table, page.entrants.chips, page.entrants.bar)
        return [part.mapTo(page, QPoint(0, 0)) for part in parts]

    before = places()
    entered(page, "dup")
    assert "31/08/2020" in page.entrants.said.text() and places() == before
    entered(page, "Roussel Didier")
    assert page.entrants.newcomers.isVisible() and places() == before


class TestWhatTheRegisterKeeps:
    def test_an_entry_undone_leaves_no_ghost_card_and_done_again_has_it_back(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        page, live = a_page(desk, qtbot), desk.live
        assert live is not None
        entered(page, "Fantome Felix")
        answered(page, "Invité")
        live.dispatch(cmd.Undo())
        assert len(cards_of(desk.club)) == 3 and linked(desk) == {}
        live.dispatch(cmd.Redo())
        ghost = named(desk.club, "Fantome")
        assert ghost.guest and linked(desk) == {1: ghost.id}
        assert page.entrants.newcomers.isHidden()
        live.dispatch(cmd.CorrectEntrant(1, Person("Fantin", "Felix")))
        assert {card.person.last_name for card in cards_of(desk.club)} >= {"Fantin"}
        assert len(cards_of(desk.club)) == 4 and named(desk.club, "Fantin").guest
        live.dispatch(cmd.RemoveEntrants((1,)))
        assert len(cards_of(desk.club)) == 3
        entered(page, "dup")
        live.dispatch(cmd.Undo())
        entered(page, "dup")
        assert linked(desk) == {2: named(desk.club, "Dupré").id} and len(cards_of(desk.club)) == 3

    def test_a_majority_checked_is_on_the_card_and_not_asked_again(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        page, live = a_page(desk, qtbot), desk.live
        assert live is not None
        entered(page, "dup")
        live.dispatch(cmd.MarkMajority((1,)))
        day = datetime.fromtimestamp(live.now_ms() / 1000).date()
        assert named(desk.club, "Dupré").of_age == day
        live.dispatch(cmd.Undo())
        assert named(desk.club, "Dupré").of_age is None
        live.dispatch(cmd.Redo())
        live.dispatch(cmd.MarkMajority((1,), Majority.VOUCHED, "connue"))
        assert named(desk.club, "Dupré").of_age is None
        live.dispatch(cmd.Undo())
        card = named(desk.club, "Dupré")
        register_of(desk.club).note_of_age([card.id], date(2025, 3, 12))
        assert desk.create(a_setup(tables=1, seats=8))
        page = a_page(desk, qtbot)
        entered(page, "dup")
        assert [row.majority for row in page.live.players().rows] == ["checked"]
        assert "Majorité vérifiée le 12/03/2025." in page.entrants.said.text()
        page.live.dispatch(cmd.Undo())
        assert named(desk.club, "Dupré").of_age == date(2025, 3, 12)

    def test_as_last_time_lists_who_played_and_ticks_nobody(self, desk: Desk, qtbot: QtBot) -> None:
        page = a_page(desk, qtbot)
        assert page.entrants.last.isHidden() and page.entrants.empty.secondary.isHidden()
        page.go(Spot.LAST_EVENING)
        assert "Aucune soirée" in page.entrants.said.text()
        for typed in ("dup", "martin jean"):
            entered(page, typed)
        QTest.keyClick(page.entrants.door.field, Qt.Key.Key_1)
        page.live.dispatch(cmd.MarkMajority((1, 2)))
        page.live.dispatch(cmd.DrawSeats())
        assert desk.create(a_setup(tables=1, seats=8))
        page = a_page(desk, qtbot)
        entered(page, "dup")
        assert not page.entrants.last.isHidden()
        page.entrants.last.click()
        rows = [(row.name, row.present) for row in page.live.players().rows]
        assert rows == [("DUPRÉ Agathe", True), ("MARTIN Jean", False)]
        page.entrants.last.click()
        assert "déjà sur la liste" in page.entrants.said.text()
        assert len(page.live.players().rows) == 2

    def test_as_last_time_is_offered_where_nobody_is_listed_yet(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        page = a_page(desk, qtbot)
        entered(page, "dup")
        assert not page.entrants.empty.secondary.isVisible()
        page.live.dispatch(cmd.MarkMajority((1,)))
        entered(page, "Nouveau Paul")
        page.live.dispatch(cmd.MarkMajority((2,)))
        page.live.dispatch(cmd.DrawSeats())
        assert desk.create(a_setup(tables=1, seats=8))
        page = a_page(desk, qtbot)
        button = page.entrants.empty.secondary
        assert button.isVisible() and button.text() == "Inscrire comme la dernière fois"
        button.click()
        assert [row.name for row in page.live.players().rows] == ["DUPRÉ Agathe"]

    def test_as_last_time_lists_the_namesake_of_somebody_listed(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        page = a_page(desk, qtbot)
        for figure in (Qt.Key.Key_1, Qt.Key.Key_1):
            entered(page, "martin jean")
            QTest.keyClick(page.entrants.door.field, figure)
        page.live.dispatch(cmd.MarkMajority((1, 2)))
        page.live.dispatch(cmd.DrawSeats())
        assert desk.create(a_setup(tables=1, seats=8))
        page = a_page(desk, qtbot)
        entered(page, "martin jean")
        QTest.keyClick(page.entrants.door.field, Qt.Key.Key_1)
        page.entrants.last.click()
        rows = [(row.name, row.present) for row in page.live.players().rows]
        assert rows == [("MARTIN Jean", True), ("MARTIN Jean", False)]
        assert len({card.id for card in linked_here(desk).values()}) == 2

    def test_as_last_time_leaves_a_name_that_is_listed_without_a_card(
        self, desk: Desk, qtbot: QtBot
    ) -> None:
        page = a_page(desk, qtbot)
        entered(page, "martin jean")
        QTest.keyClick(page.entrants.door.field, Qt.Key.Key_1)
        page.live.dispatch(cmd.MarkMajority((1,)))
        page.live.dispatch(cmd.DrawSeats())
        assert desk.create(a_setup(tables=1, seats=8))
        page = a_page(desk, qtbot)
        page.live.dispatch(cmd.RegisterEntrants((JEAN.person,)))
        page.entrants.last.click()
        assert len(page.live.players().rows) == 1
