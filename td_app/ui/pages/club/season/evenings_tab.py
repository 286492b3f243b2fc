"""Soirées: which tournaments belong to the season, to which part, and which one is its final."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from td_app.ports.journals import TournamentRow
from td_app.ports.trouble import StorageTrouble
from td_app.season.board import EveningFacts
from td_app.season.repository import Season, SeasonEvening
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.pages.club.season.begin_dialog import BeginDialog
from td_app.ui.pages.club.season.season_tab import SeasonHost, SeasonTab
from td_app.ui.pages.club.season.why_no_points import add_words
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import CutLabel, Say
from td_app.ui.widgets.layout import STRETCH, column, row, wide
from td_app.ui.widgets.notices import WhyEmpty
from td_app.ui.widgets.pill import PillFacts
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable, widen_to_titles
from td_app.ui.widgets.states import State, state_pill
from td_app.ui.widgets.tips import explained
from td_app.words.figures import short_day
from td_app.words.language import fr_en

NO_PART = "0"
EVENING = "evening"
FINAL = "final"
FINAL_WITHOUT = "final_without"


class EveningsTab(SeasonTab):
    """The evenings of the season, the first to be played first."""

    def __init__(self, host: SeasonHost) -> None:
        """Show the evenings of the page's season."""
        super().__init__(host)
        self.table = RowTable(_columns(self._part_name), key=lambda one: one.kept.id)
        self.table.setAccessibleName(fr_en("Soirées de la saison", "Season events"))
        explained(
            self.table,
            "Les soirées qui comptent ; choisissez-en une pour préciser ce qu’elle est.",
            "The events that count; select one to set what it is.",
        )
        widen_to_titles(self.table)
        self.add = Button(add_words(), icon="add", does=self.ask_to_add)
        self.describe = Button(
            fr_en("Nom, dates, phases…", "Name, dates, phases…"),
            icon="edit",
            does=self._describe,
            explains=(
                "Change le nom de la saison, ses dates et ses phases.",
                "Changes the season’s name, dates and phases.",
            ),
        )
        self.part = explained(
            ChoiceField(name=fr_en("Phase de la soirée", "Phase of the event")),
            "La phase de la saison où cette soirée compte.",
            "The phase of the season in which this event counts.",
        )
        self.role = explained(
            ChoiceField(
                [
                    (EVENING, fr_en("Soirée", "Event")),
                    (FINAL, fr_en("Finale qui compte", "Final that counts")),
                    (FINAL_WITHOUT, fr_en("Finale sans points", "Final without points")),
                ],
                name=fr_en("Type de soirée", "Type of event"),
            ),
            "Une soirée ordinaire, ou la finale, avec ou sans points.",
            "An ordinary event, or the final, with or without points.",
        )
        self.out = Button(fr_en("Retirer", "Remove"), icon="remove", does=self._take_out)
        self.why = WhyEmpty()
        self.table.current_row.connect(self._on_row)
        self.part.choiceChanged.connect(lambda _key: self._change())
        self.role.choiceChanged.connect(lambda _key: self._change())
        row(STRETCH, self.describe, self.add, on=self.tools, spacing=Space.TIGHT, margins=0)
        self._chosen = CutLabel("", Say.SOFT)
        of_one = (wide(self._chosen), self.part, self.role, self.out)
        column(
            self.why,
            wide(self.table),
            row(*of_one, spacing=Space.TIGHT),
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )

    def refresh(self) -> None:
        """Show the evenings as they are."""
        season = self.host.season
        if season is None:
            return
        live = None
        if self.host.desk.live is not None:
            live = self.host.desk.live.session
        facts = self.host.seasons.facts(season, live)
        played = {one.kept.id: one for one in facts.evenings}
        rows = [
            played.get(one.id)
            or EveningFacts(one, (one.date,), 0, over=False, day_one=one.id in facts.days_one)
            for one in self.host.seasons.evenings(season)
        ]
        part = self.host.part_shown
        here = [one for one in rows if part in (None, one.kept.part)]
        self.table.set_rows(here)
        named = [(str(one.id), one.name) for one in season.parts]
        self.part.set_choices([(NO_PART, fr_en("Aucune phase", "No phase")), *named])
        self.part.setVisible(bool(named))
        self.table.show_column("part", bool(named))
        self._say_why(bool(rows), bool(here))
        self._on_row(self.table.chosen_row())

    def _say_why(self, in_season: bool, in_part: bool) -> None:
        if not in_season:
            why = fr_en(
                "Aucune soirée pour l’instant\u00a0: ajoutez les tournois du club qui en font "
                "partie.",
                "No events yet: add the club’s tournaments that belong to the season.",
            )
            self.why.say(why, add_words(), self.ask_to_add)
        elif not in_part:
            why = fr_en("Aucune soirée dans cette phase.", "No events in this phase.")
            whole = fr_en("Toute la saison", "The whole season")
            self.why.say(why, whole, self.host.show_whole)
        else:
            self.why.say("")

    def _part_name(self, number: int | None) -> str:
        if self.host.season:
            parts = self.host.season.parts
        else:
            parts = ()
        return next((part.name for part in parts if part.id == number), "")

    def _on_row(self, chosen: EveningFacts | None) -> None:
        if chosen:
            why = None
        else:
            why = fr_en("Choisissez une soirée.", "Select an event.")
        self.out.set_refusal(why)
        self._chosen.say(why or "")
        for field in (self.part, self.role):
            field.setEnabled(chosen is not None)
        if chosen is not None:
            kept = chosen.kept
            self.part.choose(str(kept.part or NO_PART))
            if not kept.final:
                self.role.choose(EVENING)
            elif kept.counts:
                self.role.choose(FINAL)
            else:
                self.role.choose(FINAL_WITHOUT)

    def _change(self) -> None:
        chosen = self.table.chosen_row()
        if chosen is None:
            return
        role = self.role.chosen()
        changed = replace(
            chosen.kept,
            part=int(self.part.chosen() or NO_PART) or None,
            final=role != EVENING,
            counts=role != FINAL_WITHOUT,
        )
        if changed != chosen.kept:
            self.host.do(lambda: self.host.seasons.change_evening(changed))
            self.table.choose(chosen.kept.id)

    def _take_out(self) -> None:
        chosen = self.table.chosen_row()
        if chosen is None:
            return
        if chosen.kept.tournament is not None:
            self.host.do(lambda: self.host.seasons.take_out(chosen.kept))
            return
        dialog = HouseDialog(
            fr_en("Retirer cette soirée\u00a0?", "Remove this event?"),
            fr_en(
                "Elle n’a pas été jouée ici\u00a0: ses résultats sont retirés avec elle.",
                "It was not played here: its results are removed with it.",
            ),
            self,
            icon="warning",
        )
        dialog.add_button("keep", fr_en("Ne rien changer", "Cancel"), Rank.PRIMARY)
        explained(
            dialog.add_button("out", fr_en("Retirer", "Remove"), Rank.DANGER),
            "La soirée ne compte plus dans la saison, mais elle n’est pas effacée.",
            "The event no longer counts for the season, but is not deleted.",
        )
        dialog.chosen.connect(
            lambda name: (
                name == "out" and self.host.do(lambda: self.host.seasons.take_out(chosen.kept))
            )
        )
        dialog.open()

    def ask_to_add(self) -> None:
        """Ask which tournaments of the club to put in the season."""
        season = self.host.season
        if season is None:
            return
        try:
            free = [
                tournament
                for tournament in self.host.desk.club.tournaments(archived=True)
                if not tournament.sample and self.host.seasons.placed(tournament.id) is None
            ]
        except StorageTrouble as trouble:
            self.host.desk.trouble.emit(trouble)
            return
        dialog = AddDialog(season, free, self)
        dialog.added.connect(lambda chosen, part: self._place(season, chosen, part))
        dialog.open()

    def _place(self, season: Season, tournaments: list[int], part: int | None) -> None:
        def place() -> None:
            for tournament in tournaments:
                self.host.seasons.place(tournament, season.id, part)

        self.host.do(place)

    def _describe(self) -> None:
        if self.host.season is not None:
            dialog = BeginDialog(None, self, changing=self.host.season)
            dialog.begun.connect(
                lambda season: self.host.do(lambda: self.host.seasons.describe(season))
            )
            dialog.open()


class AddDialog(HouseDialog):
    """``added(tournaments, part)``: those ticked, of the ones that belong to no season."""

    help_page = "season"

    added = Signal(object, object)

    def __init__(self, season: Season, free: list[TournamentRow], parent: QWidget) -> None:
        """Offer ``free`` tournaments, those played between the season’s dates ticked."""
        super().__init__(
            fr_en("Ajouter des soirées", "Add events"),
            ""
            if free
            else fr_en(
                "Aucun tournoi à ajouter\u00a0: ceux du club sont déjà dans une saison, et un "
                "exemple ne compte pas. Une saison jouée ailleurs s’importe depuis les archives.",
                "No tournaments to add: the club’s are already in a season, and a sample does not "
                "count. A season played elsewhere is imported from the archive.",
            ),
            parent,
            icon="add",
            width=560,
        )
        # Children from the start: what nothing is chosen in stands nowhere, and is no window.
        self.list = QListWidget(self)
        self.list.setAccessibleName(fr_en("Tournois du club", "Club’s tournaments"))
        explained(self.list, "Choisissez les soirées à ajouter.", "Select the events to add.")
        self.list.setFixedHeight(300)
        self._free = free
        for tournament in free:
            item = QListWidgetItem(f"{_day(tournament.date)} · {tournament.name}")
            inside = (season.begins or "0") <= tournament.date <= (season.ends or "9")
            item.setData(Qt.ItemDataRole.UserRole, tournament.id)
            item.setCheckState(_tick(bool(tournament.date) and inside))
            self.list.addItem(item)
        named = [(str(part.id), part.name) for part in season.parts]
        none = (NO_PART, fr_en("Aucune phase", "No phase"))
        self.part = ChoiceField([none, *named], self, name=fr_en("Phase", "Phase"))
        self.list.setVisible(bool(free))
        self.part.setVisible(bool(free and named))
        if free:
            self.body.addWidget(self.list)
            self.body.addWidget(self.part)
        self.add_button("cancel", fr_en("Ne rien changer", "Cancel"))
        self.confirm = explained(
            self.add_button("confirm", fr_en("Ajouter", "Add"), Rank.PRIMARY),
            "Les soirées choisies comptent pour la saison.",
            "The selected events count for the season.",
        )
        self.list.itemChanged.connect(lambda _item: self._update_confirm())
        self.when_confirmed(
            lambda: self.added.emit(self.ticked(), int(self.part.chosen() or NO_PART) or None)
        )
        self._update_confirm()

    def ticked(self) -> list[int]:
        """Return the tournaments ticked."""
        items = (self.list.item(at) for at in range(self.list.count()))
        return [
            item.data(Qt.ItemDataRole.UserRole)
            for item in items
            if item.checkState() == _tick(True)
        ]

    def _update_confirm(self) -> None:
        nothing = fr_en("Cochez au moins une soirée.", "Tick at least one event.")
        if self.ticked():
            self.confirm.set_refusal(None)
        else:
            self.confirm.set_refusal(nothing)


def _tick(on: bool) -> Qt.CheckState:
    if on:
        return Qt.CheckState.Checked
    return Qt.CheckState.Unchecked


def _day(iso: str) -> str:
    try:
        return short_day(date.fromisoformat(iso))
    except ValueError:
        return iso or "—"


def _role(one: SeasonEvening) -> str:
    if not one.final:
        return ""
    if one.counts:
        return fr_en("finale", "final")
    return fr_en("finale, sans points", "final, none")


def _imported(one: EveningFacts) -> PillFacts | None:
    """Return what is drawn of an evening taken over as it was, as in the archive."""
    if one.kept.tournament is None and not one.kept.final:
        return state_pill(State.OF_A_KIND, _state(one))
    return None


def _state(one: EveningFacts) -> str:
    if one.kept.tournament is None:
        return fr_en("importée", "imported")
    if one.day_one:
        return fr_en("compte avec son jour 2", "counts with its Day 2")
    if not one.entrants:
        return fr_en("pas encore jouée", "not played yet")
    if one.over:
        return ""
    return fr_en("en cours", "in progress")


def _columns(part_name: Callable[[int | None], str]) -> tuple[Column[EveningFacts], ...]:
    return (
        Column(
            "date",
            fr_en("Date", "Date"),
            lambda one: one.kept.date,
            text=lambda one: _day(one.kept.date),
            width=120,
        ),
        Column("name", fr_en("Soirée", "Event"), lambda one: one.kept.name, fills=True),
        Column(
            "part",
            fr_en("Phase", "Phase"),
            lambda one: part_name(one.kept.part),
            width=130,
            hides_without=lambda one: part_name(one.kept.part),
        ),
        Column(
            "players",
            fr_en("Joueurs", "Players"),
            lambda one: one.entrants or None,
            width=90,
            figures=True,
        ),
        Column(
            "guests",
            fr_en("Dont invités", "Guests"),
            lambda one: one.guests or None,
            width=100,
            hides_without=lambda one: one.guests,
            figures=True,
        ),
        Column(
            "state",
            fr_en("État", "State"),
            lambda one: ", ".join(filter(None, (_role(one.kept), _state(one)))),
            width=230,
            grows=True,
            pill=_imported,
        ),
    )
