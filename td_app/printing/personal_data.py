"""What a person may ask for (GDPR): their data as a text, the certificate of their erasure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path

from reports.privacy_notice import ErasureCertificate, render_erasure_certificate
from td_app.club.club import Club
from td_app.live.meeting_session import MeetingSession
from td_app.live.session import TournamentSession
from td_app.meeting.views import minutes as meeting_minutes
from td_app.ports.copies import CopiesErased, SafeCopy
from td_app.ports.privacy import PlaceRead, ReceiptLine, Trace
from td_app.printing.document import Stationery
from td_app.printing.member_papers import heading_of_the_club
from td_app.register.member import Member
from td_app.tournament.state.person import BLANK, Person
from td_app.tournament.views.finishing import standings
from td_app.tournament.views.minutes import MinuteLine, line
from td_app.words import minute_sentence
from td_app.words import privacy as said
from td_app.words.copies import moment_words
from td_app.words.figures import short_day, whole
from td_app.words.language import answering_in, current_language, fr_en, titled
from td_app.words.meetings import meeting_sentence
from td_app.words.members_file import field_words
from td_app.words.on_paper import PaperWords
from td_app.words.privacy import (
    COPIES,
    DUES,
    GUEST,
    HEADING,
    IN_PUBLIC,
    LEFT_ON,
    LEFT_TO_SAY,
    MEMBER,
    NOTHING_KEPT,
    OF_AGE_ON,
    OTHER_PLAYER,
    PHOTO,
    REPORTS_NAMING,
    RESULT,
    SINCE,
    STILL_IN,
    SURE,
    UNDONE,
    UNSURE,
    kind_words,
    public_name_words,
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
    if card.in_public:
        yield titled(say_held(IN_PUBLIC), public_name_words(card.in_public))
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
    if trace.photo:
        yield say_held(PHOTO)


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


@dataclass(frozen=True, slots=True)
class Erasure:
    """An erasure as it was done: who, what, and each place as it was read again.

    ``away`` is the second place of the copies where it was not there; ``server``: the club is on
    one.
    """

    name: str
    left_as: str
    erased: tuple[Trace, ...]
    done: CopiesErased
    away: Path | None = None
    server: bool = False

    @property
    def left(self) -> tuple[PlaceRead, ...]:
        """Return the places where the name still stands, or that could not be read."""
        return tuple(one for one in self.done.read if one.left or one.code)


def certificate_pdf(erasure: Erasure, stationery: Stationery, now: datetime) -> bytes:
    """Return the PDF of the certificate."""
    with answering_in(stationery.language):
        parts = (
            (said.ERASED_PART, _erased(erasure)),
            (said.CLEAN_PART, _clean(erasure.done.read)),
            (said.PUBLISHED_PART, _published(erasure.done.elsewhere, done=True)),
            (said.LEFT_PART, _left(erasure.left)),
            (said.UNREACHED_PART, _unreached(erasure)),
        )
        told = tuple((say_held(title), tuple(lines)) for title, lines in parts)
        opening = say_held(said.HANDED, name=erasure.name, day=short_day(now))
    heading = heading_of_the_club(stationery, now)
    facts = ErasureCertificate(heading, opening, tuple(part for part in told if part[1]))
    return render_erasure_certificate(facts)


def _erased(erasure: Erasure) -> Iterator[str]:
    for kind, count in Counter(trace.kind for trace in erasure.erased).items():
        yield titled(kind_words(kind), whole(count))
    done = erasure.done
    photos = sum(trace.photo for trace in erasure.erased)
    rewritten = len(done.rewritten)
    for pair, count in (
        (said.PHOTO, photos),
        (said.REWRITTEN, rewritten),
        (said.REPORTS, done.reports),
    ):
        if count:
            yield titled(say_held(pair), whole(count))
    yield say_held(said.LEFT_AS, name=erasure.left_as)


def _clean(read: Sequence[PlaceRead]) -> Iterator[str]:
    clean = Counter[str](one.place for one in read if not one.left and not one.code)
    for place, name in said.PLACES.items():
        if clean[place]:
            yield titled(say_held(name), whole(clean[place]))


def _left(left: Sequence[PlaceRead]) -> Iterator[str]:
    for one in left:
        if one.left:
            whose = (titled(say_held(said.WHOSE[kind]), whole(many)) for kind, many in one.left)
            yield f"{_place(one)} – {', '.join(whose)}"


def _unreached(erasure: Erasure) -> Iterator[str]:
    unread = {one.path for one in erasure.left if one.code}
    unread |= {str(copy.path) for copy, _ in erasure.done.left}
    for path in sorted(unread):
        yield say_held(said.NOT_REWRITTEN, path=path)
    if erasure.away is not None:
        yield say_held(said.NOT_PLUGGED_IN, place=str(erasure.away))
    if erasure.server:
        yield say_held(said.ON_THE_SERVER)
    yield from _published(erasure.done.elsewhere, done=False)
    yield from map(say_held, said.NEVER_REACHED)


def receipt_of_site(
    rewritten: int, removed: int, waiting: int, left: int = 0
) -> tuple[ReceiptLine, ...]:
    """Return what became of a name on the club's site, in pages; copies are never promised.

    ``left``: pages at places that the club sends nothing to any more.
    """
    counted = (
        ReceiptLine(said.PAGES_REWRITTEN, rewritten),
        ReceiptLine(said.PAGES_REMOVED, removed),
        ReceiptLine(said.PAGES_WAITING, waiting, done=False),
        ReceiptLine(said.PAGES_LEFT, left, done=False),
    )
    copies = ReceiptLine(said.SITE_COPIES, done=False)
    return (*(one for one in counted if one.count), copies)


def receipt_words(line: ReceiptLine) -> str:
    """Return a line of the receipt, with how many."""
    words = say_held(line.words)
    return titled(words, whole(line.count)) if line.count else words


def _published(lines: Sequence[ReceiptLine], *, done: bool) -> Iterator[str]:
    for one in lines:
        if one.done is done:
            yield receipt_words(one)


def _place(one: PlaceRead) -> str:
    label = say_held(said.PLACES[one.place])
    return f"{label} ({Path(one.path).name})" if one.path else label
