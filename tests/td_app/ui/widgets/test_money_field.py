"""Sums of money as they are typed."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from td_app.ui.widgets.money_field import MoneyField


def typed(qtbot: QtBot, text: str) -> MoneyField:
    field = MoneyField(2_000, most=100_000)
    qtbot.addWidget(field)
    field.show()
    field.selectAll()
    field.insert(text)
    field.setModified(True)
    field.textEdited.emit(field.text())
    return field


@pytest.mark.parametrize(
    ("text", "cents"),
    [("15", 1_500), ("15,50", 1_550), ("15.5", 1_550), ("15 €", 1_500), ("0", 0)],
)
def test_a_sum_is_read_as_people_write_it(qtbot: QtBot, text: str, cents: int) -> None:
    field = typed(qtbot, text)
    field.editingFinished.emit()
    assert (field.value(), field.bad) == (cents, False)


def test_it_is_written_as_money(qtbot: QtBot) -> None:
    field = typed(qtbot, "15,5")
    field.editingFinished.emit()
    assert field.text().replace("\u00a0", " ").replace("\u202f", " ") == "15,50 €"


def test_what_is_no_sum_is_ringed_and_the_one_before_kept(qtbot: QtBot) -> None:
    field = typed(qtbot, "quinze")
    field.editingFinished.emit()
    assert field.bad and field.value() == 2_000


def test_a_sum_beyond_the_limits_becomes_the_nearest_one(qtbot: QtBot) -> None:
    field = typed(qtbot, "-5")
    field.editingFinished.emit()
    assert field.value() == 0
