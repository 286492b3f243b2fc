"""The personal data of one person as a readable text, for their request (GDPR)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from datetime import datetime
from pathlib import Path

from td_app.club.club import Club
from td_app.live.meeting_session import MeetingSession
from td_app.live.session import TournamentSession
from td_app.meeting.views import minutes as meeting_minutes
from td_app.ports.copies import SafeCopy
from td_app.ports.privacy import Trace
from td_app.register.member import Member
from td_app.tournament.state.person import BLANK, Person
from td_app.tournament.views.finishing import standings
from td_app.tournament.views.minutes import MinuteLine, line
from td_app.words import minute_sentence
from td_app.words.copies import moment_words
from td_app.words.figures import short_day
from td_app.words.language import current_language, fr_en, titled
from td_app.words.meetings import meeting_sentence
from td_app.words.members_file import field_words
from td_app.words.on_paper import PaperWords
from td_app.words.privacy import (
    COPIES,
    DUES,
    GUEST,
    HEADING,
    LEFT_ON,
    LEFT_TO_SAY,
    MEMBER,
    NOTHING_KEPT,
    OF_AGE_ON,
    OTHER_PLAYER,
    REPORTS_NAMING,
    RESULT,
    SINCE,
    STILL_IN,
    SURE,
    UNDONE,
    UNPUBLISHED,
    UNSURE,
    kind_words,
    say_held,
)
from td_app.words.prizes import won_text


def held_text(
    club: Club,
    person: Person,
    traces: Sequence[Trace],
    copies: Sequence[SafeCopy],
    now: datetime,
    reports: Sequence[Path] = (),
) -> str:
    """Return all the data of these traces, a line a fact; other players appear as numbers.

    Raises :class:`~td_app.ports.trouble.StorageTrouble`.
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
            lines += _trace_lines(club, theirs) if theirs else [say_held(NOTHING_KEPT)]
    if copies:
        lines += [say_held(COPIES)]
        lines += [f"  {moment_words(copy.made_ms)} · {copy.path}" for copy in copies]
        lines += [""]
    if reports:
        lines += [say_held(REPORTS_NAMING), *(f"  {report}" for report in reports), ""]
    return "\n".join([*lines, say_held(LEFT_TO_SAY), ""])


def _trace_lines(club: Club, traces: Sequence[Trace]) -> Iterator[str]:
    titles = {row.id: f"{row.name} · {row.date}" for row in club.evenings()}
    meetings = {row.id for row in club.meetings()}
    kept = club.register
    members = [*kept.members(), *(merge.member for merge in kept.merges())] if kept else []
    cards = {member.id: member for member in members}
    for trace in traces:
        where = titles.get(trace.tournament, "")
        yield " · ".join(filter(None, (kind_words(trace.kind).upper(), where)))
        yield from (f"  {told}" for told in fields_told(trace))
        if trace.kind == "member" and trace.key in cards:
            yield from (f"  {told}" for told in card_lines(cards[trace.key]))
        if trace.kind == "entrant":
            if trace.tournament in meetings:
                yield from _of_a_meeting(club.open_meeting(trace.tournament), trace.key)
            else:
                yield from _evening(club.open(trace.tournament), trace.key)
        yield ""


def card_lines(card: Member) -> Iterator[str]:
    """Yield what a card of the register holds besides the person."""
    yield say_held(GUEST if card.guest else MEMBER)
    days = (
        (DUES, card.dues_until),
        (SINCE, card.since),
        (OF_AGE_ON, card.of_age),
        (LEFT_ON, card.left),
    )
    yield from (say_held(words, day=short_day(day)) for words, day in days if day is not None)
    if card.unpublished:
        yield say_held(UNPUBLISHED)
    if card.note:
        yield card.note


def fields_told(trace: Trace) -> Iterator[str]:
    """Yield each thing that a trace says of a person, every spelling once."""
    if trace.text:
        yield trace.text
    for name in trace.names:
        if name != BLANK:
            told = ((field_words(field), value) for field, value in asdict(name).items() if value)
            yield " · ".join(titled(field, value) for field, value in told)


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


def _of_a_meeting(session: MeetingSession, player: int) -> Iterator[str]:
    """Yield each line of a meeting's journal that is about a player, others by their number."""

    def name(who: int) -> str:
        if who == player:
            return session.person(who).display_name
        return say_held(OTHER_PLAYER, number=str(who))

    for told in meeting_minutes(session.history, session.note):
        about = told.of or told.event
        entered = getattr(about, "players", ()) + getattr(about, "substitutes", ())
        if player in about.concerns() or player in entered:
            words = meeting_sentence(told.event, told.of, name, told.figures)
            undone = f" ({say_held(UNDONE)})" if told.undone else ""
            yield f"  {moment_words(told.at_ms)} · {words}{undone}{_quoted(told.note)}"


def _quoted(note: str) -> str:
    return fr_en(" «\u00a0{0}\u00a0»", " “{0}”").format(note) if note else ""


def _line(told: MinuteLine) -> str:
    note = _quoted(told.note)
    undone = f" ({say_held(UNDONE)})" if told.undone else ""
    return f"{moment_words(told.at_ms)} · {minute_sentence(told)}{undone}{note}"
