"""The whole wall as one scene: which layout for which shape, what stands where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from td_app.wall.clock import ClockLook
from td_app.wall.face import (
    BLINDS,
    TIME,
    TIME_BESIDE,
    dress_of,
    face_rooms,
    place_face,
    place_ground,
)
from td_app.wall.facts import FaceWords, MessageWords, WallFacts
from td_app.wall.overs import place_hand, place_message, place_time_call
from td_app.wall.people import place_moves, place_seats, place_winner
from td_app.wall.scene import (
    LABEL,
    LONGEST,
    MARGIN,
    Board,
    Box,
    Clothes,
    Scene,
    Shape,
    shape_of,
)
from td_app.wall.sides import (
    MOST_FIGURES,
    Side,
    place_column,
    place_figures,
    place_list,
    sides_of,
)
from td_app.wall.strip import place_strip

#: The column, a list in its place, the timeline, between them.
COLUMN: Final = 520
LIST: Final = 760
STRIP: Final = 112
BETWEEN: Final = 48
ABOVE_STRIP: Final = 32
#: What a state's ground takes of the margin around its face.
BLEED: Final = 24
#: The strip that says it is no real evening.
MARK: Final = 60


@dataclass(frozen=True, slots=True)
class Turn:
    """Which page of each part that turns over is on, from 0; ``dimmed``: the beat of seconds."""

    side: int = 0
    strip: int = 0
    moves: int = 0
    seats: int = 0
    dimmed: bool = False


NO_TURN: Final = Turn()


@dataclass(slots=True)
class Sheet:
    """A picture as marks are placed on it: what stays, what ticks, the room inside the margin."""

    width: float
    height: float
    box: Box
    still: Board
    ticking: Board

    def scene(self, said: tuple[str, ...]) -> Scene:
        """Return what was placed."""
        theme = self.still.theme
        still = tuple(self.still.marks)
        return Scene(self.width, self.height, theme, still, tuple(self.ticking.marks), said)


def sheet_of(clothes: Clothes, width: float, height: float) -> Sheet:
    """Return an empty picture of a shape; the mark of a sample stands above all."""
    larger = LONGEST / max(width, height, 1)
    box = Box(0, 0, width * larger, height * larger)
    still = Board(clothes.theme)
    inside = box
    if clothes.mark:
        strip = box.row(0, MARK)
        still.panel(strip, clothes.theme.amber, 0)
        room = strip.inset(MARGIN, 0)
        ink = clothes.theme.on_amber
        still.lines(room, clothes.mark, LABEL, ink, most=1, align="center", least=24)
        inside = box.row(MARK, box.height - MARK)
    return Sheet(box.width, box.height, inside.inset(MARGIN), still, Board(clothes.theme))


def composed(
    facts: WallFacts, clothes: Clothes, width: float, height: float, turn: Turn = NO_TURN
) -> Scene:
    """Return the wall for a picture of this shape, measured on one whose longer side is 1920."""
    sheet = sheet_of(clothes, width, height)
    picture = _Picture(facts, clothes, shape_of(width, height), turn, sheet)
    picture.place(sheet.box)
    return sheet.scene(picture.read_out())


def place_clock(
    sheet: Sheet,
    box: Box,
    words: FaceWords,
    message: MessageWords | None,
    time: float,
    blinds: float,
    dimmed: bool,
) -> None:
    """Place the clock in its state, or the message that is over it."""
    around = box.inset(-BLEED)
    if message is not None:
        place_message(sheet.still, sheet.ticking, around, message)
        return
    dress = dress_of(words.clock.look, sheet.still.theme, dimmed=dimmed)
    place_ground(sheet.still, around, dress)
    inner = box
    if dress.ground or dress.edge:
        inner = box.inset(BLEED / 2, BLEED / 2)
    rooms = face_rooms(inner, time, blinds, words)
    place_face(sheet.still, sheet.ticking, words, dress, rooms)


@dataclass(slots=True)
class _Picture:
    """A wall as it is placed: the parts of one shape, over which come those of a moment."""

    facts: WallFacts
    clothes: Clothes
    shape: Shape
    turn: Turn
    sheet: Sheet

    @property
    def still(self) -> Board:
        """Return where what stays is placed."""
        return self.sheet.still

    @property
    def ticking(self) -> Board:
        """Return where what a second changes is placed."""
        return self.sheet.ticking

    def place(self, box: Box) -> None:
        """Place everything in the room inside the margin."""
        facts = self.facts
        tall = self.shape == "tall"
        if facts.moves is not None:
            place_moves(self.still, self.ticking, box, facts.moves, self.turn.moves, tall=tall)
            return
        if facts.face.clock.look is ClockLook.WINNER:
            place_winner(self.still, box, facts, self.clothes)
            return
        if facts.seats is not None:
            hour = facts.band.right
            place_seats(self.still, box, facts.seats, self.turn.seats, hour, tall=tall)
            return
        strip = box.row(box.height - STRIP, STRIP)
        above = Box(box.x, box.top, box.width, box.height - STRIP - ABOVE_STRIP)
        place_strip(self.still, strip, facts, self.shape, self.turn.strip)
        sides = sides_of(facts.column)
        side = sides[self.turn.side % len(sides)]
        if side.listed and (facts.time or facts.message or facts.hand):
            # What comes over the clock has the room of the clock alone.
            side = sides[0]
        if self.shape == "wide":
            self._wide(above, side)
        elif self.shape == "square":
            self._square(above, side)
        else:
            self._tall(above, side)

    def read_out(self) -> tuple[str, ...]:
        """Return what is read out of this picture, in its order."""
        facts = self.facts
        if facts.moves is not None:
            return tuple(f"{one.name}, {one.left} → {one.reached}" for one in facts.moves.moves)
        face = facts.face
        told = face.winners or (face.clock.shown, face.blinds, face.ante)
        head = [face.clock.heading, *told, face.note, face.coming]
        if facts.message is not None:
            head = [facts.message.text, *head]
        if facts.hand is not None:
            head = [facts.hand.heading, facts.hand.hand, facts.hand.awaited, facts.hand.also, *head]
        if facts.time is not None:
            head = [facts.time.heading, str(facts.time.seconds), facts.time.over, *head]
        figures = (f"{f.caption} {f.figure} {f.beside}".strip() for f in facts.column.figures)
        seats = facts.seats.seats if facts.seats is not None else ()
        rows = (", ".join(seat) for seat in seats)
        said = (*head, *figures, facts.column.late_entry, facts.band.message, *rows)
        return tuple(part for part in said if part)

    def _wide(self, above: Box, side: Side) -> None:
        beside = LIST if side.listed else COLUMN
        face = above.from_right(beside + BETWEEN)
        room = Box(above.right - beside, above.top, beside, above.height)
        time = TIME_BESIDE if side.listed else TIME
        self._place_face(face, time, BLINDS)
        if side.page is not None:
            place_list(self.still, room, side.page)
        else:
            place_column(self.still, room, self.facts.column, side, self.clothes)

    def _square(self, above: Box, side: Side) -> None:
        """Time and blinds across, figures in a row under them; a list takes the right."""
        if side.page is not None:
            beside = above.width * 0.55
            self._place_face(above.from_right(beside + BETWEEN), TIME_BESIDE, BLINDS)
            room = Box(above.right - beside, above.top, beside, above.height)
            place_list(self.still, room, side.page)
            return
        row = 190.0
        figures = above.row(above.height - row, row)
        self._place_face(
            Box(above.x, above.top, above.width, above.height - row - BETWEEN), 520, 190
        )
        place_figures(self.still, figures, self.facts.column, side, MOST_FIGURES)

    def _tall(self, above: Box, side: Side) -> None:
        """Stacked: the time a quarter of the height, blinds and next, then one panel across."""
        time = above.height * 0.25
        face = above.row(0, time + BLINDS + 420)
        self._place_face(face, time, BLINDS)
        rest = Box(
            above.x, face.bottom + BETWEEN, above.width, above.bottom - face.bottom - BETWEEN
        )
        if side.page is not None:
            place_list(self.still, rest, side.page)
        else:
            place_figures(self.still, rest, self.facts.column, side, 2)

    def _place_face(self, box: Box, time: float, blinds: float) -> None:
        facts = self.facts
        around = box.inset(-BLEED)
        if facts.time is not None:
            place_time_call(self.still, self.ticking, around, facts.time)
            return
        if facts.hand is not None and facts.message is None:
            place_hand(self.still, around, facts.hand)
            return
        dimmed = self.turn.dimmed
        place_clock(self.sheet, box, facts.face, facts.message, time, blinds, dimmed)
