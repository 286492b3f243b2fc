"""Pages in front of the others: what is read stands in their middle, all of it on one centre."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from builders import a_club
from pytestqt.qtbot import QtBot

from td_app.ui.desk import Desk
from td_app.ui.pages.program.seals.page import SealPage
from td_app.ui.pages.program.training.page import TrainingPage
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.page_parts import IN_FRONT, Card

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


@pytest.mark.parametrize("made", [TrainingPage, SealPage])
@pytest.mark.parametrize("width", [1024, 1920])
def test_what_is_read_stands_in_the_middle(
    qtbot: QtBot, made: Callable[[Desk], TrainingPage | SealPage], width: int
) -> None:
    page = made(Desk(a_club()))
    qtbot.addWidget(page)
    page.resize(width, 600)
    with qtbot.waitExposed(page):
        page.show()
    cards = page.findChildren(Card)
    assert cards
    for card in cards:
        left = card.mapTo(page, card.rect().topLeft()).x()
        right = page.width() - left - card.width()
        assert card.width() == IN_FRONT
        # A scroll bar takes its room at the right.
        assert abs(left - right) <= 11


def test_why_no_evening_can_begin_is_read_in_the_page(qtbot: QtBot) -> None:
    page = TrainingPage(Desk(a_club()))
    qtbot.addWidget(page)
    page.show()
    assert not page.begin.isEnabled() and page.refused.isVisible()
    assert page.refused.text() == page.begin.toolTip()
    assert page.rule.property("rank") == Rank.PRIMARY.value, "the one thing to do here"
    assert page.told.text() == "74 fiches à découvrir.", "no zeros on the first day"
