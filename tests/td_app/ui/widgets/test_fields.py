from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from td_app.ui.theme.tokens import Height
from td_app.ui.widgets.choices import ChoiceField, SteadySlider
from td_app.ui.widgets.page_parts import FormRows
from td_app.ui.widgets.searching import SearchField
from td_app.ui.widgets.typed_fields import CountField, NumberField, number_typed
from td_app.words.figures import whole


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("15000", 15000),
        ("15 000", 15000),
        ("15\u202f000", 15000),
        ("15\u00a0000", 15000),
        ("15,000", 15000),
        ("15.000", 15000),
        ("1'500", 1500),
        ("−20", -20),
        ("", None),
        ("12a", None),
        ("9" * 40, None),
        ("٣", None),
    ],
)
def test_a_number_is_understood_however_it_is_written(text: str, number: int | None) -> None:
    assert number_typed(text) == number


@pytest.mark.usefixtures("in_french")
class TestNumberField:
    def field(self, qtbot: QtBot, value: int = 15000, **limits: int) -> NumberField:
        field = NumberField(value, unit="jetons", **limits)
        qtbot.addWidget(field)
        field.show()
        field.activateWindow()
        field.setFocus()
        qtbot.waitUntil(field.hasFocus)
        return field

    def test_it_writes_its_thousands(self, dressed: QApplication, qtbot: QtBot) -> None:
        assert self.field(qtbot).text() == "15\u202f000"

    def test_typing_tells_the_number(self, dressed: QApplication, qtbot: QtBot) -> None:
        field = self.field(qtbot)
        field.selectAll()
        with qtbot.waitSignal(field.valueChanged, check_params_cb=lambda n: n == 2500):
            qtbot.keyClicks(field, "2 500")
        field.clearFocus()
        assert field.value() == 2500 and field.text() == "2\u202f500"

    def test_letters_are_shown_and_never_read_as_another_number(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        field = self.field(qtbot)
        field.selectAll()
        qtbot.keyClicks(field, "9k")
        assert field.text() == "9k" and field.bad and field.property("wrong") == "true"
        qtbot.keyClick(field, Qt.Key.Key_Return)
        field.setValue(field.value())
        assert field.text() == "9k", "what is typed is not lost"
        field.forget_unread()
        assert field.text() == whole(field.value()) and not field.bad

    def test_mended_it_is_no_longer_wrong(self, dressed: QApplication, qtbot: QtBot) -> None:
        field = self.field(qtbot)
        field.selectAll()
        qtbot.keyClicks(field, "9k")
        qtbot.keyClick(field, Qt.Key.Key_Backspace)
        assert not field.bad and field.property("wrong") == "false" and field.value() == 9

    def test_out_of_range_becomes_the_nearest_on_leaving(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        field = self.field(qtbot, 8, least=2, most=10)
        field.selectAll()
        qtbot.keyClicks(field, "12")
        qtbot.keyClick(field, Qt.Key.Key_Return)
        assert field.value() == 10 and field.text() == "10"

    def test_emptied_it_keeps_its_number(self, dressed: QApplication, qtbot: QtBot) -> None:
        field = self.field(qtbot)
        field.clear()
        field.clearFocus()
        assert field.value() == 15000 and field.text() == "15\u202f000"

    def test_arrows_step(self, dressed: QApplication, qtbot: QtBot) -> None:
        field = self.field(qtbot, 400, step=100)
        qtbot.keyClick(field, Qt.Key.Key_Up)
        assert field.value() == 500
        qtbot.keyClick(field, Qt.Key.Key_Down)
        qtbot.keyClick(field, Qt.Key.Key_Down)
        assert field.value() == 300

    def test_set_from_outside_it_tells_once(self, dressed: QApplication, qtbot: QtBot) -> None:
        field = self.field(qtbot)
        told: list[int] = []
        field.valueChanged.connect(told.append)
        field.setValue(700)
        field.setValue(700)
        assert told == [700]


def test_the_wheel_leaves_a_field_alone_when_the_page_scrolls_past(
    dressed: QApplication, qtbot: QtBot
) -> None:
    holder = QWidget()
    column = QVBoxLayout(holder)
    other, count = QLineEdit(), CountField(8)
    column.addWidget(other)
    column.addWidget(count)
    qtbot.addWidget(holder)
    holder.show()
    other.setFocus()
    count.wheelEvent(a_notch_of_the_wheel())
    assert count.value() == 8


class TestChoiceField:
    def field(self, qtbot: QtBot) -> ChoiceField:
        field = ChoiceField([("bb", "Grosse blinde"), ("bu", "Bouton"), ("no", "Aucun")])
        qtbot.addWidget(field)
        field.show()
        return field

    def test_it_is_chosen_by_its_key(self, dressed: QApplication, qtbot: QtBot) -> None:
        field = self.field(qtbot)
        assert field.chosen() == "bb" and field.choose("no") and field.currentText() == "Aucun"
        assert not field.choose("else") and field.chosen() == "no"

    def test_the_keyboard_tells_the_key(self, dressed: QApplication, qtbot: QtBot) -> None:
        field = self.field(qtbot)
        with qtbot.waitSignal(field.choiceChanged) as told:
            qtbot.keyClick(field, Qt.Key.Key_Down)
        assert told.args == ["bu"]

    def test_other_words_keep_the_choice(self, dressed: QApplication, qtbot: QtBot) -> None:
        field = self.field(qtbot)
        field.choose("bu")
        with qtbot.assertNotEmitted(field.choiceChanged):
            field.set_choices([("bb", "Big blind"), ("bu", "Button")])
        assert field.chosen() == "bu" and field.currentText() == "Button"


class TestSearchField:
    def field(self, qtbot: QtBot) -> SearchField:
        field = SearchField("Nom, licence ou table")
        qtbot.addWidget(field)
        field.show()
        return field

    def test_a_moment_after_typing_it_searches_once(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        field = self.field(qtbot)
        searched: list[str] = []
        field.searched.connect(searched.append)
        qtbot.keyClicks(field, "rou")
        qtbot.waitUntil(lambda: searched == ["rou"])

    def test_enter_searches_at_once_then_chooses(self, dressed: QApplication, qtbot: QtBot) -> None:
        field = self.field(qtbot)
        told: list[str] = []
        field.searched.connect(told.append)
        field.chosen.connect(lambda: told.append("chosen"))
        qtbot.keyClicks(field, "4.7")
        qtbot.keyClick(field, Qt.Key.Key_Return)
        assert told == ["4.7", "chosen"]

    def test_down_goes_to_the_list(self, dressed: QApplication, qtbot: QtBot) -> None:
        field = self.field(qtbot)
        with qtbot.waitSignal(field.went_down):
            qtbot.keyClick(field, Qt.Key.Key_Down)

    def test_escape_empties_it(self, dressed: QApplication, qtbot: QtBot) -> None:
        field = self.field(qtbot)
        qtbot.keyClicks(field, "rou")
        qtbot.keyClick(field, Qt.Key.Key_Escape)
        assert field.text() == ""


class TestFormRows:
    def test_an_error_takes_the_place_of_the_hint(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        form = FormRows()
        qtbot.addWidget(form)
        row = form.add("Ante", NumberField(400), "En jetons", width=160)
        form.show()
        row.set_error("L’ante dépasse la grosse blinde.")
        assert row.error and row.field.property("wrong") == "true"
        assert row.field.accessibleDescription() == row.error
        row.set_error(None)
        assert row.error == "" and row.field.property("wrong") == "false"
        assert row.field.accessibleDescription() == "En jetons"

    def test_a_field_bears_the_name_of_its_row(self, dressed: QApplication, qtbot: QtBot) -> None:
        form = FormRows()
        qtbot.addWidget(form)
        assert form.add("Ante", NumberField()).field.accessibleName() == "Ante"

    def test_fields_line_up_and_are_as_high_as_buttons(
        self, dressed: QApplication, qtbot: QtBot
    ) -> None:
        form = FormRows()
        qtbot.addWidget(form)
        rows = [
            form.add("Nom du tournoi", QLineEdit()),
            form.add("Tapis", NumberField(15000)),
            form.add("Places", CountField(8)),
        ]
        form.resize(600, 300)
        form.show()
        qtbot.waitExposed(form)
        lefts = {row.field.mapTo(form, QPoint(0, 0)).x() for row in rows}
        assert len(lefts) == 1
        assert {row.field.height() for row in rows} == {Height.CONTROL}


def test_the_wheel_leaves_a_slider_alone_when_the_page_scrolls_past(
    dressed: QApplication, qtbot: QtBot
) -> None:
    holder = QWidget()
    column = QVBoxLayout(holder)
    other, slider = QLineEdit(), SteadySlider(Qt.Orientation.Horizontal)
    slider.setValue(70)
    column.addWidget(other)
    column.addWidget(slider)
    qtbot.addWidget(holder)
    holder.show()
    other.setFocus()
    slider.wheelEvent(a_notch_of_the_wheel())
    assert slider.value() == 70


def a_notch_of_the_wheel() -> QWheelEvent:
    here, upwards = QPointF(5, 5), QPoint(0, 120)
    button, modifier = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    phase = Qt.ScrollPhase.NoScrollPhase
    return QWheelEvent(here, here, QPoint(0, 0), upwards, button, modifier, phase, False)
