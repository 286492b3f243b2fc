"""How a table plan is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen, QRegion

from reports.names import ELLIPSIS, in_two_lines, named
from td_app.ui.theme.active_theme import colours
from td_app.ui.theme.icons import paint_icon
from td_app.ui.theme.tokens import Tone, TypeSize
from td_app.ui.theme.typefaces import typeface
from td_app.ui.widgets.labels import fitted_name
from td_app.ui.widgets.pill import PADDING, PillFacts, Shape, paint_pill, pill_width
from td_app.ui.widgets.plan_geometry import (
    WIDEST,
    PlanLayout,
    PlanMode,
    PlanSeat,
    TablePlanFacts,
    TableState,
)
from td_app.ui.widgets.plan_marks import note_room, paint_marks, paint_notes

TONE_OF = {
    TableState.NORMAL: Tone.NEUTRAL,
    TableState.SHORT: Tone.AMBER,
    TableState.STOPPED: Tone.RED,
    TableState.AWAITED: Tone.AMBER,
    TableState.ALL_IN: Tone.RED,
    TableState.DONE: Tone.ACCENT,
}

SHAPE_OF = {
    TableState.AWAITED: Shape.RING,
    TableState.ALL_IN: Shape.SQUARE,
    TableState.DONE: Shape.TICK,
}

NUMBER_SIDE = 20.0
NARROW = 112.0
NARROW_SIDE = 17.0
CLOSE = 2.0
"""Under this width of a seat its number takes less, and stands closer, so that a name has room."""
BUTTON_SIDE = 16.0
TAG_HEIGHT = 14.0
TAG_TYPE = 10
LEAST_CAPTION = 0.8
NAMED_WINNER = 36.0
MOST_ASIDE = 6.0
BEGUN = 0.7
"""What a family name tells with a first name begun, or alone."""
LINE = 15.0
"""Height of a line of a name in a seat, in pixels."""


@dataclass(frozen=True, slots=True)
class PlanMoment:
    """The interaction with a plan: the seat pointed at, the one with the keyboard, the question.

    ``bare``: nothing is written in the middle of the table.
    """

    heading: str
    pointed: int | None = None
    chosen: int | None = None
    keyboard: bool = False
    selected: bool = False
    asking: bool = False
    free_only: bool = False
    bare: bool = False


def paint_plan(
    painter: QPainter, facts: TablePlanFacts, layout: PlanLayout, moment: PlanMoment
) -> None:
    """Draw one table."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _felt(painter, facts, layout, moment)
    if not moment.bare:
        _middle(painter, facts, layout, moment)
    if layout.mode is PlanMode.COMPACT:
        _dots(painter, facts, layout, moment)
    else:
        _seats(painter, facts, layout, moment)
    if facts.button is not None and facts.button <= len(layout.seats):
        _button(painter, layout, facts.button)
    if layout.mode is PlanMode.FULL:
        paint_notes(painter, facts, layout)
    if layout.mode is not PlanMode.COMPACT:
        paint_marks(painter, facts, layout)


def _felt(painter: QPainter, facts: TablePlanFacts, layout: PlanLayout, moment: PlanMoment) -> None:
    ink = colours()
    tone = TONE_OF[facts.state]
    if tone is Tone.NEUTRAL:
        ground = ink.felt
    else:
        ground = ink.soft_of(tone)
    pen = QPen(QColor(ink.felt_line if tone is Tone.NEUTRAL else ink.strong_of(tone)), 1.5)
    if tone is not Tone.NEUTRAL:
        pen.setWidthF(2.5)
    if facts.state is TableState.AWAITED:
        pen.setDashPattern([4, 3])
    if moment.selected:
        pen = QPen(QColor(ink.focus), 3)
    painter.setPen(pen)
    painter.setBrush(QColor(ground))
    painter.drawPath(layout.outline)


def _middle(
    painter: QPainter, facts: TablePlanFacts, layout: PlanLayout, moment: PlanMoment
) -> None:
    ink = colours()
    full = layout.mode is PlanMode.FULL
    if full:
        size = TypeSize.BODY
    else:
        size = TypeSize.SMALL
    _words(painter, moment.heading, layout.heading, typeface(size, strong=True), ink.text)
    height = layout.count.height()
    if full:
        count = typeface(TypeSize.FIGURE, strong=True)
    else:
        count = typeface(max(TypeSize.LEAD, min(TypeSize.FIGURE, height * 0.62)), strong=True)
    if any(player.won for player in facts.players):
        side = min(layout.count.width(), height)
        trophy = QRectF(0, 0, side, side)
        trophy.moveCenter(layout.count.center())
        paint_icon(painter, "winner", ink.accent_text, trophy)
    else:
        _words(painter, str(len(facts.players)), layout.count, count, ink.text)
    caption = layout.caption
    if full and facts.winner is not None:
        named_in = QRectF(caption.left(), caption.top() + 2, caption.width(), NAMED_WINNER)
        name = typeface(TypeSize.DECISION, strong=True)
        told = fitted_name(facts.winner.name, QFontMetricsF(name), named_in.width())
        _words(painter, told, named_in, name, ink.text)
        caption = caption.translated(0, NAMED_WINNER + 4)
    if facts.caption and not caption.isEmpty():
        _caption(painter, facts, caption)


def _caption(painter: QPainter, facts: TablePlanFacts, where: QRectF) -> None:
    """A caption too wide for its line is written smaller before it is cut."""
    fits = max(LEAST_CAPTION, min(1.0, where.width() / _caption_width(facts)))
    room = QRectF(0, 0, where.width() / fits, where.height() / fits)
    room.moveCenter(QPointF(0, 0))
    painter.save()
    painter.translate(where.center())
    painter.scale(fits, fits)
    _caption_in(painter, facts, room)
    painter.restore()


def _pill_of(facts: TablePlanFacts) -> PillFacts:
    return PillFacts(facts.caption, TONE_OF[facts.state], SHAPE_OF[facts.state])


def _caption_width(facts: TablePlanFacts) -> float:
    if facts.state in SHAPE_OF:
        return pill_width(_pill_of(facts)) - 2 * PADDING
    words = QFontMetricsF(typeface(TypeSize.SMALL, strong=True)).horizontalAdvance(facts.caption)
    return words + (12 if facts.state is TableState.STOPPED else 0)


def _caption_in(painter: QPainter, facts: TablePlanFacts, where: QRectF) -> None:
    ink = colours()
    tone = TONE_OF[facts.state]
    font = typeface(TypeSize.SMALL, strong=True)
    if facts.state is TableState.STOPPED:
        words = QFontMetricsF(font).elidedText(
            facts.caption, Qt.TextElideMode.ElideRight, where.width() - 11
        )
        wide = QFontMetricsF(font).horizontalAdvance(words) + 12
        bar = QRectF(where.center().x() - wide / 2, where.top(), wide, where.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ink.red))
        painter.drawRoundedRect(bar, 4, 4)
        _words(painter, words, bar, font, ink.on_red)
        return
    if facts.state in SHAPE_OF:
        # The ground of the pill is that of the table: only its words need the line.
        pill = _pill_of(facts)
        wide = min(pill_width(pill), where.width() + 2 * PADDING)
        paint_pill(
            painter, QRectF(where.center().x() - wide / 2, where.top(), wide, where.height()), pill
        )
        return
    _words(painter, facts.caption, where, font, ink.text_of(tone))


def _dots(painter: QPainter, facts: TablePlanFacts, layout: PlanLayout, moment: PlanMoment) -> None:
    ink = colours()
    for place, dot in enumerate(layout.seats, 1):
        player = facts.at(place)
        if place in facts.out_of_use:
            painter.setPen(QPen(QColor(ink.line_strong), 1.2))
            painter.drawLine(dot.topLeft(), dot.bottomRight())
            painter.drawLine(dot.topRight(), dot.bottomLeft())
            continue
        if player is not None and player.marked:
            strong = ink.focus
        else:
            strong = ink.text_soft
        if player is not None and player.won:
            strong = ink.accent
        painter.setPen(QPen(QColor(strong if player else ink.line_strong), 1.4))
        filled = player is not None and not player.away
        if filled:
            painter.setBrush(QColor(strong))
        else:
            painter.setBrush(QColor(ink.surface))
        round_dot = dot.adjusted(0.7, 0.7, -0.7, -0.7)
        painter.drawEllipse(round_dot)
        if player is not None and player.away:
            painter.setBrush(QColor(strong))
            painter.drawChord(round_dot, 180 * 16, 180 * 16)
        if moment.chosen == place and moment.keyboard:
            painter.setPen(QPen(QColor(ink.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(dot.adjusted(-2.5, -2.5, 2.5, 2.5))


def lettered(facts: TablePlanFacts, layout: PlanLayout) -> tuple[QFont, dict[int, str]]:
    """Return the type of the names on a plan, and each as it is written, by place.

    A name on two lines has a line's end between them.
    """
    room = _name_in(layout.seats[0]).width()
    taken = note_room(facts, layout)
    font = _type_of_names(layout)
    measure = QFontMetricsF(font)
    places = [seat.place for seat in facts.players]

    def fits(form: str, note: float = 0.0) -> bool:
        return measure.horizontalAdvance(form) <= room - note

    def set_in_lines(form: str) -> str:
        if fits(form):
            return form
        return "\n".join(in_two_lines(form))

    def fits_in_lines(form: str, note: float) -> bool:
        return fits(form, note) or (layout.lines > 1 and all(map(fits, in_two_lines(form))))

    # A note takes from the name of its own seat alone.
    names: dict[int, str] = {}
    for note in {taken.get(place, 0.0) for place in places}:
        told = named([seat.name for seat in facts.players], partial(fits_in_lines, note=note))
        names |= {
            place: set_in_lines(form)
            for place, form in zip(places, told, strict=True)
            if taken.get(place, 0.0) == note
        }
    return font, names


def _type_of_names(layout: PlanLayout) -> QFont:
    """Return the type that suits the seats, whoever sits there: one for the tables of a room."""
    seat = layout.seats[0]
    if seat.height() < 32 or layout.lines > 1:
        return typeface(TypeSize.SMALL)
    if seat.height() < 36 or seat.width() < WIDEST:
        return typeface(13)
    return typeface(TypeSize.BODY)


def names_told(facts: TablePlanFacts, layout: PlanLayout) -> float:
    """Return how many names of a table are read on a plan, 1 for each read whole.

    Less where the first name is begun; one whose family name is cut takes as much away.
    """
    _, name_at = lettered(facts, layout)
    return sum(_share_shown(seat.name, name_at[seat.place]) for seat in facts.players)


def _share_shown(name: str, shown: str) -> float:
    if shown.split() == name.split():
        return 1.0
    if ELLIPSIS in shown:
        return -1.0
    return BEGUN


def _seats(
    painter: QPainter, facts: TablePlanFacts, layout: PlanLayout, moment: PlanMoment
) -> None:
    font, name_at = lettered(facts, layout)
    for place, box in enumerate(layout.seats, 1):
        player = facts.at(place)
        if player is None:
            _empty_seat(painter, box, place, moment, out=place in facts.out_of_use)
        else:
            _taken_seat(painter, box, player, moment, name_at[place], font)
    # Last, so that no seat hides the word on another one.
    for player in facts.players:
        if player.tag:
            _tag(painter, layout.seats[player.place - 1], player.tag)


def _tag(painter: QPainter, seat: QRectF, words: str) -> None:
    """A word or two pinned to the lower edge of a seat, at its right."""
    ink = colours()
    font = typeface(TAG_TYPE, strong=True)
    wide = min(QFontMetricsF(font).horizontalAdvance(words) + 10, seat.width() - NUMBER_SIDE)
    tag = QRectF(seat.right() - wide - 4, seat.bottom() - TAG_HEIGHT / 2 - 1, wide, TAG_HEIGHT)
    painter.setPen(QPen(QColor(ink.amber), 1))
    painter.setBrush(QColor(ink.amber_soft))
    painter.drawRoundedRect(tag, TAG_HEIGHT / 2, TAG_HEIGHT / 2)
    _words(painter, words, tag, font, ink.amber_text)


def _empty_seat(
    painter: QPainter, box: QRectF, place: int, moment: PlanMoment, *, out: bool
) -> None:
    ink = colours()
    side = NUMBER_SIDE + 2
    disc = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
    wanted = moment.asking and not out
    pen = QPen(QColor(ink.focus if wanted else ink.line_strong), 2 if wanted else 1.2)
    if out:
        pen.setDashPattern([2, 2])
    painter.setPen(pen)
    painter.setBrush(QColor(ink.hover if moment.pointed == place and not out else ink.surface))
    painter.drawEllipse(disc)
    _words(
        painter,
        "×" if out else str(place),
        disc,
        typeface(TypeSize.SMALL),
        ink.accent_text if wanted else ink.text_soft,
    )
    if moment.chosen == place:
        _ring(painter, disc.adjusted(-3, -3, 3, 3), keyboard=moment.keyboard)


def _taken_seat(
    painter: QPainter, box: QRectF, player: PlanSeat, moment: PlanMoment, name: str, font: QFont
) -> None:
    ink = colours()
    round_ = box.height() / 2
    pointed = moment.pointed == player.place
    pen = QPen(QColor(ink.line_strong if pointed else ink.felt_line), 1.2)
    if pointed:
        ground = ink.hover
    else:
        ground = ink.surface
    lit = player.marked or (moment.asking and not moment.free_only)
    if lit:
        pen = QPen(QColor(ink.focus), 2)
        if pointed:
            ground = ink.accent_soft
        else:
            ground = ink.surface
    if player.won:
        pen = QPen(QColor(ink.accent), 2)
    if player.marked or player.won:
        ground = ink.accent_soft
    if player.away:
        pen.setDashPattern([3, 2.5])
    painter.setPen(pen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), round_ - 1, round_ - 1)
    number = _number_in(box)
    lines = _lines_in(box, name)
    if player.away:
        measure = QFontMetricsF(font)
        wide = max(measure.horizontalAdvance(words) for words, _ in lines)
        _hatch(painter, box, _name_in(box), QSizeF(wide, 18 * len(lines)))
    painter.setPen(Qt.PenStyle.NoPen)
    if player.won:
        painter.setBrush(QColor(ink.accent))
        painter.drawEllipse(number)
        paint_icon(painter, "winner", ink.on_accent, number.adjusted(3, 3, -3, -3))
    else:
        painter.setBrush(QColor(ink.focus if lit else ink.sunken))
        painter.drawEllipse(number)
        if lit:
            on_number = ink.page
        else:
            on_number = ink.text_soft
        _words(painter, str(player.place), number, typeface(TypeSize.SMALL, strong=True), on_number)
    left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    for words, where in lines:
        _words(painter, words, where, font, ink.text_soft if player.away else ink.text, left)
    if moment.chosen == player.place:
        _ring(painter, box.adjusted(-1, -1, 1, 1), keyboard=moment.keyboard)


def _number_in(box: QRectF) -> QRectF:
    """Where the number of a taken seat stands."""
    if box.width() >= NARROW:
        side = NUMBER_SIDE
    else:
        side = NARROW_SIDE
    above = (box.height() - side) / 2
    aside = min(above, MOST_ASIDE if box.width() >= NARROW else CLOSE)
    return QRectF(box.left() + aside, box.top() + above, side, side)


def _name_in(box: QRectF) -> QRectF:
    """Where the name stands, after the number: names are shortened to this width."""
    narrow = box.width() < NARROW
    left = _number_in(box).right() + (CLOSE if narrow else 5)
    return QRectF(left, box.top(), box.right() - left - (CLOSE if narrow else 4), box.height())


def _lines_in(box: QRectF, name: str) -> list[tuple[str, QRectF]]:
    """Each line of a name with where it stands, one under the other in the middle."""
    where = _name_in(box)
    lines = name.split("\n")
    top = where.center().y() - LINE * len(lines) / 2
    return [
        (words, QRectF(where.left(), top + LINE * at, where.width(), LINE))
        for at, words in enumerate(lines)
    ]


def _hatch(painter: QPainter, box: QRectF, name: QRectF, taken: QSizeF) -> None:
    """Hatch the seat of a player who is away, but for what their name has taken."""
    wide = min(taken.width(), name.width()) + 6
    high = min(taken.height(), box.height() - 6)
    behind = QRectF(name.left() - 3, name.center().y() - high / 2, wide, high)
    painter.save()
    painter.setClipping(True)
    painter.setClipRegion(QRegion(box.toRect()).subtracted(QRegion(behind.toRect())))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(QColor(colours().felt_line), Qt.BrushStyle.BDiagPattern))
    round_ = box.height() / 2 - 1
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), round_, round_)
    painter.restore()


def _ring(painter: QPainter, box: QRectF, *, keyboard: bool) -> None:
    painter.setPen(QPen(QColor(colours().focus), 2.5 if keyboard else 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)


def _button(painter: QPainter, layout: PlanLayout, place: int) -> None:
    ink = colours()
    side = 7.0
    if layout.mode is not PlanMode.COMPACT:
        side = BUTTON_SIDE
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(layout.button_spot(place, side))
    painter.setPen(QPen(QColor(ink.text), 1.2))
    painter.setBrush(QColor(ink.surface))
    painter.drawEllipse(disc)
    if layout.mode is not PlanMode.COMPACT:
        _words(painter, "D", disc, typeface(10, strong=True), ink.text)


def _words(
    painter: QPainter,
    words: str,
    where: QRectF,
    font: QFont,
    colour: str,
    flags: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    fitting = QFontMetricsF(font).elidedText(
        words, Qt.TextElideMode.ElideRight, where.width() + 0.5
    )
    # A line may be lower than its letters: accents and tails stand out of it, and are not cut.
    painter.drawText(where, flags | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip, fitting)
