"""Lengths of time are typed as they are said."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from td_app.ui.widgets.typed_fields import LengthField, minutes_typed

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


class TestALength:
    @pytest.mark.parametrize(
        ("text", "minutes"),
        [("4 h 30", 270), ("4h", 240), ("4:05", 245), ("90", 90), ("90 min", 90), ("h", None)],
    )
    def test_it_is_read_as_it_is_said(self, text: str, minutes: int | None) -> None:
        assert minutes_typed(text) == minutes

    def test_it_is_written_in_hours(self, qtbot: QtBot) -> None:
        field = LengthField(80)
        qtbot.addWidget(field)
        assert field.text() == "1\u00a0h\u00a020"
        field.stepUp()
        assert field.value() == 85

    def test_typing_hours_and_minutes(self, qtbot: QtBot) -> None:
        field = LengthField(80, least=30)
        qtbot.addWidget(field)
        field.show()
        field.selectAll()
        qtbot.keyClicks(field, "3h15")
        qtbot.keyClick(field, Qt.Key.Key_Return)
        assert field.value() == 195

    def test_nothing_has_a_word_of_its_own(self, qtbot: QtBot) -> None:
        field = LengthField(0, none="aucune")
        qtbot.addWidget(field)
        assert field.text() == "aucune"
