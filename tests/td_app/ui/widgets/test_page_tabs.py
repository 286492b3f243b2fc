"""The tabs at the head of a page."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from td_app.ui.widgets.page_head import GUTTER, PageHead
from td_app.ui.widgets.page_parts import PageTabs


def test_what_is_below_fills_the_page_and_what_is_beside_stands_at_the_right(
    dressed: QApplication, qtbot: QtBot
) -> None:
    page, bar, stack, beside = QWidget(), QLabel("temps"), QLabel("page"), QLabel("bouton")
    qtbot.addWidget(page)
    tabs = PageTabs("Jetons", ("Retrait", "Tapis"))
    tabs.lay_out(page, bar, stack, beside=(beside,))
    page.resize(900, 600)
    page.show()
    assert [tabs.tabText(tab) for tab in range(tabs.count())] == ["Retrait", "Tapis"]
    assert tabs.accessibleName() == "Jetons"
    head = tabs.parentWidget()
    assert isinstance(head, PageHead)
    assert head.title.text() == "Jetons"
    assert tabs.x() > head.title.geometry().right()
    assert tabs.geometry().bottom() == head.height() - 1
    assert beside.geometry().right() == 900 - GUTTER - 1
    assert stack.geometry().bottom() == 599 and stack.height() > 10 * bar.height()


def test_without_its_tabs_a_head_has_no_rule_either(dressed: QApplication, qtbot: QtBot) -> None:
    page, stack = QWidget(), QLabel("page")
    qtbot.addWidget(page)
    tabs = PageTabs("Caisse", ("Ce que chacun doit", "Clôture"))
    tabs.lay_out(page, stack)
    page.resize(900, 600)
    page.show()
    below = stack.y()
    tabs.hide()
    QApplication.processEvents()
    assert stack.y() == below - 1
    tabs.show()
    QApplication.processEvents()
    assert stack.y() == below
