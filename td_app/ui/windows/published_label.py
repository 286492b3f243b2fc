"""The foot of the window tells how publishing goes, as long as the club publishes."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel

from td_app.ui.heartbeat import WhileSeen
from td_app.ui.publisher import Publisher
from td_app.ui.theme import Tone, dress
from td_app.ui.widgets.labels import Say
from td_app.ui.widgets.tips import explained

#: How often it says its age again: within the first minute, then (ms).
FRESH_MS: Final = 1_000
OLD_MS: Final = 20_000


class PublishedLabel(QLabel):
    """Hidden while the club publishes nowhere; ``resized()`` when it needs another room."""

    resized = Signal()

    def __init__(self, publisher: Publisher) -> None:
        """Speak of what ``publisher`` does."""
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        dress(self, type=Say.SMALL.value)
        explained(
            self,
            "Où en est la page publique du club ; le détail est à la page Publier (F3).",
            "How the club’s public page stands; the details are on the Publish page (F3).",
        )
        self._publisher = publisher
        self._looks = QTimer(self, interval=FRESH_MS)
        WhileSeen(self, self._looks.timeout, self.tell)
        publisher.changed.connect(self.tell)
        self.hide()
        self.tell()

    def tell(self) -> None:
        """Say how it goes now."""
        words = self._publisher.in_words()
        if not words:
            self._looks.stop()
            self.hide()
            return
        if self._publisher.fresh:
            self._looks.start(FRESH_MS)
        else:
            self._looks.start(OLD_MS)
        if words != self.text() or self.isHidden():
            self.setText(words)
            tone = Tone.NEUTRAL
            if self._publisher.troubled:
                tone = Tone.AMBER
            dress(self, tone=tone.value)
            self.show()
            self.resized.emit()
