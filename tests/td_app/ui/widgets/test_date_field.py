"""A date typed whole; a year that nobody plays in is refused by the settings."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rules_ropta.ruling import Refused
from td_app.tournament.state.setup import TournamentSetup, check_setup
from td_app.ui.widgets.date_field import DateField, Days, date_typed

TODAY = date(2026, 11, 22)


@pytest.mark.parametrize(
    "text",
    ["05/12/2026", "5/12", "5.12.26", "5-12-2026", "05122026", "2026-12-05", "5 décembre", "5 dec"],
)
def test_a_day_is_read_however_it_is_written(text: str) -> None:
    assert date_typed(text, TODAY) == date(2026, 12, 5)


@pytest.mark.parametrize(
    "text", ["31/02/2026", "12", "demain", "5 jui 2026", "5/12/2", "22/11/2330"]
)
def test_what_is_no_day_is_not_guessed(text: str) -> None:
    assert date_typed(text, TODAY) is None


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("01/09/1998", date(1998, 9, 1)),
        ("1998-09-01", date(1998, 9, 1)),
        ("01/09/98", date(1998, 9, 1)),
        ("1 sept 98", date(1998, 9, 1)),
        ("221126", date(2026, 11, 22)),
        ("231126", date(1926, 11, 23)),
        ("5/12", date(2025, 12, 5)),
        ("5/11", date(2026, 11, 5)),
        ("29/02/96", date(1996, 2, 29)),
        ("05/12/2030", date(2030, 12, 5)),
        ("05/12/1899", None),
    ],
)
def test_a_day_gone_by_never_lies_ahead_unless_its_year_is_told(
    text: str, read: date | None
) -> None:
    assert date_typed(text, TODAY, Days.GONE_BY) == read


def test_dues_of_two_figures_are_of_this_century_and_a_past_year_is_read_in_full() -> None:
    assert date_typed("31/08/27", TODAY, Days.OF_A_LIFE) == date(2027, 8, 31)
    assert date_typed("31/08/1999", TODAY, Days.OF_A_LIFE) == date(1999, 8, 31)
    assert date_typed("31/08/1999", TODAY) is None


def test_it_is_written_in_full_on_leaving(qtbot: QtBot) -> None:
    field = DateField()
    qtbot.addWidget(field)
    QTest.keyClicks(field, "5 decembre 2026")
    assert field.date() == "2026-12-05"
    field.set_date("2026-12-05")
    assert field.text() == "5 decembre 2026"
    field.set_date("2026-12-06")
    assert field.text() == "06/12/2026"


@pytest.mark.parametrize("day", ["2330-11-22", "1026-11-22", "demain"])
def test_another_century_is_refused(day: str) -> None:
    with pytest.raises(Refused) as refused:
        check_setup(replace(TournamentSetup(), name="Open", date=day))
    assert refused.value.code == "SETUP_DATE"
