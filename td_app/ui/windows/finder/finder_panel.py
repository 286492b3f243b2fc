"""One field over the window: what is looked for, or an act by its words; the keyboard alone."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget
from shiboken6 import isValid

from td_app.floor.situations import every_situation
from td_app.ui.acts import Window
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.keys import ENTER
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, wide
from td_app.ui.widgets.searching import SearchField, several_words
from td_app.ui.windows.finder.found import found
from td_app.ui.windows.finder.offers import Offer, OfferList, nearest, recent_names, remember
from td_app.ui.windows.finder.sources import every_offer, settings_offered
from td_app.words.language import current_language, fr_en

WIDTH = 680
TOP = 72
MOST_HEIGHT = 560
PAGE_STEP = 8
"""Lines that Page Up and Page Down go by."""

VEIL = 96
"""How much the window darkens behind, of 255."""


class Purpose(Enum):
    """The purpose of the field."""

    FIND = "find"
    ACT = "act"


class FinderPanel(QWidget):
    """Lies over the whole window until something is chosen, Escape, or a click beside.

    It goes away (``left()``) before what was chosen is done, and gives the keyboard back.
    """

    left = Signal()

    def __init__(self, window: Window, over: QWidget, purpose: Purpose) -> None:
        """Search or act in ``window``, which is the widget ``over`` which it opens."""
        super().__init__(over)
        self._window = window
        self._over = over
        self._gone = False
        self._came_from = QApplication.focusWidget()
        self.purpose = purpose
        self._offers: list[Offer] = []
        self._recent = recent_names()
        self.field = _Field(self)
        self.list = OfferList("")
        self.told = label("", Say.SOFT, wraps=True)
        self.hint = label("", Say.SMALL)
        self.card = QFrame(self)
        dress(self.card, kind="card")
        parts = (self.field, self.told, wide(self.list), self.hint)
        column(*parts, on=self.card, spacing=Space.TIGHT, margins=Space.TIGHT)
        self.told.setContentsMargins(Space.TIGHT, 0, Space.TIGHT, 0)
        self.hint.setContentsMargins(Space.TIGHT, 0, Space.TIGHT, 0)
        self.field.searched.connect(self._on_typed)
        self.list.picked.connect(self.take)
        self.list.currentRowChanged.connect(lambda _row: self._tell_lit())
        over.installEventFilter(self)
        self.set_purpose(purpose)
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @staticmethod
    def make_ready() -> None:
        """Load beforehand what the first search needs: it opens as fast as the others."""
        every_situation(current_language())

    def set_purpose(self, purpose: Purpose) -> None:
        """Look for something, or ask for an act, with what is typed already."""
        self.purpose = purpose
        finding = purpose is Purpose.FIND
        if finding:
            words = fr_en(
                "Un joueur, une table, une situation, un article, un papier, un réglage…",
                "A player, a table, a situation, an article, a printout, a setting…",
            )
        else:
            words = fr_en(
                "Une action\u00a0: horloge, imprimer, annuler…", "An action: clock, print, undo…"
            )
        self.field.setPlaceholderText(words)
        self.field.setAccessibleName(words)
        if finding:
            self.list.setAccessibleName(fr_en("Ce qui a été trouvé", "What was found"))
            self._offers = []
        else:
            self.list.setAccessibleName(fr_en("Actions", "Actions"))
            self._offers = every_offer(self._window)
        self.hint.setText(self._hint(finding))
        self._on_typed(self.field.text())

    def press_again(self, purpose: Purpose) -> None:
        """Go on after the key of a purpose: the other one, the page's own search, or away."""
        if purpose is not self.purpose:
            self.set_purpose(purpose)
        elif purpose is Purpose.ACT:
            self.leave()
        else:
            here = self._in_this_page()
            if here is not None:
                self.take(here)

    def take(self, offer: Offer) -> None:
        """Go there or do it; one refused now says why and stays."""
        if offer.why_not:
            dress(self.told, tone=Tone.AMBER.value)
            self._say(offer.why_not)
            return
        if self.purpose is Purpose.ACT:
            remember(offer.name)
        if self._came_from is not None and self._came_from.window() is not self._over:
            # What was found shows in this window: the one the search was asked in stays behind.
            self._came_from = None
        self.leave()
        offer.take()

    def take_lit(self) -> None:
        """Take the line lit up; of several players as near, one is chosen first."""
        lit = self.list.lit()
        if lit is not None:
            self.take(lit)
        elif self.list.count():
            self._say(several_words())

    def leave(self) -> None:
        """Go away; the keyboard goes back where it was."""
        if self._gone:
            return
        self._gone = True
        self._over.removeEventFilter(self)
        self.left.emit()
        self.hide()
        came_from = self._came_from
        if came_from is not None and isValid(came_from) and came_from.isVisible():
            came_from.activateWindow()
            came_from.setFocus(Qt.FocusReason.OtherFocusReason)
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the window at any size."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away on a click beside the card."""
        if not self.card.geometry().contains(event.position().toPoint()):
            self.leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken what lies behind."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(0, 0, 0, VEIL))
        painter.end()

    def _on_typed(self, typed: str) -> None:
        dress(self.told, tone=Tone.NEUTRAL.value)
        if self.purpose is Purpose.FIND:
            offers = found(self._window, typed)
            here = self._in_this_page()
            if here is not None:
                self.list.show_offers([*offers, here])
            else:
                self.list.show_offers(offers)
            self._say(self._nothing_found(typed, bool(offers)))
        elif typed.strip():
            offers = nearest(typed, self._offers, self._recent)
            # What is no act may be a setting: its section is shown instead of nothing.
            offers = offers or nearest(typed, settings_offered(self._window))
            self.list.show_offers(offers, headed=False)
            if offers:
                self._say("")
            else:
                self._say(
                    fr_en(
                        "Aucune action ne correspond à ces mots.", "No action matches these words."
                    )
                )
        else:
            self.list.show_offers(self._recent_first())
            self._say("")
        self._place()

    def _recent_first(self) -> list[Offer]:
        known = {offer.name: offer for offer in self._offers}
        lately = fr_en("Récentes", "Recent")
        recent = [known[name] for name in self._recent if name in known]
        first = [replace(offer, group=lately) for offer in recent]
        taken = {offer.name for offer in first}
        return [*first, *(offer for offer in self._offers if offer.name not in taken)]

    def _in_this_page(self) -> Offer | None:
        """The search of the page that is shown, when it has its own."""
        here = self._window.search_here()
        typed = self.field.text().strip()
        if here is None:
            return None
        name, find_text = here
        words = fr_en("Chercher dans la page {0}", "Search the page {0}")
        return Offer(
            "in_this_page",
            fr_en("Cette page", "This page"),
            words.format(name),
            lambda: find_text(typed),
            "search",
            keys=("Ctrl+F",),
        )

    def _nothing_found(self, typed: str, something: bool) -> str:
        if something:
            return ""
        if typed.strip():
            return fr_en(
                "Rien ne correspond à ces mots. Essayez un mot de moins.",
                "Nothing matches these words. Try one word fewer.",
            )
        return fr_en(
            "Par exemple\u00a0: un nom, un pseudo, une licence, 4.7, table 4, string, 9.12, "
            "cartons, antes.",
            "For example: a name, a nickname, a licence, 4.7, table 4, string, 9.12, slips, antes.",
        )

    def _hint(self, finding: bool) -> str:
        way = fr_en(
            "↑ ↓ choisir · Entrée ouvrir · Échap fermer · Ctrl+K les actions",
            "↑ ↓ select · Enter open · Esc close · Ctrl+K actions",
        )
        act = fr_en(
            "↑ ↓ choisir · Entrée exécuter · Échap fermer · Ctrl+F chercher",
            "↑ ↓ select · Enter run · Esc close · Ctrl+F find",
        )
        if finding:
            return way
        return act

    def _tell_lit(self) -> None:
        """Let screen readers read the highlighted line: the keyboard stays in the field."""
        item = self.list.currentItem()
        words = ""
        if item is not None:
            words = item.data(Qt.ItemDataRole.AccessibleTextRole)
        self.field.setAccessibleDescription(words)

    def _say(self, words: str) -> None:
        self.told.setText(words)
        self.told.setVisible(bool(words))
        self._place()

    def _place(self) -> None:
        self.setGeometry(self._over.rect())
        wide = min(WIDTH, self.width() - 2 * Space.WIDE)
        lines = self.list.wanted_height()
        self.list.setVisible(bool(self.list.count()))
        rest = self.field.sizeHint().height() + self.hint.sizeHint().height() + 4 * Space.TIGHT
        if not self.told.isHidden():
            rest += self.told.heightForWidth(wide - 4 * Space.TIGHT) + Space.TIGHT
        high = min(rest + lines + 2, MOST_HEIGHT, self.height() - TOP - Space.WIDE)
        self.card.setGeometry((self.width() - wide) // 2, TOP, wide, high)


class _Field(SearchField):
    """Keeps the keyboard: arrows light up lines, Enter takes, Escape goes away."""

    def __init__(self, panel: FinderPanel) -> None:
        super().__init__("", panel, quiet_for=0)
        self._panel = panel

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = Qt.Key
        steps = {
            keys.Key_Down: 1,
            keys.Key_Up: -1,
            keys.Key_PageDown: PAGE_STEP,
            keys.Key_PageUp: -PAGE_STEP,
        }
        key = keys(event.key())
        if key is keys.Key_Escape:
            self._panel.leave()
        elif key in ENTER:
            self._search()
            if not event.isAutoRepeat():
                self._panel.take_lit()
        elif key in steps:
            self._search()
            self._panel.list.step(steps[key])
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 - Qt calls it
        """Tab goes from line to line too: the keyboard has nowhere else to go."""
        if forward:
            self._panel.list.step(1)
        else:
            self._panel.list.step(-1)
        return True
