from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from reports.marks import Bar
from td_app.ui.theme import Tone, colours
from td_app.ui.widgets.pill import PillFacts, Shape, pill_width
from td_app.ui.widgets.row_cells import CELL_ASIDE, PILL_ASIDE
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable


@dataclass(frozen=True)
class Entrant:
    key: int
    name: str
    seat: str
    stack: int | None
    out: bool = False


FIELD = (
    Entrant(1, "Éloïse Fournier", "4.7", 12_000),
    Entrant(2, "Luc Roux", "1.3", None, out=True),
    Entrant(3, "Jean-Pierre Marchand", "4.2", 900),
    Entrant(4, "luc Besson", "2.1", 30_500),
)
COLUMNS = (
    Column[Entrant]("name", "Joueur", lambda e: e.name, fills=True),
    Column[Entrant]("seat", "Place", lambda e: e.seat, figures=True, width=70),
    Column[Entrant]("stack", "Tapis", lambda e: e.stack, figures=True, width=90),
    Column[Entrant](
        "state",
        "État",
        lambda e: "Sorti" if e.out else "Assis",
        pill=lambda e: PillFacts("Sorti", shape=Shape.CROSS) if e.out else None,
        width=90,
    ),
)


@pytest.fixture
def table(dressed: QApplication, qtbot: QtBot) -> RowTable[Entrant]:
    table = RowTable(COLUMNS, key=lambda e: e.key, asleep=lambda e: e.out)
    qtbot.addWidget(table)
    table.resize(520, 300)
    table.show()
    table.set_rows(FIELD)
    return table


def shown(table: RowTable[Entrant]) -> list[int]:
    return [
        table.filter.row_at(table.filter.index(place, 0)).key
        for place in range(table.filter.rowCount())
    ]


class TestAColumnThatGrows:
    CLUB = "Poker Club des Deux Rives"

    def a_list(self, qtbot: QtBot, name: str, width: int) -> RowTable[str]:
        columns = (
            Column[str]("name", "Joueur", lambda row: row, fills=True),
            Column[str]("club", "Club", lambda _row: self.CLUB, width=100, grows=True),
        )
        table = RowTable(columns, key=lambda row: row)
        qtbot.addWidget(table)
        table.resize(width, 200)
        table.show()
        table.set_rows([name])
        return table

    def test_its_words_are_whole_where_there_is_room(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        table = self.a_list(qtbot, "LE Ulysse", 520)
        whole = table.columnWidth(1)
        assert whole > QFontMetricsF(table.font()).horizontalAdvance(self.CLUB)
        table.resize(230, 200)
        QApplication.processEvents()
        assert 100 <= table.columnWidth(1) < whole
        table.resize(520, 200)
        QApplication.processEvents()
        assert table.columnWidth(1) == whole

    def test_it_grows_too_when_its_rows_came_before_it_was_shown(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        columns = (
            Column[str]("name", "Joueur", lambda row: row, fills=True),
            Column[str]("club", "Club", lambda _row: self.CLUB, width=100, grows=True),
        )
        page = QWidget()
        qtbot.addWidget(page)
        inside = QVBoxLayout(page)
        table = RowTable(columns, key=lambda row: row)
        inside.addWidget(table)
        table.resize(150, 100)
        table.set_rows(["LE Ulysse"])
        page.resize(600, 200)
        page.show()
        assert table.columnWidth(1) > QFontMetricsF(table.font()).horizontalAdvance(self.CLUB)

    def test_it_takes_the_room_of_a_column_that_goes(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        columns = (
            Column[str]("name", "Joueur", lambda row: row, fills=True),
            Column[str]("club", "Club", lambda _row: self.CLUB, width=100, grows=True),
            Column[str]("table", "Table", lambda _row: "4.7", width=120),
        )
        table = RowTable(columns, key=lambda row: row)
        qtbot.addWidget(table)
        table.resize(340, 200)
        table.show()
        table.set_rows(["LE Ulysse"])
        narrow = table.columnWidth(1)
        table.setColumnHidden(2, True)
        assert table.columnWidth(1) > narrow

    def test_one_wider_than_its_words_lends_what_another_lacks(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        columns = (
            Column[str]("name", "Joueur", lambda row: row, fills=True, named=True),
            Column[str]("table", "Table", lambda _row: "4.7", width=160, grows=True),
            Column[str]("club", "Club", lambda _row: self.CLUB, width=100, grows=True),
        )
        table = RowTable(columns, key=lambda row: row)
        qtbot.addWidget(table)
        table.resize(500, 200)
        table.show()
        table.set_rows(["HUON DE KERMADEC Tristan"])
        words = QFontMetricsF(table.font()).horizontalAdvance
        assert table.columnWidth(2) > words(self.CLUB)
        assert table.columnWidth(0) > words("HUON DE KERMADEC Tristan")
        table.resize(700, 200)
        QApplication.processEvents()
        assert table.columnWidth(1) == 160, "nothing is lent where nothing lacks"

    def test_a_state_is_whole_and_lends_no_more_than_its_pill_leaves(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        state = PillFacts("en jeu", shape=Shape.DISC)
        columns = (
            Column[str]("name", "Joueur", lambda row: row, fills=True, named=True),
            Column[str](
                "rank", "Rang", lambda _row: "", pill=lambda _: state, width=124, grows=True
            ),
        )
        table = RowTable(columns, key=lambda row: row)
        qtbot.addWidget(table)
        needs = pill_width(state) + PILL_ASIDE
        name = QFontMetricsF(table.font()).horizontalAdvance("HUON DE KERMADEC Tristan")
        table.resize(round(name + needs) + 4 * CELL_ASIDE, 200)
        table.show()
        table.set_rows(["HUON DE KERMADEC Tristan"])
        assert needs <= table.columnWidth(1) < 124
        assert table.columnWidth(0) > name

    def test_a_long_remark_leaves_half_of_its_room(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        remark = "Une remarque bien longue, dite entière au survol, qui prendrait toute la ligne"
        columns = (
            Column[str]("club", "Club", lambda _row: self.CLUB, width=80, grows=True),
            Column[str](
                "remark", "Remarque", lambda _row: remark, fills=True, tip=lambda _row: remark
            ),
        )
        table = RowTable(columns, key=lambda row: row)
        qtbot.addWidget(table)
        table.resize(440, 200)
        table.show()
        table.set_rows(["LE Ulysse"])
        assert table.columnWidth(0) > QFontMetricsF(table.font()).horizontalAdvance(self.CLUB)
        assert table.columnWidth(1) >= 180
        table.set_rows(["LE Ulysse", "ROY Ann"])
        assert table.columnWidth(1) >= 180

    def test_its_words_are_read_again_only_when_rows_or_font_differ(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        read: list[str] = []
        columns = (
            Column[str]("name", "Joueur", lambda row: row, fills=True),
            Column[str](
                "club",
                "Club",
                lambda row: row,
                text=lambda row: read.append(row) or row,
                grows=True,
            ),
        )
        table = RowTable(columns, key=lambda row: row)
        qtbot.addWidget(table)
        table.resize(520, 200)
        rows = [f"Club {number}" for number in range(300)]
        table.set_rows(rows)
        assert len(read) <= 2 * len(rows)
        read.clear()
        for hide in (False, True, False, True):
            table.setColumnHidden(0, hide)
        assert len(read) < len(rows)
        table.setColumnHidden(0, False)
        narrow = table.columnWidth(1)
        larger = table.font()
        larger.setPixelSize(3 * larger.pixelSize())
        table.setFont(larger)
        table.set_rows(rows)
        assert table.columnWidth(1) > narrow

    def test_the_name_goes_first(self, dressed: QApplication, qtbot: QtBot) -> None:
        table = self.a_list(qtbot, "CHARPENTIER-LAVIGNE Marie-Hélène Antoinette", 380)
        assert table.columnWidth(1) == 100


class TestFinding:
    @pytest.mark.parametrize(
        ("typed", "found"),
        [
            ("", [1, 2, 3, 4]),
            ("eloise", [1]),
            ("ROUX luc", [2]),
            ("luc", [2, 4]),
            ("4.7", [1]),
            ("marchnad", [3]),
            ("jean pierre", [3]),
            ("xyz", []),
        ],
    )
    def test_what_is_typed(self, table: RowTable[Entrant], typed: str, found: list[int]) -> None:
        table.filter.set_typed(typed)
        assert shown(table) == found

    def test_another_condition_narrows_it(self, table: RowTable[Entrant]) -> None:
        table.filter.set_kept(lambda e: not e.out)
        table.filter.set_typed("luc")
        assert shown(table) == [4]

    def test_a_row_that_changes_is_judged_again(self, table: RowTable[Entrant]) -> None:
        table.filter.set_typed("roux")
        table.set_rows((*FIELD[:1], Entrant(2, "Luc Rond", "1.3", 5), *FIELD[2:]))
        assert shown(table) == []


class TestSorting:
    def test_words_sort_as_a_reader_expects(self, table: RowTable[Entrant]) -> None:
        table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        assert shown(table) == [1, 3, 4, 2]

    def test_numbers_sort_as_numbers_and_nothing_comes_last(self, table: RowTable[Entrant]) -> None:
        table.sortByColumn(2, Qt.SortOrder.AscendingOrder)
        assert shown(table) == [3, 1, 4, 2]

    def test_the_given_order_comes_back(self, table: RowTable[Entrant]) -> None:
        table.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        assert shown(table) == [1, 2, 3, 4]


class TestChoosing:
    def test_the_row_chosen_survives_a_change_above_it(self, table: RowTable[Entrant]) -> None:
        table.choose(3)
        table.set_rows(FIELD[2:])
        assert table.chosen_row() == FIELD[2]

    def test_a_filtered_row_cannot_be_chosen(self, table: RowTable[Entrant]) -> None:
        table.filter.set_typed("luc")
        assert not table.choose(1)

    def test_enter_acts_on_the_row(self, table: RowTable[Entrant], qtbot: QtBot) -> None:
        table.choose(4)
        with qtbot.waitSignal(table.activated_row) as told:
            qtbot.keyClick(table, Qt.Key.Key_Return)
        assert told.args == [FIELD[3]]

    def test_space_and_signs_are_left_to_the_window(
        self, table: RowTable[Entrant], qtbot: QtBot
    ) -> None:
        table.choose(1)
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Plus, Qt.Key.Key_Question):
            qtbot.keyClick(table, key)
        assert table.chosen_row() == FIELD[0]

    def test_letters_search_the_list(self, table: RowTable[Entrant], qtbot: QtBot) -> None:
        table.choose(1)
        qtbot.keyClicks(table, "mar")
        assert table.chosen_row() == FIELD[2]

    def test_moving_down_tells_the_row(self, table: RowTable[Entrant], qtbot: QtBot) -> None:
        table.choose(1)
        with qtbot.waitSignal(table.current_row) as told:
            qtbot.keyClick(table, Qt.Key.Key_Down)
        assert told.args == [FIELD[1]]


class TestWholeRows:
    def a_long_list(self, qtbot: QtBot, height: int) -> RowTable[Entrant]:
        table = RowTable(COLUMNS, key=lambda e: e.key)
        qtbot.addWidget(table)
        table.resize(520, height)
        table.show()
        table.set_rows([Entrant(key, f"Joueur {key}", "1.1", key) for key in range(40)])
        QApplication.processEvents()
        return table

    @pytest.mark.parametrize("height", [200, 217, 236, 301])
    def test_no_row_is_cut_at_either_end_of_the_list(
        self, dressed: QApplication, qtbot: QtBot, height: int
    ) -> None:
        table = self.a_long_list(qtbot, height)
        row = table.verticalHeader().defaultSectionSize()
        bar = table.verticalScrollBar()
        assert table.viewport().height() % row == 0
        assert bar.maximum() % row == 0
        bar.setValue(bar.maximum())
        last = table.visualRect(table.filter.index(39, 0))
        assert last.bottom() + 1 == table.viewport().height()
        table.set_rows(table.rows.rows[:2])
        QApplication.processEvents()
        assert not bar.maximum()

    def test_choosing_a_player_far_below_keeps_rows_whole(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        table = self.a_long_list(qtbot, 217)
        table.choose(25)
        row = table.verticalHeader().defaultSectionSize()
        assert table.verticalScrollBar().value() % row == 0

    @pytest.mark.parametrize("height", [701, 713, 760])
    def test_a_list_that_grows_at_its_end_still_begins_with_a_whole_row(
        self, dressed: QApplication, qtbot: QtBot, height: int
    ) -> None:
        table = self.a_long_list(qtbot, 640)
        table.choose(39)
        table.resize(520, height)
        QApplication.processEvents()
        row = table.verticalHeader().defaultSectionSize()
        bar = table.verticalScrollBar()
        assert (bar.value(), bar.value() % row) == (bar.maximum(), 0)


def test_a_pill_stands_out_on_a_chosen_row(dressed: QApplication, qtbot: QtBot) -> None:
    state = PillFacts("en jeu", Tone.ACCENT)
    column = Column[str]("state", "État", lambda _row: state.text, pill=lambda _row: state)
    table = RowTable((column,), key=lambda row: row)
    qtbot.addWidget(table)
    table.resize(200, 200)
    table.show()
    table.set_rows(["DUPRÉ", "ROUX"])
    table.choose("ROUX")
    picture = table.viewport().grab().toImage()
    grounds = []
    for name in ("DUPRÉ", "ROUX"):
        cell = table.visualRect(table.filter.mapFromSource(table.rows.index_of(name)))
        # Inside the pill, over its words.
        grounds.append(picture.pixelColor(cell.left() + 30, cell.center().y() - 8).name())
    assert grounds == [colours().accent_soft, colours().surface]


def test_it_paints_its_pills(table: RowTable[Entrant]) -> None:
    assert not table.grab().isNull()


def test_a_name_is_whole_under_the_pointer(dressed: QApplication, qtbot: QtBot) -> None:
    table = RowTable(
        (Column[Entrant]("name", "Joueur", lambda e: e.name, named=True),), key=lambda e: e.key
    )
    qtbot.addWidget(table)
    table.set_rows(FIELD)
    shown = table.filter.index(2, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert shown == "Jean-Pierre Marchand"


class TestByKey:
    """What is asked of a column by its key stands wherever the column does."""

    COLUMNS = (
        Column[str]("mark", "", lambda _row: None, width=40, hides_below=500),
        Column[str]("name", "Joueur", lambda row: row, fills=True),
        Column[str](
            "club", "Club", lambda _row: "", width=80, hides_without=lambda row: row == "b"
        ),
        Column[str]("box", "", lambda row: row, width=50, ticked=lambda row: row != "a" or None),
    )

    def a_table(self, qtbot: QtBot) -> RowTable[str]:
        table = RowTable(self.COLUMNS, key=lambda row: row)
        qtbot.addWidget(table)
        table.resize(600, 300)
        table.show()
        return table

    def test_too_narrow_a_table_leaves_a_column_out(self, qtbot: QtBot) -> None:
        table = self.a_table(qtbot)
        assert table.shows("mark")
        table.resize(499, 300)
        assert not table.shows("mark") and table.shows("name")

    def test_a_column_with_nothing_to_say_is_left_out(self, qtbot: QtBot) -> None:
        table = self.a_table(qtbot)
        table.set_rows(("a",))
        assert not table.shows("club")
        table.set_rows(("a", "b"))
        assert table.shows("club")
        table.show_column("club", False)
        assert not table.shows("club")

    def test_a_click_on_a_box_tells_its_column_and_its_row(self, qtbot: QtBot) -> None:
        table = self.a_table(qtbot)
        table.set_rows(("a", "b"))
        told: list[tuple[str, str]] = []
        table.box_clicked.connect(lambda key, row: told.append((key, row)))
        for key in ("name", "box"):
            cell = table.visualRect(table.filter.index(1, table.rows.place_of(key)))
            qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=cell.center())
        assert told == [("box", "b")]
        assert [table.ticks(row) for row in ("a", "b")] == [False, True]


#: Letters that go under the line, and a cedilla.
LOW = "ÇjgpqyQ"


class TestWhatStandsUnderAName:
    @pytest.mark.parametrize("window", (160, 900))
    def test_a_name_with_descenders_stands_clear_over_it(
        self, window: int, dressed: QApplication, qtbot: QtBot
    ) -> None:
        ink = QColor(colours().text)
        under = QColor("#ff00ff")
        column = Column[str](
            "name",
            "Joueur",
            lambda row: row,
            fills=True,
            named=True,
            under=lambda row, width: (Bar(0, -2, width, 11, under.name()),) if row == LOW else (),
        )
        table = RowTable((column,), key=lambda row: row)
        qtbot.addWidget(table)
        table.resize(220, window)
        table.show()
        table.set_rows((LOW, f"{LOW}."))
        picture = table.viewport().grab().toImage()
        high = table.rowHeight(0)
        wide = range(CELL_ASIDE, CELL_ASIDE + 40)
        letters, alone = (
            [
                y
                for y in range(top, top + high)
                if any(near(picture.pixelColor(x, y), ink) for x in wide)
            ]
            for top in (0, high)
        )
        assert len(letters) == len(alone) > 10, "the name is whole"
        bar = [y for y in range(high) if near(picture.pixelColor(CELL_ASIDE + 20, y), under)]
        assert len(bar) >= 10 and max(letters) < min(bar), "descenders end over the bar"


def near(one: QColor, other: QColor) -> bool:
    """Return whether a pixel is about of a colour."""
    parts = zip(one.getRgb(), other.getRgb(), strict=True)
    return sum(abs(here - there) for here, there in parts) < 120


def test_a_fine_line_leads_from_a_name_to_the_end_of_its_row(table: RowTable[Entrant]) -> None:
    seen = table.grab().toImage()
    row = table.visualRect(table.filter.index(0, 0))
    low = table.viewport().mapTo(table, row.bottomLeft()).y()
    line = QColor(colours().line).rgb()
    assert all(seen.pixel(x, low) == line for x in (20, 200, 400, 490))
