"""The ledger on the smallest screen: why chips moved is read whole, no field is cut."""

from __future__ import annotations

from chips_builders import at_the_break, raced_everywhere
from page_builders import PAGE
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.chips.ledger_tab import LedgerTab
from td_app.ui.widgets.choices import ChoiceField


def a_ledger(qtbot: QtBot, height: int) -> LedgerTab:
    session = at_the_break(8, 2)
    raced_everywhere(session)
    session.dispatch(cmd.WithdrawValue(25))
    live = LiveTournament(session)
    tab = LedgerTab(live)
    live.setParent(tab)
    qtbot.addWidget(tab, before_close_func=lambda _tab: live.close())
    tab.resize(PAGE[0], height)
    tab.show()
    QApplication.processEvents()
    return tab


def test_fields_keep_their_height_in_a_low_window(qtbot: QtBot) -> None:
    tab = a_ledger(qtbot, 480)
    for kind in (QLineEdit, ChoiceField):
        for field in tab.findChildren(kind):
            if field.isVisibleTo(tab):
                assert field.height() >= field.sizeHint().height()


def test_both_forms_are_whole_on_the_smallest_screen(qtbot: QtBot) -> None:
    tab = a_ledger(qtbot, 618)
    button = tab.exchange_button
    assert tab.rect().contains(button.mapTo(tab, button.rect().bottomRight()))


def test_why_a_value_left_is_read_whole(qtbot: QtBot) -> None:
    tab = a_ledger(qtbot, 618)
    index = tab.table.filter.index(0, 1)
    words = index.data()
    assert words.startswith("Retrait des 25, table")
    wide = QFontMetricsF(tab.table.font()).horizontalAdvance(words)
    assert wide + 16 <= tab.table.columnWidth(1)
