"""A bound form: whatever it shows it reads back, and what it does not show stays as it was."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

import pytest
from PySide6.QtWidgets import (
    QCheckBox,
    QDial,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from td_app.ui.widgets.bound_form import BoundFields, BoundForm
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.date_field import DateField
from td_app.ui.widgets.money_field import MoneyField
from td_app.ui.widgets.typed_fields import CountField, HourField, LengthField, NumberField

pytestmark = pytest.mark.usefixtures("in_french")


class Pace(Enum):
    SLOW = "slow"
    FAST = "fast"


@dataclass(frozen=True)
class Supper:
    guests: int = 4
    dish: str = "soupe"


@dataclass(frozen=True)
class Night:
    name: str = "Soirée"
    most: int | None = None
    pace: Pace = Pace.SLOW
    free: bool = True
    supper: Supper | None = None


def a_form(qtbot: QtBot) -> BoundForm[Night]:
    """Return a form of a night."""
    form: BoundForm[Night] = BoundForm("La soirée")
    qtbot.addWidget(form)
    paces = ChoiceField([("slow", "lente"), ("fast", "rapide")])
    form.bind("name", QLineEdit(), "Nom")
    form.bind("most", CountField(none="sans limite"), "Au plus", none=0)
    form.bind("pace", paces, "Allure", when=lambda night: not night.free)
    form.bind("free", QCheckBox("Gratuite"), "Entrée")
    form.bind("supper.guests", CountField(), "Couverts")
    form.bind("supper.dish", QLineEdit(), "Plat")
    return form


def shown_rows(form: BoundForm[Night]) -> list[str]:
    return [path for path, row in form.rows.items() if not row.beside.isHidden()]


@pytest.mark.parametrize(
    "night",
    [
        Night(),
        Night("Finale", 12, Pace.FAST, free=False, supper=Supper(0, "")),
        Night("", None, Pace.FAST, supper=Supper(9, "rôti")),
    ],
)
def test_what_is_shown_is_what_is_read(qtbot: QtBot, night: Night) -> None:
    form = a_form(qtbot)
    form.show_value(night)
    assert form.read(night) == night


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (QLineEdit, "une ligne"),
        (QPlainTextEdit, "deux\nlignes "),
        (QCheckBox, True),
        (CountField, 7),
        (LengthField, 45),
        (NumberField, 25_000),
        (lambda: MoneyField(most=10_000), 1_250),
        (lambda: ChoiceField([("a", "A"), ("b", "B")]), "b"),
        (HourField, "19:30"),
        (HourField, ""),
        (DateField, "2026-11-28"),
    ],
)
def test_every_kind_of_field_shows_tells_and_is_read(
    qtbot: QtBot, field: type[QWidget], value: object
) -> None:
    typed: list[str] = []
    fields: BoundFields[Mapping[str, object]] = BoundFields(lambda: typed.append("typed"))
    bound = fields.bind("one", field())
    qtbot.addWidget(bound)
    fields.show_value({"one": value, "other": 1})
    assert fields.read({"one": None, "other": 2}) == {"one": value, "other": 2}
    assert not typed, "what is shown was not typed by anybody"


def test_a_part_that_is_not_there_is_neither_shown_nor_read(qtbot: QtBot) -> None:
    form = a_form(qtbot)
    form.show_value(Night(supper=Supper(6)))
    assert shown_rows(form)[-2:] == ["supper.guests", "supper.dish"]
    form.show_value(Night())
    assert "supper.guests" not in shown_rows(form)
    assert form.read(Night()).supper is None
    assert form.read(Night(supper=Supper())).supper == Supper(6), "the fields keep what they held"


def test_a_form_without_any_row_to_show_is_hidden_with_its_title(qtbot: QtBot) -> None:
    form: BoundForm[Night] = BoundForm("Le dîner")
    qtbot.addWidget(form)
    form.bind("supper.dish", QLineEdit(), "Plat")
    form.show_value(Night())
    assert form.isHidden()
    form.show_value(Night(supper=Supper()))
    assert not form.isHidden()


def test_a_row_is_shown_when_it_is_said_to_be_and_read_all_the_same(qtbot: QtBot) -> None:
    form = a_form(qtbot)
    form.show_value(Night(pace=Pace.FAST))
    assert "pace" not in shown_rows(form)
    assert form.read(Night()).pace is Pace.FAST
    form.show_value(Night(free=False))
    assert "pace" in shown_rows(form)


def test_rows_may_follow_what_is_typed_while_the_fields_stay_as_they_are(qtbot: QtBot) -> None:
    form = a_form(qtbot)
    form.show_value(Night("La fin"))
    form.show_rows(Night("Autre", free=False))
    assert "pace" in shown_rows(form)
    assert form.read(Night()).name == "La fin"


def test_what_stands_for_none_is_read_as_none(qtbot: QtBot) -> None:
    form = a_form(qtbot)
    most = form.rows["most"].field
    assert isinstance(most, CountField)
    form.show_value(Night(most=3))
    most.setValue(0)
    assert form.read(Night(most=3)).most is None


def test_what_a_field_holds_may_be_made_of_the_value(qtbot: QtBot) -> None:
    fields: BoundFields[Night] = BoundFields(lambda: None)
    guest = ChoiceField([("paid", "payante"), ("free", "gratuite")])
    qtbot.addWidget(guest)
    fields.bind(
        "free",
        guest,
        show=lambda free: "free" if free else "paid",
        read=lambda key: key == "free",
    )
    fields.show_value(Night(free=False))
    assert guest.chosen() == "paid"
    guest.choose("free")
    assert fields.read(Night(free=False)).free


def test_it_tells_what_somebody_types_and_nothing_else(qtbot: QtBot) -> None:
    form = a_form(qtbot)
    typed: list[Night] = []
    form.typed.connect(lambda: typed.append(form.read(Night())))
    form.show_value(Night("Autre", 5))
    assert not typed
    name = form.rows["name"].field
    assert isinstance(name, QLineEdit)
    name.clear()
    qtbot.keyClicks(name, "La")
    assert [night.name for night in typed] == ["", "L", "La"]


def test_the_space_between_two_words_is_not_taken_away_as_one_types(qtbot: QtBot) -> None:
    form = a_form(qtbot)
    form.show_value(Night(""))
    form.typed.connect(lambda: form.show_value(form.read(Night())))
    name = form.rows["name"].field
    assert isinstance(name, QLineEdit)
    qtbot.keyClicks(name, "La finale ")
    assert name.text() == "La finale "
    assert form.read(Night()).name == "La finale"


def test_the_attributes_that_are_written_are_told(qtbot: QtBot) -> None:
    assert a_form(qtbot).fields.names == ("name", "most", "pace", "free", "supper")


def test_a_kind_of_field_that_nothing_binds_is_refused(qtbot: QtBot) -> None:
    dial = QDial()
    qtbot.addWidget(dial)
    with pytest.raises(TypeError, match="QDial"):
        BoundFields[Night](lambda: None).bind("most", dial)
