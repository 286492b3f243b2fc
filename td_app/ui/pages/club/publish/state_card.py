"""How publishing goes, beside every part of the page: what stands there, since when, a picture."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
    QPalette,
    QTextDocument,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from td_app.ui.desk import Desk
from td_app.ui.heartbeat import WhileSeen
from td_app.ui.theme import Space, colours
from td_app.ui.theme.tokens import LIGHT
from td_app.ui.widgets.labels import CutLabel, Say, label, tell
from td_app.ui.widgets.layout import column
from td_app.ui.widgets.page_parts import Card
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en
from td_app.words.publishing_page import KINDS_SAID, standing_words
from td_app.words.speaking import say

if TYPE_CHECKING:
    from td_app.publishing.site.building import Home
    from td_app.publishing.transports.accounts import Account

SECOND_MS: Final = 1_000
#: A page of its own: an evening, played elsewhere too, a meeting, somebody, a season.
A_PAGE: Final = re.compile(r"([emprs])/\d+\.html")
#: How wide the page of the picture is laid out, and its head (pixels of that page).
LAID_OUT: Final = 520
HEAD: Final = 64
AROUND: Final = 24
STYLE: Final = """
body,td,th{{font-size:15px;text-align:left}}h2{{font-size:20px}}
a{{color:{accent};text-decoration:none}}td,th{{padding:3px 12px 3px 0}}th{{font-weight:500}}
"""


class Miniature(QWidget):
    """The first page of the site, small: its own words and tables, by Qt's reader of rich text.

    That reader knows no more of a style than colours and sizes; a browser shows the rest.
    """

    def __init__(self) -> None:
        """Show an empty page."""
        super().__init__()
        self._home: Home | None = None
        self._document = QTextDocument(self)
        self.setMinimumHeight(96)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(fr_en("Image de la page", "Picture of the page"))
        explained(
            self,
            "La première page du site, en petit : les mêmes mots qu’en ligne.",
            "The first page of the site, small: the same words as online.",
        )

    def sizeHint(self) -> QSize:
        """Return the size of a page in a column, in pixels."""
        return QSize(280, 340)

    def show_home(self, home: Home) -> None:
        """Show this page."""
        self._home = home
        self._document.setDefaultStyleSheet(STYLE.format(accent=home.colours[0]))
        # A browser spaces what stands side by side; here its words would touch.
        spaced = home.main.replace('<time datetime=""></time>', "")
        for end in ("</time>", "</a>", "</span>"):
            spaced = spaced.replace(f"{end}<a", f"{end} · <a").replace(f"{end}<sp", f"{end} · <sp")
        self._document.setHtml(spaced.replace("<table>", '<table width="100%">'))
        self._document.setTextWidth(LAID_OUT - 2 * AROUND)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the page as wide as there is room, cut at the foot."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        share = self.width() / LAID_OUT
        painter.setClipRect(self.rect())
        painter.scale(share, share)
        page = QRectF(0, 0, LAID_OUT, self.height() / share)
        painter.fillRect(page, QColor("white"))
        if self._home is not None:
            painter.fillRect(QRectF(0, 0, LAID_OUT, HEAD), QColor(self._home.colours[0]))
            face = QFont(self.font())
            face.setPixelSize(24)
            face.setWeight(QFont.Weight.DemiBold)
            painter.setFont(face)
            painter.setPen(QColor(self._home.on_colour))
            middle = Qt.AlignmentFlag.AlignVCenter
            named = QRectF(AROUND, 0, LAID_OUT - 2 * AROUND, HEAD)
            painter.drawText(named, middle, self._home.club or fr_en("Le club", "The club"))
            painter.translate(AROUND, HEAD + Space.TIGHT)
            # On white by night too: not in the colours of the screen.
            inked = QAbstractTextDocumentLayout.PaintContext()
            palette = QPalette(self.palette())
            palette.setColor(QPalette.ColorRole.Text, QColor(LIGHT.text))
            inked.palette = palette
            self._document.documentLayout().draw(painter, inked)
            painter.translate(-AROUND, -HEAD - Space.TIGHT)
        painter.setPen(QColor(colours().line))
        painter.drawRect(page.adjusted(0, 0, -2, -2))
        painter.end()


class StateCard(Card):
    """Where the club publishes, what stands there, since when; the page, small."""

    def __init__(self, desk: Desk) -> None:
        """Speak of the club of ``desk``; told again each second while it is seen."""
        super().__init__(fr_en("En ligne", "Online"))
        self._desk = desk
        self.where = CutLabel("", Say.STRONG)
        self.standing = label("", Say.BODY, wraps=True)
        self.state = label("", Say.SOFT, wraps=True)
        self.picture = Miniature()
        told = column(self.where, self.standing, self.state, spacing=Space.HAIR)
        self.body.addLayout(told)
        self.body.addWidget(self.picture, 1)
        self._ticks = QTimer(self, interval=SECOND_MS)
        WhileSeen(self, self._ticks.timeout, self.tick)

    def show_standing(self, pages: Iterable[str]) -> None:
        """Tell what stands there, of pages by their address."""
        standing = self._desk.publisher.standing
        if standing is None:
            return
        if standing.account is None:
            self.where.say(place_words(None))
        else:
            self.where.say(say(KINDS_SAID[standing.account.KIND]))
        told = ""
        if standing.account is not None:
            found = filter(None, map(A_PAGE.fullmatch, pages))
            told = standing_words(Counter(page[1].replace("r", "e") for page in found))
        # Of an account that cannot be read nobody knows what stands there.
        tell(self.standing, told)
        self._ticks.start()
        self.tick()

    def tick(self) -> None:
        """Tell how long ago it was sent."""
        words = self._desk.publisher.in_words()
        tell(self.state, words[:1].upper() + words[1:])


def place_words(account: Account | None) -> str:
    """Return where pages go, in a line."""
    if account is None:
        return fr_en("Compte illisible", "Account unreadable")
    where = getattr(account, "host", "") or getattr(account, "address", "")
    parts = (where, getattr(account, "folder", ""))
    return " · ".join((say(KINDS_SAID[account.KIND]), *filter(None, parts)))
