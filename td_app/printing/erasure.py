"""The certificate of an erasure: made on the spot, handed over, never kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from reports.erasure_certificate import ErasureCertificate, render_erasure_certificate
from td_app.ports.copies import CopiesErased
from td_app.ports.privacy import PlaceRead, Trace
from td_app.printing.document import Stationery
from td_app.printing.member_papers import heading_of_the_club
from td_app.words import privacy as words
from td_app.words.figures import short_day, whole
from td_app.words.language import answering_in, titled
from td_app.words.privacy import kind_words, say_held


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
            (words.ERASED_PART, _erased(erasure)),
            (words.CLEAN_PART, _clean(erasure.done.read)),
            (words.LEFT_PART, _left(erasure.left)),
            (words.UNREACHED_PART, _unreached(erasure)),
        )
        told = tuple((say_held(title), tuple(lines)) for title, lines in parts)
        opening = say_held(words.HANDED, name=erasure.name, day=short_day(now))
    heading = heading_of_the_club(stationery, now)
    facts = ErasureCertificate(heading, opening, tuple(part for part in told if part[1]))
    return render_erasure_certificate(facts)


def _erased(erasure: Erasure) -> Iterator[str]:
    for kind, count in Counter(trace.kind for trace in erasure.erased).items():
        yield titled(kind_words(kind), whole(count))
    done = erasure.done
    for pair, count in ((words.REWRITTEN, len(done.rewritten)), (words.REPORTS, done.reports)):
        if count:
            yield titled(say_held(pair), whole(count))
    yield say_held(words.LEFT_AS, name=erasure.left_as)


def _clean(read: Sequence[PlaceRead]) -> Iterator[str]:
    clean = Counter[str](one.place for one in read if not one.left and not one.code)
    for place, name in words.PLACES.items():
        if clean[place]:
            yield titled(say_held(name), whole(clean[place]))


def _left(left: Sequence[PlaceRead]) -> Iterator[str]:
    for one in left:
        if one.left:
            whose = (titled(say_held(words.WHOSE[kind]), whole(many)) for kind, many in one.left)
            yield f"{_place(one)} – {', '.join(whose)}"


def _unreached(erasure: Erasure) -> Iterator[str]:
    unread = {one.path for one in erasure.left if one.code}
    unread |= {str(copy.path) for copy, _ in erasure.done.left}
    for path in sorted(unread):
        yield say_held(words.NOT_REWRITTEN, path=path)
    if erasure.away is not None:
        yield say_held(words.NOT_PLUGGED_IN, place=str(erasure.away))
    if erasure.server:
        yield say_held(words.ON_THE_SERVER)
    yield from map(say_held, words.NEVER_REACHED)


def _place(one: PlaceRead) -> str:
    label = say_held(words.PLACES[one.place])
    return f"{label} ({Path(one.path).name})" if one.path else label
