"""The foot: undo and redo by name, and the last refusal or note with its articles."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament import events as ev
from td_app.ui.heartbeat import WhileSeen
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.publisher import Publisher
from td_app.ui.theme import Height, Space, Tone, dress, give_icon
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import NoteLabel, icon_label
from td_app.ui.widgets.layout import STRETCH, emptied, row
from td_app.ui.widgets.notices import article_chip
from td_app.ui.widgets.tips import set_tip
from td_app.ui.windows.act_table import REDO, UNDO
from td_app.ui.windows.other_posts import LinkLabel
from td_app.ui.windows.published_label import PublishedLabel
from td_app.words import action_label, cites_text, minute_sentence, refusal_sentence
from td_app.words.language import fr_en

#: Between two looks at the link with a server (ms): its silence is told within three seconds.
LINK_MS = 250
UNDO_WIDTH = 420
UNDO_PADDING = 48
MOST_ARTICLES = 3


class FootBar(QFrame):
    """``acted(act)`` to undo and redo, ``articleAsked(number)``."""

    acted = Signal(object)
    articleAsked = Signal(str)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, live: LiveTournament, publisher: Publisher | None = None) -> None:
        """Speak of the tournament of ``live``, and of what ``publisher`` sends."""
        super().__init__()
        self._live = live
        self._whole: dict[Button, str] = {}
        self._prizes_closed = live.closed_by_prizes()
        dress(self, kind="foot-bar")
        self.setFixedHeight(Height.FOOT_BAR)
        self.undo = Button(rank=Rank.QUIET, icon="undo", scale="small")
        self.redo = Button(fr_en("Rétablir", "Redo"), Rank.QUIET, icon="redo", scale="small")
        self.undo.clicked.connect(lambda: self.acted.emit(UNDO))
        self.redo.clicked.connect(lambda: self.acted.emit(REDO))
        self._mark = icon_label("note", "text_soft", 16)
        self.words = NoteLabel("", hugs=True)
        self.link = LinkLabel(live.session.link)
        self.published = QWidget()
        if publisher is not None:
            self.published = PublishedLabel(publisher)
            self.published.resized.connect(self._fit)
        else:
            self.published.hide()
        self.chips: list[Button] = []
        self._articles = row(spacing=Space.HAIR)
        row(
            self.undo,
            self.redo,
            STRETCH,
            self._mark,
            self.words,
            self._articles,
            self.published,
            self.link,
            on=self,
            spacing=Space.HAIR,
            margins=(Space.TIGHT, 1, Space.SNUG, 0),
        )
        self._mark.hide()
        self._show_articles(())
        self._fit()
        self._show_link()
        if live.session.link is not None:
            looks = QTimer(self, interval=LINK_MS)
            looks.start()
            WhileSeen(self, looks.timeout, self._show_link)
        self.refresh()

    def refresh(self) -> None:
        """Show what undo and redo would do now."""
        undo = fr_en("Annuler", "Undo")
        redo = fr_en("Rétablir", "Redo")
        self._name(self.undo, undo, "Ctrl+Z", self._live.to_undo())
        self._name(self.redo, redo, "Ctrl+Y", self._live.to_redo())
        if not self.undo.isEnabled():
            self.undo.setText(undo)
            looking = self._live.read_only
            nothing = fr_en("Rien à annuler.", "Nothing to undo.")
            if looking:
                self.undo.set_refusal(fr_en("Consultation seule.", "Read-only."))
            else:
                self.undo.set_refusal(nothing)
        self.redo.setText(redo)
        self.redo.setVisible(self.redo.isEnabled())
        # Opened again by an undo, from here or elsewhere: said once more if they close again.
        self._prizes_closed = self._prizes_closed and self._live.closed_by_prizes()
        self._fit()

    def refuse(self, refusal: Refused) -> None:
        """Say why something was refused."""
        self._say(refusal_sentence(refusal, self._named), refusal.cites, Tone.RED)

    def note(self, words: str, cites: tuple[str, ...] = ()) -> None:
        """Say something worth knowing."""
        self._say(words, cites, Tone.NEUTRAL)

    def done(self, entry: ev.Entry) -> None:
        """Show the act just done, in the words of the minutes, and whether it closed late entry."""
        told = self._live.line_of(entry)
        words = minute_sentence(told)
        in_short = minute_sentence(told, besides=False)
        cites = told.cites
        closed = self._live.closed_by_prizes()
        if closed and not self._prizes_closed:
            # First: at the end it might be cut.
            closing = fr_en(
                "Entrées closes\u00a0: tous les joueurs restants sont payés.",
                "Late registration closed: everyone left is in the money.",
            )
            words = f"{closing} {words}"
            in_short = f"{closing} {in_short}"
            cites = ("room 32", *cites)
        self._prizes_closed = closed
        self._say(words, cites, Tone.NEUTRAL, in_short)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the words to the room there is."""
        super().resizeEvent(event)
        self._fit()

    def _name(self, button: Button, verb: str, key: str, entry: ev.Entry | None) -> None:
        """Show on a button what it would do; grey it when it would do nothing."""
        if entry is None or self._live.read_only:
            button.setEnabled(False)
            self._whole.pop(button, None)
            return
        what = action_label(entry.event, self._named)
        whole = fr_en("{0}\u00a0: {1}", "{0}: {1}").format(verb, what)
        button.set_refusal(None)
        self._whole[button] = whole
        set_tip(button, f"{whole} ({key})")
        button.setAccessibleName(whole)

    def _show_link(self) -> None:
        """Show whether the server answers, or is awaited; hidden without a server."""
        if self.link.tell(recording=self._live.recording):
            self._fit()

    def _named(self, entrant: int) -> str:
        known = self._live.last_known(entrant)
        if known:
            return known.display_name
        return f"#{entrant}"

    def _say(self, words: str, cites: tuple[str, ...], tone: Tone, in_short: str = "") -> None:
        wrong = tone is Tone.RED
        give_icon(self._mark, "stop" if wrong else "note", "red_text" if wrong else "text_soft")
        dress(self.words, tone=tone.value)
        self._mark.show()
        self._show_articles(tuple(dict.fromkeys(cites)))
        self.words.say(words, in_short)
        self.words.setAccessibleName(" ".join((words, cites_text(cites))).strip())
        self._fit()

    def _show_articles(self, cites: tuple[str, ...]) -> None:
        emptied(self._articles)
        self.chips = []
        for number in cites[:MOST_ARTICLES]:
            chip = article_chip(number)
            chip.clicked.connect(lambda _=False, cited=number: self.articleAsked.emit(cited))
            self._articles.addWidget(chip)
            self.chips.append(chip)
            # Its room is asked for at once: not dressed yet, it would claim too little.
            chip.ensurePolished()

    def _fit(self) -> None:
        """Give undo the room left beside the words, and never less than before."""
        undo = self._whole.get(self.undo)
        if undo is not None:
            taken = 0
            if self.redo.isVisibleTo(self):
                taken = self.redo.sizeHint().width()
            told = (self.published, self.link)
            taken += sum(one.sizeHint().width() for one in told if one.isVisibleTo(self))
            # A page of a room's rules takes more room than an article of the rulebook.
            taken += sum(chip.sizeHint().width() + Space.HAIR for chip in self.chips)
            free = self.width() - taken - 3 * Space.ROOMY - self.words.least_width
            room = max(UNDO_WIDTH, free) - UNDO_PADDING
            shown = self.undo.fontMetrics().elidedText(undo, Qt.TextElideMode.ElideRight, room)
            self.undo.setText(shown.replace("&", "&&"))
        if (laid_out := self.layout()) is not None:
            self.words.setMaximumWidth(self.width())
            laid_out.activate()
            if self.words.in_short:
                # Shortened, they leave room: it goes before them, their articles stay beside.
                self.words.setMaximumWidth(self.words.least_width)
                laid_out.activate()
