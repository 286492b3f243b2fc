from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from td_app.ui.theme.tokens import LIGHT, Tone
from td_app.ui.widgets.row_model import (
    MOVES_ONE_BY_ONE,
    SORT_ROLE,
    Column,
    RowModel,
    keys_to_move,
    runs_of,
)


@dataclass(frozen=True)
class Entrant:
    licence: str
    name: str
    stack: int | None = 15_000
    out: bool = False


def alarm(entrant: Entrant) -> Tone:
    return Tone.RED if entrant.stack == 0 else Tone.NEUTRAL


COLUMNS = (
    Column[Entrant]("name", "Joueur", lambda e: e.name, tone=alarm),
    Column[Entrant]("stack", "Tapis", lambda e: e.stack, lambda e: f"{e.stack:,}", figures=True),
)


def entrants(letters: str) -> list[Entrant]:
    return [Entrant(letter, f"Player {letter}") for letter in letters]


def a_model(letters: str = "") -> RowModel[Entrant]:
    model = RowModel(COLUMNS, key=lambda e: e.licence, asleep=lambda e: e.out)
    model.set_rows(entrants(letters))
    return model


def order(model: RowModel[Entrant]) -> str:
    return "".join(row.licence for row in model.rows)


class Watch:
    """Counts what a model tells its views."""

    def __init__(self, model: RowModel[Entrant]) -> None:
        self.told: list[str] = []
        model.rowsInserted.connect(lambda _p, a, b: self.told.append(f"+{a}-{b}"))
        model.rowsRemoved.connect(lambda _p, a, b: self.told.append(f"-{a}-{b}"))
        model.rowsMoved.connect(lambda *_: self.told.append("moved"))
        model.dataChanged.connect(lambda a, b: self.told.append(f"={a.row()}-{b.row()}"))
        model.layoutChanged.connect(lambda: self.told.append("layout"))
        model.modelReset.connect(lambda: self.told.append("reset"))


class TestOnlyWhatDiffersIsTold:
    def test_the_same_rows_tell_nothing(self, qapp: QApplication) -> None:
        model = a_model("abcd")
        watch = Watch(model)
        model.set_rows(entrants("abcd"))
        assert watch.told == []

    def test_one_stack_changed_repaints_one_row(self, qapp: QApplication) -> None:
        model = a_model("abcd")
        watch = Watch(model)
        rows = entrants("abcd")
        rows[2] = replace(rows[2], stack=400)
        model.set_rows(rows)
        assert watch.told == ["=2-2"] and model.row(2).stack == 400

    def test_neighbours_come_and_go_together(self, qapp: QApplication) -> None:
        model = a_model("abcdef")
        watch = Watch(model)
        model.set_rows(entrants("abfxyz"))
        assert watch.told == ["-2-4", "+3-5"] and order(model) == "abfxyz"

    def test_one_player_climbing_is_one_move(self, qapp: QApplication) -> None:
        model = a_model("abcdef")
        watch = Watch(model)
        model.set_rows(entrants("aebcdf"))
        assert watch.told == ["moved"] and order(model) == "aebcdf"

    def test_a_shuffled_list_is_reordered_at_once(self, qapp: QApplication) -> None:
        letters = "".join(chr(200 + n) for n in range(4 * MOVES_ONE_BY_ONE))
        model = a_model(letters)
        watch = Watch(model)
        model.set_rows(entrants(letters[::-1]))
        assert watch.told == ["layout"] and order(model) == letters[::-1]

    def test_two_rows_of_one_key_are_a_mistake_of_ours(self, qapp: QApplication) -> None:
        model = a_model("ab")
        with pytest.raises(ValueError, match="key"):
            model.set_rows(entrants("aa"))
        assert order(model) == "ab"


class TestAnyChange:
    @pytest.mark.parametrize("seed", range(12))
    def test_ends_as_asked_and_keeps_every_place_pointed_at(
        self, qapp: QApplication, qtmodeltester: ModelTester, seed: int
    ) -> None:
        chance = random.Random(seed)
        model = a_model()
        everyone = [chr(200 + n) for n in range(40)]
        qtmodeltester.check(model)
        for _ in range(8):
            pointed = {
                row.licence: QPersistentModelIndex(model.index_of(row.licence))
                for row in model.rows
            }
            chosen = chance.sample(everyone, chance.randrange(40))
            if chance.random() < 0.5:
                chosen.sort()
            rows = [Entrant(letter, letter, chance.randrange(3)) for letter in chosen]
            model.set_rows(rows)
            assert list(model.rows) == rows
            for licence, place in pointed.items():
                assert place.isValid() == (licence in chosen)
                if place.isValid():
                    assert model.row_at(place).licence == licence
        assert model.rowCount() == len(model.rows)


class TestCells:
    def test_figures_are_aligned_right_with_their_title(self, qapp: QApplication) -> None:
        model = a_model("a")
        assert model.data(model.index(0, 1)) == "15,000"
        for alignment in (
            model.data(model.index(0, 1), Qt.ItemDataRole.TextAlignmentRole),
            model.headerData(1, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole),
        ):
            assert alignment & Qt.AlignmentFlag.AlignRight

    def test_words_sort_without_accents_or_case(self, qapp: QApplication) -> None:
        model = a_model()
        model.set_rows([Entrant("1", "Éloïse")])
        assert model.data(model.index(0, 0), SORT_ROLE) == "eloise"

    def test_who_is_out_is_soft_and_who_has_nothing_is_red(self, dressed: QApplication) -> None:
        model = a_model()
        model.set_rows([Entrant("1", "A", out=True), Entrant("2", "B", stack=0), Entrant("3", "C")])
        inks = [model.data(model.index(row, 0), Qt.ItemDataRole.ForegroundRole) for row in range(3)]
        assert inks[0].name() == LIGHT.text_soft
        assert inks[1].name() == LIGHT.red_text
        assert inks[2] is None

    def test_nothing_is_said_of_no_cell(self, qapp: QApplication) -> None:
        model = a_model("a")
        assert model.data(model.index_of("z")) is None
        assert model.headerData(7, Qt.Orientation.Horizontal) is None


class TestThousandRows:
    def test_one_change_takes_no_time(self, qapp: QApplication) -> None:
        rows = [Entrant(str(n), f"Player {n}") for n in range(1000)]
        model = RowModel(COLUMNS, key=lambda e: e.licence)
        model.set_rows(rows)
        took = []
        for n in range(9):
            changed: Sequence[Entrant] = [
                replace(row, stack=n) if row.licence == "500" else replace(row) for row in rows
            ]
            start = time.process_time()
            model.set_rows(changed)
            took.append(time.process_time() - start)
        assert min(took) < 0.1  # about two thousandths of a second on a quiet machine


class TestDifferences:
    def test_runs(self) -> None:
        assert list(runs_of([])) == []
        assert list(runs_of([3])) == [(3, 3)]

    def test_fewest_moves(self) -> None:
        assert keys_to_move("abcdef", "fabcde") == ["f"]
        assert keys_to_move("abc", "abc") == []
        assert len(keys_to_move("abcd", "dcba")) == 3


def test_a_thousand_rows_scroll_stays(dressed: QApplication, qtbot: QtBot) -> None:
    from td_app.ui.widgets.row_table import RowTable

    table = RowTable(COLUMNS, key=lambda e: e.licence)
    qtbot.addWidget(table)
    table.resize(400, 300)
    table.show()
    rows = [Entrant(f"{n:04}", f"Player {n}") for n in range(1000)]
    table.set_rows(rows)
    table.choose("0500")
    scrolled = table.verticalScrollBar().value()
    table.set_rows(rows[:400] + [replace(row, stack=1) for row in rows[401:]])
    chosen = table.chosen_row()
    assert scrolled > 0 and abs(table.verticalScrollBar().value() - scrolled) <= 36
    assert chosen is not None and chosen.licence == "0500"
