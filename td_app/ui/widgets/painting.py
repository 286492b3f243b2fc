"""Marks drawn in a window: each as it was placed, nothing decided here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from reports.charts import ON_DARK, ON_LIGHT
from reports.lettering import Weight
from reports.marks import (
    ACCENT,
    BAR,
    GROUND,
    INK,
    PALE,
    RED,
    RULE,
    SOFT,
    Area,
    Bar,
    ChartMark,
    Disc,
    Drawing,
    Mark,
    Picture,
    Said,
    Squares,
    Stroke,
    takes_black,
)
from td_app.ui.theme.active_theme import colours
from td_app.ui.theme.icons import paint_icon
from td_app.ui.theme.tokens import Colours
from td_app.ui.theme.typefaces import load_typefaces
from td_app.wall.scene import Scene

#: Letters are drawn at one size and enlarged: a font has whole sizes alone.
DRAWN_AT: Final = 100
SANS: Final = ("Tapis Sans",)
#: Figures of the first, all else of the second.
WORDS: Final = ("Tapis Words", *SANS)
FAMILIES: Final = {
    Weight.REGULAR: (SANS, QFont.Weight.Normal),
    Weight.SEMIBOLD: (SANS, QFont.Weight.DemiBold),
    Weight.BOLD: (SANS, QFont.Weight.Bold),
    Weight.WORDS: (WORDS, QFont.Weight.Normal),
    Weight.WORDS_SEMIBOLD: (WORDS, QFont.Weight.DemiBold),
    Weight.WORDS_BOLD: (WORDS, QFont.Weight.Bold),
    Weight.EVEN: (("Tapis Figures Even",), QFont.Weight.Normal),
    Weight.FIGURES: (("Tapis Figures",), QFont.Weight.Normal),
}
Pictures = Mapping[str, QImage]
NO_PICTURES: Pictures = {}
#: Signs drawn once, by face, sign, size in pixels of the window, colour.
Signs = dict[tuple[Weight, str, float, str], QPixmap]
#: Type from which signs are kept, in pixels: a time drawn anew each second.
KEPT_FROM: Final = 150
#: What a sign may take beside its width, for a type of size one.
SPARE: Final = 0.1


def paint_ground(painter: QPainter, scene: Scene, pictures: Pictures = NO_PICTURES) -> None:
    """Draw the picture behind a scene under its scrim; else its ground, lightest in the middle."""
    whole = QRectF(0, 0, scene.width, scene.height)
    theme = scene.theme
    behind = scene.backdrop
    if behind is not None and behind.name in pictures:
        picture = pictures[behind.name]
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(whole, picture, _middle_of(picture, whole))
        painter.fillRect(whole, _ink(behind.colour, behind.share))
        return
    if theme.inner == theme.outer:
        painter.fillRect(whole, QColor(theme.inner))
        return
    middle = QPointF(scene.width / 2, scene.height * 0.42)
    light = QRadialGradient(middle, max(scene.width, scene.height) * 0.62)
    light.setColorAt(0, QColor(theme.inner))
    light.setColorAt(1, QColor(theme.outer))
    painter.fillRect(whole, QBrush(light))


def _middle_of(picture: QImage, whole: QRectF) -> QRectF:
    """The part of a picture, around its middle, that has the shape of a scene."""
    room = picture.size().toSizeF()
    shape = whole.size().scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
    part = QRectF(0, 0, shape.width(), shape.height())
    part.moveCenter(QRectF(picture.rect()).center())
    return part


def chart_colours(theme: Colours) -> dict[str, str]:
    """Return what the roles of a chart's marks are in a set of colours."""
    return {
        INK: theme.text,
        SOFT: theme.text_soft,
        RULE: theme.line,
        BAR: theme.focus,
        PALE: theme.felt_line,
        ACCENT: theme.focus,
        RED: theme.red_text,
        GROUND: theme.page,
        **(ON_LIGHT if takes_black(theme.page) else ON_DARK),
    }


def paint_chart(painter: QPainter, marks: Iterable[ChartMark], *, on_card: bool = False) -> None:
    """Draw the marks of a chart, their roles in the colours of the theme, those of a card's ground
    if it is ``on_card``.
    """
    roles = chart_colours(colours())
    if on_card:
        roles[GROUND] = colours().surface
    placed = []
    for mark in marks:
        shown = replace(mark, colour=roles.get(mark.colour, mark.colour))
        if isinstance(shown, Bar | Disc):
            shown = replace(shown, edge=roles.get(shown.edge, shown.edge))
        placed.append(shown)
    paint_marks(painter, placed, NO_PICTURES)


def paint_marks(painter: QPainter, marks: Iterable[Mark], pictures: Pictures) -> None:
    """Draw marks in their order; a picture that is not there is left out."""
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    for mark in marks:
        match mark:
            case Said():
                _paint_words(painter, mark)
            case Bar():
                _bar(painter, mark)
            case Disc():
                _edged(painter, mark.colour, mark.edge, mark.thick, share=mark.share)
                radius = mark.radius - mark.thick / 2
                painter.drawEllipse(QPointF(mark.x, mark.y), radius, radius)
            case Stroke():
                _stroke(painter, mark)
            case Area():
                _edged(painter, mark.colour, "", 0, share=mark.share)
                painter.drawPolygon(QPolygonF([QPointF(*point) for point in mark.points]))
            case Drawing(name, x, top, side, ink):
                paint_icon(painter, name, ink, QRectF(x, top, side, side))
            case Picture():
                _picture(painter, mark, pictures)
            case Squares():
                _squares(painter, mark)


def paint_ticking(
    painter: QPainter, marks: Iterable[Mark], pictures: Pictures, signs: Signs
) -> None:
    """Draw what ticks: its large figures from ``signs``, where each is kept once drawn."""
    for mark in marks:
        share = painter.transform().m11()
        if isinstance(mark, Said) and mark.size * share >= KEPT_FROM:
            _paint_signs(painter, mark, share, signs)
        else:
            paint_marks(painter, (mark,), pictures)


def _paint_signs(painter: QPainter, mark: Said, share: float, signs: Signs) -> None:
    """Draw words sign by sign, each on a whole pixel, so that it is copied as it is."""
    measure = QFontMetricsF(font_of(mark.face))
    size = mark.size * share
    each = [measure.horizontalAdvance(sign) * size / DRAWN_AT for sign in mark.text]
    left = mark.x * share
    if mark.align != "left":
        left -= sum(each) if mark.align == "right" else sum(each) / 2
    spare = round(size * SPARE)
    painter.save()
    painter.resetTransform()
    for sign, wide in zip(mark.text, each, strict=True):
        key = (mark.face, sign, size, mark.colour)
        if key not in signs:
            signs[key] = _sign(mark, sign, size, wide, painter.device().devicePixelRatioF())
        top = round(mark.baseline * share) - round(size) - spare
        painter.drawPixmap(QPoint(round(left) - spare, top), signs[key])
        left += wide
    painter.restore()


def _sign(mark: Said, sign: str, size: float, wide: float, ratio: float) -> QPixmap:
    spare = round(size * SPARE)
    room = QSize(round(wide) + 2 * spare, round(size) + 4 * spare)
    picture = QPixmap(room * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    words = Said(spare, round(size) + spare, sign, size, mark.colour, face=mark.face)
    paint_marks(painter, (words,), {})
    painter.end()
    return picture


def _paint_words(painter: QPainter, mark: Said) -> None:
    font = font_of(mark.face)
    share = mark.size / DRAWN_AT
    left = mark.x
    if mark.align != "left":
        wide = QFontMetricsF(font).horizontalAdvance(mark.text) * share
        left -= wide if mark.align == "right" else wide / 2
    painter.save()
    painter.translate(left, mark.baseline)
    painter.scale(share, share)
    # Letters that are not very large are kept by Qt and copied: ten times quicker than outlines.
    painter.setFont(font)
    painter.setPen(QColor(mark.colour))
    painter.drawText(QPointF(0, 0), mark.text)
    painter.restore()


@cache
def font_of(face: Weight) -> QFont:
    """Return the font of a face, at the size at which letters are drawn."""
    load_typefaces()
    families, weight = FAMILIES[face]
    font = QFont()
    font.setFamilies(list(families))
    font.setPixelSize(DRAWN_AT)
    font.setWeight(weight)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)
    # Widths are those of the letters alone, as they were measured.
    font.setKerning(False)
    return font


def _edged(
    painter: QPainter,
    colour: str,
    edge: str,
    thick: float,
    dashes: tuple[float, ...] = (),
    share: float = 1.0,
) -> None:
    painter.setBrush(_ink(colour, share) if colour else Qt.BrushStyle.NoBrush)
    if not edge or not thick:
        painter.setPen(Qt.PenStyle.NoPen)
        return
    pen = QPen(_ink(edge, share), thick)
    if dashes:
        pen.setDashPattern([length / thick for length in dashes])
    painter.setPen(pen)


def _ink(colour: str, share: float) -> QColor:
    """Return a colour of which ``share`` covers what is under it."""
    ink = QColor(colour)
    ink.setAlphaF(share)
    return ink


def _bar(painter: QPainter, mark: Bar) -> None:
    _edged(painter, mark.colour, mark.edge, mark.thick, mark.dashes, mark.share)
    inside = mark.thick / 2
    where = QRectF(mark.x, mark.top, mark.width, mark.height)
    where.adjust(inside, inside, -inside, -inside)
    if mark.radius:
        painter.drawRoundedRect(where, mark.radius, mark.radius)
    else:
        painter.drawRect(where)


def _stroke(painter: QPainter, mark: Stroke) -> None:
    _edged(painter, "", mark.colour, mark.thick, mark.dashes, mark.share)
    pen = painter.pen()
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawPolyline(QPolygonF([QPointF(*point) for point in mark.points]))


def _picture(painter: QPainter, mark: Picture, pictures: Pictures) -> None:
    image = pictures.get(mark.name)
    if image is None or image.isNull():
        return
    where = QRectF(mark.x, mark.top, mark.width, mark.height)
    painter.save()
    if mark.radius:
        round_corners = QPainterPath()
        round_corners.addRoundedRect(where, mark.radius, mark.radius)
        painter.setClipPath(round_corners)
    painter.drawImage(where, image)
    painter.restore()


def _squares(painter: QPainter, mark: Squares) -> None:
    side = mark.side / len(mark.rows)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for down, row in enumerate(mark.rows):
        for across, dark in enumerate(row):
            if dark == "#":
                where = QRectF(
                    mark.x + across * side, mark.top + down * side, side + 0.5, side + 0.5
                )
                painter.fillRect(where, QColor(mark.colour))
    painter.restore()
