"""Affichage public: what the hall sees, tried on a miniature while it is chosen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QWidget

from td_app.tournament.state.clock import MINUTE_MS
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.wall_pictures import pictures_button
from td_app.ui.public.hall import Hall
from td_app.ui.public.screens import (
    NOT_SHOWN,
    WallPlace,
    found_screen,
    screen_key,
    screen_words,
    second_place,
    wall_place,
    wall_screen,
)
from td_app.ui.public.wall_view import WallView
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import STRETCH, column, grid, row, wide
from td_app.ui.widgets.page_help import told_as
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_fields import CountField
from td_app.wall.themes import CLUB
from td_app.wall.wishes import (
    EVERY_PANEL,
    LEAST_SECONDS,
    LONGEST_MESSAGE,
    MOST_MESSAGES,
    MOST_SECONDS,
    PanelWish,
    WallMessage,
)
from td_app.words.language import fr_en

WIDTH = 1000
MINIATURE = (512, 288)
"""Pixels: 16:9, as in the hall."""

BAND = "band"
FULL = "full"
LASTING = (1, 5, 10, 15, 30)
"""Minutes a message may be asked to stay; else until it is taken down."""

SECONDS_WIDTH = 96
CLOCK = "clock"
SEATS = "seats"


SHOW_HELP: Final = (
    "Affiche ce message dans la salle tout de suite.",
    "Shows this message on the display at once.",
)
KEEP_HELP: Final = (
    "Ajoute cette phrase aux messages enregistrés.",
    "Adds this sentence to the saved messages.",
)
FORGET_HELP: Final = (
    "Retire cette phrase des messages enregistrés.",
    "Deletes this sentence from the saved messages.",
)


class WallDialog(HouseDialog):
    """The settings of the hall's display, applied at once: the hall follows each change."""

    help_page = "wall"

    def __init__(self, live: LiveTournament, hall: Hall, parent: QWidget | None = None) -> None:
        """Show the wall of ``live`` in small, and what ``hall`` wants."""
        super().__init__(
            fr_en("Affichage public", "Public display"),
            parent=parent,
            icon="public-display",
            width=WIDTH,
        )
        self.miniature = WallView(live, hall)
        self.miniature.setFixedSize(*MINIATURE)
        self.miniature.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.miniature.setAccessibleName(fr_en("Ce que la salle voit", "What the room sees"))
        self.message = MessagePart(hall, live.now_ms)
        self.look = LookPart(hall)
        self.screens = ScreensPart()
        left = column(self.miniature, self.message, STRETCH, spacing=Space.NORMAL)
        right = column(self.look, self.screens, STRETCH, spacing=Space.NORMAL)
        self.body.addLayout(row(left, wide(right), spacing=Space.WIDE))
        self.add_button("close", fr_en("Fermer", "Close"), Rank.SECONDARY)
        self.message.text.setFocus()


class MessagePart(QWidget):
    """A message for the hall, where it is shown and how long; ``now_ms`` returns the moment."""

    def __init__(
        self, hall: Hall, now_ms: Callable[[], int], parent: QWidget | None = None
    ) -> None:
        """Offer the ready messages of ``hall``."""
        super().__init__(parent)
        self._hall = hall
        self._now_ms = now_ms
        self.text = QLineEdit()
        self.text.setMaxLength(LONGEST_MESSAGE)
        self.text.setPlaceholderText(
            fr_en("Buffet ouvert pendant la pause", "The buffet is open during the break")
        )
        self.text.setAccessibleName(fr_en("Message pour la salle", "Message to the room"))
        explained(
            self.text,
            "Ce que la salle lira ; Entrée l’affiche.",
            "What the room will read; Enter shows it.",
        )
        self.ready = explained(
            ChoiceField(name=fr_en("Messages enregistrés", "Saved messages")),
            "Reprend une phrase déjà enregistrée.",
            "Uses a saved sentence.",
        )
        places = (
            (BAND, fr_en("dans le bandeau", "in the banner")),
            (FULL, fr_en("à la place de l’horloge", "in place of the clock")),
        )
        self.where = explained(
            ChoiceField(
                places, name=fr_en("Où le message s’affiche", "Where the message is shown")
            ),
            "Dans le bandeau de l’affichage, ou à la place de l’horloge.",
            "In the banner of the display, or in place of the clock.",
        )
        until = fr_en("jusqu’à son retrait", "until you remove it")
        for_minutes = fr_en("pendant {0}\u00a0min", "for {0}\u00a0min")
        lengths = [("0", until), *((str(n), for_minutes.format(n)) for n in LASTING)]
        self.lasting = explained(
            ChoiceField(lengths, name=fr_en("Combien de temps", "How long")),
            "Jusqu’à son retrait, ou quelques minutes.",
            "Until you remove it, or for a few minutes.",
        )
        show = fr_en("Afficher", "Show")
        self.show_it = Button(
            show, Rank.PRIMARY, icon="announce", does=self._show_it, explains=SHOW_HELP
        )
        down = fr_en("Retirer", "Remove")
        self.take_down = Button(down, does=lambda: hall.say(None))
        later = fr_en("Pour le réutiliser plus tard", "To use it again later")
        self.keep = Button(
            fr_en("Enregistrer", "Save"), Rank.QUIET, tip=later, does=self._keep, explains=KEEP_HELP
        )
        self.forget = Button(
            fr_en("Supprimer", "Delete"), Rank.QUIET, does=self._forget, explains=FORGET_HELP
        )
        self._lay_out()
        self.text.textChanged.connect(self.refresh)
        self.text.returnPressed.connect(self.show_it.click)
        self.ready.choiceChanged.connect(self.text.setText)
        hall.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Offer what can be done now."""
        messages = self._hall.wishes.messages
        text = self.text.text().strip()
        self.ready.set_choices(
            [
                ("", fr_en("Messages enregistrés…", "Saved messages…")),
                *((message, message) for message in messages),
            ]
        )
        if text in messages:
            self.ready.choose(text)
        else:
            self.ready.choose("")
        self.ready.setEnabled(bool(messages))
        if text:
            nothing = None
        else:
            nothing = fr_en("Écrivez d’abord le message.", "Write the message first.")
        self.show_it.set_refusal(nothing)
        shown = self._hall.message_at(self._now_ms()) is not None
        if shown:
            self.take_down.set_refusal(None)
        else:
            self.take_down.set_refusal(
                fr_en("Aucun message n’est affiché.", "No message is shown.")
            )
        self.keep.setVisible(text not in messages)
        full = fr_en("La liste est pleine\u00a0: supprimez-en un.", "The list is full. Delete one.")
        self.keep.set_refusal(nothing or (full if len(messages) >= MOST_MESSAGES else None))
        self.forget.setVisible(text in messages)

    def _show_it(self) -> None:
        text = self.text.text().strip()
        minutes = int(self.lasting.chosen())
        until = None
        if minutes:
            until = self._now_ms() + minutes * MINUTE_MS
        self._hall.say(WallMessage(text, self.where.chosen() == FULL, until))

    def _keep(self) -> None:
        wishes = self._hall.wishes
        kept = (*wishes.messages, self.text.text().strip())
        self._hall.wish(replace(wishes, messages=kept))

    def _forget(self) -> None:
        wishes = self._hall.wishes
        gone = self.text.text().strip()
        self._hall.wish(
            replace(wishes, messages=tuple(text for text in wishes.messages if text != gone))
        )

    def _lay_out(self) -> None:
        column(
            label(fr_en("Message", "Message"), Say.SECTION),
            self.text,
            row(wide(self.where), wide(self.lasting), spacing=Space.TIGHT),
            row(self.show_it, self.take_down, STRETCH, spacing=Space.TIGHT),
            row(wide(self.ready), self.keep, self.forget, spacing=Space.TIGHT),
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )


class LookPart(QWidget):
    """The look of the display, stored with the club as soon as it changes."""

    def __init__(self, hall: Hall, parent: QWidget | None = None) -> None:
        """Show what ``hall`` wants."""
        super().__init__(parent)
        self._hall = hall
        self.panels: dict[str, QCheckBox] = {}
        self.seconds: dict[str, CountField] = {}
        colour = fr_en("Couleur de l’affichage", "Colour of the display")
        self.colours = explained(
            ChoiceField(self._colour_words(), name=colour),
            "La couleur de l’affichage public.",
            "The colour of the display.",
        )
        self.colours.choose(hall.wishes.colours)
        self.colours.choiceChanged.connect(
            lambda name: self._hall.wish(replace(self._hall.wishes, colours=name))
        )
        self.more = pictures_button(hall)
        self.without_logo = label("", Say.SMALL, wraps=True)
        hall.changed.connect(self._tell_logo)
        self._tell_logo()
        self._lay_out()

    def _tell_logo(self) -> None:
        """Say that the club's own theme asks for a logo, where there is none."""
        why = ""
        if self._hall.logo is None:
            why = fr_en(
                "Le thème «\u00a0Club\u00a0» se tire du logo\u00a0: sans logo, l’affichage "
                "reste noir.",
                "The “Club” theme is drawn from the logo; without one, the display stays black.",
            )
        self.colours.refuse(CLUB, why)
        tell(self.without_logo, why)

    def _on_panel(self, key: str) -> None:
        wishes = self._hall.wishes
        wish = PanelWish(key, self.seconds[key].value(), self.panels[key].isChecked())
        self.seconds[key].setEnabled(wish.on)
        self._hall.wish(replace(wishes, panels=wishes.with_panel(wish)))

    def _lay_out(self) -> None:
        panels = fr_en("Panneaux de la colonne, à tour de rôle", "Column panels, in turn")
        colour = fr_en("Couleur et images", "Colour and pictures")
        column(
            label(panels, Say.SECTION),
            self._panel_rows(),
            Space.TIGHT,
            row(label(colour, Say.SECTION), STRETCH, self.more),
            self.colours,
            self.without_logo,
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )

    def _panel_rows(self) -> QGridLayout:
        words = {
            "moves": fr_en("Changements de place", "Seat changes"),
            "closing": fr_en("Ordre de fermeture des tables", "Breaking order"),
            "ranking": fr_en("Derniers sortis, avec leur rang", "Latest eliminations, with places"),
            "stacks": fr_en("Plus gros tapis, une fois comptés", "Chip leaders, once counted"),
            "prizes": fr_en("Lots et prix", "Prizes"),
            "chips": fr_en("Jetons et leurs couleurs", "Chips and their colours"),
            "season": fr_en("Les dix premiers de la saison", "Season top ten"),
        }
        for key in EVERY_PANEL:
            wish = self._hall.wishes.panel(key)
            box = self.panels[key] = QCheckBox(words[key])
            panels = fr_en("Panneaux de la colonne, à tour de rôle", "Column panels, in turn")
            told_as(box, panels).setChecked(wish.on)
            name = fr_en("{0}, en secondes", "{0}, in seconds").format(words[key])
            field = CountField(wish.seconds, least=LEAST_SECONDS, most=MOST_SECONDS, name=name)
            self.seconds[key] = explained(
                field,
                "Combien de secondes ce panneau reste affiché.",
                "How many seconds this panel stays on.",
            )
            field.setSuffix("\u00a0s")
            field.setFixedWidth(SECONDS_WIDTH)
            field.setEnabled(wish.on)
            box.toggled.connect(lambda _on, key=key: self._on_panel(key))
            field.valueChanged.connect(lambda _value, key=key: self._on_panel(key))
        return grid(
            *((self.panels[k], self.seconds[k]) for k in EVERY_PANEL), down=Space.HAIR, takes=0
        )

    def _colour_words(self) -> list[tuple[str, str]]:
        words = {
            "noir": fr_en("Noir", "Black"),
            "feutre": fr_en("Feutre", "Felt"),
            "marine": fr_en("Marine", "Navy"),
            "bordeaux": fr_en("Bordeaux", "Burgundy"),
            "jour": fr_en("Jour, pour une salle claire", "Day, for a bright room"),
            CLUB: fr_en("Club, d’après le logo", "Club, from the logo"),
        }
        return list(words.items())


class ScreensPart(QWidget):
    """A row for each of the two public windows: its screen, and what it shows before the start."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Offer the screens there are."""
        super().__init__(parent)
        self.screens: dict[int, ChoiceField] = {}
        self.begins: dict[int, ChoiceField] = {}
        titles = fr_en("Écran", "Screen"), fr_en("Avant le début", "Before the start")
        heads = [label(words, Say.SECTION) for words in titles]
        lines = (self._line(place) for place in (wall_place, second_place))
        self._told = label("", Say.SMALL, wraps=True)
        cells = grid(heads, *lines, on=self, across=Space.TIGHT, down=Space.HAIR, margins=0)
        cells.addWidget(self._told, 3, 0, 1, 2)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self.refresh)
            app.screenRemoved.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Offer the screens as they are now."""
        there = [(screen_key(s), screen_words(s)) for s in QGuiApplication.screens()]
        first = self.screens[1]
        second = self.screens[2]
        first.set_choices(there)
        first.choose(screen_key(wall_screen(None, wall_place.name)))
        first.setEnabled(len(there) > 1)
        away = second_place.wanted and found_screen(second_place.name) is None
        offered = [(NOT_SHOWN, fr_en("Pas de second affichage", "No second display")), *there]
        if away:
            offered.append(
                (
                    second_place.name,
                    fr_en("Écran débranché, en attente", "Screen unplugged, waiting"),
                )
            )
        second.set_choices(offered)
        found = found_screen(second_place.name)
        if found is not None:
            second.choose(screen_key(found))
        else:
            second.choose(second_place.name or NOT_SHOWN)
        second.setEnabled(len(there) > 1 or away)
        self.begins[2].setEnabled(second_place.wanted)
        if len(there) > 1:
            self._told.setText(
                fr_en(
                    "Un écran rebranché reprend son affichage.",
                    "A screen plugged back in resumes its display.",
                )
            )
        else:
            self._told.setText(
                fr_en(
                    "Un seul écran\u00a0: l’affichage public le couvre, Échap le ferme.",
                    "Only one screen: the public display covers it, Esc closes it.",
                )
            )

    def _line(self, place: WallPlace) -> tuple[ChoiceField, ChoiceField]:
        """Return the screen of a public window, and what it shows before the start."""
        screen = fr_en("Écran de l’affichage {0}", "Screen of display {0}")
        before = fr_en("Affichage {0} avant le début", "Display {0} before the start")
        shown = (
            (CLOCK, fr_en("l’horloge", "the clock")),
            (SEATS, fr_en("la liste des places", "the list of seats")),
        )
        screens = explained(
            ChoiceField(name=screen.format(place.number)),
            "L’écran ou le projecteur où cet affichage s’ouvre.",
            "The screen or projector on which this display opens.",
        )
        screens.choiceChanged.connect(lambda key: self._on_screen(place, key))
        begins = explained(
            ChoiceField(shown, name=before.format(place.number)),
            "Ce que montre cet affichage avant le début : l’horloge, ou les places.",
            "What this display shows before the start: the clock, or the seats.",
        )
        if place.seats_first:
            begins.choose(SEATS)
        else:
            begins.choose(CLOCK)
        begins.choiceChanged.connect(lambda key: place.show_seats_first(key == SEATS))
        self.screens[place.number] = screens
        self.begins[place.number] = begins
        return screens, begins

    def _on_screen(self, place: WallPlace, key: str) -> None:
        place.choose(key)
        self.begins[2].setEnabled(second_place.wanted)
