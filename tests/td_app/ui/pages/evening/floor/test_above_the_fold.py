"""What a floor reads of a ruling on a common laptop, 1366×768: all of it, without scrolling.

At 150 % such a screen has 1280×720 pixels of ours.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from builders import a_tournament
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from rules_ropta.registry import questions
from td_app.floor.flows import put_often, ruled
from td_app.floor.questioning import Questioning, begin
from td_app.floor.table_facts import prefilled
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.page import FloorPage
from td_app.ui.pages.evening.floor.ruling_view import RulingView

SCREENS = {(1366, 768): (914, 623), (1280, 720): (936, 575)}
"""The page's own room on each screen, under the head and beside rail and column, in pixels."""

#: Three chips between a call and a raise: two readings of the text (9.13, 9.6).
BETWEEN = {
    "bet_level": 525,
    "min_increment": 250,
    "raised_from": 275,
    "prior": 0,
    "chips": [500, 100, 25],
    "players_in_hand": 3,
}

OF_EACH = 2
"""Rulings tried of each question: as many decisions as a run has time for."""


@pytest.fixture(params=SCREENS, ids=str)
def page(
    request: pytest.FixtureRequest, dressed: QApplication, in_french: None, qtbot: QtBot
) -> FloorPage:
    """Return the page as it stands in a window of a screen, the floor at table 2."""
    window = QWidget()
    window.resize(*request.param)
    live = LiveTournament(a_tournament(entrants=16, tables=2))
    page = FloorPage(live, window)
    live.setParent(page)
    page.resize(*SCREENS[request.param])
    qtbot.addWidget(window)
    page.refresh()
    window.show()
    page.where.choice.choose("2")
    page.held = window  # type: ignore[attr-defined]  # lives as long as its page
    return page


def rulings(page: FloorPage, op: str) -> Iterator[Questioning]:
    """Yield a few questionings that end in different decisions, the same ones every time."""
    seen = set()
    for put in put_often(op, prefilled(op, page.facts)):
        outcome = ruled(put)
        if outcome is not None and str(outcome.get("decision")) not in seen:
            seen.add(str(outcome.get("decision")))
            yield put
        if len(seen) == OF_EACH:
            return


def shown(page: FloorPage, questioning: Questioning) -> RulingView:
    page.show_questioning(questioning)
    QApplication.processEvents()
    view = page.views.currentWidget()
    assert isinstance(view, RulingView)
    return view


def test_every_ruling_is_read_whole_without_scrolling(page: FloorPage) -> None:
    below = {
        op
        for op, question in questions().items()
        if question.kind == "incident"
        for questioning in rulings(page, op)
        if shown(page, questioning).below_the_fold
    }
    assert not below


def test_who_has_no_room_on_the_line_is_one_click_or_one_figure_away(page: FloorPage) -> None:
    view = shown(page, next(rulings(page, "string_bet")))
    concerned = view.record.concerned
    concerned.fold(True)
    QApplication.processEvents()
    away = [button for button in concerned.buttons.values() if button.isHidden()]
    assert away and concerned.more.text() == f"+{len(away)}"
    assert away[0].accessibleName() in concerned.more.accessibleName()
    assert concerned.more.toolTip() == concerned.more.accessibleName()
    assert concerned.press(8) and len(concerned.chosen()) == 1
    concerned.more.click()
    assert not any(button.isHidden() for button in concerned.buttons.values())
    assert concerned.more.isHidden()


def test_nobody_is_put_away_where_everyone_just_has_room(page: FloorPage) -> None:
    concerned = shown(page, next(rulings(page, "string_bet"))).record.concerned
    concerned.more.click()
    concerned.resize(3000, concerned.height())
    QApplication.processEvents()
    every = max(part.geometry().right() + 1 for part in concerned._beside if part.isVisible())
    concerned.show_players(page.facts.players, page.live.person)
    concerned.resize(every, concerned.height())
    concerned.fold(True)
    assert concerned.more.isHidden()
    assert not any(button.isHidden() for button in concerned.buttons.values())
    concerned.resize(every - 1, concerned.height())
    concerned.fold(True)
    assert concerned.more.text() == "+1"


def test_those_concerned_stand_on_one_row_on_both_screens(page: FloorPage) -> None:
    view = shown(page, next(rulings(page, "silent_chips")))
    concerned = view.record.concerned
    there = [button for button in concerned.buttons.values() if not button.isHidden()]
    assert there and len({button.y() for button in there}) == 1
    assert view.record.ruled_by.geometry().center().y() - there[0].geometry().center().y() < 9


def test_a_reading_opened_is_in_sight_whole(page: FloorPage) -> None:
    questioning = begin("silent_chips", prefilled("silent_chips", page.facts))
    while questioning.current is not None:
        name = questioning.current.name
        questioning = questioning.answer(name, BETWEEN[name])
    view = shown(page, questioning)
    assert view.cited is not None and view.cited.reading is not None
    view.cited.reading.click()
    for _ in range(3):
        QApplication.processEvents()
    seen = view._area.viewport()
    told = view.cited.readings
    assert seen.rect().contains(told.mapTo(seen, told.rect().bottomLeft()))
    assert seen.rect().contains(told.mapTo(seen, told.rect().topLeft()))


def test_the_decision_stays_while_one_reads_a_doubt_about_it(page: FloorPage) -> None:
    questioning = begin("silent_chips", prefilled("silent_chips", page.facts))
    while questioning.current is not None:
        name = questioning.current.name
        questioning = questioning.answer(name, BETWEEN[name])
    view = shown(page, questioning)
    assert view.cited is not None and view.cited.reading is not None and view.told is not None
    view.cited.reading.click()
    for _ in range(3):
        QApplication.processEvents()
    line = view.told.line
    (decision,) = [one for one in view.findChildren(QLabel) if one.text() == line]
    assert view.rect().contains(decision.mapTo(view, decision.rect().topLeft()))
    assert not view._area.isAncestorOf(decision)


def test_articles_stand_beside_what_to_say_and_open_under_it(page: FloorPage) -> None:
    view = shown(page, next(rulings(page, "silent_chips")))
    assert view.cited is not None and view.cited.isHidden()
    (number, *_) = view.cited.chips
    view.cited.chips[number].click()
    assert view.cited.isVisible() and view.cited.summary.text()
    view.cited.chips[number].click()
    assert view.cited.isHidden()
