"""Opening the public window, and on which screen."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from td_app.ui.public.screens import screen_key, screen_words, wall_place, wall_screen
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import row, wide
from td_app.words.language import fr_en


class WallChoice(QWidget):
    """``asked()`` to open the public window or to close it, ``prepare_asked()`` to say what it
    shows; the screen is kept for the next evenings.
    """

    asked = Signal()
    prepare_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Offer the screens there are."""
        super().__init__(parent)
        self.screens = ChoiceField()
        self.screens.setAccessibleName(
            fr_en("Écran de l'affichage public", "Screen of the public display")
        )
        self.screens.choiceChanged.connect(wall_place.choose)
        self.alone = label("", Say.SMALL, wraps=True)
        self.button = Button(
            icon="public-display",
            tip=fr_en("Touche D\u00a0; Échap le quitte", "Key D; Esc leaves it"),
        )
        self.button.clicked.connect(self.asked)
        self.prepare = Button(
            icon="settings",
            tip=fr_en(
                "Ce que l'affichage public montre\u00a0: messages, panneaux, écrans",
                "What the public display shows: messages, panels, screens",
            ),
        )
        self.prepare.setAccessibleName(
            fr_en("Préparer l'affichage public", "Prepare the public display")
        )
        self.prepare.clicked.connect(self.prepare_asked)
        row(
            wide(self.screens),
            wide(self.alone),
            self.prepare,
            self.button,
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )
        wall_place.shown_changed.connect(self.refresh)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self.refresh)
            app.screenRemoved.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Offer the screens as they are now."""
        screens = QGuiApplication.screens()
        self.screens.set_choices([(screen_key(screen), screen_words(screen)) for screen in screens])
        here = self.window().screen() if self.isVisible() else None
        self.screens.choose(screen_key(wall_screen(here, wall_place.name)))
        self.screens.setVisible(len(screens) > 1)
        self.alone.setVisible(len(screens) < 2)
        self.alone.setText(
            fr_en(
                "Un seul écran\u00a0: l'affichage public le couvre, Échap le quitte.",
                "Only one screen: the public display covers it, Esc leaves it.",
            )
        )
        shown = wall_place.shown
        self.button.setText(
            fr_en("Fermer l'affichage", "Close the display")
            if shown
            else fr_en("Affichage public", "Public display")
        )
