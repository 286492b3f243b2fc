"""A club that allows no money meets no currency, pool or bounty: window, wall and papers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from builders import a_tournament, out
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QTabBar,
    QTableView,
    QWidget,
)
from read_papers import ReadPaper
from window_builders import Evening

from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery
from td_app.printing.register import DOCUMENTS
from td_app.tournament import commands as cmd
from td_app.tournament.views.finishing import standings
from td_app.tournament.views.public import public_view
from td_app.ui.destinations import Spot, ToEntrant, ToReturn, ToSeat, ToTable
from td_app.ui.windows.finder.sources import every_offer
from td_app.ui.windows.page_register import CLUB_PAGES, PAGES
from td_app.wall.facts import Wall
from td_app.wall.words import wall_facts
from td_app.words.language import Language, set_current_language

MONEY = re.compile(
    r"€|\b(euros?|centimes?|cents?|dotation|primes?|argent|caisse|encaiss\w*|frais|droits"
    r"|pool|bount(y|ies)|money|cash|fees?|buy-in|price)\b",
    re.IGNORECASE,
)
#: Where the word is another, and the one switch with the law, in the club's own settings.
OTHER = re.compile(r"équité prime|pour cent|per cent")
SWITCH = re.compile(
    r"^(Argent|Money|Entrées payantes et prix en argent|Paid entries and cash prizes"
    r"|En France, il est interdit .*|In France it is illegal .*)$",
    re.DOTALL,
)
ROWS = 40


def of_money(texts: Iterable[str]) -> set[str]:
    found = {text for text in texts if MONEY.search(text) and not OTHER.search(text)}
    return {text for text in found if not SWITCH.match(text)}


def seen(top: QWidget) -> Iterator[str]:
    """Yield every text of a window in sight: words, tips, names read out, lists and tables."""
    for widget in (top, *top.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        yield from (widget.toolTip(), widget.accessibleName())
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        elif isinstance(widget, QLineEdit):
            yield from (widget.text(), widget.placeholderText())
        elif isinstance(widget, QComboBox):
            yield from (widget.itemText(line) for line in range(widget.count()))
        elif isinstance(widget, QTabBar):
            yield from (widget.tabText(tab) for tab in range(widget.count()))
        elif isinstance(widget, QAbstractItemView):
            yield from _cells(widget)


def _cells(view: QAbstractItemView) -> Iterator[str]:
    model, top = view.model(), QModelIndex()
    table = isinstance(view, QTableView)
    for column in range(model.columnCount(top) if table else 1):
        if isinstance(view, QTableView) and view.isColumnHidden(column):
            continue
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(min(ROWS, model.rowCount(top))):
            cell = model.index(row, column, top)
            yield str(cell.data() or "")
            yield str(cell.data(Qt.ItemDataRole.ToolTipRole) or "")


class Walk:
    """Looks at all that is in sight, question after question; keeps what speaks of money."""

    def __init__(self, evening: Evening) -> None:
        self.evening, self.found, self.looked = evening, set[tuple[str, str]](), 0

    def look(self, where: str) -> None:
        QApplication.processEvents()
        for top in QApplication.topLevelWidgets():
            if top.isVisible():
                texts = [text for text in seen(top) if text]
                self.looked += len(texts)
                self.found |= {(where, text) for text in of_money(texts)}
        while (question := QApplication.activeModalWidget()) is not None:
            question.close()

    def every_page(self) -> None:
        for page in PAGES:
            if page.there(self.evening.live):
                self.evening.window.show_page(page.key)
                self._tabs(page.key)

    def _tabs(self, where: str) -> None:
        for tabs in self.evening.view.pages.currentWidget().findChildren(QTabBar):
            for tab in range(tabs.count() if tabs.isVisible() else 0):
                tabs.setCurrentIndex(tab)
                self.look(f"{where}, {tabs.tabText(tab)}")
        self.look(where)

    def every_club_page(self) -> None:
        for page in CLUB_PAGES:
            self.evening.window.show_page(page.key)
            self.look(page.key)
            for tabs in self.evening.window.findChildren(QTabBar):
                for tab in range(tabs.count() if tabs.isVisible() else 0):
                    tabs.setCurrentIndex(tab)
                    self.look(f"{page.key}, {tabs.tabText(tab)}")

    def every_place(self) -> None:
        state = self.evening.live.state
        seated = next(e for e in state.entrants.values() if e.seat)
        assert seated.seat is not None
        table = seated.seat.table
        places = (ToTable(table), ToTable(table, alone=True), ToSeat(seated.seat))
        gone = (ToReturn(who) for who in tuple(state.outs)[:1])
        # The next evening is another tournament: it would be open from then on.
        spots = (spot for spot in Spot if spot is not Spot.NEXT_EVENING)
        for place in (*spots, *places, ToEntrant(seated.id), *gone):
            self.evening.window.go(place)
            self.look(str(place))

    def every_setting(self) -> None:
        settings: Any = self.evening.view.show_page("settings")
        form = settings.setup.form
        for key in form.sections:
            form.show_section(key)
            self.look(f"settings, {key}")


def test_no_page_nor_question_of_a_free_club_speaks_of_money(evening_of_pages: Evening) -> None:
    walk = Walk(evening_of_pages)
    walk.every_page()
    walk.every_setting()
    walk.every_club_page()
    for language in ("fr", "en"):
        evening_of_pages.desk.set_language(language)
        walk.every_place()
        offers = [text for one in every_offer(evening_of_pages.window) for text in strings(one)]
        walk.found |= {("acts", text) for text in of_money(offers)}
    assert walk.looked > 10_000
    assert walk.found == set()


def strings(value: Any) -> Iterator[str]:
    """Yield every text that a value holds, however deep."""
    if isinstance(value, str):
        yield value
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from strings(getattr(value, field.name))
    elif isinstance(value, tuple | list):
        for one in value:
            yield from strings(one)


def moments() -> Iterator[tuple[str, TournamentSession]]:
    """Yield a free tournament before its start, in play, won, and stopped for good."""
    prizes = {"prizes": ("Un panier garni", "Une bouteille"), "late_entry_until": 0}
    yield "before", a_tournament(8, 2, started=False, **prizes)
    played = a_tournament(8, 2, knockouts_noted=True, **prizes)
    out(played, *tuple(played.state.entrants)[:3])
    yield "in play", played
    won = a_tournament(4, 1, **prizes)
    out(won, 1, 2, 3)
    yield "won", won
    stopped = a_tournament(8, 2, **prizes)
    stopped.dispatch(cmd.CancelTournament("Coupure de courant"))
    yield "stopped", stopped


@pytest.mark.parametrize("language", ["fr", "en"])
def test_neither_the_wall_nor_a_paper_of_a_free_club_does(language: Language) -> None:
    set_current_language(language)
    found, read = set[tuple[str, str]](), 0
    for moment, session in moments():
        now = session.now_ms()
        view = public_view(session.state, session, now)
        facts = wall_facts(Wall(view, standings(session.state, session), now))
        found |= {(f"wall, {moment}", text) for text in of_money(strings(facts))}
        for paper in DOCUMENTS:
            if paper.offered(session) and not paper.ready(session):
                read += 1
                text = ReadPaper(paper.pdf(session, Stationery(language))).text()
                found |= {(f"{paper.name}, {moment}", m.group()) for m in MONEY.finditer(text)}
    set_current_language("fr")
    assert read > 30
    assert found == set()
