"""Every situation of the rulebook, found, asked and ruled by keys alone on the real page."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping

import pytest
from ask_builders import keys
from builders import a_tournament
from page_builders import PAGE, press, typed
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from rules_ropta.json_door import answer_case
from rules_ropta.registry import questions
from rules_ropta.situation import Shape
from td_app.floor.finding import STAGES, ops_at, stage_of
from td_app.floor.questioning import Questioning, Step
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.page import FloorPage
from td_app.ui.pages.evening.floor.ruling_view import RulingView
from td_app.words.asking import question_title
from td_app.words.ruling_text import told_ruling

Key = Qt.Key

#: What a floor types where figures must agree with each other; elsewhere the first answer.
FIGURES = {
    "bet_level": "600",
    "level_now": "600",
    "own_bet": "400",
    "min_increment": "400",
    "last_raise": "600",
    "raised_from": "200",
    "prior": "0",
    "chips": "1000",
    "chip": "1000",
    "pushed": "400",
    "opening": "100",
    "raise_to": "900",
    "amount": "1200",
    "previous_bet": "600",
    "raiser_total": "600",
    "all_in": "800",
    "announced": "900",
    "chips_total": "1000",
    "first_part": "800",
    "second_part": "400",
    "spoken": "5",
    "pot": "3000",
    "elapsed_s": "75",
    "wrong_count": "3",
}
#: Rows and lists, as they are typed.
ROWS = {
    ("award_order", "pots"): "32\n",
    ("chip_race", "low"): "b",
    ("chip_race", "high"): "c",
    ("chip_race", "players"): "115000\nap\n215000\nac\n\n",
    ("simultaneous_eliminations", "players"): "1\n5000\n1\n3000\n\n",
}
MOST_STEPS = 25


@pytest.fixture(scope="module")
def only_page(qapp: QApplication) -> Iterator[FloorPage]:
    """Return the page of an evening, on which every dispute is settled, one after the other."""
    live = LiveTournament(a_tournament(entrants=16, tables=2))
    page = FloorPage(live)
    page.resize(*PAGE)
    page.refresh()
    yield page
    live.close()
    page.close()
    page.deleteLater()


@pytest.fixture
def page(
    only_page: FloorPage, dressed: QApplication, in_french: None, qtbot: QtBot
) -> Iterator[FloorPage]:
    """Return the page as it is found on F2, the floor standing at table 2."""
    only_page.show()
    with qtbot.waitActive(only_page):
        only_page.activateWindow()
    only_page.where.choice.setFocus()
    press(only_page, Key.Key_2)
    only_page.find_text("")
    assert only_page.finding and not only_page.field.text() and only_page.where.table == 2
    yield only_page
    only_page._end()  # as the button that is done with a dispute


def pressed_for(op: str, step: Step) -> str:
    """Return the keys that answer a step: figures that agree, else the first answers offered."""
    if (op, step.name) in ROWS:
        return ROWS[op, step.name]
    if step.name in FIGURES and (step.field.shape.items or step.field.shape).kind == "int":
        return f"{FIGURES[step.name]}\n"
    return _first(step.field.shape)


def _first(shape: Shape) -> str:
    unit = shape.whole.unit if shape.whole else ""
    match shape.kind:
        case "bool" | "choice" | "who":
            return "1"
        case "int":
            return {"place": "1", "chips": "200\n"}.get(unit, "3")
        case "card":
            return "ap"
        case "list":
            return _several(shape.items) if shape.items else "\n"
        case "map":
            return f"1{_first(shape.items)}2{_first(shape.items)}\n" if shape.items else "\n"
        case _:
            return "mot\n"


def _several(items: Shape) -> str:
    if items.kind in ("who", "text") or (items.whole and items.whole.unit == "place"):
        return "12\n"
    return f"{_first(items)}\n"


def answered_by_keys(page: FloorPage) -> Questioning:
    """Answer every question as it comes, and return what was asked."""
    for _ in range(MOST_STEPS):
        assert page.questioning is not None
        step = page.questioning.current
        if step is None:
            return page.questioning
        keys(page, pressed_for(page.questioning.op, step))
        if page.questioning.current == step:
            keys(page, "\n")
        assert page.questioning.current != step, (page.questioning.op, step.name)
    raise AssertionError(f"{page.questioning.op} never ends")


def without_accents(text: str) -> str:
    """Return what a hurried floor types."""
    apart = unicodedata.normalize("NFKD", text.replace("\u00a0", " "))
    return apart.encode("ascii", "ignore").decode("ascii")


def incidents() -> list[str]:
    """Return every situation a floor is called for."""
    return [op for op, question in questions().items() if question.kind == "incident"]


class TestFound:
    @pytest.mark.parametrize("op", incidents())
    def test_by_its_title(self, page: FloorPage, op: str) -> None:
        typed(page, without_accents(question_title(op, "fr")))
        rows = [row.key for row in page.finder.shown_list.rows if row.kind == "op"]
        assert op in rows[:2]
        press(page, *[Key.Key_Down] * rows.index(op), Key.Key_Return)
        assert page.questioning is not None and page.questioning.op == op

    @pytest.mark.parametrize("op", incidents())
    def test_by_the_moment_of_the_hand(self, page: FloorPage, op: str) -> None:
        stage = stage_of(op)
        assert stage in STAGES
        page.finder.map.begin()
        tile = page.finder.map.tiles[stage]
        tile.setFocus()
        press(page, Key.Key_Return)
        place = ops_at(stage).index(op)
        press(page, *[Key.Key_Down] * place, Key.Key_Return)
        assert page.questioning is not None and page.questioning.op == op


class TestRuled:
    @pytest.mark.parametrize("op", questions())
    def test_as_the_door_rules(self, page: FloorPage, op: str) -> None:
        page.choose(op)
        questioning = answered_by_keys(page)
        view = page.views.currentWidget()
        assert isinstance(view, RulingView)
        given: Mapping[str, object] = questioning.given
        outcome = answer_case({"op": op, **given})
        assert view.told == told_ruling(op, given, outcome, "fr")
        words = "\n".join(word.text() for word in view.findChildren(QLabel))
        assert view.told.line in words
        if op in incidents():  # the figures typed make a case that can be
            assert outcome["outcome"] in ("ruling", "director_decides", "refused"), outcome
