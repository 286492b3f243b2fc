"""A name or 4.7, then Enter."""

from __future__ import annotations

from builders import a_session, a_tournament
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from room_builders import OpenRoom, click, plan_of, press, type_out, who_sits

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority, Standing
from td_app.ui.widgets.entry_line import Purpose


def two_roux() -> TournamentSession:
    """Return a table with two players of one name."""
    session = a_session(1, 8)
    some = [Person("Roux", "Sophie"), Person("Roux", "Luc"), Person("Li", "Paul")]
    session.dispatch(cmd.RegisterEntrants(tuple(some), True, Majority.CHECKED))
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    return session


def darcys() -> TournamentSession:
    """Return a table where Patrice Darcy has just gone out, and Jean-Baptiste plays on."""
    session = a_session(1, 8)
    some = [Person("Darcy", "Patrice"), Person("Darcy", "Jean-Baptiste"), Person("Li", "Paul")]
    session.dispatch(cmd.RegisterEntrants((*some, Person("Roux", "Luc")), True, Majority.CHECKED))
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    session.dispatch(cmd.Eliminate((cmd.PlayerOut(1),)))
    return session


class TestOneOutAlready:
    def test_one_who_is_out_is_meant_before_one_who_is_less_near(self, open_room: OpenRoom) -> None:
        page = open_room(darcys())
        type_out(page, "darcy p")
        press(page.floor.entry.field, Qt.Key.Key_Return)
        assert list(page.live.state.outs) == [1], "Jean-Baptiste plays on"
        assert "DARCY Patrice" in page.floor.entry.list.words
        press(page.floor.entry.field, Qt.Key.Key_Down)
        press(page.floor.entry.field, Qt.Key.Key_Return)
        assert list(page.live.state.outs) == [1, 2]

    def test_one_as_near_who_plays_is_put_out(self, open_room: OpenRoom) -> None:
        page = open_room(darcys())
        type_out(page, "darcy")
        assert list(page.live.state.outs) == [1, 2]

    def test_a_search_says_that_somebody_is_out_and_opens_no_seat(
        self, open_room: OpenRoom
    ) -> None:
        page = open_room(darcys())
        page.find_text("darcy patrice")
        press(page.floor.entry.field, Qt.Key.Key_Return)
        assert not page.floor.panels.popover.isVisible()
        assert "ne joue plus" in page.floor.entry.list.words


class TestEliminating:
    def test_a_seat_then_enter_puts_its_player_out(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        who = who_sits(page, 2, 7)
        type_out(page, "2.7")
        assert page.live.state.entrants[who].standing is Standing.OUT
        assert page.floor.entry.field.text() == ""

    def test_a_name_then_enter_puts_its_player_out(self, open_room: OpenRoom) -> None:
        page = open_room(two_roux())
        type_out(page, "lii")
        assert page.live.state.entrants[3].standing is Standing.SEATED
        page.floor.entry.field.clear()
        type_out(page, "li")
        assert page.live.state.entrants[3].standing is Standing.OUT

    def test_a_letter_alone_puts_nobody_out(self, open_room: OpenRoom) -> None:
        """Whoever begins a name by its E has opened the line: its second letter follows."""
        page = open_room(two_roux())
        type_out(page, "p")
        assert page.floor.entry.list.found[0].name == "LI Paul"
        assert not page.live.state.outs
        assert "Une lettre ne sort personne" in page.floor.entry.list.words
        press(page.floor.entry.field, Qt.Key.Key_Down)
        press(page.floor.entry.field, Qt.Key.Key_Return)
        assert list(page.live.state.outs) == [3]

    def test_a_name_that_two_bear_is_chosen_first(self, open_room: OpenRoom) -> None:
        page = open_room(two_roux())
        type_out(page, "roux")
        assert not page.live.state.outs
        assert "Plusieurs" in page.floor.entry.list.words
        press(page.floor.entry.field, Qt.Key.Key_Return)
        assert not page.live.state.outs, "Enter again chooses nobody"
        press(page.floor.entry.field, Qt.Key.Key_Down)
        press(page.floor.entry.field, Qt.Key.Key_Down)
        press(page.floor.entry.field, Qt.Key.Key_Return)
        assert list(page.live.state.outs) == [1]

    def test_the_pointer_over_the_list_chooses_nobody(self, open_room: OpenRoom) -> None:
        page = open_room(two_roux())
        type_out(page, "roux", enter=False)
        QTest.mouseMove(page.floor.entry.list, page.floor.entry.list.row_centre(1))
        press(page.floor.entry.field, Qt.Key.Key_Return)
        assert not page.live.state.outs

    def test_the_one_gone_to_stays_it_when_another_post_puts_one_out(
        self, open_room: OpenRoom
    ) -> None:
        page = open_room(two_roux())
        type_out(page, "roux", enter=False)
        press(page.floor.entry.field, Qt.Key.Key_Up)
        page.live.session.dispatch(cmd.CorrectEntrant(3, Person("Roux", "Anne")))
        page.refresh()
        assert page.floor.entry.list.found[0].name == "ROUX Anne"
        press(page.floor.entry.field, Qt.Key.Key_Return)
        assert list(page.live.state.outs) == [1]

    def test_nobody_is_ringed_while_several_may_be_meant(self, open_room: OpenRoom) -> None:
        page = open_room(two_roux())
        type_out(page, "roux", enter=False)
        assert plan_of(page, 1).accessibleDescription() == ""
        press(page.floor.entry.field, Qt.Key.Key_Down)
        assert "ROUX" in plan_of(page, 1).accessibleDescription()

    def test_a_click_on_a_candidate_chooses_it(self, open_room: OpenRoom) -> None:
        page = open_room(two_roux())
        type_out(page, "roux", enter=False)
        click(page.floor.entry.list, page.floor.entry.list.row_centre(1))
        assert list(page.live.state.outs) == [1]

    def test_the_button_does_as_enter_does(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        assert not page.floor.entry.button.isEnabled()
        type_out(page, "1.3", enter=False)
        click(page.floor.entry.button)
        assert len(page.live.state.outs) == 1

    def test_nobody_is_put_out_by_a_word_that_fits_nobody(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        type_out(page, "zzzz")
        assert not page.live.state.outs
        assert page.floor.entry.list.words == "Aucun joueur en jeu ne correspond."

    def test_enter_held_down_acts_once(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        type_out(page, "1.3")
        assert QApplication.focusWidget() is page.floor
        press(page.floor, Qt.Key.Key_Return)
        assert len(page.live.state.outs) == 1

    def test_the_keyboard_goes_back_to_the_room(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        type_out(page, "1.3")
        assert not page.floor.entry.field.hasFocus()

    def test_the_one_who_is_meant_is_ringed_on_the_plan(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        type_out(page, "2.7", enter=False)
        assert plan_of(page, 2).accessibleDescription().startswith("Place 7")
        press(page.floor.entry.field, Qt.Key.Key_Escape)
        assert plan_of(page, 2).accessibleDescription() == ""


class TestSearching:
    def test_a_search_opens_the_seat_and_puts_nobody_out(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        page.find_text("1.4")
        press(page.floor.entry.field, Qt.Key.Key_Return)
        assert not page.live.state.outs
        assert page.floor.panels.popover.isVisible()
        assert page.floor.entry.purpose is Purpose.OUT

    def test_escape_leaves_the_search(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        page.find_text("")
        press(page.floor.entry.field, Qt.Key.Key_Escape)
        assert page.floor.entry.purpose is Purpose.OUT
        assert not page.floor.entry.field.hasFocus()

    def test_before_the_draw_there_is_nothing_to_search(self, open_room: OpenRoom) -> None:
        page = open_room(a_session())
        page.find_text("roux")
        page.eliminate()
        assert page.stack.currentWidget() is page.before


class TestSameHand:
    def test_a_comma_collects_and_enter_sends_the_hand(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        first, second = who_sits(page, 1, 3), who_sits(page, 2, 5)
        type_out(page, "1.3,", enter=False)
        assert page.floor.tray.entrants == (first,)
        QTest.keyClicks(page.floor.entry.field, "2.5+")
        assert page.floor.tray.entrants == (first, second)
        press(page.floor.entry.field, Qt.Key.Key_Return)
        assert page.live.state.finishing == ((first, second),)
        assert not page.floor.tray.isVisible()

    def test_a_comma_inside_a_seat_is_part_of_it(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        who = who_sits(page, 1, 3)
        type_out(page, "1,3")
        assert list(page.live.state.outs) == [who]

    def test_a_player_is_not_in_one_hand_twice(self, open_room: OpenRoom) -> None:
        page = open_room(a_tournament(16, 2))
        type_out(page, "1.3,1.3,", enter=False)
        assert len(page.floor.tray.entrants) == 1
