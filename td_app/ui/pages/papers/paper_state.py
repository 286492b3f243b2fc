"""How a paper stands, in words: it waits, it is ready, it was printed, it has changed since."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from td_app.ports import PrintedPaper
from td_app.printing.document import Document, Part
from td_app.printing.printed import PrintMemory
from td_app.session import TournamentSession
from td_app.ui.pages.papers.changed_words import changed_words
from td_app.ui.theme import Tone
from td_app.ui.widgets.pill import PillFacts, Shape
from td_app.words.figures import time_of_day
from td_app.words.language import fr_en


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


def state_of(paper: Document, session: TournamentSession, memory: PrintMemory) -> PaperState:
    """Return how a paper stands now."""
    today = datetime.fromtimestamp(session.now_ms() / 1000).date().isoformat()
    last = memory.last(paper.name)
    waits = paper.ready(session) or ""
    past = bool(waits) and session.state.over and paper.part != "after"
    changed = memory.changed(paper.name) and not past
    return PaperState(waits, last, changed, today, past)


def state_pill(state: PaperState) -> PillFacts:
    """Return the word and the shape of a state, as the list shows it."""
    if state.past and state.printed is None:
        return PillFacts(fr_en("Plus besoin", "No longer needed"), Tone.NEUTRAL, Shape.RING)
    if state.waits and state.printed is None:
        return PillFacts(fr_en("Pas encore", "Not yet"), Tone.NEUTRAL, Shape.RING)
    if state.printed is None:
        return PillFacts(fr_en("Prêt", "Ready"), Tone.ACCENT, Shape.DISC)
    if state.waits and not state.past:
        return PillFacts(fr_en("Ne vaut plus", "No longer valid"), Tone.AMBER, Shape.CROSS)
    if state.changed:
        return PillFacts(fr_en("À réimprimer", "Print again"), Tone.AMBER, Shape.TRIANGLE)
    words = fr_en("Imprimé {0}", "Printed {0}")
    if state.printed.onto == "file":
        words = fr_en("En PDF {0}", "PDF {0}")
    return PillFacts(words.format(_short(state)), Tone.NEUTRAL, Shape.TICK)


def printed_sentence(name: str, state: PaperState) -> str:
    """Return when and where a paper was printed, and whether it changed since; empty if never."""
    if state.printed is None:
        return ""
    if state.changed:
        return changed_words(name).format(_when(state))
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
    return time_of_day(at) if at.date().isoformat() == state.today else _day(at)


def _day(at: datetime) -> str:
    return f"{at.day:02}/{at.month:02}"
