"""Which page of each part is on: a page stays its time, and begins anew when others came."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from td_app.wall.clock import ClockLook
from td_app.wall.composing import Turn
from td_app.wall.facts import WallFacts
from td_app.wall.meeting import table_pages, team_pages
from td_app.wall.meeting_words import MeetingWords
from td_app.wall.people import move_pages, seat_pages
from td_app.wall.scene import Partner, shape_of
from td_app.wall.sides import sides_of
from td_app.wall.strip import strip_pages

#: How long a page of moves, one of names, a partner stays; each beat of the last ten seconds (ms).
MOVES_STAY: Final = 8_000
SEATS_STAY: Final = 12_000
LISTS_STAY: Final = 10_000
PARTNER_STAYS: Final = 12_000
BEAT: Final = 500
SECOND: Final = 1_000


@dataclass(slots=True)
class Turning:
    """Remembers since when each part shows what it shows, in milliseconds that never jump."""

    _since: dict[str, tuple[object, int]] = field(default_factory=dict)
    _next_ms: int | None = None

    def turn(
        self,
        facts: WallFacts,
        width: float,
        height: float,
        steady_ms: int,
        partners: Sequence[Partner] = (),
    ) -> Turn:
        """Return the pages that are on now, and whose turn it is of the ``partners``."""
        shape = shape_of(width, height)
        tall = shape == "tall"
        self._next_ms = None
        sides = sides_of(facts.column)
        titles = tuple(side.page.title if side.page else "" for side in sides)
        seats = facts.seats
        moves = facts.moves
        partner = bool(partners)
        seats_taken = seat_pages(seats, tall=tall, partner=partner) if seats else 1
        band = facts.band
        beating = facts.face.clock.look is ClockLook.LAST_TEN
        return Turn(
            side=self._page("side", titles, [side.seconds * SECOND for side in sides], steady_ms),
            strip=self._page(
                "strip",
                (band.message, band.moves),
                [MOVES_STAY] * strip_pages(facts),
                steady_ms,
            ),
            moves=self._page(
                "moves", moves, [MOVES_STAY] * (move_pages(moves) if moves else 1), steady_ms
            ),
            seats=self._page(
                "seats",
                seats.seats if seats else None,
                [SEATS_STAY] * seats_taken,
                steady_ms,
            ),
            partner=self._partner(partners, steady_ms),
            dimmed=beating and self._page("beat", True, [BEAT, BEAT], steady_ms) == 1,
        )

    def turn_of_meeting(
        self,
        words: MeetingWords,
        width: float,
        height: float,
        steady_ms: int,
        partners: Sequence[Partner] = (),
    ) -> Turn:
        """Return the pages of a meeting's wall that are on now."""
        shape = shape_of(width, height)
        tall = shape == "tall"
        self._next_ms = None
        seats = words.seats
        lists = max(table_pages(words), team_pages(words, shape))
        teams = tuple(row.name for row in words.teams.rows)
        beating = words.face.clock.look is ClockLook.LAST_TEN
        pages = seat_pages(seats, tall=tall, partner=bool(partners)) if seats else 1
        return Turn(
            side=self._page("lists", teams, [LISTS_STAY] * lists, steady_ms),
            seats=self._page(
                "seats", seats.seats if seats else None, [SEATS_STAY] * pages, steady_ms
            ),
            partner=self._partner(partners, steady_ms),
            dimmed=beating and self._page("beat", True, [BEAT, BEAT], steady_ms) == 1,
        )

    def ahead(self) -> Turning:
        """Return what turns as this does, and may be asked of moments to come."""
        return Turning(dict(self._since))

    def next_in(self) -> int | None:
        """Return in how many milliseconds another page comes; None where nothing turns over."""
        return self._next_ms

    def _partner(self, partners: Sequence[Partner], steady_ms: int) -> int:
        return self._page("partner", partners, [PARTNER_STAYS] * len(partners), steady_ms)

    def _page(self, part: str, told: object, stays: Sequence[int], steady_ms: int) -> int:
        known = self._since.get(part)
        if known is None or known[0] != told:
            known = self._since[part] = (told, steady_ms)
        if len(stays) < 2:
            return 0
        gone = (steady_ms - known[1]) % sum(stays)
        for page, stay in enumerate(stays):
            if gone < stay:
                left = stay - gone
                self._next_ms = left if self._next_ms is None else min(self._next_ms, left)
                return page
            gone -= stay
        raise AssertionError  # what is over is less than all of them
