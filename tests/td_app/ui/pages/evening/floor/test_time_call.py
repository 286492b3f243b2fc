"""Time called at a table: granted, refused, counted down, and how it ends (3.5)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from builders import a_session, a_tournament, clock_of, seated_at
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout
from pytestqt.qtbot import QtBot

from rules_ropta.house_rules import TIME_COUNTDOWN, TIME_WAIT
from rules_ropta.ruling import Refused
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.setup import DeclaredHouseRule
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.time_call_bar import TimeCallBar, TimeCallLine
from td_app.ui.pages.page import Page
from td_app.ui.public.announcer import counted_aloud
from td_app.ui.public.voice import Voice
from td_app.ui.widgets.buttons import Rank
from td_app.words import refusal_sentence

Key = Qt.Key


class UnderTheBar(Page):
    """A page with the bar above a field, as the floor's tabs have it."""

    def __init__(self, live: LiveTournament) -> None:
        super().__init__(live)
        self.bar = TimeCallBar(live)
        self.field = QLineEdit()
        column = QVBoxLayout(self)
        for widget in (self.bar.button, self.bar, self.field):
            column.addWidget(widget)
        column.addStretch(1)

    def refresh(self) -> None:
        self.bar.refresh()

    def tick(self) -> None:
        self.bar.tick()


def a_page(session: TournamentSession, qtbot: QtBot, *, aloud: bool = False) -> UnderTheBar:
    live = LiveTournament(session)
    if aloud:
        counted_aloud(live, Voice())
    page = UnderTheBar(live)
    live.setParent(page)
    live.changed.connect(page.refresh)
    live.ticked.connect(page.tick)
    qtbot.addWidget(page, before_close_func=lambda _page: live.close())
    page.resize(900, 650)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    page.field.setFocus()
    return page


@pytest.fixture
def session() -> TournamentSession:
    return a_tournament(entrants=12, tables=2)


@pytest.fixture
def bar(
    session: TournamentSession, dressed: QApplication, in_french: None, qtbot: QtBot
) -> Iterator[TimeCallBar]:
    page = a_page(session, qtbot)
    yield page.bar


def press(*keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget(), key)
        QApplication.processEvents()


def seconds_pass(bar: TimeCallBar, session: TournamentSession, seconds: float) -> None:
    clock_of(session).forward(round(seconds * 1000))
    bar.tick()


def the_line(bar: TimeCallBar) -> TimeCallLine:
    (line,) = bar.lines.values()
    return line


def last_event(session: TournamentSession) -> object:
    return session.history.entries[-1].event


class TestCalled:
    def test_nothing_is_there_while_nobody_calls_time(self, bar: TimeCallBar) -> None:
        assert bar.isHidden()

    def test_two_keys_call_it(self, bar: TimeCallBar, session: TournamentSession) -> None:
        bar.ask(2)
        press(Key.Key_Return)
        assert session.state.time_calls[2].seconds == 30
        assert the_line(bar).dial.seconds == 30
        assert not bar.asking

    def test_its_key_works_from_a_field(self, bar: TimeCallBar) -> None:
        bar.button.clicked.connect(lambda: bar.ask(1))
        QTest.keyClick(QApplication.focusWidget(), Key.Key_T, Qt.KeyboardModifier.ControlModifier)
        assert bar.asking

    def test_a_figure_names_the_player_of_that_place(
        self, bar: TimeCallBar, session: TournamentSession
    ) -> None:
        bar.ask(1)
        press(Key.Key_3, Key.Key_A)
        who = session.state.tables[1].places[3]
        assert session.state.time_calls[1].entrant == who
        assert the_line(bar).who.whole == session.person(who).display_name
        assert the_line(bar).where.whole == "Table 1 · place 3"

    def test_a_place_where_nobody_sits_names_nobody(self, bar: TimeCallBar) -> None:
        bar.ask(1)
        press(Key.Key_9)
        assert bar.form.entrant is None

    def test_without_a_table_it_is_chosen_first(
        self, bar: TimeCallBar, session: TournamentSession
    ) -> None:
        bar.ask(None)
        assert not bar.form.accept.isEnabled()
        assert bar.form.said.text() == "Choisissez d’abord la table."
        press(Key.Key_2, Key.Key_Return, Key.Key_Return)
        assert list(session.state.time_calls) == [2]

    def test_the_players_are_those_of_the_table(
        self, bar: TimeCallBar, session: TournamentSession
    ) -> None:
        bar.ask(1)
        bar.form.table.setFocus()
        press(Key.Key_2)
        offered = [int(key) for key in bar.form.players.buttons if key]
        assert tuple(offered) == seated_at(session, 2)

    def test_what_to_say_is_given(self, bar: TimeCallBar) -> None:
        bar.ask(1)
        assert "vous avez 30 secondes" in bar.form.said.text()

    def test_the_keyboard_goes_back_where_it_was(self, bar: TimeCallBar) -> None:
        bar.ask(1)
        press(Key.Key_Return)
        assert isinstance(QApplication.focusWidget(), QLineEdit)

    def test_escape_gives_it_up(self, bar: TimeCallBar, session: TournamentSession) -> None:
        bar.ask(1)
        press(Key.Key_Escape)
        assert bar.isHidden()
        assert not session.state.time_calls

    def test_a_player_who_leaves_meanwhile_is_no_longer_named(
        self, bar: TimeCallBar, session: TournamentSession
    ) -> None:
        who = seated_at(session, 1)[0]
        bar.ask(1)
        bar.form.choose_player(who)
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
        assert bar.form.entrant is None

    def test_before_the_draw_the_button_says_why_it_is_grey(
        self, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        page = a_page(a_session(), qtbot)
        assert not page.bar.button.isEnabled()
        assert page.bar.button.toolTip() == refusal_sentence(Refused("NOT_DRAWN_YET"))


class TestTooEarly:
    def test_never_before_a_minute(self, bar: TimeCallBar) -> None:
        bar.ask(1)
        bar.form.thought.buttons["30"].click()
        assert not bar.form.accept.isEnabled()
        assert bar.form.said.text().startswith("Un time se demande après 60 s de réflexion")

    def test_the_key_does_nothing_then(self, bar: TimeCallBar, session: TournamentSession) -> None:
        bar.ask(1)
        bar.form.thought.buttons["30"].click()
        bar.form.setFocus()
        press(Key.Key_A)
        assert not session.state.time_calls

    def test_the_house_may_wait_and_count_longer(
        self, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        declared = ((TIME_WAIT, 75), (TIME_COUNTDOWN, 45))
        rules = tuple(DeclaredHouseRule("3.5", "", code, value) for code, value in declared)
        page = a_page(a_tournament(house_rules=rules), qtbot)
        bar = page.bar
        bar.ask(1)
        assert bar.form.thought.chosen() == "75"
        assert bar.form.accept.text() == "Accorder 45\u00a0s (A)"
        press(Key.Key_Return)
        assert the_line(bar).dial.seconds == 45

    def test_time_that_runs_is_not_called_again(self, bar: TimeCallBar) -> None:
        bar.ask(1)
        press(Key.Key_Return)
        bar.ask(1)
        assert bar.form.said.text().startswith("Un time est déjà demandé à la table 1")


class TestRefused:
    def test_two_keys_refuse_it_as_too_hasty(
        self, bar: TimeCallBar, session: TournamentSession
    ) -> None:
        bar.ask(1)
        press(Key.Key_R, Key.Key_Return)
        event = last_event(session)
        assert not getattr(event, "accepted", True)
        assert session.note(session.history.sequence) == "Demande trop hâtive"
        assert bar.isHidden()

    def test_another_reason_is_typed_over(
        self, bar: TimeCallBar, session: TournamentSession
    ) -> None:
        bar.ask(1)
        press(Key.Key_R)
        QTest.keyClicks(bar.form.reason, "Gros pot")
        press(Key.Key_Return)
        assert session.note(session.history.sequence) == "Gros pot"

    def test_it_is_not_noted_without_a_reason(
        self, bar: TimeCallBar, session: TournamentSession
    ) -> None:
        before = session.history.sequence
        bar.ask(1)
        press(Key.Key_R, Key.Key_Delete, Key.Key_Return)
        assert bar.form.note.toolTip() == "Indiquez d’abord un motif."
        assert session.history.sequence == before

    def test_it_may_be_refused_before_a_minute(
        self, bar: TimeCallBar, session: TournamentSession
    ) -> None:
        bar.ask(1)
        bar.form.thought.buttons["30"].click()
        bar.form.refuse.click()
        bar.form.note.click()
        assert getattr(last_event(session), "elapsed_s", 0) == 30

    def test_escape_takes_the_refusal_back(self, bar: TimeCallBar) -> None:
        bar.ask(1)
        press(Key.Key_R, Key.Key_Escape)
        assert bar.asking and not bar.form.refusing
        press(Key.Key_Escape)
        assert not bar.asking


class TestCountedDown:
    def test_from_thirty_to_nothing(self, bar: TimeCallBar, session: TournamentSession) -> None:
        session.dispatch(cmd.CallTime(1))
        shown = []
        for _ in range(31):
            shown.append(the_line(bar).dial.seconds)
            seconds_pass(bar, session, 1)
        assert shown == list(range(30, -1, -1))

    def test_the_dead_hand_is_proposed_once_it_is_over(
        self, bar: TimeCallBar, session: TournamentSession
    ) -> None:
        session.dispatch(cmd.CallTime(1))
        line = the_line(bar)
        assert not line.dead.isEnabled()
        seconds_pass(bar, session, 29.9)
        assert not line.over and not line.dead.isEnabled()
        seconds_pass(bar, session, 0.1)
        assert line.over and line.dead.isEnabled()
        assert line.dead.property("rank") == Rank.PRIMARY.value
        assert "main morte, à confirmer" in line.said.text()

    @pytest.mark.parametrize(
        ("button", "hand"), [("before", "live"), ("at_end", "live"), ("dead", "dead")]
    )
    def test_how_it_ends_is_noted(
        self, bar: TimeCallBar, session: TournamentSession, button: str, hand: str
    ) -> None:
        session.dispatch(cmd.CallTime(1, seated_at(session, 1)[0]))
        seconds_pass(bar, session, 31)
        getattr(the_line(bar), button).click()
        assert getattr(last_event(session), "hand", "") == hand
        assert bar.isHidden()

    def test_several_tables_have_a_line_each(
        self, bar: TimeCallBar, session: TournamentSession
    ) -> None:
        session.dispatch(cmd.CallTime(2))
        seconds_pass(bar, session, 10)
        session.dispatch(cmd.CallTime(1))
        first, second = bar.lines.values()
        assert (first.where.whole, first.dial.seconds) == ("Table 2", 20)
        assert (second.where.whole, second.dial.seconds) == ("Table 1", 30)
        first.before.click()
        assert list(bar.lines.values()) == [second]

    def test_opened_again_in_mid_countdown_it_goes_on(
        self, bar: TimeCallBar, session: TournamentSession, qtbot: QtBot
    ) -> None:
        session.dispatch(cmd.CallTime(1))
        clock_of(session).forward(12_400)
        again = TournamentSession(
            session._store, session.tournament, clock_of(session), session._shuffler
        )
        page = a_page(again, qtbot)
        assert the_line(page.bar).dial.seconds == 18

    def test_beside_the_floor_in_a_narrow_window_nothing_is_cut(
        self, bar: TimeCallBar, session: TournamentSession
    ) -> None:
        session.dispatch(cmd.CallTime(1, seated_at(session, 1)[0]))
        page = bar.parentWidget()
        page.resize(640, 560)
        QApplication.processEvents()
        assert page.width() == 640
        line = the_line(bar)
        for button in (line.before, line.at_end, line.dead):
            assert button.width() >= button.sizeHint().width()
            assert line.rect().contains(button.geometry().translated(button.parentWidget().pos()))


class TestTakenBack:
    def test_undone_the_countdown_is_gone_and_redone_it_runs_on(
        self, bar: TimeCallBar, session: TournamentSession
    ) -> None:
        session.dispatch(cmd.CallTime(1))
        seconds_pass(bar, session, 5)
        the_line(bar).cancel.click()
        assert bar.isHidden() and not session.state.time_calls
        session.dispatch(cmd.Redo())
        assert the_line(bar).dial.seconds == 25

    def test_an_end_noted_by_mistake_is_undone(
        self, bar: TimeCallBar, session: TournamentSession
    ) -> None:
        session.dispatch(cmd.CallTime(1))
        seconds_pass(bar, session, 8)
        the_line(bar).before.click()
        session.dispatch(cmd.Undo())
        assert the_line(bar).dial.seconds == 22

    def test_once_something_followed_undoing_goes_through_it(
        self, bar: TimeCallBar, session: TournamentSession
    ) -> None:
        session.dispatch(cmd.CallTime(1))
        session.dispatch(cmd.CallTime(2))
        first, second = bar.lines.values()
        assert not first.cancel.isEnabled() and "Ctrl+Z" in first.cancel.toolTip()
        assert second.cancel.isEnabled()


class TestTheVoice:
    def test_it_is_silenced_on_every_line(
        self, session: TournamentSession, dressed: QApplication, in_french: None, qtbot: QtBot
    ) -> None:
        page = a_page(session, qtbot, aloud=True)
        session.dispatch(cmd.CallTime(1))
        session.dispatch(cmd.CallTime(2))
        first, second = page.bar.lines.values()
        assert first.sound.accessibleName() == "Couper la voix"
        first.sound.click()
        assert second.sound.accessibleName() == "Compter à voix haute"

    def test_where_nothing_speaks_there_is_nothing_to_silence(
        self, bar: TimeCallBar, session: TournamentSession
    ) -> None:
        session.dispatch(cmd.CallTime(1))
        assert the_line(bar).sound.isHidden()


@pytest.mark.parametrize("dressed", ["light", "dark"], indirect=True)
def test_it_paints_in_both_themes(
    dressed: QApplication, bar: TimeCallBar, session: TournamentSession
) -> None:
    session.dispatch(cmd.CallTime(1))
    bar.ask(2)
    before = bar.grab().toImage()
    seconds_pass(bar, session, 27)
    QApplication.sendPostedEvents(None, QEvent.Type.UpdateRequest)
    assert bar.grab().toImage() != before
