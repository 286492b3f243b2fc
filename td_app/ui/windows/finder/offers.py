"""The lines of the finder and of the palette: what each does, how near it is, how it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from td_app.register.finding import INSIDE, folded, nearness
from td_app.ui.pages.evening.floor.answers.answer_pad import key_cap
from td_app.ui.post_settings import post_settings
from td_app.ui.theme import Space, TypeSize, colours, typeface
from td_app.ui.theme.icons import paint_icon
from td_app.ui.widgets.page_parts import fades_of
from td_app.ui.widgets.tips import set_tip

#: Where a post keeps the names of the acts taken lately (never of people), and how many.
KEPT = "palette/recent"
MOST = 5


@dataclass(frozen=True, slots=True)
class Offer:
    """``take`` goes there or does it; refused now with the sentence ``why_not``.

    ``name`` tells it apart and is what is remembered of it; ``also`` are other words it
    answers to, in any language; ``keys`` are shown as key caps, ``beside`` in the soft colour.
    ``alike``: somebody else is as near to what was typed; Enter takes it once it is chosen.
    """

    name: str
    group: str
    words: str
    take: Callable[[], object]
    icon: str = ""
    beside: str = ""
    keys: tuple[str, ...] = ()
    why_not: str = ""
    also: str = ""
    alike: bool = False


@lru_cache(maxsize=4096)
def _plain(text: str) -> str:
    return folded(text)


def near(typed: str, offer: Offer) -> int | None:
    """Return how near an offer is to what was typed (``folded``), None when it is not meant.

    Its own words come before the others it answers to.
    """
    own = nearness(typed, _plain(offer.words))
    if own is not None and own <= INSIDE:
        return own * 2
    every = nearness(typed, _plain(f"{offer.words} {offer.also} {offer.group}"))
    if every is None:
        return None
    return every * 2 + 1


def nearest(typed: str, offers: Iterable[Offer], recent: Sequence[str] = ()) -> list[Offer]:
    """Return the offers meant by what was typed, nearest first.

    Of two as near, the one that can be done comes first, then the one taken lately.
    """
    wanted = folded(typed)
    found = []
    for place, offer in enumerate(offers):
        how_near = near(wanted, offer)
        if how_near is not None:
            if offer.name in recent:
                lately = recent.index(offer.name)
            else:
                lately = len(recent)
            found.append(((how_near, bool(offer.why_not), lately, place), offer))
    return [offer for _, offer in sorted(found, key=lambda pair: pair[0])]


def recent_names() -> tuple[str, ...]:
    """Return the names of the acts taken lately, the last one first."""
    kept = str(post_settings().value(KEPT, "") or "")
    return tuple(name for name in kept.split("\n") if name)


def remember(name: str) -> None:
    """Record that an act was used."""
    names = (name, *(other for other in recent_names() if other != name))
    post_settings().setValue(KEPT, "\n".join(names[:MOST]))


Index = QModelIndex | QPersistentModelIndex


ROW = 36
ROW_REFUSED = 52
HEADING = 30


ICON = 18
CAP = 22


ROLE = Qt.ItemDataRole.UserRole


LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


NO_ELISION = 0.0


class OfferList(QListWidget):
    """``picked(offer)`` on a click; a field beside keeps the keyboard and says ``step``."""

    picked = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """Start empty; ``name`` is told to those who do not see the list."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setItemDelegate(_Lines(self))
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollMode(self.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._on_clicked)
        fades_of(self, card=True)

    def show_offers(self, offers: Sequence[Offer], *, headed: bool = True) -> None:
        """Show these lines, the first one lit unless others are as near; ``headed`` by matter."""
        self.clear()
        group = ""
        for offer in offers:
            if headed and offer.group != group:
                group = offer.group
                self._add(group, group)
            told = (offer.words, offer.beside, " ".join(offer.keys), offer.why_not)
            self._add(offer, ", ".join(words for words in told if words))
        if not (offers and offers[0].alike):
            self.step(1)
        self.scrollToTop()

    def offers(self) -> list[Offer]:
        """Return the lines shown, headings apart."""
        held = [self.item(row).data(ROLE) for row in range(self.count())]
        return [offer for offer in held if isinstance(offer, Offer)]

    def lit(self) -> Offer | None:
        """Return the line lit up."""
        item = self.currentItem()
        held = None
        if item is not None:
            held = item.data(ROLE)
        if isinstance(held, Offer):
            return held
        return None

    def step(self, by: int) -> None:
        """Light up the line ``by`` further, round the end for one, as far as there is for more."""
        rows = [row for row in range(self.count()) if isinstance(self.item(row).data(ROLE), Offer)]
        if not rows:
            return
        if by < 0:
            nowhere = len(rows)
        else:
            nowhere = -1
        if self.currentRow() in rows:
            here = rows.index(self.currentRow())
        else:
            here = nowhere
        wanted = here + by
        last = len(rows) - 1
        if abs(by) == 1:
            there = wanted % len(rows)
        else:
            there = max(0, min(wanted, last))
        self.setCurrentRow(rows[there])

    def wanted_height(self) -> int:
        """Return the height of every line, in pixels."""
        rows = range(self.count())
        return sum(_height(self.item(row).data(ROLE)) for row in rows) + 2 * self.frameWidth()

    def _add(self, held: Offer | str, aloud: str) -> None:
        item = QListWidgetItem()
        item.setData(ROLE, held)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, aloud)
        if isinstance(held, str):
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        else:
            set_tip(item, held.why_not or held.words)
        self.addItem(item)

    def _on_clicked(self, item: QListWidgetItem) -> None:
        held = item.data(ROLE)
        if isinstance(held, Offer):
            self.picked.emit(held)


def _height(held: Offer | str) -> int:
    if isinstance(held, str):
        return HEADING
    if held.why_not:
        return ROW_REFUSED
    return ROW


class _Lines(QStyledItemDelegate):
    """Draws a heading, or an icon, words, why not, what stands beside and the keys."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, _height(index.data(ROLE)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        held: Offer | str = index.data(ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(Space.HAIR, 1, -Space.HAIR, -1)
        if isinstance(held, str):
            _words(painter, box.adjusted(Space.SNUG, Space.HAIR, 0, 0), held, small=True)
        else:
            state = option.state
            if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
                _ground(painter, box, lit=bool(state & QStyle.StateFlag.State_Selected))
            _offer(painter, box.adjusted(Space.SNUG, 0, -Space.SNUG, 0), held)
        painter.restore()


def _ground(painter: QPainter, box: QRectF, *, lit: bool) -> None:
    ink = colours()
    if lit:
        painter.setPen(QColor(ink.focus))
    else:
        painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ink.accent_soft if lit else ink.hover))
    painter.drawRoundedRect(box, 4, 4)


def _offer(painter: QPainter, box: QRectF, offer: Offer) -> None:
    ink = colours()
    if offer.icon:
        where = QRectF(box.left(), box.center().y() - ICON / 2, ICON, ICON)
        paint_icon(painter, offer.icon, ink.text_disabled if offer.why_not else ink.text, where)
    words = box.adjusted(ICON + Space.SNUG, 0, 0, 0)
    for key in reversed(offer.keys):
        words.setRight(_cap(painter, words, key))
    if offer.beside:
        words.setRight(_words(painter, words, offer.beside, small=True, right=True))
    if not offer.why_not:
        _words(painter, words, offer.words, small=False)
        return
    above = QRectF(words)
    below = QRectF(words)
    above.setBottom(words.center().y() + 1)
    below.setTop(words.center().y() - 1)
    _words(painter, above, offer.words, small=False, soft=True)
    _words(painter, below, offer.why_not, small=True)


def _words(
    painter: QPainter,
    box: QRectF,
    words: str,
    *,
    small: bool,
    soft: bool = False,
    right: bool = False,
) -> float:
    """Draw words, cut with an ellipsis where they do not fit; return where they begin."""
    ink = colours()
    font = typeface(TypeSize.SMALL if small else TypeSize.BODY)
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(QColor(ink.text_soft if small or soft else ink.text))
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, max(0.0, box.width()))
    painter.drawText(box, RIGHT if right else LEFT, shown)
    return box.right() - metrics.horizontalAdvance(shown) - Space.NORMAL


def _cap(painter: QPainter, box: QRectF, key: str) -> float:
    """Draw a key at the right of ``box``; return where it leaves room."""
    wide = max(
        CAP, QFontMetricsF(typeface(TypeSize.SMALL, strong=True)).horizontalAdvance(key) + 12
    )
    where = QRectF(box.right() - wide, box.center().y() - CAP / 2, wide, CAP)
    key_cap(painter, where, key)
    return where.left() - Space.HAIR
