"""The incidents as the list shows them; the words of one are made once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from td_app.tournament.views.conduct import IncidentRow, PenaltyRow
from td_app.ui.figures import short_day, time_of_day
from td_app.ui.forgiving_search import folded
from td_app.ui.theme.tokens import Tone
from td_app.ui.widgets.pill import PillFacts, Shape
from td_app.words.asking import question_keywords, question_title
from td_app.words.language import fr_en
from td_app.words.told_ruling import ToldRuling, decided_words, told_ruling


@dataclass(frozen=True, slots=True)
class IncidentLine:
    """One incident in words. ``decision`` is what was decided at the table, on one line;
    ``told`` what the rulebook says; ``sought`` the words it is found by, folded.
    """

    row: IncidentRow
    head: str
    title: str
    decision: str
    players: str
    told: ToldRuling
    penalties: tuple[PenaltyRow, ...]
    sought: str

    @property
    def text(self) -> str:
        """Return the whole line as plain text, to be read out."""
        marks = [mark.text for mark in (otherwise_mark(self), sanction_mark(self)) if mark]
        parts = (self.head, self.title, self.decision, self.players, *marks)
        return ". ".join(part for part in parts if part)


class IncidentLines:
    """Makes lines of incidents, keeping those whose incident has not changed."""

    def __init__(self) -> None:
        """Know no incident yet."""
        self._made: dict[int, tuple[object, IncidentLine]] = {}

    def lines(
        self, rows: Sequence[IncidentRow], penalties: Sequence[PenaltyRow]
    ) -> list[IncidentLine]:
        """Return the lines of these incidents, in the same order.

        The date comes before the time when they are not all of one day.
        """
        days = {datetime.fromtimestamp(row.at_ms / 1000).date() for row in rows}
        given = {penalty.number: penalty for penalty in penalties}
        return [self._line(row, given, dated=len(days) > 1) for row in rows]

    def _line(
        self, row: IncidentRow, given: Mapping[int, PenaltyRow], *, dated: bool
    ) -> IncidentLine:
        sanctions = tuple(given[number] for number in row.penalties if number in given)
        known = self._made.get(row.number)
        if known is not None and known[1].row is row and known[0] == (sanctions, dated):
            return known[1]
        line = _made(row, sanctions, dated=dated)
        self._made[row.number] = ((sanctions, dated), line)
        return line


def number_words(number: int) -> str:
    """Return how an incident is called by its number: n° 23."""
    return fr_en("n°\u00a0{0}", "no.\u00a0{0}").format(number)


def moment_words(at_ms: int, *, dated: bool = False) -> str:
    """Return the hour and minute of a moment, after its date when ``dated``."""
    moment = datetime.fromtimestamp(at_ms / 1000)
    told = time_of_day(moment)
    return f"{short_day(moment.date())} {told}" if dated else told


def head_words(line: IncidentLine) -> str:
    """Return where and when an incident happened, with the hand when it is known."""
    hand = line.row.hand
    words = fr_en("Incident {0}", "Incident {0}").format(line.head)
    if hand is None:
        return words
    numbered = fr_en("main n°\u00a0{0}", "hand no.\u00a0{0}").format(hand)
    return f"{words} · {numbered}"


def otherwise_mark(line: IncidentLine) -> PillFacts | None:
    """Return the mark of a ruling departed from (1.1)."""
    if not line.row.overruled:
        return None
    words = fr_en("Décidé autrement", "Decided otherwise")
    return PillFacts(words, Tone.AMBER, Shape.TRIANGLE)


def sanction_mark(line: IncidentLine) -> PillFacts | None:
    """Return the mark of an incident that led to a sanction; lifted ones say so."""
    if not line.penalties:
        return None
    if all(penalty.lifted for penalty in line.penalties):
        words = fr_en("Sanction levée", "Penalty lifted")
        return PillFacts(words, Tone.NEUTRAL, Shape.RING)
    words = fr_en("Sanction", "Penalty")
    return PillFacts(words, Tone.RED, Shape.SQUARE)


def _made(row: IncidentRow, penalties: tuple[PenaltyRow, ...], *, dated: bool) -> IncidentLine:
    told = told_ruling(row.op, row.given, row.outcome)
    title = question_title(row.op)
    players = ", ".join(name for _entrant, name in row.players)
    decision = decided_words(told, row.chosen, row.reason if row.overruled else "")
    written = [text for _at_ms, text in row.notes]
    sought = (title, players, decision, *question_keywords(row.op), *written)
    return IncidentLine(
        row=row,
        head=_head(row, dated=dated),
        title=title,
        decision=" ".join(decision.split()),
        players=players,
        told=told,
        penalties=penalties,
        sought=folded(" ".join(sought)),
    )


def _head(row: IncidentRow, *, dated: bool) -> str:
    parts = [
        number_words(row.number),
        moment_words(row.at_ms, dated=dated),
        fr_en("niveau\u00a0{0}", "level\u00a0{0}").format(row.level),
    ]
    if row.table is not None:
        parts.append(fr_en("table\u00a0{0}", "table\u00a0{0}").format(row.table))
    return " · ".join(parts)
