"""Telling the hall something: typed or taken from the club's ready messages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import QLineEdit, QWidget

from td_app.tournament.state.clock import MINUTE_MS
from td_app.ui.public.hall import LONGEST_MESSAGE, MOST_MESSAGES, Hall, WallMessage
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column, row, wide
from td_app.words.language import fr_en

BAND, FULL = "band", "full"
LASTING = (1, 5, 10, 15, 30)
"""Minutes a message may be asked to stay; else until it is taken down."""


class MessagePart(QWidget):
    """A line, where it is shown and how long; ``now_ms`` tells the moment."""

    def __init__(
        self, hall: Hall, now_ms: Callable[[], int], parent: QWidget | None = None
    ) -> None:
        """Offer the ready messages of ``hall``."""
        super().__init__(parent)
        self._hall, self._now_ms = hall, now_ms
        self.text = QLineEdit()
        self.text.setMaxLength(LONGEST_MESSAGE)
        self.text.setPlaceholderText(
            fr_en("Buffet ouvert pendant la pause", "The buffet is open during the break")
        )
        self.text.setAccessibleName(fr_en("Message pour la salle", "Message to the hall"))
        self.ready = ChoiceField()
        self.ready.setAccessibleName(fr_en("Messages prêts", "Ready messages"))
        self.where = ChoiceField(
            [
                (BAND, fr_en("dans le bandeau", "in the band")),
                (FULL, fr_en("à la place de l'horloge", "over the clock")),
            ]
        )
        self.where.setAccessibleName(fr_en("Où le message paraît", "Where the message is shown"))
        self.lasting = ChoiceField(
            [
                ("0", fr_en("jusqu'à ce qu'on le retire", "until it is taken down")),
                *(
                    (str(n), fr_en("pendant {0}\u00a0min", "for {0}\u00a0min").format(n))
                    for n in LASTING
                ),
            ]
        )
        self.lasting.setAccessibleName(fr_en("Combien de temps", "How long"))
        self.show_it = Button(fr_en("Afficher", "Show"), Rank.PRIMARY, icon="announce")
        self.take_down = Button(fr_en("Retirer", "Take down"), Rank.SECONDARY)
        self.keep = Button(
            fr_en("Garder", "Keep"),
            Rank.QUIET,
            tip=fr_en("Pour les prochaines fois", "For the next times"),
        )
        self.forget = Button(fr_en("Oublier", "Forget"), Rank.QUIET)
        self._lay_out()
        self.text.textChanged.connect(self.refresh)
        self.text.returnPressed.connect(self.show_it.click)
        self.ready.choiceChanged.connect(self.text.setText)
        self.show_it.clicked.connect(self._show_it)
        self.take_down.clicked.connect(lambda: hall.say(None))
        self.keep.clicked.connect(self._keep)
        self.forget.clicked.connect(self._forget)
        hall.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Offer what can be done now."""
        messages, text = self._hall.wishes.messages, self.text.text().strip()
        self.ready.set_choices(
            [
                ("", fr_en("Messages prêts…", "Ready messages…")),
                *((message, message) for message in messages),
            ]
        )
        self.ready.choose(text if text in messages else "")
        self.ready.setEnabled(bool(messages))
        nothing = None if text else fr_en("Écrivez d'abord le message.", "Write the message first.")
        self.show_it.set_refusal(nothing)
        shown = self._hall.message_at(self._now_ms()) is not None
        self.take_down.set_refusal(
            None if shown else fr_en("Aucun message n'est affiché.", "No message is shown.")
        )
        self.keep.setVisible(text not in messages)
        full = fr_en("La liste est pleine\u00a0: oubliez-en un.", "The list is full: forget one.")
        self.keep.set_refusal(nothing or (full if len(messages) >= MOST_MESSAGES else None))
        self.forget.setVisible(text in messages)

    def _show_it(self) -> None:
        text, minutes = self.text.text().strip(), int(self.lasting.chosen())
        until = self._now_ms() + minutes * MINUTE_MS if minutes else None
        self._hall.say(WallMessage(text, self.where.chosen() == FULL, until))

    def _keep(self) -> None:
        wishes = self._hall.wishes
        kept = (*wishes.messages, self.text.text().strip())
        self._hall.wish(replace(wishes, messages=kept))

    def _forget(self) -> None:
        wishes, gone = self._hall.wishes, self.text.text().strip()
        self._hall.wish(
            replace(wishes, messages=tuple(text for text in wishes.messages if text != gone))
        )

    def _lay_out(self) -> None:
        whole = column(
            label(fr_en("Message", "Message"), Say.SECTION),
            self.text,
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )
        rows: tuple[tuple[QWidget, ...], ...] = (
            (self.where, self.lasting),
            (self.show_it, self.take_down),
            (self.ready, self.keep, self.forget),
        )
        for widgets in rows:
            line = row(
                *(wide(widget, 1 if isinstance(widget, ChoiceField) else 0) for widget in widgets),
                spacing=Space.TIGHT,
            )
            if not isinstance(widgets[0], ChoiceField):
                line.addStretch(1)
            whole.addLayout(line)
