"""The evenings of the club's site: which are there, and one kept back or published again."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from td_app.club.archive import ClubArchive, PastEvening
from td_app.ports.trouble import StorageTrouble
from td_app.publishing.wishes import change_wishes, wishes_of
from td_app.tournament.state.person import plain_words
from td_app.ui.desk import Desk
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.layout import STRETCH, column, wide
from td_app.ui.widgets.list_box import ListBox
from td_app.ui.widgets.page_parts import REACH
from td_app.ui.widgets.pill import PillFacts
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable
from td_app.ui.widgets.states import State, state_pill
from td_app.ui.widgets.tips import explained
from td_app.words.figures import short_day, whole
from td_app.words.language import fr_en

SEARCH_WIDTH: Final = 240


@dataclass(frozen=True, slots=True)
class PublicEvening:
    """An evening by its key on the site: whether it stands there, whether it is kept back."""

    key: str
    evening: PastEvening
    there: bool
    back: bool

    @property
    def day(self) -> str:
        """Return its day, short."""
        try:
            return short_day(date.fromisoformat(self.evening.row.date))
        except ValueError:
            return ""

    @property
    def name(self) -> str:
        """Return what it is called."""
        return self.evening.row.name or fr_en("Sans nom", "Unnamed")

    def pill(self) -> PillFacts:
        """Return where it stands, as a pill."""
        if self.back and self.there:
            return state_pill(State.TO_DO, fr_en("à retirer", "to take off"))
        if self.back:
            return state_pill(State.GONE, fr_en("retenue", "kept back"))
        if self.there:
            return state_pill(State.DONE, fr_en("en ligne", "online"))
        return state_pill(State.WAITING, fr_en("à envoyer", "to send"))


class EveningsPart(QWidget):
    """Every evening of the club, samples left out; ``told`` is called with what was done."""

    def __init__(self, desk: Desk, told: Callable[[str], object]) -> None:
        """Show the evenings of the club of ``desk``."""
        super().__init__()
        self._desk = desk
        self._told = told
        self._archive = ClubArchive(desk.club)
        self._pages: Container[str] = ()
        self._unread: list[PastEvening] = []
        self._tried: set[tuple[int, int]] = set()
        self._reading = QTimer(self, singleShot=True, interval=0)
        self._reading.timeout.connect(self._read_next)
        self.table: RowTable[PublicEvening] = RowTable(_columns(), lambda one: one.key)
        self.table.setAccessibleName(fr_en("Soirées du site", "Events of the site"))
        explained(
            self.table,
            "Les soirées du club, et si chacune est en ligne.",
            "The club’s events, and whether each is online.",
        )
        self.list = ListBox(
            self.table,
            fr_en("Date, nom", "Date, name"),
            no_match=fr_en("Aucune soirée ne correspond à cette recherche.", "No event matches."),
            show_all=fr_en("Afficher toutes les soirées", "Show all events"),
        )
        explained(
            self.list.search,
            "N’affiche que les soirées qui correspondent.",
            "Shows only matching events.",
        )
        self.list.search.setMaximumWidth(SEARCH_WIDTH)
        self._make_acts()
        kept = self.list.filters(
            fr_en("Soirées affichées", "Events shown"),
            (
                ("all", fr_en("Toutes", "All"), ("Toutes les soirées.", "Every event.")),
                (
                    "back",
                    fr_en("Retenues", "Kept back"),
                    ("Celles que le club retient.", "Those the club keeps back."),
                ),
            ),
            {"all": None, "back": lambda one: one.back},
        )
        nothing = fr_en("Aucune soirée n’est retenue.", "No event is kept back.")
        self.list.none_kept = (nothing, "", None)
        self.list.lay_out(
            wide(self.list.search), kept, STRETCH, self.back, self.again, spacing=Space.SNUG
        )
        column(wide(self.list), on=self, spacing=0, margins=(0, 0, REACH, 0))
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._follow_choice())

    def _make_acts(self) -> None:
        self.back = explained(
            Button(fr_en("Retenir", "Keep back"), icon="stop", does=partial(self.keep_back, True)),
            "Retire du site la soirée choisie, ou ne l’y met pas.",
            "Takes the selected event off the site, or never puts it there.",
        )
        self.again = explained(
            Button(
                fr_en("Publier de nouveau", "Publish again"),
                icon="export",
                does=partial(self.keep_back, False),
            ),
            "Remet sur le site la soirée choisie.",
            "Puts the selected event back on the site.",
        )

    def show_evenings(self, pages: Container[str]) -> None:
        """Show the evenings, ``pages`` being the addresses that stand there."""
        try:
            back = wishes_of(self._desk.club.directory).kept_back
            past = [one for one in self._archive.evenings() if not one.row.sample]
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
            return
        self._pages = pages
        self._unread = [one for one in past if not one.read and _journal(one) not in self._tried]
        self._reading.start()
        rows = []
        for one in past:
            key = site_key_of(one)
            rows.append(PublicEvening(key, one, f"{key[0]}/{key[1:]}.html" in pages, key in back))
        nothing = fr_en("Aucune soirée pour l’instant.", "No events yet.")
        self.list.show_rows(rows, nothing=nothing)
        self._follow_choice()

    def keep_back(self, back: bool) -> None:
        """Keep the evening that is chosen back from the site, or publish it again."""
        chosen = self.table.chosen_row()
        if chosen is None:
            return
        try:
            change_wishes(
                self._desk.club.directory, lambda wishes: wishes.keeping_back(chosen.key, back)
            )
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
            return
        if back:
            words = fr_en("«\u00a0{0}\u00a0» est retenue.", "“{0}” is kept back.")
        else:
            words = fr_en("«\u00a0{0}\u00a0» sera publiée.", "“{0}” will be published.")
        self._desk.publisher.tell()
        self._told(words.format(chosen.name))

    def _read_next(self) -> None:
        """Read one more journal, for how many played: the window goes on between two."""
        if not self._unread or not self.isVisible():
            return
        evening = self._unread.pop()
        self._tried.add(_journal(evening))
        try:
            self._archive.read(evening)
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
            return
        if self._unread:
            self._reading.start()
        else:
            self.show_evenings(self._pages)

    def _follow_choice(self) -> None:
        chosen = self.table.chosen_row()
        nothing: str | None = None
        if chosen is None:
            nothing = fr_en("Choisissez une soirée.", "Select an event.")
        elif self._desk.club.read_only:
            nothing = fr_en("Consultation seule.", "Read-only.")
        self.back.setVisible(chosen is None or not chosen.back)
        self.again.setVisible(chosen is not None and chosen.back)
        self.back.set_refusal(nothing)
        self.again.set_refusal(nothing)


def _journal(evening: PastEvening) -> tuple[int, int]:
    return evening.row.id, evening.row.entries


def site_key_of(evening: PastEvening) -> str:
    """Return the key of an evening on the site."""
    if evening.imported is not None:
        return f"r{evening.imported.id}"
    return f"{'m' if evening.meeting else 'e'}{evening.row.id}"


def _columns() -> Sequence[Column[PublicEvening]]:
    return (
        Column(
            "date",
            fr_en("Date", "Date"),
            lambda one: one.evening.row.date or None,
            text=lambda one: one.day,
            width=132,
        ),
        Column(
            "name",
            fr_en("Soirée", "Event"),
            lambda one: plain_words(one.name),
            text=lambda one: one.name,
            fills=True,
            tip=lambda one: one.name,
        ),
        Column(
            "players",
            fr_en("Joueurs", "Players"),
            lambda one: one.evening.players,
            text=lambda one: whole(one.evening.players) if one.evening.players else "",
            figures=True,
            width=88,
            hides_below=520,
        ),
        Column(
            "state",
            fr_en("Site", "Site"),
            lambda one: one.pill().text,
            width=132,
            pill=PublicEvening.pill,
            searched=False,
        ),
    )
