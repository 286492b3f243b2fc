"""The cards of the to-do list, whatever is proposed: two lines of reason, one line of buttons."""

from __future__ import annotations

from typing import Any

import pytest
from builders import a_tournament
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from rules_ropta.ruling import Reason
from td_app.tournament.commands import Proposal
from td_app.ui.desk import speak
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.widgets.notices import TodoCard
from td_app.ui.windows.side_column import WIDTH, SideColumn
from td_app.words import proposal_reason
from td_app.words.proposals import TITLES

LINES_OF_REASON = 2

#: Every kind with each of its reasons, and figures as large as an evening of a club has.
EVERY_PROPOSAL: tuple[tuple[str, str, dict[str, Any], tuple[str, ...]], ...] = (
    ("balance_tables", "TABLE_SHORT_BY", {"gap": 3}, ("2.3",)),
    ("balance_tables", "TABLES_COULD_BE_EVENER", {"gap": 2}, ("2.3",)),
    ("balance_tables", "TABLE_SHORT_BY_LOT", {"gap": 3}, ("2.3",)),
    ("balance_tables", "TABLES_EVENER_BY_LOT", {"gap": 2}, ("2.3",)),
    ("break_table", "TABLE_CLOSES", {"players": 10, "free_seats": 12}, ("2.4",)),
    ("break_table", "TABLE_CLOSES_ENTRIES_OPEN", {"players": 10, "free_seats": 12}, ("2.4",)),
    (
        "break_table",
        "TABLE_CLOSES_OUT_OF_ORDER",
        {"first": 12, "players": 10, "free_seats": 12},
        ("2.4",),
    ),
    ("stop_table", "TABLE_SHORT", {"gap": 3}, ("2.3",)),
    ("final_table", "FINAL_TABLE_REACHED", {"players": 10, "size": 10}, ("2.6",)),
    ("final_table", "FINAL_TABLE_ENTRIES_OPEN", {"players": 10, "size": 10}, ("1.8", "2.6")),
    ("hand_for_hand", "ONE_FROM_FINAL_TABLE", {"players": 11, "place": 10}, ("2.7",)),
    ("hand_for_hand", "ONE_FROM_PRIZE", {"players": 13, "place": 12}, ("2.7",)),
    ("seat_late_entrant", "LATE_ENTRANT_WAITS", {}, ("1.8", "2.3")),
    ("seat_late_entrant", "LATE_ENTRANT_TOO_LATE", {}, ("1.8", "2.3")),
    ("re_enter", "RE_ENTRY_WAITS", {}, ("room 32", "2.3")),
    ("cancel_tournament", "FIELD_TOO_SMALL", {"entries": 11, "least": 12}, ("room 37",)),
    ("withdraw_no_show", "NO_SHOW_LEAVES_NOW", {"until": 12}, ("1.8", "1.9")),
    ("take_add_ons", "ADD_ON_NOW", {"players": 108, "chips": 10_000}, ("room types",)),
    ("withdraw_value", "VALUE_RACED_EVERYWHERE", {"value": 1000}, ("3.2",)),
    ("race_chips", "VALUE_LEAVES_NOW", {"high": 5000, "tables_left": 12}, ("3.2",)),
    ("prepare_chips", "CHIPS_TO_PREPARE", {"high": 5000, "level": 12}, ("3.2",)),
    (
        "prepare_chips",
        "CHIPS_TO_PREPARE",
        {"value": 1000, "high": 5000, "level": 12, "needed": 108},
        ("3.2",),
    ),
    ("end_day", "DAY_TO_END", {"level": 12}, ("room types",)),
    ("end_day", "DAY_OVER_DUE", {"level": 12}, ("room types",)),
    ("draw_jackpot", "JACKPOT_READY", {"players": 3}, ("room hexapro",)),
    ("draw_seats", "SIT_AND_GO_FULL", {"players": 10}, ("room types",)),
    ("start_clock", "SIT_AND_GO_SEATED", {}, ("room types",)),
    ("end_satellite", "SATELLITE_DUE", {"players": 10, "seats": 10}, ()),
    ("award_prizes", "PRIZES_TO_AWARD", {"entrants": (1, 2)}, ("1.10", "2.7")),
    ("review_prizes", "PRIZES_UNFILLED", {"paid": 12, "players": 10, "left": 12_000}, ()),
    ("name_knockout", "BOUNTY_WAITS", {"bounty": 12_050}, ()),
    ("name_knockout", "BOUNTY_LEFT", {"bounty": 12_050}, ("room types",)),
)


def proposals() -> tuple[Proposal, ...]:
    return tuple(
        Proposal(
            key=f"{kind}:{at}",
            kind=kind,
            must=at % 2 == 0,
            because=Reason(code, params),
            cites=cites,
            table=12,
            to_table=11,
            entrant=1,
            value=3 if kind == "award_prizes" else 1000,
        )
        for at, (kind, code, params, cites) in enumerate(EVERY_PROPOSAL)
    )


@pytest.fixture
def side(
    dressed: QApplication,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> SideColumn:
    """Return the column, as narrow as it is on a common screen, with a card of every kind."""
    speak(dressed, getattr(request, "param", "fr"))
    live = LiveTournament(a_tournament(30, 4))
    monkeypatch.setattr(live, "proposals", proposals)
    column = SideColumn(live)
    live.setParent(column)
    qtbot.addWidget(column)
    column.resize(WIDTH, 8000)
    column.show()
    column.refresh()
    QApplication.processEvents()
    return column


def reason_of(card: TodoCard) -> QLabel:
    (found,) = (words for words in card.findChildren(QLabel) if words.property("type") == "soft")
    return found


def test_no_kind_of_proposal_is_left_out() -> None:
    assert {kind for kind, *_ in EVERY_PROPOSAL} == set(TITLES)


@pytest.mark.parametrize("side", ["fr", "en"], indirect=True)
def test_two_lines_of_reason_and_both_buttons_on_one(side: SideColumn) -> None:
    for key, card in side.todo.cards.items():
        reason = reason_of(card)
        lines = reason.heightForWidth(reason.width()) / reason.fontMetrics().lineSpacing()
        assert lines < LINES_OF_REASON + 0.5, (key, reason.text())
        assert card.primary is not None and card.secondary is not None
        edges = [button.mapTo(card, QPoint(0, 0)).y() for button in (card.primary, card.secondary)]
        assert edges[0] == edges[1], (key, card.primary.text())
        last = card.secondary.mapTo(card, card.secondary.rect().topRight())
        assert last.x() < card.width() <= side.width(), key


def test_what_was_shortened_is_whole_under_the_pointer_and_read_out(side: SideColumn) -> None:
    for proposal in side.todo.proposals:
        card = side.todo.cards[proposal.key]
        reason = reason_of(card)
        whole = proposal_reason(proposal, str)
        if proposal.kind != "award_prizes":  # by the names of this evening, there
            assert whole in card.accessibleName()
        assert reason.text() == whole or reason.toolTip()


def test_sharing_the_height_asks_for_no_other_sharing(
    side: SideColumn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bar that comes and goes changes the width, which is told at once: it went on for ever."""
    nested: list[str] = []
    share = SideColumn._share_height

    def shared(column: SideColumn) -> None:
        assert not nested, "within another"
        nested.append("on")
        # As where a bar comes: word of another width reaches the column while it shares.
        QApplication.sendEvent(column.todo, QResizeEvent(column.todo.size(), QSize(1, 1)))
        share(column)
        nested.pop()

    monkeypatch.setattr(SideColumn, "_share_height", shared)
    for height in range(300, 900, 7):
        side.resize(WIDTH, height)
        QApplication.processEvents()
    assert nested == []


@pytest.mark.parametrize("height", range(320, 900, 45))
def test_what_a_card_needs_is_the_same_with_a_bar_or_without(side: SideColumn, height: int) -> None:
    side.resize(WIDTH, height)
    for _ in range(3):
        QApplication.processEvents()
    cards = {card.width() for card in side.todo.cards.values() if card.isVisibleTo(side)}
    side.resize(WIDTH, 8000)
    for _ in range(3):
        QApplication.processEvents()
    tall = {card.width() for card in side.todo.cards.values() if card.isVisibleTo(side)}
    assert cards == tall
