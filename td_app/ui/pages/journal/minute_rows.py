"""The lines of the minutes as the page shows them; a sentence is made once for each entry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime

from td_app.tournament.views.minutes import MinuteLine
from td_app.ui.figures import day, time_of_day
from td_app.words import cites_text, minute_sentence
from td_app.words.language import fr_en


@dataclass(frozen=True, slots=True)
class MinuteRow:
    """One entry in words, or (``heading``) the day that begins; ``key`` tells it from others."""

    key: tuple[str, int]
    time: str = ""
    sentence: str = ""
    articles: str = ""
    who: str = ""
    note: str = ""
    undone: bool = False
    heading: str = ""

    @property
    def text(self) -> str:
        """Return the whole line as plain text: to search, to copy, to be read out."""
        if self.heading:
            return self.heading
        state = fr_en("Annulé\u00a0:", "Undone:") if self.undone else ""
        note = quoted(self.note) if self.note else ""
        told = (self.time, state, self.sentence, note, self.articles, self.who)
        return " ".join(part for part in told if part)


def quoted(note: str) -> str:
    """Return a note between the quotes of the language."""
    return fr_en("«\u00a0{0}\u00a0»", "“{0}”").format(note)


class MinuteRows:
    """Makes rows of lines, keeping the sentences already made."""

    def __init__(self) -> None:
        """Know no line yet."""
        self._made: dict[int, tuple[MinuteLine, MinuteRow]] = {}

    def rows(self, lines: Sequence[MinuteLine]) -> list[MinuteRow]:
        """Return the rows of these lines, a heading before the first line of each day."""
        found: list[MinuteRow] = []
        before: date | None = None
        for line in lines:
            moment = datetime.fromtimestamp(line.at_ms / 1000)
            if moment.date() != before:
                before = moment.date()
                found.append(MinuteRow(("day", before.toordinal()), heading=_begun(before)))
            found.append(self._row(line, moment))
        return found

    def _row(self, line: MinuteLine, moment: datetime) -> MinuteRow:
        known = self._made.get(line.sequence)
        if known is not None and _same(known[0], line):
            return known[1]
        row = MinuteRow(
            key=("line", line.sequence),
            time=time_of_day(moment),
            sentence=minute_sentence(line),
            articles=cites_text(line.cites),
            who=" · ".join(part for part in (line.operator, line.post) if part),
            note=line.note,
            undone=line.undone,
        )
        self._made[line.sequence] = (line, row)
        return row


def _same(before: MinuteLine, now: MinuteLine) -> bool:
    """Whether a line reads as it did; an entry never changes, what is told around it may."""
    if before is now:
        return True
    told = (before.undone, before.note, before.names) == (now.undone, now.note, now.names)
    return told and before.event is now.event


def _begun(begun: date) -> str:
    words = day(begun)
    return words[:1].upper() + words[1:]
