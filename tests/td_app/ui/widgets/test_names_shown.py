"""Names on screens: whole where they fit, else by the one rule, told whole on hover."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from td_app.ui.pages.evening.ranking.people_ticks import PeopleTicks
from td_app.ui.pages.evening.room.panel_form import PersonPick, Pickable
from td_app.ui.widgets import plan_painting
from td_app.ui.widgets.labels import CutLabel
from td_app.ui.widgets.plan_geometry import PlanMode, PlanSeat, TablePlanFacts, lay_out
from td_app.ui.widgets.plan_marks import note_room
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import NameCells, RowTable
from td_app.ui.widgets.table_plan import TablePlan

LONG = "CHARPENTIER-LAVIGNE Marie-Hélène"


@dataclass(frozen=True)
class Somebody:
    name: str


def a_list(qtbot: QtBot, *names: str) -> RowTable[Somebody]:
    column = Column[Somebody](
        "name", "Joueur", lambda row: row.name, tip=lambda row: row.name, named=True, width=100
    )
    table = RowTable((column,), lambda row: row.name)
    qtbot.addWidget(table)
    table.set_rows([Somebody(name) for name in names])
    return table


def shown_at(table: RowTable[Somebody], width: int) -> list[str]:
    """What the cells of the first column say when it is ``width`` pixels wide."""
    said = []
    for line in range(table.filter.rowCount()):
        index = table.filter.index(line, 0)
        option = QStyleOptionViewItem()
        option.font = table.font()
        option.rect = QRect(0, 0, width, 30)
        cells = table.itemDelegateForColumn(0)
        assert isinstance(cells, NameCells)
        cells.initStyleOption(option, index)
        said.append(option.text)
    return said


@pytest.mark.parametrize("width", [400, 1000])
def test_a_list_never_cuts_a_name_that_fits(
    dressed: QApplication, qtbot: QtBot, width: int
) -> None:
    assert shown_at(a_list(qtbot, LONG), width) == [LONG]


def test_a_list_shortens_by_the_rule_and_tells_the_whole_name_on_hover(
    dressed: QApplication, qtbot: QtBot
) -> None:
    table = a_list(qtbot, LONG, "DUPRÉ Agathe-Marguerite", "DUPRÉ Alain-Christophe")
    assert shown_at(table, 175) == ["CHARPENTIER… M.-H.", "DUPRÉ A.-M.", "DUPRÉ A.-C."]
    index = table.filter.index(0, 0)
    assert index.data(Qt.ItemDataRole.ToolTipRole) == LONG
    assert index.data() == LONG


def test_a_label_shortens_by_the_same_rule(dressed: QApplication, qtbot: QtBot) -> None:
    label = CutLabel(LONG, named=True)
    qtbot.addWidget(label)
    label.show()
    label.resize(170, 24)
    assert label.text() == "CHARPENTIER… M.-H."
    assert label.toolTip() == label.accessibleName() == LONG
    label.resize(600, 24)
    assert label.text() == LONG
    assert label.toolTip() == ""


def test_a_label_tells_its_name_apart_from_those_shown_beside_it(
    dressed: QApplication, qtbot: QtBot
) -> None:
    family = ("DUPRÉ Agathe-Marguerite", "DUPRÉ Alain-Christophe")
    label = CutLabel(family[0], named=True, among=family)
    qtbot.addWidget(label)
    label.show()
    label.resize(100, 24)
    assert label.text() == "DUPRÉ A.-M."
    label.say(family[1], among=family)
    assert label.text() == "DUPRÉ A.-C."


@pytest.mark.parametrize(("kind", "width"), [("pick", 190), ("ticks", 175)])
def test_players_to_choose_from_are_told_apart(
    dressed: QApplication, qtbot: QtBot, kind: str, width: int
) -> None:
    names = (LONG, "DUPRÉ Agathe-Marguerite", "DUPRÉ Alain-Christophe")
    if kind == "pick":
        people = [Pickable(who, name, f"4.{who}") for who, name in enumerate(names, 1)]
        shown = PersonPick(people, "Nom", "Joueurs").list
    else:
        ticks = PeopleTicks("Nom", "Joueurs")
        ticks.show_people(tuple(enumerate(names, 1)), ())
        shown = ticks.list
    qtbot.addWidget(shown.parentWidget())
    told = []
    for line in range(shown.count()):
        option = QStyleOptionViewItem()
        option.font = shown.font()
        option.rect = QRect(0, 0, width, 32)
        option.widget = shown
        shown.itemDelegate().initStyleOption(option, shown.model().index(line, 0))
        told.append(option.text.rsplit("   ", 1)[-1])
    assert told == ["CHARPENTIER… M.-H.", "DUPRÉ A.-M.", "DUPRÉ A.-C."]


def test_a_plan_shortens_names_to_the_room_it_paints_them_in(
    dressed: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[tuple[str, float, QFont]] = []
    monkeypatch.setattr(
        plan_painting,
        "_words",
        lambda painter, words, where, font, *rest: painted.append((words, where.width(), font)),
    )
    names = ("YBÁÑEZ Océane", "THOMAS Patrice", "YBÁÑEZ Nathalie", "BESANÇON Thierry", "LE Ulysse")
    seats = tuple(PlanSeat(place, name) for place, name in enumerate(names, 1))
    plan = TablePlan(TablePlanFacts(number=3, seats=8, players=seats))
    qtbot.addWidget(plan)
    for width in range(300, 700, 7):
        plan.resize(width, 300)
        plan.grab()
    families = {name.split()[0] for name in names}
    told = [words for words in painted if words[0].split()[0] in families]
    for words, room, font in told:
        assert QFontMetricsF(font).horizontalAdvance(words) <= room + 0.5, words


def test_a_plan_that_is_alone_tells_a_long_name_by_its_initials(
    dressed: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []
    monkeypatch.setattr(plan_painting, "_words", lambda *told: painted.append(told[1]))
    names = (LONG, "HUON DE KERMADEC Tristan")
    seats = tuple(PlanSeat(place, name) for place, name in enumerate(names, 1))
    plan = TablePlan(TablePlanFacts(number=4, seats=9, players=seats))
    qtbot.addWidget(plan)
    # The balancing question in a window of 1366×768.
    plan.resize(880, 530)
    plan.grab()
    assert {"CHARPENTIER-LAVIGNE M.-H.", "HUON DE KERMADEC Tristan"} <= set(painted)


def test_a_narrow_table_with_height_to_spare_tells_names_in_two_lines(
    dressed: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []
    monkeypatch.setattr(plan_painting, "_words", lambda *told: painted.append(told[1]))
    names = ("BESANÇON Thierry", "THOMAS Patrice", "MÉNARD Véronique", "LA Loïc")
    seats = tuple(PlanSeat(place, name) for place, name in enumerate(names, 1))
    plan = TablePlan(TablePlanFacts(number=3, seats=8, players=seats))
    qtbot.addWidget(plan)
    # Two rows of tables under a banner, in a window of 1024×600.
    plan.resize(284, 182)
    plan.grab()
    assert plan.layout_now().lines == 2
    assert {"BESANÇON", "Thierry", "THOMAS", "Patrice", "MÉNARD", "Véronique"} <= set(painted)
    assert "LA Loïc" in painted, "what fits on one line stays on it"
    assert "Table 3" in painted, "the table keeps its own name"


def test_an_amount_lies_on_no_name_where_seats_stand_close(
    dressed: QApplication, qtbot: QtBot
) -> None:
    names = ("PASTOR Raphaël", "MARTIN Luc", "JACQUEMIN Théo", "ZIMMERMANN Hugo", LONG)
    seats = tuple(
        PlanSeat(at, name, note="" if at == 4 else "8,75 €") for at, name in enumerate(names, 1)
    )
    plan = TablePlan(TablePlanFacts(number=1, seats=9, players=seats))
    qtbot.addWidget(plan)
    for size in ((426, 218), (900, 560)):
        plan.resize(*size)
        plan.grab()
        layout = plan.layout_now()
        took = note_room(plan.facts, layout)
        assert set(took) == {1, 2, 3, 5}
        font, shown = plan_painting.lettered(plan.facts, layout)
        room = plan_painting._name_in(layout.seats[0]).width()
        for place, words in shown.items():
            wide = QFontMetricsF(font).horizontalAdvance(words)
            assert wide <= room - took.get(place, 0.0)
        assert shown[4] == "ZIMMERMANN Hugo"


def test_accents_and_tails_of_a_name_are_not_cut(dressed: QApplication, qtbot: QtBot) -> None:
    # A final table: letters of 14 on lines of 15 pixels.
    seats = (PlanSeat(4, "WÓJCIK Agnès"),)
    plan = TablePlan(TablePlanFacts(number=1, seats=9, players=seats))
    qtbot.addWidget(plan)
    plan.resize(900, 560)
    font, name_at = plan_painting.lettered(plan.facts, plan.layout_now())
    box = plan.layout_now().seats[3]
    picture = plan.grab().toImage()
    ink = QFontMetricsF(font).tightBoundingRect(name_at[4])
    rows = [
        y
        for y in range(round(box.top()) + 3, round(box.bottom()) - 3)
        if any(
            picture.pixelColor(x, y).lightness() < 220
            for x in range(round(box.left()) + 34, round(box.right()) - 12)
        )
    ]
    assert rows[-1] - rows[0] + 1 >= round(ink.height()) - 1


def test_a_sentence_is_said_with_shorter_names_where_it_would_be_cut(
    dressed: QApplication, qtbot: QtBot
) -> None:
    whole, shorter = "Qui a éliminé DELAUNAY Hervé\u00a0?", "Qui a éliminé DELAUNAY H.\u00a0?"
    label = CutLabel()
    qtbot.addWidget(label)
    label.say(whole, shorter)
    label.show()
    label.resize(label.sizeHint())
    assert label.text() == whole
    label.resize(label.fontMetrics().horizontalAdvance(shorter) + 2, label.height())
    assert label.text() == shorter
    assert label.accessibleName() == whole


def test_names_are_of_one_size_at_the_tables_of_a_room_and_whole_where_a_small_one_is(
    dressed: QApplication,
) -> None:
    layout = lay_out(422, 560, 9, PlanMode.FULL)
    assert layout.seats[0].height() == 36
    for name in ("QUÉMÉNER Solène", "LE GOFF Ewen", LONG):
        font, shown = plan_painting.lettered(
            TablePlanFacts(number=2, seats=9, players=(PlanSeat(6, name),)), layout
        )
        assert font.pixelSize() == 13
        assert (shown[6] == name) is (name != LONG)


def test_an_amount_stands_inside_its_seat_even_where_the_seats_are_far_apart(
    dressed: QApplication,
) -> None:
    layout = lay_out(430, 380, 9, PlanMode.FULL)
    facts = TablePlanFacts(1, 9, players=(PlanSeat(5, "ABADIE Chloé", note="8,75 €"),))
    assert list(note_room(facts, layout)) == [5]
    stack = PlanSeat(5, "ABADIE Chloé", note="env. 9 850 (niv. 1)")
    assert not note_room(TablePlanFacts(1, 9, players=(stack,)), layout), "a long one is under it"
