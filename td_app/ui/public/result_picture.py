"""The result of an evening as a picture to share, in the colours of the hall's screens."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from td_app.printing.evening_result import EveningResult, ResultStep
from td_app.ui.public.lettering import LEFT, RIGHT, fitting_size, paint_line, paint_name
from td_app.ui.theme import hall, paint_icon
from td_app.words.figures import whole
from td_app.words.finishing import winners_named
from td_app.words.language import fr_en

WIDE = 1080
HIGH = 1350
"""Pixels: what social networks show whole on a phone."""
ASIDE = 72
BAND = 170
MOST_FURTHER = 4
FURTHER_TALL = 52
"""Lines of those who win beyond the podium, and pixels of each."""
MOST_NAMED = 9
"""Winners named one under the other; beyond, the others are counted."""


def result_picture(result: EveningResult) -> QImage:
    """Return the picture of an evening's result: its club, its podium, a line about it."""
    image = QImage(WIDE, HIGH, QImage.Format.Format_RGB32)
    ink = hall()
    image.fill(QColor(ink.page))
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    _band(painter, result)
    room = QRectF(ASIDE, 0, WIDE - 2 * ASIDE, HIGH)
    if result.club:
        paint_line(painter, _line(room, 205, 80), result.tournament, ink.text, most=62)
    paint_line(painter, _line(room, 285, 50), result.day, ink.text_soft, most=36, strong=False)
    first = result.steps[0]
    others = result.steps[1:]
    paint_icon(painter, "winner", ink.accent_text, QRectF(WIDE / 2 - 55, 370, 110, 110))
    paint_line(painter, _line(room, 485, 60), first.title, ink.text_soft, most=44)
    further = _further_lines(result)
    tall = 120
    if further:
        tall = 88
    low = 1190 - FURTHER_TALL * len(further)
    foot = low - tall * len(others)
    if first.won:
        below = foot - 90
    else:
        below = foot
    _winners(painter, QRectF(room.left(), 550, room.width(), below - 560), first.names)
    if first.won:
        paint_line(painter, _line(room, below, 70), first.won, ink.accent_text, most=54)
    for place, step in enumerate(others):
        _step(painter, _line(room, foot + 20 + tall * place, tall - 20), step)
    for place, step in enumerate(further):
        where = _line(room, low + 20 + FURTHER_TALL * place, FURTHER_TALL - 4)
        _step(painter, where, step, most=32)
    painter.fillRect(QRectF(ASIDE, 1230, room.width(), 2), QColor(ink.line))
    paint_line(painter, _line(room, 1250, 60), result.told, ink.text_soft, most=40)
    painter.end()
    return image


def _further_lines(result: EveningResult) -> tuple[ResultStep, ...]:
    """Return the winners beyond the podium, a line each; the last line counts those left out."""
    every = result.further
    if len(every) <= MOST_FURTHER:
        return every
    shown = every[: MOST_FURTHER - 1]
    left = sum(len(step.names) for step in every[len(shown) :])
    words = fr_en("et {0} autres vainqueurs", "and {0} more winners").format(whole(left))
    return (*shown, ResultStep(fr_en("puis", "then"), (), (words,), ""))


def picture_bytes(image: QImage) -> bytes:
    """Return a picture as the bytes of a PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def _line(room: QRectF, top: float, tall: float) -> QRectF:
    return QRectF(room.left(), top, room.width(), tall)


def _band(painter: QPainter, result: EveningResult) -> None:
    """Draw the club's logo and name on its colour, along the top; the tournament's without one."""
    ink = hall()
    painter.fillRect(QRectF(0, 0, WIDE, BAND), QColor(ink.accent))
    left = float(ASIDE)
    if result.logo:
        logo = QImage.fromData(result.logo)
    else:
        logo = QImage()
    if not logo.isNull():
        fitted = logo.scaled(
            360,
            BAND - 40,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        painter.drawImage(ASIDE, (BAND - fitted.height()) // 2, fitted)
        left += fitted.width() + 32
    room = QRectF(left, 0, WIDE - ASIDE - left, BAND)
    words = result.club or result.tournament
    paint_line(painter, room, words, ink.on_accent, most=52, align=LEFT)


def _winners(painter: QPainter, room: QRectF, names: tuple[str, ...]) -> None:
    """Draw the name as large as it fits; several of one size, one under the other."""
    ink = hall()
    if len(names) == 1:
        paint_name(painter, room, names[0], ink.text, 150)
        return
    shown = list(names[:MOST_NAMED])
    if len(names) > MOST_NAMED:
        shown.append(f"+ {whole(len(names) - MOST_NAMED)}")
    each = QRectF(room.left(), room.top(), room.width(), room.height() / len(shown))
    size = min(fitting_size(name, each, 80) for name in shown)
    for place, name in enumerate(shown):
        where = each.translated(0, place * each.height())
        paint_line(painter, where, name, ink.text, most=size)


def _step(painter: QPainter, room: QRectF, step: ResultStep, most: int = 52) -> None:
    """Draw a place, who holds it and what it wins, on one line, ``most`` pixels the name."""
    beside = min(40, most)
    ink = hall()
    place = QRectF(room)
    won = QRectF(room)
    place.setWidth(170)
    won.setLeft(room.right() - 220)
    name = room.adjusted(190, 0, -240 if step.won else 0, 0)
    paint_line(painter, place, step.title, ink.text_soft, most=beside, align=LEFT)
    names = winners_named(step.names)
    paint_line(painter, name, names, ink.text, most=most, least=min(30, most), align=LEFT)
    paint_line(painter, won, step.won, ink.accent_text, most=beside, align=RIGHT)
