"""The facts of the wall at one moment: values made from the views, compared before painting."""

from __future__ import annotations

from dataclasses import dataclass, replace

from reports.stacks_chart import Stacks
from td_app.tournament.views.finishing import Standings
from td_app.tournament.views.public import MoveRow, PublicView
from td_app.wall.chips import ChipFacts
from td_app.wall.clock import ClockFacts
from td_app.wall.segments import Segment
from td_app.wall.wishes import USUAL_SECONDS, USUAL_WALL, SeasonLines, WallMessage, WallWishes


@dataclass(frozen=True, slots=True)
class Wall:
    """The views of one moment, the club's wishes, and the message that is on.

    ``end_ms``: when play should end, where the director lets it be told. ``seats_first``: this
    wall shows the list of places before the start. ``season``: its name and its first, as told.
    ``phones``: the address of the room's pages, empty while they are off. ``evening``: what it was
    in short, once it is over. ``photo``: there is one of the winner.
    """

    view: PublicView
    standings: Standings
    now_ms: int
    wishes: WallWishes = USUAL_WALL
    message: WallMessage | None = None
    end_ms: int | None = None
    seats_first: bool = False
    season: SeasonLines = ("", ())
    phones: str = ""
    evening: tuple[str, ...] = ()
    photo: bool = False

    @property
    def remembered_as(self) -> tuple[str, ...]:
        """Return the tournament's name with what the evening was, under those who won."""
        return tuple(filter(None, (self.view.title, *self.evening)))


@dataclass(frozen=True, slots=True)
class FaceWords:
    """The clock and what stands under it; an empty text is not shown.

    ``blinds_caption`` tells when the blinds are those to come; ``removed`` are the chips to
    withdraw during this break, ``club`` and ``knockouts`` the winner's, of whom there may be a
    ``photo``;
    ``winners``: those of a satellite, or tied, ``remembered`` what the evening was; ``brief``: the
    heading in fewer words.
    """

    clock: ClockFacts
    blinds_caption: str = ""
    blinds: str = ""
    ante: str = ""
    note: str = ""
    removed: tuple[ChipFacts, ...] = ()
    coming: str = ""
    club: str = ""
    knockouts: str = ""
    remembered: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()
    photo: bool = False
    brief: str = ""


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure with what it counts, and a smaller word after it."""

    caption: str
    figure: str
    beside: str = ""


@dataclass(frozen=True, slots=True)
class BandMove:
    """A change of seat as the band shows it; ``brief``: where from and to, as ``4.2 → 3.5``."""

    name: str
    seats: str
    fresh: bool = True
    brief: str = ""


@dataclass(frozen=True, slots=True)
class TurningPage:
    """One page of what turns over: numbers, lines, moves, chips, figures, late entry, stacks.

    ``first_framed`` when the first number is the next table to close; ``people`` when the lines
    tell names, of which so many of the last are to ``spare`` where the others ask for the room;
    ``code``: an address for cameras; it stays ``seconds``.
    """

    title: str
    numbers: tuple[int, ...] = ()
    first_framed: bool = False
    lines: tuple[tuple[str, str], ...] = ()
    moves: tuple[BandMove, ...] = ()
    chips: tuple[ChipFacts, ...] = ()
    figures: tuple[Figure, ...] = ()
    late_entry: str = ""
    people: bool = False
    spare: int = 0
    code: str = ""
    stacks: Stacks | None = None
    seconds: int = USUAL_SECONDS


@dataclass(frozen=True, slots=True)
class ColumnWords:
    """The right column: title, figures, late entry, and the pages that turn over.

    ``late_figure``: late entry once more, where a figure's place would be left.
    """

    title: str
    figures: tuple[Figure, ...]
    late_entry: str = ""
    late_entry_open: bool = False
    pages: tuple[TurningPage, ...] = ()
    late_figure: Figure | None = None


@dataclass(frozen=True, slots=True)
class BandWords:
    """The foot band: a message, the last moves, else where we are and what time it is."""

    title: str
    moves: tuple[BandMove, ...] = ()
    left: str = ""
    right: str = ""
    message: str = ""


@dataclass(frozen=True, slots=True)
class MessageWords:
    """A message over the clock; ``level``, ``clock`` and ``blinds`` are shown under it."""

    text: str
    level: str = ""
    clock: str = ""
    blinds: str = ""


@dataclass(frozen=True, slots=True)
class SeatsWords:
    """The list of places for the wall: (name, table, place) in the order of names."""

    title: str
    table: str
    place: str
    seats: tuple[tuple[str, str, str], ...]
    foot: str = ""


@dataclass(frozen=True, slots=True)
class TimeWords:
    """Time called on a player (3.5), in the place of the clock: ``seconds`` left of ``total``.

    ``hurried`` in the seconds counted aloud and after; ``over`` is said under a zero. ``also``
    lists the other tables, ``clock`` is the tournament's time with what stands around it.
    """

    heading: str
    seconds: int
    total: int
    hurried: bool
    over: str = ""
    also: str = ""
    level: str = ""
    clock: str = ""
    blinds: str = ""


@dataclass(frozen=True, slots=True)
class HandWords:
    """Hand-for-hand (2.7), in the place of the clock: the hand large, the tables awaited.

    ``clock`` is the time it stands at, between its level and its blinds.
    """

    heading: str
    hand: str
    awaited: str
    also: str = ""
    level: str = ""
    clock: str = ""
    blinds: str = ""


@dataclass(frozen=True, slots=True)
class SeatMove:
    """A change of seat: the player, from where to where, as ``table.place``."""

    name: str
    left: str
    reached: str


@dataclass(frozen=True, slots=True)
class MovesWords:
    """The moves still to be read out, and the clock in its corner."""

    title: str
    moves: tuple[SeatMove, ...]
    level: str = ""
    clock: str = ""


@dataclass(frozen=True, slots=True)
class WallFacts:
    """Everything on the wall. Over the face: ``time`` while time is called, else ``message``.

    ``seats`` only before the start, for a wall that shows them; ``hand`` hand-for-hand;
    ``moves`` over everything while some wait to be read out.
    """

    face: FaceWords
    column: ColumnWords
    band: BandWords
    time: TimeWords | None = None
    message: MessageWords | None = None
    seats: SeatsWords | None = None
    hand: HandWords | None = None
    moves: MovesWords | None = None
    timeline: tuple[Segment, ...] = ()

    def at(self, seconds: int) -> WallFacts:
        """Return these once so many seconds are left, or gone by, if nothing else is another."""
        clock = replace(self.face.clock, seconds=seconds)
        return replace(self, face=replace(self.face, clock=clock))


def recent_first(moves: tuple[MoveRow, ...]) -> tuple[MoveRow, ...]:
    """Return the moves in the order of the wall: those not read out before the others."""
    return tuple(sorted(moves, key=lambda move: move.announced))


NOBODY = SeatsWords("", "", "", ())
