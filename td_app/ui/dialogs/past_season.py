"""Import of a season played elsewhere from a file: its content, its errors, its destination."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLineEdit, QStackedWidget, QWidget

from rules_ropta.ruling import Refused
from td_app.club.club import Club
from td_app.club.past_plan import (
    NEW_CARD,
    NO_CARD,
    NameKey,
    already_there,
    people_named,
    same_card_twice,
    season_for,
    season_of,
)
from td_app.club.past_results import PastResults, read_past_results
from td_app.club.seasons import ClubSeasons
from td_app.ports.trouble import StorageTrouble
from td_app.season.repository import RecordedEvening, Season
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.dialogs.past_rows import (
    EveningRow,
    PersonRow,
    evening_table,
    key_of,
    people_table,
    whose_of,
)
from td_app.ui.dialogs.scale_choice import ScaleChoice
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.file_dialog import FileDialog, file_to_open
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, row, wide
from td_app.ui.widgets.page_parts import FormRows, PageTabs, scrolled
from td_app.ui.widgets.tips import explained
from td_app.words.figures import points_text
from td_app.words.language import current_language, fr_en
from td_app.words.past_results import (
    cards_words,
    left_out_words,
    taken_words,
    wrong_words,
)

TAKE = "take"
BEGUN = "0"
NO_PART = "0"
KINDS = "(*.csv *.xlsx *.xls *.ods *.txt)"
WIDTH = 760
HEIGHT = 240
BESIDE = 48
MOST_TOLD = 200


@dataclass(frozen=True, slots=True)
class Taken:
    """The import chosen: the season of each evening, the card of each name.

    ``chosen`` is the season of what its day puts in no other; begun first where its number is 0.
    """

    past: PastResults
    chosen: Season
    evenings: tuple[tuple[RecordedEvening, Season], ...]
    cards: Mapping[NameKey, int]


class TakingOver(QObject):
    """``failed(fault)`` where a file holds no season; else its content is shown, with questions."""

    failed = Signal(object)

    def __init__(
        self, club: Club, seasons: ClubSeasons, take: Callable[[Taken], object], over: QWidget
    ) -> None:
        """Ask over ``over``; ``take`` is called with what was chosen."""
        super().__init__(over)
        self._club = club
        self._seasons = seasons
        self._take = take
        self._over = over
        self.dialog: FileDialog | None = None
        self.question: PastDialog | None = None

    def ask_which(self) -> None:
        """Ask for the file."""
        title = fr_en("Une saison jouée ailleurs", "A season played elsewhere")
        self.dialog = file_to_open(self._over, title, KINDS)
        self.dialog.fileSelected.connect(lambda name: self.ask(Path(name)))
        self.dialog.open()

    def ask(self, path: Path) -> None:
        """Show the content of a file, and ask where it goes."""
        try:
            past = read_past_results(path)
            question = PastDialog(past, self._club, self._seasons, self._over)
        except (Refused, StorageTrouble) as fault:
            self.failed.emit(fault)
            return
        self.question = question
        question.chosen.connect(lambda name: self._take(question.taken()) if name == TAKE else None)
        question.open()


class PastDialog(HouseDialog):
    """The content to import, and the lines left out; ``taken()`` is the choice made."""

    def __init__(
        self, past: PastResults, club: Club, seasons: ClubSeasons, over: QWidget | None
    ) -> None:
        """Show the content of a file; raises ``StorageTrouble``."""
        title = fr_en("Importer cette saison\u00a0?", "Import this season?")
        words = taken_words(len(past.evenings), past.players)
        super().__init__(title, f"{past.source} · {words}", over, icon="import", width=WIDTH)
        self._past = past
        self._known = tuple(seasons.seasons())
        self._there = {one.id: tuple(seasons.evenings(one)) for one in self._known}
        self._people = people_named(past, club.register)
        self.cards: dict[NameKey, int | None] = {one.key: one.card for one in self._people}
        self._new = season_for(past)
        self._points = {
            one.player: points_text(one.points, current_language()) for one in past.ranking
        }
        self.body.addWidget(self._form())
        self._lay_tabs()
        self.add_button("cancel", fr_en("Ne rien changer", "Cancel"))
        self.take = explained(
            self.add_button(TAKE, fr_en("Importer", "Import"), Rank.PRIMARY),
            "Ajoute ces soirées à leur saison, et les nouvelles fiches au registre.",
            "Adds these events to their season, and the new profiles to the members list.",
        )
        self._on_season()
        self._show_people()

    def taken(self) -> Taken:
        """Return the choice made."""
        chosen = self._chosen()
        part = int(self.part.chosen() or NO_PART) or None
        rows = [(one, self._season_of(one)) for one in self._past.evenings]
        venue = self.venue.text().strip()
        kept = tuple(
            (
                replace(
                    one,
                    part=part if season.id == chosen.id else None,
                    venue=one.venue or venue,
                ),
                season,
            )
            for one, season in rows
            if not already_there(one, self._there.get(season.id, ()))
        )
        cards = {key: whose for key, whose in self.cards.items() if whose is not None}
        return Taken(self._past, chosen, kept, cards)

    def _form(self) -> QWidget:
        form = FormRows(label_width=64)
        beside = FormRows(label_width=84)
        begun = fr_en("Une nouvelle saison", "A new season")
        choices = [(str(one.id), one.name) for one in self._known]
        self.where = ChoiceField([*choices, (BEGUN, begun)], name=fr_en("Saison", "Season"))
        self.where.choose(self._usual())
        form.add(fr_en("Saison", "Season"), self.where)
        self.name = QLineEdit(self._new.name)
        self.scale = ScaleChoice(next(iter(self._known), None))
        self._begun = (
            form.add(
                fr_en("Son nom", "Its name"),
                explained(
                    self.name,
                    "Le nom de la nouvelle saison.",
                    "The name of the new season.",
                ),
            ),
            beside.add(
                fr_en("Son barème", "Points system"),
                explained(
                    self.scale,
                    "Les points de chaque rang ; modifiables ensuite.",
                    "The points for each place; they can be changed later.",
                ),
            ),
        )
        self.venue = QLineEdit()
        without = any(not one.venue for one in self._past.evenings)
        self.venue.setPlaceholderText(fr_en("Facultatif", "Optional"))
        beside.add(fr_en("Lieu", "Venue"), self.venue).set_shown(without)
        self.part = ChoiceField(name=fr_en("Phase", "Phase"))
        self._part = beside.add(fr_en("Phase", "Phase"), self.part)
        self.where.choiceChanged.connect(lambda _key: self._on_season())
        self.name.textChanged.connect(lambda _text: self._on_name())
        dates = fr_en(
            "Chaque soirée va dans la saison de sa date\u00a0; les autres dans celle-ci.",
            "Each event goes to the season of its date; the others go to this one.",
        )
        said = label(dates if self._past.evenings else "", Say.SMALL)
        said.setVisible(bool(self._past.evenings))
        both = row(wide(form), wide(beside), spacing=Space.WIDE, margins=0)
        asked = QWidget()
        column(both, said, on=asked, spacing=Space.TIGHT, margins=0)
        return asked

    def _usual(self) -> str:
        """The season where most evenings fall, else one that says no dates, or a new one."""
        fall = [season_of(one.date, self._known, self._new).id for one in self._past.evenings]
        held = [number for number in fall if number]
        undated = [one.id for one in self._known if self._past.ranking or not one.begins]
        return str(max(held, key=held.count) if held else next(iter(undated), 0))

    def _lay_tabs(self) -> None:
        self.evenings = evening_table()
        counted = fr_en("Soirées", "Events")
        if self._past.ranking:
            counted = fr_en("Points", "Points")
        self.people = people_table(counted, self._on_person)
        self.evenings.setFixedHeight(HEIGHT)
        self.people.setFixedHeight(HEIGHT - BESIDE)
        self.card = explained(
            ChoiceField(name=fr_en("Fiche de ce joueur", "This player’s profile")),
            "La fiche qui reçoit ces résultats ; une nouvelle est ajoutée au registre.",
            "The profile that gets these results; a new one is added to the members list.",
        )
        self.card.choiceChanged.connect(self._settle)
        self.whose = label("", Say.SOFT)
        people = QWidget()
        chosen = row(self.whose, wide(self.card), spacing=Space.TIGHT, margins=0)
        column(wide(self.people), chosen, on=people, spacing=Space.TIGHT, margins=0)
        shown: list[tuple[str, QWidget]] = [(fr_en("Joueurs", "Players"), people)]
        if self._past.evenings:
            shown.insert(0, (fr_en("Soirées", "Events"), self.evenings))
        wrong = [wrong_words(one.line, one.code, one.params, one.sheet) for one in self._past.wrong]
        past = self._past
        more = left_out_words(past.nowhere, past.unread, past.sheets, points=past.points)
        if left := [*wrong[:MOST_TOLD], *more]:
            shown.append(
                (fr_en("Laissé de côté ({0})", "Left out ({0})").format(len(left)), _listed(left))
            )
        self.tabs = explained(
            PageTabs(fr_en("Contenu du fichier", "File contents"), [w for w, _ in shown]),
            "Les soirées, les joueurs et leurs fiches, ce qui n’est pas importé.",
            "The events, the players and their profiles, what is not imported.",
        )
        self.people_tab = [words for words, _ in shown].index(shown[bool(self._past.evenings)][0])
        stack = QStackedWidget()
        for _, part in shown:
            stack.addWidget(part)
        self.tabs.currentChanged.connect(stack.setCurrentIndex)
        self.body.addWidget(self.tabs)
        self.body.addWidget(stack)

    def _chosen(self) -> Season:
        known = {str(one.id): one for one in self._known}
        new = replace(self._new, name=self.name.text().strip(), scale=self.scale.text())
        return known.get(self.where.chosen(), new)

    def _season_of(self, evening: RecordedEvening) -> Season:
        chosen = self._chosen()
        if chosen.id:
            every = self._known
        else:
            every = (*self._known, chosen)
        return season_of(evening.date, every, chosen)

    def _on_season(self) -> None:
        chosen = self._chosen()
        for one in self._begun:
            one.set_shown(not chosen.id)
        none = (NO_PART, fr_en("Aucune phase", "No phase"))
        self.part.set_choices([none, *((str(one.id), one.name) for one in chosen.parts)])
        self._part.set_shown(bool(chosen.parts) and bool(self._past.evenings))
        self._on_name()

    def _on_name(self) -> None:
        rows = [self._evening(one) for one in self._past.evenings]
        self.evenings.set_rows(rows)
        self._update_progress()

    def _evening(self, one: RecordedEvening) -> EveningRow:
        season = self._season_of(one)
        ends = season.ends or one.date
        out = bool(one.date and season.begins) and not season.begins <= one.date <= ends
        already = already_there(one, self._there.get(season.id, ()))
        return EveningRow(one, season.name, out, already)

    def _show_people(self) -> None:
        rows = [
            PersonRow(
                one,
                self.cards[one.key],
                self._points.get(one.written) or str(one.evenings),
            )
            for one in self._people
        ]
        self.people.set_rows(sorted(rows, key=_least_sure_first))
        self._on_person(self.people.chosen_row())
        self._update_progress()

    def _on_person(self, chosen: PersonRow | None) -> None:
        which = fr_en("Choisissez un joueur.", "Select a player.")
        of = fr_en("Fiche\u00a0: {0}", "Profile: {0}")
        if chosen:
            self.whose.setText(of.format(chosen.named.person.display_name))
        else:
            self.whose.setText(which)
        self.card.setEnabled(chosen is not None)
        if chosen:
            self.card.set_choices(chosen.choices())
            self.card.choose(key_of(chosen.whose))
        else:
            self.card.set_choices([])
            self.card.choose("")

    def _settle(self, key: str) -> None:
        chosen = self.people.chosen_row()
        if chosen is not None:
            self.cards[chosen.named.key] = whose_of(key)
            self._show_people()

    def _update_progress(self) -> None:
        whose = list(self.cards.values())
        waiting = whose.count(None)
        new = whose.count(NEW_CARD)
        known = len(whose) - waiting - new - whose.count(NO_CARD)
        self.tabs.setTabText(self.people_tab, cards_words(known, new, waiting))
        self.take.set_refusal(self._refusal(waiting))

    def _refusal(self, waiting: int) -> str | None:
        taken = self.taken()
        if not self._chosen().name:
            return fr_en("Donnez un nom à la saison.", "Name the season.")
        if self._past.evenings and not taken.evenings:
            return fr_en("Tout est déjà importé.", "Everything has already been imported.")
        if waiting:
            return fr_en(
                "Choisissez d’abord la fiche des joueurs marqués «\u00a0à choisir\u00a0».",
                "First choose a profile for the players marked “to choose”.",
            )
        if twice := same_card_twice(self._past, taken.cards):
            words = fr_en(
                "{0} et {1} ont joué la même soirée\u00a0: choisissez deux fiches différentes.",
                "{0} and {1} played in the same event. Choose two different profiles.",
            )
            return words.format(*twice)
        return None


def _least_sure_first(one: PersonRow) -> int:
    """Return those to be settled, then those that no card is like, then the others."""
    if one.named.card is None:
        return 0
    if one.named.card == NEW_CARD:
        return 1
    return 2


def _listed(lines: Sequence[str]) -> QWidget:
    inside = QWidget()
    parts = [label(told, wraps=True, tone=Tone.AMBER) for told in lines]
    margins = (0, Space.TIGHT, Space.SNUG, 0)
    column(*parts, STRETCH, on=inside, spacing=Space.TIGHT, margins=margins)
    area = scrolled(inside)
    area.setFixedHeight(HEIGHT)
    return area
