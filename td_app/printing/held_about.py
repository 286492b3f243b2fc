"""All that is kept about one person, as a text anybody can read: for who asks for it (GDPR)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from datetime import datetime

from td_app.club import Club
from td_app.ports import SafeCopy, Trace
from td_app.session import TournamentSession
from td_app.tournament.state.person import BLANK, Person
from td_app.tournament.views.finishing import standings
from td_app.tournament.views.minutes import MinuteLine, line
from td_app.words import minute_sentence
from td_app.words.copies import moment_words
from td_app.words.figures import short_day
from td_app.words.language import current_language
from td_app.words.on_paper import PaperWords
from td_app.words.privacy import (
    COPIES,
    HEADING,
    LEFT_TO_SAY,
    NOTHING_KEPT,
    OTHER_PLAYER,
    RESULT,
    STILL_IN,
    SURE,
    UNDONE,
    UNSURE,
    field_words,
    kind_words,
    say_held,
)
from td_app.words.prizes import won_text


def held_text(
    club: Club, person: Person, traces: Sequence[Trace], copies: Sequence[SafeCopy], now: datetime
) -> str:
    """Return all that these traces hold, a line a fact; the other players are told by number.

    Raises :class:`~td_app.ports.StorageTrouble`.
    """
    lines = [
        say_held(HEADING, name=person.display_name),
        f"{short_day(now)} {now:%H:%M} · {club.directory.setting('club_name')}".rstrip(" ·"),
        "",
    ]
    for sure, heading in ((True, SURE), (False, UNSURE)):
        theirs = [trace for trace in traces if trace.sure is sure]
        if sure or theirs:
            lines += [say_held(heading), ""]
            lines += _told(club, theirs) if theirs else [say_held(NOTHING_KEPT)]
    if copies:
        lines += [say_held(COPIES)]
        lines += [f"  {moment_words(copy.made_ms)} · {copy.path}" for copy in copies]
        lines += [""]
    return "\n".join([*lines, say_held(LEFT_TO_SAY), ""])


def _told(club: Club, traces: Sequence[Trace]) -> Iterator[str]:
    titles = {row.id: f"{row.name} · {row.date}" for row in club.tournaments(archived=True)}
    for trace in traces:
        where = titles.get(trace.tournament, "")
        yield " · ".join(filter(None, (kind_words(trace.kind).upper(), where)))
        yield from (f"  {told}" for told in fields_told(trace))
        if trace.kind == "entrant":
            yield from _evening(club.open(trace.tournament), trace.key)
        yield ""


def fields_told(trace: Trace) -> Iterator[str]:
    """Yield each thing that a trace says of a person, every spelling once."""
    if trace.text:
        yield trace.text
    for name in trace.names:
        if name != BLANK:
            told = ((field_words(field), value) for field, value in asdict(name).items() if value)
            yield " · ".join(f"{field}\u00a0: {value}" for field, value in told)


def _evening(session: TournamentSession, entrant: int) -> Iterator[str]:
    """Yield the rank, the prize and each line of the journal that is about an entrant."""
    words = PaperWords(current_language())
    for row in standings(session.state, session).rows:
        if row.entrant == entrant:
            rank = words.rank(row.place, row.tied) if row.place else say_held(STILL_IN)
            won = won_text(row.won, current_language())
            yield f"  {say_held(RESULT, rank=' · '.join(filter(None, (rank, won))))}"

    def person(who: int) -> Person | None:
        if who == entrant:
            return session.last_known(who)
        return Person("", say_held(OTHER_PLAYER, number=str(who)))

    for entry in session.history.entries:
        told = line(session.history, entry, person, session.note)
        if entrant in (told.of or told.event).concerns():
            yield f"  {_line(told)}"


def _line(told: MinuteLine) -> str:
    note = f" «\u00a0{told.note}\u00a0»" if told.note else ""
    undone = f" ({say_held(UNDONE)})" if told.undone else ""
    return f"{moment_words(told.at_ms)} · {minute_sentence(told)}{undone}{note}"
