"""The whole wall as one scene: which layout for which shape, what stands where."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from reports.marks import Picture
from td_app.wall.clock import ClockLook
from td_app.wall.face import (
    BLINDS,
    LOGO_HEAD,
    TIME,
    TIME_BESIDE,
    Dress,
    FaceRooms,
    dress_of,
    face_rooms,
    place_face,
    place_ground,
    place_time,
)
from td_app.wall.facts import FaceWords, MessageWords, MovesWords, TurningPage, WallFacts
from td_app.wall.overs import place_hand, place_message, place_time_call
from td_app.wall.people import few_moves, place_few_moves, place_moves, place_seats
from td_app.wall.scene import (
    IN_CARD,
    LABEL,
    LONGEST,
    MARGIN,
    READ,
    Backdrop,
    Board,
    Box,
    Clothes,
    Partner,
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
from td_app.wall.strip import STRIP, place_strip, strip_height, strip_pages, strip_told, tall_card
from td_app.wall.themes import WHITE
from td_app.wall.winner import place_winner
from td_app.words.language import fr_en

#: The column, a list in its place: what a time of 300 pixels leaves; before the column; over a
#: partner.
COLUMN: Final = 520
LIST: Final = 880
BETWEEN: Final = 32
ABOVE_CARD: Final = 48
#: Between grounds: that of a state, a list's, the strip.
ABOVE_STRIP: Final = 22
#: Figures in a row, under a time so high over blinds so high.
FIGURES: Final = 176
TIME_ACROSS: Final = 452
BLINDS_ACROSS: Final = 168
#: In portrait: the time for a height of one, what its face has besides, the figures.
TIME_TALL: Final = 0.25
TIME_OVER_LIST: Final = 0.172
TIME_OVER_STACKS: Final = 0.138
FACE_TALL: Final = 346
FIGURES_TALL: Final = 520
#: A partner's card is as high as the strip: its logo, at most so wide, what is free around it.
LOGO_WIDTH: Final = 240
AROUND_LOGO: Final = (16, 15)
BESIDE_CARD: Final = 24
#: The strip that says it is no real evening.
MARK: Final = 60


@dataclass(frozen=True, slots=True)
class Turn:
    """Which page of each part that turns over is on, from 0; ``dimmed``: the beat of seconds."""

    side: int = 0
    strip: int = 0
    moves: int = 0
    seats: int = 0
    partner: int = 0
    dimmed: bool = False


NO_TURN: Final = Turn()


@dataclass(slots=True)
class Sheet:
    """A picture as marks are placed on it: what stays, what ticks, the room inside the margin.

    ``clock``: how the clock is drawn and where, once it is placed.
    """

    width: float
    height: float
    box: Box
    still: Board
    ticking: Board
    backdrop: Backdrop | None = None
    partner: Partner | None = None
    card: float = 0.0
    clock: tuple[Dress, FaceRooms] | None = None
    _thanked: str = ""

    def scene(self, said: tuple[str, ...]) -> Scene:
        """Return what was placed."""
        theme = self.still.theme
        still = tuple(self.still.marks)
        ticking = tuple(self.ticking.marks)
        told = self.read_out(said)
        return Scene(self.width, self.height, theme, still, ticking, told, self.backdrop)

    def read_out(self, said: tuple[str, ...]) -> tuple[str, ...]:
        """Return what is read out, the partner last."""
        return (*said, self._thanked) if self._thanked else said

    def beside_partner(self, strip: Box) -> Box:
        """Place the partner whose turn it is at the left of a strip; return what is left of it."""
        partner = self.partner
        if partner is None:
            return strip
        card = Box(strip.x, strip.top, self.card, strip.height)
        self.still.panel(card, WHITE, 12)
        room = card.inset(*AROUND_LOGO)
        wide = min(room.width, room.height * partner.width)
        tall = wide / partner.width
        left = room.x + (room.width - wide) / 2
        self.still.marks.append(Picture(partner.picture, left, room.middle - tall / 2, wide, tall))
        self._thanked = fr_en("Partenaire\u00a0: {0}", "Partner: {0}").format(partner.name)
        return strip.from_left(self.card + BESIDE_CARD)

    def over_partner(self, box: Box) -> Box:
        """Place the partner whose turn it is at the foot of a room; return what is above."""
        if self.partner is None:
            return box
        self.beside_partner(box.row(box.height - STRIP, STRIP))
        return box.row(0, box.height - STRIP - ABOVE_CARD)


def sheet_of(clothes: Clothes, width: float, height: float, turn: Turn) -> Sheet:
    """Return an empty picture of a shape; the mark of a sample stands above all."""
    larger = LONGEST / max(width, height, 1)
    box = Box(0, 0, width * larger, height * larger)
    still = Board(clothes.theme, clothes.backdrop)
    inside = box
    if clothes.mark:
        strip = box.row(0, MARK)
        still.panel(strip, clothes.theme.amber, 0)
        room = strip.inset(MARGIN, 0)
        ink = clothes.theme.on_amber
        still.lines(room, clothes.mark, LABEL, ink, most=1, align="center", least=24)
        inside = box.row(MARK, box.height - MARK)
    ticking = Board(clothes.theme)
    partners = clothes.partners
    sheet = Sheet(box.width, box.height, inside.inset(MARGIN), still, ticking, clothes.backdrop)
    if partners:
        (across, down) = AROUND_LOGO
        logo = STRIP - 2 * down
        # As wide for all: what stands beside it stays where it is.
        sheet.card = max(min(LOGO_WIDTH, logo * one.width) for one in partners) + 2 * across
        if shape_of(width, height) == "tall":
            sheet.card = tall_card(still)
        sheet.partner = partners[turn.partner % len(partners)]
    return sheet


def composed(
    facts: WallFacts, clothes: Clothes, width: float, height: float, turn: Turn = NO_TURN
) -> Scene:
    """Return the wall for a picture of this shape, measured on one whose longer side is 1920."""
    return Composer().composed(facts, clothes, width, height, turn)


@dataclass(slots=True)
class Composer:
    """Makes the scenes of one wall, moment after moment.

    Where the time alone went on, the time alone is placed anew.
    """

    _asked: tuple[Clothes, float, float, Turn] | None = None
    _picture: _Picture | None = None
    _scene: Scene | None = None

    def composed(
        self, facts: WallFacts, clothes: Clothes, width: float, height: float, turn: Turn = NO_TURN
    ) -> Scene:
        """Return what :func:`composed` does."""
        asked = (clothes, width, height, turn)
        before = self._picture
        if before is not None and self._scene is not None and asked == self._asked:
            if facts == before.facts:
                return self._scene
            clock = before.sheet.clock
            if clock is not None and facts == before.facts.at(facts.face.clock.seconds):
                before.facts = facts
                ticking = Board(clothes.theme)
                place_time(ticking, facts.face.clock, *clock)
                marks = tuple(ticking.marks)
                said = before.sheet.read_out(before.read_out())
                self._scene = replace(self._scene, ticking=marks, said=said)
                return self._scene
        sheet = sheet_of(clothes, width, height, turn)
        picture = _Picture(facts, clothes, shape_of(width, height), turn, sheet)
        picture.place(sheet.box)
        self._asked = asked
        self._picture = picture
        self._scene = sheet.scene(picture.read_out())
        return self._scene


def place_clock(
    sheet: Sheet,
    box: Box,
    words: FaceWords,
    message: MessageWords | None,
    time: float,
    blinds: float,
    dimmed: bool,
    clothes: Clothes | None = None,
) -> None:
    """Place the clock in its state, or the message that is over it.

    The logo of ``clothes`` stands beside its heading.
    """
    if message is not None:
        place_message(sheet.still, sheet.ticking, box, message)
        return
    dress = dress_of(words.clock.look, sheet.still.theme, dimmed=dimmed)
    if not dress.ground:
        sheet.still.card(box)
    place_ground(sheet.still, box, dress)
    heading = LOGO_HEAD if clothes is not None and clothes.logo else READ
    rooms = face_rooms(box, time, blinds, words, heading)
    if not (dress.ground or dress.edge or sheet.backdrop):
        # Nothing stands around it: its bar is as long as the strip under it.
        (bar, head) = (replace(one, x=box.x, width=box.width) for one in (rooms.bar, rooms.heading))
        rooms = replace(rooms, bar=bar, heading=head)
    place_face(sheet.still, sheet.ticking, words, dress, rooms, clothes)
    sheet.clock = (dress, rooms)


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
            self._place_moves(box, facts.moves)
            return
        if facts.face.clock.look is ClockLook.WINNER:
            above = self.still.card(self.sheet.over_partner(box))
            place_winner(self.still, above, facts, self.clothes, self.shape)
            return
        if facts.seats is not None:
            hour = facts.band.right
            above = self.still.card(self.sheet.over_partner(box), IN_CARD, IN_CARD)
            partner = self.sheet.partner is not None
            page = self.turn.seats
            place_seats(self.still, above, facts.seats, page, hour, tall=tall, partner=partner)
            return
        above = self._placed_strip(box, self.turn.strip)
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

    def _placed_strip(self, box: Box, turn: int) -> Box:
        """Place the strip along the foot of a room; return what is above."""
        facts = self.facts
        tall = self.shape == "tall"
        # As high on every turn: what is above stays where it is.
        high = strip_height(facts.band.message, box.width, tall=tall)
        strip = box.row(box.height - high, high)
        taken = 0.0
        if not strip_told(facts, turn):
            # A message and moves need the whole strip.
            low = box.row(box.height - STRIP, STRIP)
            if tall:
                taken = self.sheet.card
                self.sheet.beside_partner(low.from_left(low.width - taken))
            else:
                strip = self.sheet.beside_partner(low)
        place_strip(self.still, strip, facts, self.shape, turn, taken)
        return box.row(0, box.height - high - ABOVE_STRIP)

    def _place_moves(self, box: Box, moves: MovesWords) -> None:
        """Place a page of moves; a partner stands in its foot, in portrait under it.

        Few leave the strip, on which the moves are not told twice.
        """
        tall = self.shape == "tall"
        band = self.facts.band
        strip = strip_height(band.message, box.width, tall=tall)
        if few_moves(moves, box.height - strip - ABOVE_STRIP):
            last = strip_pages(self.facts) - 1
            above = self._placed_strip(box, 0 if band.message else last)
            above = self.still.card(above, IN_CARD, IN_CARD)
            place_few_moves(self.still, self.ticking, above, moves, tall=tall)
            return
        left = 0.0
        if tall:
            box = self.still.card(self.sheet.over_partner(box), IN_CARD, IN_CARD)
        else:
            box = self.still.card(box, IN_CARD, IN_CARD)
            foot = box.row(box.height - STRIP + 2 * AROUND_LOGO[1], STRIP)
            left = self.sheet.beside_partner(foot).x - box.x
        place_moves(self.still, self.ticking, box, moves, self.turn.moves, tall=tall, left=left)

    def read_out(self) -> tuple[str, ...]:
        """Return what is read out of this picture, in its order."""
        facts = self.facts
        if facts.moves is not None:
            return tuple(f"{one.name}, {one.left} → {one.reached}" for one in facts.moves.moves)
        face = facts.face
        told = face.winners or (face.clock.shown, face.blinds, face.ante)
        head = [face.clock.heading, *told, face.club, face.knockouts]
        head += [face.note, face.coming, *face.remembered]
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
        if side.page is not None:
            self._beside_list(above, side.page, LIST)
            return
        self._place_face(above.from_right(COLUMN + BETWEEN), TIME, BLINDS)
        room = Box(above.right - COLUMN, above.top, COLUMN, above.height)
        place_column(self.still, room, self.facts.column, side, self.clothes)

    def _beside_list(self, above: Box, page: TurningPage, wide: float) -> None:
        """Place the clock beside a list so wide."""
        self._place_face(above.from_right(wide + ABOVE_STRIP), TIME_BESIDE, BLINDS)
        place_list(self.still, Box(above.right - wide, above.top, wide, above.height), page)

    def _square(self, above: Box, side: Side) -> None:
        """Time and blinds across, figures in a row under them; a list takes the right."""
        if side.page is not None:
            self._beside_list(above, side.page, above.width * 0.55)
            return
        face = above.row(0, above.height - FIGURES - ABOVE_STRIP)
        self._place_face(face, TIME_ACROSS, BLINDS_ACROSS)
        figures = self.still.card(above.row(above.height - FIGURES, FIGURES), IN_CARD)
        place_figures(self.still, figures, self.facts.column, side, MOST_FIGURES)

    def _tall(self, above: Box, side: Side) -> None:
        """Stacked: the time a quarter of the height, blinds and next, then one panel across."""
        if side.page is not None:
            time = above.height * (TIME_OVER_STACKS if side.of_stacks else TIME_OVER_LIST)
            blinds = BLINDS
            high = time + blinds + FACE_TALL
        else:
            time = above.height * TIME_TALL
            blinds = BLINDS_ACROSS
            high = above.height - FIGURES_TALL - ABOVE_STRIP
        self._place_face(above.row(0, high), time, blinds)
        top = high + ABOVE_STRIP
        rest = above.row(top, above.height - top)
        if side.page is not None:
            place_list(self.still, rest, side.page)
        else:
            rest = self.still.card(rest, IN_CARD)
            place_figures(self.still, rest, self.facts.column, side, 2)

    def _place_face(self, box: Box, time: float, blinds: float) -> None:
        facts = self.facts
        if facts.time is not None:
            place_time_call(self.still, self.ticking, box, facts.time)
            return
        if facts.hand is not None and facts.message is None:
            place_hand(self.still, box, facts.hand)
            return
        # On a wide picture the logo stands in the column.
        worn = None if self.shape == "wide" else self.clothes
        dimmed = self.turn.dimmed
        place_clock(self.sheet, box, facts.face, facts.message, time, blinds, dimmed, worn)
