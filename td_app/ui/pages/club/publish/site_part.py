"""What the club wishes its site to be: names, languages, colours, who may list it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QMargins, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QCheckBox, QColorDialog, QWidget

from td_app.ports.trouble import StorageTrouble
from td_app.publishing.wishes import ACCENT, SECOND, SiteWishes, change_wishes, wishes_of
from td_app.ui.club_settings import HOST, SITE_NAMES
from td_app.ui.desk import Desk
from td_app.ui.pages.setting_rows import SettingRows, when_typed
from td_app.ui.public.logo import logo_colours
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.layout import FlowLayout, fill
from td_app.ui.widgets.page_parts import Card, ScrolledColumn
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_lines import LineField
from td_app.words.language import LANGUAGES, fr_en

SWATCH: Final = QSize(18, 18)
#: As far from its words as the drawings of other buttons.
AROUND: Final = QMargins(0, 1, 2, 1)
LONGEST_ABOUT: Final = 160


class SitePart(ScrolledColumn):
    """Each answer counts at once; ``changed`` is called once it is kept."""

    def __init__(self, desk: Desk, changed: Callable[[], object]) -> None:
        """Ask what ``desk``’s club wishes."""
        super().__init__()
        self._desk = desk
        self._changed = changed
        self.picking: QColorDialog | None = None
        wishes = wishes_of(desk.club.directory)
        self._make_fields(wishes)
        self.reads = SettingRows(desk.settings)
        names = explained(
            self.reads.ask_from_list(SITE_NAMES),
            "Comment le site nomme ceux à qui rien n’a été demandé.",
            "How the site names those who were not asked.",
        )
        names.choiceChanged.connect(lambda _way: changed())
        self.host = explained(
            self.reads.ask_text(HOST),
            "Le nom de l’hébergeur, dans la notice sur les données remise aux joueurs.",
            "The host’s name, in the data notice handed to players.",
        )
        people = Card(fr_en("Les personnes", "People"))
        fill(people.body, self.reads)
        looks = Card(fr_en("Les pages", "The pages"))
        fill(looks.body, self._rows())
        self.fill((people, looks), spacing=Space.NORMAL, margins=0)
        self.reach_into_gutter()
        self._show_colours(wishes)
        for field in (self.languages, self.listed, self.about, *self.colours, self.of_logo):
            field.setEnabled(not desk.club.read_only)

    def refresh(self) -> None:
        """Show the host that publishing named."""
        if not self.host.hasFocus():
            self.host.setText(self._desk.settings.value(HOST))

    def _make_fields(self, wishes: SiteWishes) -> None:
        self.languages = explained(
            ChoiceField(
                (
                    ("fr", fr_en("En français", "In French")),
                    ("en", fr_en("En anglais", "In English")),
                    (
                        "fr en",
                        fr_en("En français, puis anglais", "In French, then English"),
                    ),
                    (
                        "en fr",
                        fr_en("En anglais, puis français", "In English, then French"),
                    ),
                )
            ),
            "Les langues du site ; la première est celle de son adresse.",
            "The site’s languages; the first is that of its address.",
        )
        self.languages.choose(" ".join(wishes.languages))
        self.languages.choiceChanged.connect(self._choose_languages)
        self.listed = explained(
            QCheckBox(fr_en("Les moteurs de recherche le citent", "Search engines list it")),
            "Décochée, le site demande aux moteurs de recherche de l’ignorer.",
            "Unticked, the site asks search engines to ignore it.",
        )
        self.listed.setChecked(wishes.listed)
        self.listed.toggled.connect(lambda on: self._change(lambda w: replace(w, listed=on)))
        self.about = explained(
            LineField(
                wishes.about, hint=fr_en("Facultatif\u00a0: une ligne", "Optional: one line")
            ),
            "Une ligne sous le nom du club, en tête de chaque page.",
            "A line under the club’s name, at the top of each page.",
        )
        self.about.setMaxLength(LONGEST_ABOUT)
        when_typed(self.about, lambda told: self._change(lambda w: replace(w, about=told.strip())))
        self.colours = tuple(
            explained(
                Button(words, does=partial(self._pick, place)),
                "Choisit une couleur du site, de jour ; celle de nuit en est tirée.",
                "Chooses a colour of the site by day; that of night is made from it.",
            )
            for place, words in enumerate(
                (fr_en("Principale…", "Main…"), fr_en("Seconde…", "Second…"))
            )
        )
        self.of_logo = Button(
            fr_en("Prendre celles du logo", "Take those of the logo"),
            does=self._take_logo,
            explains=(
                "Prend les deux couleurs du logo du club ; sans logo, celles de l’application.",
                "Takes the two colours of the club’s logo; without one, the application’s.",
            ),
        )

    def _rows(self) -> SettingRows:
        rows = SettingRows(self._desk.settings)
        rows.add(fr_en("Langues", "Languages"), self.languages)
        rows.add(fr_en("Recherche", "Searching"), self.listed)
        colours = QWidget()
        flow = FlowLayout(colours, whole=True)
        flow.setSpacing(Space.TIGHT)
        for button in (*self.colours, self.of_logo):
            flow.addWidget(button)
        rows.add(fr_en("Couleurs", "Colours"), colours)
        rows.add(fr_en("Présentation", "About"), self.about)
        return rows

    def _choose_languages(self, chosen: str) -> None:
        told = tuple(one for one in chosen.split() if one in LANGUAGES)
        self._change(lambda wishes: replace(wishes, languages=told))

    def _pick(self, place: int) -> None:
        dialog = QColorDialog(self)
        dialog.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        dialog.setWindowTitle(fr_en("Couleur du site", "Colour of the site"))
        dialog.setCurrentColor(QColor(wishes_of(self._desk.club.directory).colours[place]))
        dialog.colorSelected.connect(lambda colour: self.choose_colour(place, colour.name()))
        self.picking = dialog
        dialog.open()

    def choose_colour(self, place: int, colour: str) -> None:
        """Wish a colour, the main one (0) or the second."""

        def change(wishes: SiteWishes) -> SiteWishes:
            main, second = wishes.colours
            return replace(wishes, colours=(main, colour) if place else (colour, second))

        self._change(change)

    def _take_logo(self) -> None:
        drawn = (ACCENT, SECOND)
        if self._desk.hall.logo is not None:
            drawn = logo_colours(self._desk.hall.logo)
        self._change(lambda wishes: replace(wishes, colours=drawn))

    def _change(self, change: Callable[[SiteWishes], SiteWishes]) -> None:
        try:
            self._show_colours(change_wishes(self._desk.club.directory, change))
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
            return
        self._changed()

    def _show_colours(self, wishes: SiteWishes) -> None:
        for button, colour in zip(self.colours, wishes.colours, strict=True):
            swatch = QPixmap(SWATCH)
            swatch.fill(Qt.GlobalColor.transparent)
            painter = QPainter(swatch)
            painter.fillRect(swatch.rect().marginsRemoved(AROUND), QColor(colour))
            painter.end()
            button.setIcon(QIcon(swatch))
