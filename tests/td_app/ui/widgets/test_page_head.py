"""The head of a page: one height, one gutter, and « ⋯ » for what is seldom wanted."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from td_app.ui.theme.tokens import Height
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.layout import STRETCH, column
from td_app.ui.widgets.page_head import GUTTER, PageHead, under_head


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """Return an empty page."""
    held = QWidget()
    qtbot.addWidget(held)
    return held


def shown(page: QWidget, head: PageHead) -> PageHead:
    """Show a head on a page 900 pixels wide."""
    column(head, STRETCH, on=page, spacing=0, margins=0)
    page.resize(900, 300)
    page.show()
    return head


def lines(head: PageHead) -> list[str]:
    """Return what « ⋯ » lists now."""
    head.more.list_now()
    return [line.text() for line in head.more.lines.actions()]


class TestPageHead:
    def test_the_title_begins_at_the_gutter_whatever_stands_beside_it(self, page: QWidget) -> None:
        head = shown(page, PageHead("Classement", Button("Imprimer…")))
        assert head.height() == Height.HEAD
        assert head.title.x() == GUTTER

    def test_the_button_to_press_ends_at_the_gutter(self, page: QWidget) -> None:
        button = Button("Imprimer…")
        head = shown(page, PageHead("Classement", button))
        assert head.width() - button.geometry().right() - 1 == GUTTER

    def test_without_a_rest_no_menu_stands_there(self, page: QWidget) -> None:
        assert not shown(page, PageHead("Horloge")).more.isVisible()

    def test_a_page_under_another_head_says_no_title(self, page: QWidget) -> None:
        assert not shown(page, PageHead("", Button("Lire"))).title.isVisible()

    def test_what_fills_a_page_stands_under_a_head_of_its_title_alone(self, qtbot: QtBot) -> None:
        part = QWidget()
        page = under_head("Saison", part)
        qtbot.addWidget(page)
        page.resize(900, 300)
        page.show()
        (head,) = page.findChildren(PageHead)
        assert head.title.text() == "Saison"
        assert part.geometry().top() == Height.HEAD


class TestMoreButton:
    def test_a_line_does_what_its_button_does(self, page: QWidget) -> None:
        pressed: list[str] = []
        button = Button("Importer une liste", does=lambda: pressed.append("import"))
        head = shown(page, PageHead("Joueurs", rest=(button,)))
        assert lines(head) == ["Importer une liste"]
        head.more.lines.actions()[0].trigger()
        assert pressed == ["import"]

    def test_why_a_line_cannot_be_chosen_is_its_tip(self, page: QWidget) -> None:
        button = Button("Corriger l’ordre…")
        button.set_refusal("Personne n’est encore sorti.")
        head = shown(page, PageHead("Classement", rest=(button,)))
        head.more.list_now()
        line = head.more.lines.actions()[0]
        assert not line.isEnabled()
        assert line.toolTip() == "Personne n’est encore sorti."

    def test_a_button_with_forms_is_a_line_that_opens_them(self, page: QWidget) -> None:
        button = Button("Exporter")
        forms = QMenu(button)
        forms.addAction("CSV…")
        button.setMenu(forms)
        head = shown(page, PageHead("Classement", rest=(button,)))
        assert lines(head) == ["Exporter"]
        assert head.more.lines.actions()[0].menu() is forms

    def test_the_page_hides_a_button_and_its_line_goes(self, page: QWidget) -> None:
        first = Button("Importer une liste")
        second = Button("Reprendre une soirée")
        head = shown(page, PageHead("Joueurs", rest=(first, second)))
        first.hide()
        assert lines(head) == ["Reprendre une soirée"]

    def test_with_nothing_left_to_list_it_goes_and_comes_back(self, page: QWidget) -> None:
        button = Button("Importer une liste")
        head = shown(page, PageHead("Joueurs", rest=(button,)))
        assert head.more.isVisible()
        button.hide()
        assert not head.more.isVisible()
        button.show()
        assert head.more.isVisible()
