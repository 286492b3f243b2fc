"""The state of a paper in words, and whether its content has changed since it was printed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from time import perf_counter

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from td_app.live.session import TournamentSession
from td_app.ports.club import PrintedPaper
from td_app.ports.trouble import StorageTrouble
from td_app.printing.document import Document, Part, Stationery
from td_app.printing.print_history import PrintMemory
from td_app.ui.widgets.pill import PillFacts
from td_app.ui.widgets.states import State
from td_app.ui.widgets.states import state_pill as pill_of
from td_app.words.figures import time_of_day
from td_app.words.language import fr_en
from td_app.words.papers import changed_sentence

#: Milliseconds of quiet before the papers are compared after a change.
QUIET_FOR = 400
#: Milliseconds of quiet before a paper that takes long is compared.
SLOW_AFTER = 5_000
#: Seconds beyond which a paper takes long.
SLOW = 0.05
#: Milliseconds between two looks at what other posts printed.
OTHERS_EVERY = 3_000


@dataclass(frozen=True, slots=True)
class PaperState:
    """``waits`` is the code of what is missing, empty when the paper is ready.

    ``past``: it is not ready and never will be, the tournament is over.

    ``printed`` is how it was last printed, ``changed`` whether it tells something else since;
    ``today`` is the day it is now.
    """

    waits: str
    printed: PrintedPaper | None
    changed: bool
    today: str
    past: bool = False


def state_of(
    paper: Document, session: TournamentSession, stationery: Stationery, memory: PrintMemory
) -> PaperState:
    """Return how a paper stands now."""
    today = datetime.fromtimestamp(session.now_ms() / 1000).date().isoformat()
    last = memory.last(paper.name)
    waits = paper.waits(session, stationery)
    past = bool(waits) and paper.past(session)
    changed = memory.changed(paper.name) and not past
    return PaperState(waits, last, changed, today, past)


def state_pill(state: PaperState) -> PillFacts:
    """Return the word and the shape of a state, as the list shows it."""
    if state.past and state.printed is None:
        return pill_of(State.WAITING, fr_en("Inutile", "Not needed"))
    if state.waits and state.printed is None:
        return pill_of(State.WAITING, fr_en("Pas encore", "Not yet"))
    if state.printed is None:
        return pill_of(State.READY, fr_en("Prêt", "Ready"))
    if state.waits and not state.past:
        return pill_of(State.OUT_OF_DATE, fr_en("Périmé", "Out of date"))
    if state.changed:
        return pill_of(State.TO_DO, fr_en("À réimprimer", "Print again"))
    words = fr_en("Imprimé {0}", "Printed {0}")
    if state.printed.onto == "file":
        words = fr_en("En PDF {0}", "PDF {0}")
    return pill_of(State.BEHIND, words.format(_short(state)))


def printed_sentence(name: str, state: PaperState) -> str:
    """Return when and where a paper was printed, and whether it changed since; empty if never."""
    if state.printed is None:
        return ""
    if state.changed:
        return changed_sentence(name, _when(state))
    words = fr_en("Imprimé à {0}", "Printed at {0}")
    if state.printed.onto == "file":
        words = fr_en("Enregistré à {0}", "Saved at {0}")
    told = [words.format(_when(state)), state.printed.where]
    return " · ".join(part for part in told if part)


def part_words(part: Part) -> str:
    """Return how a part of the evening is called."""
    return {
        "before": fr_en("Avant", "Before"),
        "during": fr_en("Pendant", "During"),
        "after": fr_en("Après", "After"),
    }[part]


def _when(state: PaperState) -> str:
    """The hour, with the day when it is not today's."""
    assert state.printed is not None
    at = datetime.fromtimestamp(state.printed.printed_at / 1000)
    if at.date().isoformat() == state.today:
        return time_of_day(at)
    return f"{time_of_day(at)} ({_day(at)})"


def _short(state: PaperState) -> str:
    assert state.printed is not None
    at = datetime.fromtimestamp(state.printed.printed_at / 1000)
    if at.date().isoformat() == state.today:
        return time_of_day(at)
    return _day(at)


def _day(at: datetime) -> str:
    return f"{at.day:02}/{at.month:02}"


class Comparing:
    """Compares printed papers one at each turn of the events, while its page is seen.

    ``told`` is called when what is known of them has changed.
    """

    def __init__(self, memory: PrintMemory, page: QWidget, told: Callable[[], None]) -> None:
        """Compare what ``memory`` knows for ``page``."""
        self._memory = memory
        self._page = page
        self._told = told
        self._took: dict[str, float] = {}
        self._quiet = QTimer(page)
        self._quiet.setSingleShot(True)
        self._quiet.timeout.connect(self._compare_one)
        self._others = QTimer(page)
        self._others.setInterval(OTHERS_EVERY)
        self._others.timeout.connect(self._look_at_others)

    def begin(self) -> None:
        """Compare anew once the tournament is quiet; a change meanwhile puts it off."""
        waiting = self._waiting()
        if waiting:
            if self._slow(waiting[0]):
                self._quiet.start(SLOW_AFTER)
            else:
                self._quiet.start(QUIET_FOR)

    def watch(self, seen: bool) -> None:
        """Follow the other posts while the page is seen."""
        if seen:
            self._look_at_others()
            self._others.start()
            self.begin()
        else:
            self._others.stop()
            self._quiet.stop()

    def compare_all(self) -> None:
        """Compare at once all that is to be compared."""
        for paper in self._memory.to_compare():
            self._memory.compare(paper)
        self._told()

    def _look_at_others(self) -> None:
        # A file that cannot be read is told where the journal is read.
        with suppress(StorageTrouble):
            if self._memory.read():
                self._told()
                self.begin()

    def _compare_one(self) -> None:
        waiting = self._waiting()
        if not waiting:
            return
        paper = waiting[0]
        began = perf_counter()
        before = self._memory.changed(paper.name)
        self._memory.compare(paper)
        self._took[paper.name] = perf_counter() - began
        if self._memory.changed(paper.name) != before:
            self._told()
        if waiting[1:]:
            if self._slow(waiting[1]):
                self._quiet.start(SLOW_AFTER)
            else:
                self._quiet.start(0)

    def _waiting(self) -> list[Document]:
        """Return the papers still to compare, quick ones first."""
        if not self._page.isVisible():
            return []
        return sorted(self._memory.to_compare(), key=self._slow)

    def _slow(self, paper: Document) -> bool:
        return self._took.get(paper.name, 0.0) > SLOW
