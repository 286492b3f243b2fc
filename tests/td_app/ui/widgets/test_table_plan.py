from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.ui.theme import apply_theme
from td_app.ui.theme.tokens import DARK, LIGHT
from td_app.ui.widgets.plan_geometry import full_from, lay_out
from td_app.ui.widgets.table_plan import (
    PlanMode,
    PlanSeat,
    TablePlan,
    TablePlanFacts,
    TableState,
)

FULL = (320, 230)
COMPACT = (110, 120)
NAMES = (
    "Anna Dubois",
    "Jean-Pierre Marchand",
    "Théo Nguyen",
    "Marie-Christine de La Tour",
    "Sophie Roux",
    "Luc Roux",
    "Élodie Fournier-Desmoulins",
    "Paul Li",
    "Karim Benali",
    "Maximilien Oberkampf",
)


def a_table(seats: int = 9, *, empty: tuple[int, ...] = (), **facts: object) -> TablePlanFacts:
    players = tuple(
        PlanSeat(place, NAMES[place - 1], detail=f"{place} 000")
        for place in range(1, seats + 1)
        if place not in empty
    )
    return TablePlanFacts(number=4, seats=seats, players=players, **facts)  # type: ignore[arg-type]


def a_plan(qtbot: QtBot, facts: TablePlanFacts, size: tuple[int, int] = FULL) -> TablePlan:
    plan = TablePlan(facts)
    qtbot.addWidget(plan)
    plan.resize(*size)
    plan.show()
    return plan


class TestSeatsAround:
    @pytest.mark.parametrize("seats", range(2, 11))
    @pytest.mark.parametrize(
        "size", [None, FULL, (420, 300), (900, 400), (400, 700), (284, 220), (400, 176)]
    )
    def test_no_seat_is_cut_or_hides_another(
        self, seats: int, size: tuple[int, int] | None
    ) -> None:
        size = size or (full_from(seats).width(), full_from(seats).height())
        layout = lay_out(*size, seats, PlanMode.FULL)
        for seat in layout.seats:
            assert seat.left() >= 0 and seat.top() >= 0
            assert seat.right() <= size[0] and seat.bottom() <= size[1]
        for one, other in combinations(layout.seats, 2):
            assert not one.adjusted(1, 1, -1, -1).intersects(other)

    @pytest.mark.parametrize("seats", range(2, 11))
    @pytest.mark.parametrize("size", [(92, 92), COMPACT, (200, 130)])
    def test_forty_small_plans_keep_their_dots_apart(
        self, seats: int, size: tuple[int, int]
    ) -> None:
        layout = lay_out(*size, seats, PlanMode.COMPACT)
        for one, other in combinations(layout.seats, 2):
            assert not one.intersects(other)
        for seat in layout.seats:
            assert seat.top() >= layout.heading.bottom() - 1
            assert seat.bottom() <= layout.caption.top() + 1
            assert seat.left() >= 0 and seat.right() <= size[0]

    @pytest.mark.parametrize("seats", range(3, 11))
    def test_places_go_clockwise_from_the_left_of_the_dealer(self, seats: int) -> None:
        layout = lay_out(*FULL, seats, PlanMode.FULL)
        middle = layout.felt.center()
        first, last = layout.seats[0].center(), layout.seats[-1].center()
        assert first.x() < middle.x() < last.x() and first.y() > middle.y()
        for one, other in zip(layout.seats, layout.seats[1:], strict=False):
            (a, b) = one.center() - middle, other.center() - middle
            assert a.x() * b.y() - a.y() * b.x() > 0

    @pytest.mark.parametrize("seats", range(2, 11))
    def test_left_and_right_mirror_each_other(self, seats: int) -> None:
        layout = lay_out(*FULL, seats, PlanMode.FULL)
        middle = layout.felt.center().x()
        for left, right in zip(layout.seats, reversed(layout.seats), strict=True):
            assert middle - left.center().x() == pytest.approx(right.center().x() - middle, abs=1)
            assert left.center().y() == pytest.approx(right.center().y(), abs=1)

    @pytest.mark.parametrize("seats", range(2, 11))
    def test_number_and_count_stand_clear_of_the_seats(self, seats: int) -> None:
        layout = lay_out(*FULL, seats, PlanMode.FULL)
        for seat in layout.seats:
            assert not seat.intersects(layout.count)
            assert not seat.intersects(layout.heading)
            assert not seat.intersects(layout.caption)


class TestCaption:
    """Where a table is in the hand is read whole, however many tables stand side by side."""

    @pytest.mark.parametrize("seats", [7, 8, 9, 10])
    @pytest.mark.parametrize(
        ("state", "words"),
        [
            (TableState.AWAITED, "attendue"),
            (TableState.ALL_IN, "tapis payé"),
            (TableState.DONE, "main finie"),
            (TableState.SHORT, "à court de 2"),
        ],
    )
    def test_the_state_of_a_table_is_never_cut(
        self,
        dressed: QApplication,
        qtbot: QtBot,
        monkeypatch: pytest.MonkeyPatch,
        seats: int,
        state: TableState,
        words: str,
    ) -> None:
        cut = []
        elided = QFontMetricsF.elidedText

        def watched(metrics: QFontMetricsF, text: str, *rest: Any) -> str:
            shown = elided(metrics, text, *rest)
            cut.extend([text] if shown != text else [])
            return shown

        least = full_from(seats)
        plan = a_plan(
            qtbot, a_table(seats, state=state, caption=words), (least.width(), least.height())
        )
        monkeypatch.setattr(QFontMetricsF, "elidedText", watched)
        plan.grab()
        assert words not in cut


class TestMode:
    def test_a_small_plan_tells_less(self, dressed: QApplication, qtbot: QtBot) -> None:
        plan = a_plan(qtbot, a_table(), COMPACT)
        assert plan.mode is PlanMode.COMPACT
        plan.resize(*FULL)
        assert plan.mode is PlanMode.FULL

    def test_a_mode_can_be_forced(self, dressed: QApplication, qtbot: QtBot) -> None:
        plan = a_plan(qtbot, a_table(), FULL)
        plan.set_mode(PlanMode.COMPACT)
        assert plan.mode is PlanMode.COMPACT


class TestClicks:
    def test_a_click_on_a_player_tells_the_seat(self, dressed: QApplication, qtbot: QtBot) -> None:
        plan = a_plan(qtbot, a_table())
        with qtbot.waitSignal(plan.seatClicked) as told:
            qtbot.mouseClick(plan, Qt.MouseButton.LeftButton, pos=plan.seat_centre(7))
        assert told.args == [4, 7]

    def test_a_click_on_an_empty_place_tells_it_too(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        plan = a_plan(qtbot, a_table(empty=(5,)))
        with qtbot.waitSignal(plan.seatClicked) as told:
            qtbot.mouseClick(plan, Qt.MouseButton.LeftButton, pos=plan.seat_centre(5))
        assert told.args == [4, 5]

    def test_a_place_out_of_use_is_no_seat(self, dressed: QApplication, qtbot: QtBot) -> None:
        plan = a_plan(qtbot, a_table(empty=(5,), out_of_use=frozenset({5})))
        with qtbot.assertNotEmitted(plan.seatClicked):
            qtbot.mouseClick(plan, Qt.MouseButton.LeftButton, pos=plan.seat_centre(5))

    def test_a_click_in_the_middle_tells_the_table(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        plan = a_plan(qtbot, a_table())
        middle = QPoint(FULL[0] // 2, FULL[1] // 2)
        with qtbot.waitSignal(plan.tableClicked) as told:
            qtbot.mouseClick(plan, Qt.MouseButton.LeftButton, pos=middle)
        assert told.args == [4]

    def test_a_compact_plan_is_one_button(self, dressed: QApplication, qtbot: QtBot) -> None:
        plan = a_plan(qtbot, a_table(), COMPACT)
        with qtbot.waitSignal(plan.tableClicked), qtbot.assertNotEmitted(plan.seatClicked):
            qtbot.mouseClick(plan, Qt.MouseButton.LeftButton, pos=plan.seat_centre(3))

    def test_the_big_blind_can_be_asked_on_a_compact_plan(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        plan = a_plan(qtbot, a_table(empty=(3,)), COMPACT)
        plan.ask_place(True)
        with qtbot.waitSignal(plan.seatClicked) as told:
            qtbot.mouseClick(plan, Qt.MouseButton.LeftButton, pos=plan.seat_centre(3))
        assert told.args == [4, 3]

    def test_the_right_button_does_nothing(self, dressed: QApplication, qtbot: QtBot) -> None:
        plan = a_plan(qtbot, a_table())
        with qtbot.assertNotEmitted(plan.seatClicked):
            qtbot.mouseClick(plan, Qt.MouseButton.RightButton, pos=plan.seat_centre(7))


class TestKeyboard:
    def test_arrows_go_round_and_enter_chooses(self, dressed: QApplication, qtbot: QtBot) -> None:
        plan = a_plan(qtbot, a_table(seats=4, empty=(2,), out_of_use=frozenset({2})))
        qtbot.keyClick(plan, Qt.Key.Key_Right)
        qtbot.keyClick(plan, Qt.Key.Key_Right)
        with qtbot.waitSignal(plan.seatClicked) as told:
            qtbot.keyClick(plan, Qt.Key.Key_Return)
        assert told.args == [4, 3]

    def test_backwards_from_nowhere_is_the_last_place(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        plan = a_plan(qtbot, a_table())
        qtbot.keyClick(plan, Qt.Key.Key_Left)
        with qtbot.waitSignal(plan.seatClicked) as told:
            qtbot.keyClick(plan, Qt.Key.Key_Enter)
        assert told.args == [4, 9]

    def test_escape_comes_back_to_the_table(self, dressed: QApplication, qtbot: QtBot) -> None:
        plan = a_plan(qtbot, a_table())
        qtbot.keyClick(plan, Qt.Key.Key_Right)
        qtbot.keyClick(plan, Qt.Key.Key_Escape)
        with qtbot.waitSignal(plan.tableClicked):
            qtbot.keyClick(plan, Qt.Key.Key_Return)

    def test_space_is_left_to_the_clock(self, dressed: QApplication, qtbot: QtBot) -> None:
        plan = a_plan(qtbot, a_table())
        qtbot.keyClick(plan, Qt.Key.Key_Right)
        with qtbot.assertNotEmitted(plan.seatClicked), qtbot.assertNotEmitted(plan.tableClicked):
            qtbot.keyClick(plan, Qt.Key.Key_Space)


class TestWhatIsSaid:
    def test_the_table_and_the_chosen_seat_are_read_out(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        plan = a_plan(qtbot, a_table(state=TableState.SHORT, caption="à court de 3"))
        assert "4" in plan.accessibleName() and "à court de 3" in plan.accessibleName()
        plan.choose_place(3)
        assert "Théo Nguyen" in plan.accessibleDescription()
        assert "3 000" in plan.accessibleDescription()

    def test_an_empty_place_says_so(self, dressed: QApplication, qtbot: QtBot) -> None:
        plan = a_plan(qtbot, a_table(empty=(2,)))
        assert "libre" in plan.words_of(2)

    def test_a_smaller_table_forgets_a_place_that_is_gone(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        plan = a_plan(qtbot, a_table(9))
        plan.choose_place(9)
        plan.set_facts(a_table(6))
        assert plan.accessibleDescription() == ""


class TestColours:
    @pytest.mark.parametrize("theme", ["light", "dark"])
    @pytest.mark.parametrize("size", [FULL, COMPACT])
    def test_a_stopped_table_shows_a_red_bar_and_a_quiet_one_none(
        self, qapp: QApplication, qtbot: QtBot, theme: str, size: tuple[int, int]
    ) -> None:
        apply_theme(qapp, theme)
        red = {"light": LIGHT, "dark": DARK}[theme].red
        stopped = a_plan(qtbot, a_table(state=TableState.STOPPED, caption="arrêtée"), size)
        quiet = a_plan(qtbot, a_table(), size)
        assert dots_of(stopped, red) > 100
        assert dots_of(quiet, red) == 0

    def test_asking_lights_up_the_empty_places(self, dressed: QApplication, qtbot: QtBot) -> None:
        plan = a_plan(qtbot, a_table(empty=tuple(range(1, 10))))
        plan.clearFocus()
        before = dots_of(plan, LIGHT.focus)
        plan.ask_place(True)
        assert dots_of(plan, LIGHT.focus) > before + 100


class TestAway:
    """A sanctioned player keeps his place: a word and a shape say it, not a colour alone."""

    @pytest.mark.parametrize("size", [FULL, COMPACT])
    def test_who_is_away_is_drawn_otherwise(
        self, dressed: QApplication, qtbot: QtBot, size: tuple[int, int]
    ) -> None:
        here = a_plan(qtbot, a_table(), size)
        gone = a_plan(qtbot, with_seat(a_table(), 3, away=True), size)
        assert here.grab().toImage() != gone.grab().toImage()

    def test_the_hands_left_are_pinned_to_the_seat(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        plan = a_plan(qtbot, with_seat(a_table(), 3, tag="16 mains"))
        assert dots_of(plan, LIGHT.amber_soft) > 100
        assert dots_of(a_plan(qtbot, a_table()), LIGHT.amber_soft) == 0

    def test_it_is_read_out(self, dressed: QApplication, qtbot: QtBot) -> None:
        plan = a_plan(qtbot, with_seat(a_table(), 3, away=True, detail="16 mains à manquer"))
        assert plan.words_of(3).endswith(", absent de la table\n16 mains à manquer")


def with_seat(facts: TablePlanFacts, place: int, **changes: object) -> TablePlanFacts:
    """Return the table with something else at one of its seats."""
    seats = tuple(replace(s, **changes) if s.place == place else s for s in facts.players)  # type: ignore[arg-type]
    return replace(facts, players=seats)


def dots_of(plan: TablePlan, colour: str) -> int:
    """Return how many dots of a plan are exactly of a colour."""
    picture = plan.grab().toImage()
    return sum(
        picture.pixelColor(x, y).name() == colour
        for x in range(picture.width())
        for y in range(picture.height())
    )


@pytest.mark.parametrize("size", [(860, 330), (1180, 500)])
def test_seats_told_how_wide_they_may_be_leave_the_table_in_sight(size: tuple[int, int]) -> None:
    layout = lay_out(*size, 9, PlanMode.FULL, 160.0)
    assert all(seat.width() <= 160 for seat in layout.seats)
    free = lay_out(*size, 9, PlanMode.FULL)
    assert max(seat.width() for seat in free.seats) > 160
