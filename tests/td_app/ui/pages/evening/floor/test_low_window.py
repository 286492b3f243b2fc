"""The floor's questions in a window of 1024×600."""

from __future__ import annotations

import pytest
from ask_builders import AT_TABLE, NO_TABLE, an_ask_view, ask
from builders import a_tournament
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from room_builders import settle

from td_app.floor.questioning import begin
from td_app.floor.table_facts import TableFacts
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.answers.answer_choice import ChoicePad
from td_app.ui.pages.evening.floor.ruling_view import RulingView
from td_app.ui.widgets.page_parts import ScrolledColumn
from td_app.ui.widgets.ruling_parts import AmountsAndSay

#: Too few chips over a raise, three in the hand: the text leaves it to the director (9.10).
SHORT_OF_A_RAISE: dict[str, object] = {
    "done": None,
    "bet_level": 600,
    "pushed": 400,
    "players_in_hand": 3,
    "facing": "raise",
}

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


@pytest.mark.parametrize("op", ["string_bet", "misdeal"])
def test_in_a_low_window_every_answer_is_in_sight(qtbot: QtBot, op: str) -> None:
    view = an_ask_view(qtbot)
    view.resize(812, 337)
    ask(view, op, NO_TABLE)
    settle()
    assert isinstance(view.pad, ChoicePad)
    area = view.pad.parentWidget().parentWidget()
    assert isinstance(area, QWidget)
    for button in view.pad.buttons:
        below = button.mapTo(area, button.rect().bottomLeft())
        assert area.rect().contains(below), button.text()


#: A question asked after others, with chips, numbers, places or a list.
LATER: dict[str, dict[str, object]] = {
    "single_chip_announced": {
        "bb": 50,
        "announced_before_touch": True,
        "bet_level": 600,
        "prior": 0,
        "chip": 1000,
    },
    "string_bet": {"bb": 50, "said": "raise", "bet_level": 300, "prior": 0, "first_part": [500]},
    "penalty_rounds": {"players_at_table": 3},
    "next_positions": {"prev.button": 1},
    "out_of_turn": {"announced": "check"},
    "award_order": {},
}


@pytest.mark.parametrize("facts", [NO_TABLE, AT_TABLE])
@pytest.mark.parametrize("op", LATER)
def test_after_other_answers_all_that_answers_is_in_sight(
    qtbot: QtBot, op: str, facts: TableFacts
) -> None:
    view = an_ask_view(qtbot)
    view.resize(812, 337)
    ask(view, op, facts, answers=LATER[op])
    settle()
    assert view.pad is not None
    assert below_the_fold(view, view.pad) == []


def test_on_a_larger_screen_the_answers_fold_only_where_they_would_hide_what_is_asked(
    qtbot: QtBot,
) -> None:
    view = an_ask_view(qtbot)
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.resize(900, 740)
    view.setParent(holder)
    view.resize(854, 505)
    holder.show()
    view.show()
    ask(view, "string_bet", NO_TABLE, answers=LATER["string_bet"])
    settle()
    assert view.pad is not None and below_the_fold(view, view.pad) == []
    assert {item.height() for item in view.strip.items} == {32}
    assert len({item.y() for item in view.strip.items}) == 1, "one line"
    ask(view, "penalty_rounds", NO_TABLE, answers=LATER["penalty_rounds"])
    settle()
    assert view.strip.items[0].lines != (), "the question is told where there is room"


def below_the_fold(view: QWidget, part: QWidget) -> list[str]:
    """Return the buttons and fields of ``part`` that are not wholly in sight."""
    area = view.findChild(ScrolledColumn)
    assert area is not None
    return [
        str(one.property("text"))
        for one in part.findChildren(QWidget)
        if isinstance(one, QAbstractButton | QLineEdit) and one.isVisibleTo(view)
        if not area.rect().contains(one.mapTo(area, one.rect().bottomLeft()))
    ]


#: A string bet ruled after eight answers (9.2).
STRING_BET: dict[str, object] = {
    "said": "raise",
    "bet_level": 300,
    "prior": 0,
    "first_part": [500],
    "raised_from": 0,
}


@pytest.mark.parametrize("high", [507, 340])
def test_reasons_and_articles_of_a_ruling_are_in_sight(qtbot: QtBot, high: int) -> None:
    view = RulingView(LiveTournament(a_tournament(entrants=12, tables=2)))
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.resize(900, 740 if high > 340 else 560)
    view.setParent(holder)
    view.resize(864, high)
    holder.show()
    view.show()
    given = STRING_BET if high > 340 else {"kind": "no_burn", "substantial_action": True}
    questioning = begin("string_bet" if high > 340 else "flop_error", {"bb": 300})
    while questioning.current is not None:
        name = questioning.current.name
        questioning = questioning.answer(name, given[name])
    view.show_outcome(questioning, NO_TABLE)
    settle()
    assert view.cited is not None and view.strip is not None
    area = view.findChild(ScrolledColumn)
    assert area is not None
    articles = view.cited.sources
    assert area.rect().contains(articles.mapTo(area, articles.rect().bottomLeft()))
    QTest.keyClick(view, Qt.Key.Key_R)
    settle()
    assert view.strip.items[0].lines != (), "read with its question"


@pytest.mark.parametrize("high", [340, 507])
def test_what_the_director_decides_is_in_sight_and_on_a_larger_screen_all_of_it(
    qtbot: QtBot, high: int
) -> None:
    view = RulingView(LiveTournament(a_tournament(entrants=12, tables=2)))
    qtbot.addWidget(view)
    view.resize(864, high)
    view.show()
    questioning = begin("undercall", {})
    while questioning.current is not None:
        name = questioning.current.name
        questioning = questioning.answer(name, SHORT_OF_A_RAISE[name])
    # Under 660 pixels the window is low; the larger one is that of 768.
    if high > 340:
        holder = QWidget()
        qtbot.addWidget(holder)
        holder.resize(900, 740)
        view.setParent(holder)
        holder.show()
        view.show()
    view.show_outcome(questioning, NO_TABLE)
    settle()
    assert view.options is not None and view.cited is not None
    wanted: list[QWidget] = list(view.options.buttons.values())
    if high > 340:
        wanted += [*view.findChildren(AmountsAndSay), view.cited.sources]
    area = view.findChild(ScrolledColumn)
    assert area is not None
    for part in wanted:
        below = part.mapTo(area, part.rect().bottomLeft())
        assert area.rect().contains(below), (part, below, area.rect())


def test_in_a_low_window_what_weighs_for_the_one_chosen_is_read(qtbot: QtBot) -> None:
    view = RulingView(LiveTournament(a_tournament(entrants=12, tables=2)))
    qtbot.addWidget(view)
    view.resize(864, 337)
    view.show()
    questioning = begin("undercall", {})
    while questioning.current is not None:
        name = questioning.current.name
        questioning = questioning.answer(name, SHORT_OF_A_RAISE[name])
    view.show_outcome(questioning, NO_TABLE)
    settle()
    assert view.options is not None and view.told is not None
    for option in view.told.options:
        view.options.buttons[option.code].click()
        settle()
        weighs, *_ = view.options.shown_of(option.code).findChildren(QLabel)
        assert weighs.isVisible() and option.weighs[0] in weighs.text()
        area = view.findChild(ScrolledColumn)
        assert area is not None
        assert area.rect().contains(weighs.mapTo(area, weighs.rect().bottomLeft()))
    chosen = view.told.options[-1].code
    others = [
        words
        for code in view.options.buttons
        if code != chosen
        for words in view.options.shown_of(code).findChildren(QLabel)
    ]
    assert others and not any(words.isVisible() for words in others)
