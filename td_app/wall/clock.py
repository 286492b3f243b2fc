"""The clock as a room reads it: its state, its time, what stands around it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from td_app.tournament.planning.synchronized import BREAK_MS
from td_app.tournament.views.clock import ClockView
from td_app.words.clock import hour_of_start, start_text
from td_app.words.figures import clock_time
from td_app.words.flights import day_over_words
from td_app.words.language import fr_en


class ClockLook(Enum):
    """The state of the clock."""

    NOT_STARTED = "not_started"
    RUNNING = "running"
    PAUSED = "paused"
    BREAK = "break"
    LAST_MINUTE = "last_minute"
    LAST_TEN = "last_ten"
    LAST_LEVEL = "last_level"
    OVERTIME = "overtime"
    HAND_FOR_HAND = "hand_for_hand"
    WINNER = "winner"


@dataclass(frozen=True, slots=True)
class ClockFacts:
    """The facts of the face.

    ``seconds`` are left in the level or break (gone by, in overtime), out of ``total``.
    ``heading`` stands above (« Niveau 4 »), ``caption`` under (« 100 / 200 »); ``words`` take the
    place of the time (a winner's name).
    """

    look: ClockLook
    seconds: int = 0
    total: int = 0
    heading: str = ""
    caption: str = ""
    words: str = ""

    @property
    def shown(self) -> str:
        """Return the large words: the time, unless others take its place."""
        if self.words:
            return self.words
        sign = ""
        if self.look is ClockLook.OVERTIME:
            sign = "+"
        return sign + clock_time(max(0, self.seconds))

    @property
    def share_left(self) -> float:
        """Return the part of the level still to play, between 0 and 1."""
        if self.look is ClockLook.OVERTIME or self.total <= 0:
            return 1.0
        return min(1.0, max(0.0, self.seconds / self.total))


#: The looks in which no time is counted.
STILL = ("winner", "not_started")


LOOKS = {
    "not_started": ClockLook.NOT_STARTED,
    "running": ClockLook.RUNNING,
    "paused": ClockLook.PAUSED,
    "break": ClockLook.BREAK,
    "last_minute": ClockLook.LAST_MINUTE,
    "last_seconds": ClockLook.LAST_TEN,
    "last_level": ClockLook.LAST_LEVEL,
    "overtime": ClockLook.OVERTIME,
    "winner": ClockLook.WINNER,
}


def clock_facts(
    view: ClockView, winner: str | None = None, *, brief: bool = False, short: bool = False
) -> ClockFacts:
    """Return the clock as a face shows it, its state in words as heading.

    ``brief``: in few words, on the desk; ``short``: a level beside a state is abbreviated.
    """
    return ClockFacts(
        look=LOOKS[view.look],
        seconds=seconds_shown(view),
        total=0 if view.look in STILL else _length_s(view),
        heading=_heading(view, brief, short or brief, won=bool(winner)),
        words=winner or _words(view),
    )


def seconds_shown(view: ClockView) -> int:
    """Return the seconds left in the level or break; gone by, in overtime."""
    if view.overtime_ms:
        return view.overtime_ms // 1000
    return -(-view.remaining_ms // 1000)


def _length_s(view: ClockView) -> int:
    if view.held:
        return BREAK_MS // 1000
    return view.steps[view.step].minutes * 60


def _words(view: ClockView) -> str:
    """Return the words in place of a time that does not run."""
    if view.look == "winner":
        if view.day_over:
            return day_over_words()
        return fr_en("Annulé", "Cancelled")
    if view.look == "not_started":
        # The hour, or a word: a time that stands would seem to run.
        if view.starts_at:
            return hour_of_start(view.starts_at)
        return fr_en("Bientôt", "Soon")
    return ""


def _heading(view: ClockView, brief: bool, short: bool, *, won: bool) -> str:
    if view.look == "winner":
        if won:
            return fr_en("Vainqueur", "Winner")
        return fr_en("Tournoi", "Tournament")
    if view.look == "not_started":
        if not view.starts_at:
            if brief:
                return fr_en("Début", "Start")
            return fr_en("Début du tournoi", "Start of the tournament")
        if short:
            return fr_en("Début prévu à", "Starts at")
        return start_text(view.date, "") or fr_en("Début prévu à", "Starts at")
    state = _state_words(view, brief)
    name = fr_en("Niveau {0}", "Level {0}")
    if short and state:
        name = fr_en("Niv. {0}", "Lvl {0}")
    name = fr_en("Pause", "Break") if view.in_break else name.format(view.level)
    if state:
        return f"{name} · {state}"
    return name


def _state_words(view: ClockView, brief: bool) -> str:
    if view.look == "paused":
        if brief:
            return fr_en("à l’arrêt", "paused")
        return fr_en("horloge arrêtée", "clock paused")
    if view.look == "overtime":
        if brief:
            return fr_en("dépassé", "overrun")
        return fr_en("temps dépassé", "overtime")
    if view.next_level is None and not view.in_break:
        if brief:
            return fr_en("dernier", "last")
        return fr_en("dernier niveau", "last level")
    return ""
