"""Why a button is grey is read beside it, and no longer once it can be pressed."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from td_app.ui.dialogs.house_dialog import ReasonDialog
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.layout import row
from td_app.ui.widgets.why_grey import why_grey


def test_a_primary_button_that_waits_says_beside_it_what_it_waits_for(qtbot: QtBot) -> None:
    draw = Button("Tirer les places", Rank.PRIMARY)
    told = why_grey(draw)
    foot = QWidget()
    qtbot.addWidget(foot)
    row(told, draw, on=foot)
    foot.show()
    assert told.isHidden()
    draw.set_refusal("Deux majorités restent à vérifier.")
    assert told.isVisible()
    assert told.text() == draw.accessibleDescription()
    draw.set_refusal(None)
    assert told.isHidden()


def test_a_decision_against_the_book_asks_for_its_reason_in_words(
    qtbot: QtBot, in_french: None
) -> None:
    asked = ReasonDialog("Écarter cette proposition", "Le directeur décide.", "Écarter")
    qtbot.addWidget(asked)
    asked.show()
    words = [one.text() for one in asked.findChildren(QLabel) if one.isVisible()]
    assert "Indiquez d’abord un motif." in words
    asked.reason.setPlainText("Accord de la salle")
    words = [one.text() for one in asked.findChildren(QLabel) if one.isVisible()]
    assert "Indiquez d’abord un motif." not in words
