"""The minutes on paper: the journal in the director's words, with the names as they are now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from reports.minutes import DrawSeed, MinuteEntry, Minutes, render_minutes
from td_app.printing.document import Document, Stationery, always, heading_of, local_time
from td_app.session import TournamentSession
from td_app.tournament import events as ev
from td_app.tournament.state.tournament import TableStatus
from td_app.tournament.views.minutes import MinuteLine, levels_of
from td_app.tournament.views.minutes import minutes as minute_lines
from td_app.words import minute_sentence


def minutes(session: TournamentSession, stationery: Stationery) -> Minutes:
    """Return every entry of the journal in words, and who wrote them."""
    lines = minute_lines(session.history, session.last_known, session.note)
    levels = levels_of(session.history.entries)
    undoing = _undoing(lines)
    state = session.state
    return Minutes(
        heading=heading_of(session, stationery),
        entries=tuple(
            MinuteEntry(
                at=local_time(line.at_ms),
                level=level,
                text=minute_sentence(line, stationery.language),
                cites=line.cites,
                who=_who(line),
                note=line.note,
                undone=line.undone,
                undone_at=local_time(by.at_ms) if by else None,
                undone_by=by.operator or by.post if by else "",
            )
            for line, level in zip(lines, levels, strict=True)
            for by in (undoing.get(line.sequence) if line.undone else None,)
        ),
        players=state.took_part,
        tables=sum(table.status is not TableStatus.WAITING for table in state.tables.values()),
        draws=tuple(DrawSeed(local_time(draw.at_ms), draw.seed) for draw in state.draws),
        directed=_in_order(line.operator for line in lines),
    )


def _who(line: MinuteLine) -> str:
    return " · ".join(filter(None, (line.operator, line.post)))


def _in_order(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for name in names if name))


def _undoing(lines: Sequence[MinuteLine]) -> dict[int, MinuteLine]:
    """Return for each entry the last line that undid it."""
    return {line.event.sequence: line for line in lines if isinstance(line.event, ev.ActionUndone)}


MINUTES_DOCUMENT = Document(
    "minutes",
    ("Procès-verbal", "Minutes"),
    "proces_verbal.pdf",
    "after",
    always,
    minutes,
    render_minutes,
)
