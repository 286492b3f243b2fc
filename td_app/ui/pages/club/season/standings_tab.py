"""Classement: the standings with movement, tie-breaks, corrected points."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from fractions import Fraction
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from rules_ropta.ruling import Refused
from td_app.season.board import BoardRow, EveningFacts, Who
from td_app.season.repository import SeasonEvening
from td_app.season.scale_typed import number_of
from td_app.ui.club_settings import KNOCKOUTS_NOTED
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.pages.club.season.season_tab import SeasonHost, SeasonTab
from td_app.ui.pages.club.season.why_no_points import why_no_points
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import column, row, wide
from td_app.ui.widgets.list_box import ListBox
from td_app.ui.widgets.page_parts import FormRows
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable, widen_to_titles
from td_app.ui.widgets.tips import explained
from td_app.words import refusal_sentence
from td_app.words.figures import rank, short_day, whole
from td_app.words.language import fr_en
from td_app.words.season_page import (
    LEFT_OUT,
    evenings_counted,
    gained,
    moved_figure,
    parted_sentence,
    points_figure,
)
from td_app.words.speaking import say


class StandingsTab(SeasonTab):
    """The standings; a player chosen can be put right, or said to be a guest."""

    def __init__(self, host: SeasonHost) -> None:
        """Show the standings of the page's season."""
        super().__init__(host)
        self._why: dict[str, str] = {}
        self.table = RowTable(
            _columns(), key=lambda one: one.who.key, asleep=lambda one: not one.rank
        )
        self.table.setAccessibleName(fr_en("Classement de la saison", "Season standings"))
        widen_to_titles(self.table)
        self.correct = explained(
            Button(
                fr_en("Corriger les points…", "Correct points…"), icon="edit", does=self._correct
            ),
            "Ajoute ou retire des points à quelqu’un, avec votre motif.",
            "Adds or removes a player’s points, with your reason.",
        )
        self.guest = Button(
            fr_en("Invité de la saison", "Guest of the season"), icon="players", does=self._guest
        )
        self.said = label("", Say.SOFT, wraps=True)
        self.parted = label("", Say.SMALL, wraps=True)
        self.list = ListBox(
            self.table,
            fr_en("Chercher un nom", "Search a name"),
            no_match=fr_en(
                "Personne de ce nom dans la saison.", "Nobody with this name in the season."
            ),
            show_all=fr_en("Afficher tout le monde", "Show everyone"),
        )
        tools = (wide(self.list.search), self.correct, self.guest)
        row(*tools, on=self.tools, spacing=Space.TIGHT, margins=0)
        self.list.lay_out(under=(self.said,))
        self.table.current_row.connect(self._on_row)
        column(wide(self.list), self.parted, on=self, spacing=Space.TIGHT, margins=0)

    def refresh(self) -> None:
        """Show the standings as they are."""
        board = self.host.board
        self._why = {who.key: why for who, why, _ in board.left_out}
        outside = (_not_ranked(who, evenings) for who, _, evenings in board.left_out)
        self.list.show_rows((*board.rows, *outside), why=why_no_points(self.host))
        self.table.show_column("stack", board.scale.final is not None)
        told = ""
        if board.last:
            told = _after(board.last, len(board.evenings))
        if (board.scale.kill or board.scale.target) and not self.host.desk.settings.value(
            KNOCKOUTS_NOTED
        ):
            unnoted = fr_en(
                "Le barème compte les éliminations, que vos tournois ne notent pas\u00a0: cochez "
                "«\u00a0Noter qui a éliminé qui\u00a0» (Réglages, Club).",
                "The points system counts knockouts, which your tournaments do not record: tick "
                "“Track knockouts” (Settings, Club).",
            )
            told = " ".join(filter(None, (told, unnoted)))
        fault = ""
        if board.fault:
            fault = refusal_sentence(board.fault)
        tell(self.said, fault or told, Tone.RED if fault else Tone.NEUTRAL)
        self._on_row(self.table.chosen_row())

    def find_text(self, text: str) -> None:
        """Search for ``text`` and give the field the keyboard."""
        self.list.search.search_for(text)

    def _on_row(self, chosen: BoardRow | None) -> None:
        if chosen:
            nobody = None
        else:
            nobody = fr_en("Choisissez un joueur.", "Select a player.")
        self.correct.set_refusal(nobody)
        self.guest.set_refusal(nobody)
        why = ""
        if chosen:
            why = self._why.get(chosen.who.key, "")
        as_guest = fr_en("Invité de la saison", "Guest of the season")
        if why == "GUEST":
            self.guest.setText(fr_en("Classer ce joueur", "Rank this player"))
        else:
            self.guest.setText(as_guest)
        told = ""
        if chosen and chosen.parted:
            told = parted_sentence(chosen.parted)
        outside = fr_en("Non classé\u00a0: {0}.", "Not ranked: {0}.")
        tell(self.parted, outside.format(say(LEFT_OUT[why])) if why else told)

    def _correct(self) -> None:
        chosen = self.table.chosen_row()
        season = self.host.season
        if chosen is None or season is None:
            return
        evenings = [(one.kept, _day(one.kept.date)) for one in self.host.board.evenings]
        dialog = CorrectionDialog(chosen.who.name, evenings, self)
        dialog.corrected.connect(
            lambda points, reason, evening: self.host.do(
                lambda: self.host.seasons.correct(season, chosen.who.key, points, reason, evening),
                fr_en("{0}\u00a0: {1}.", "{0}: {1}.").format(chosen.who.name, gained(points)),
            )
        )
        dialog.open()

    def _guest(self) -> None:
        chosen = self.table.chosen_row()
        season = self.host.season
        if chosen is None or season is None:
            return
        guest = self._why.get(chosen.who.key) != "GUEST"
        said = fr_en("{0} sort du classement.", "{0} is no longer ranked.")
        if not guest:
            said = fr_en("{0} entre au classement.", "{0} is now ranked.")
        self.host.do(
            lambda: self.host.seasons.say_guest(season, chosen.who.key, guest),
            said.format(chosen.who.name),
        )


def _not_ranked(who: Who, evenings: int) -> BoardRow:
    """A line under the standings, of somebody who played and is not ranked: its rank is 0."""
    nothing = Fraction(0)
    return BoardRow(0, who, nothing, 0, evenings, evenings, 0, 0, *(nothing,) * 3, ())


def _after(last: EveningFacts, evenings: int) -> str:
    kept = last.kept
    over = last.over
    named = fr_en("Après {0}, la dernière le {1} ({2}).", "After {0}, the latest on {1} ({2}).")
    nameless = fr_en("Après {0}, la dernière le {1}.", "After {0}, the latest on {1}.")
    told = (named if kept.name else nameless).format(
        evenings_counted(evenings), _day(kept.date), kept.name
    )
    if not over:
        told += " " + fr_en(
            "Elle est encore en cours\u00a0: un joueur en jeu compte le moins bon rang possible.",
            "It is still in progress: players still in are counted at the lowest place they can "
            "finish.",
        )
    return told


def _day(iso: str) -> str:
    try:
        return short_day(date.fromisoformat(iso))
    except ValueError:
        return iso or "—"


def _tone(one: BoardRow) -> Tone:
    if (one.moved or 0) > 0:
        return Tone.ACCENT
    if one.moved:
        return Tone.AMBER
    return Tone.NEUTRAL


def _columns() -> tuple[Column[BoardRow], ...]:
    return (
        Column(
            "rank",
            fr_en("Rang", "Rank"),
            lambda one: one.rank or None,
            text=lambda one: rank(one.rank) if one.rank else "—",
            width=64,
            figures=True,
            tip=lambda one: parted_sentence(one.parted) if one.parted else "",
        ),
        Column(
            "moved",
            fr_en("Depuis", "Change"),
            lambda one: -(one.moved or 0),
            text=lambda one: moved_figure(one.moved) if one.rank else "",
            tone=_tone,
            width=84,
            centred=True,
            searched=False,
        ),
        Column("name", fr_en("Joueur", "Player"), lambda one: one.who.name, fills=True, named=True),
        *_figures(),
    )


def _figures() -> tuple[Column[BoardRow], ...]:
    """The columns of figures, the most points first when sorted by them."""
    figures = partial(Column[BoardRow], figures=True, searched=False)
    return (
        figures("points", fr_en("Points", "Points"), lambda one: -one.points, _points, width=96),
        figures(
            "evenings", fr_en("Soirées", "Events"), lambda one: -one.evenings, _evenings, width=96
        ),
        figures(
            "wins",
            fr_en("Victoires", "Wins"),
            lambda one: -one.wins,
            lambda one: str(one.wins or ""),
            width=88,
        ),
        figures(
            "kills",
            fr_en("Éliminations", "Knockouts"),
            lambda one: -one.kills,
            lambda one: str(one.kills or ""),
            width=110,
            hides_without=lambda one: one.kills,
        ),
        figures(
            "corrected",
            fr_en("Corrections", "Corrections"),
            lambda one: one.correction - one.malus,
            _put_right,
            width=110,
            hides_without=lambda one: one.malus or one.correction,
        ),
        figures(
            "stack",
            fr_en("Tapis en finale", "Stack in the final"),
            lambda one: -(one.stack or 0),
            _stack,
            width=130,
        ),
    )


def _points(one: BoardRow) -> str:
    if one.rank:
        return points_figure(one.points)
    return ""


def _stack(one: BoardRow) -> str:
    if one.stack is None:
        return "—"
    return whole(one.stack)


def _evenings(one: BoardRow) -> str:
    if one.counted == one.evenings:
        return str(one.evenings)
    return f"{one.counted} / {one.evenings}"


def _put_right(one: BoardRow) -> str:
    if one.correction or one.malus:
        return gained(one.correction - one.malus)
    return ""


SEASON = "0"


class CorrectionDialog(HouseDialog):
    """``corrected(points, reason, evening)``; the evening is None for the season as a whole."""

    help_page = "season"

    corrected = Signal(object, str, object)

    def __init__(
        self, name: str, evenings: Sequence[tuple[SeasonEvening, str]], parent: QWidget
    ) -> None:
        """Ask for the correction of somebody's points."""
        super().__init__(
            fr_en("Corriger les points", "Correct points"),
            fr_en(
                "{0}\u00a0: la correction et son motif restent au journal de la saison\u00a0; "
                "elle peut être annulée.",
                "{0}: the correction and its reason stay in the season log, and can be undone.",
            ).format(name),
            parent,
            icon="edit",
        )
        self.points = QLineEdit()
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        whole = (SEASON, fr_en("La saison", "The season"))
        told = [
            (str(one.id), " · ".join(filter(None, (day, one.name))))
            for one, day in reversed(evenings)
        ]
        self.evening = ChoiceField([whole, *told])
        form = FormRows(label_width=110)
        hint = fr_en("+5 pour en ajouter, −5 pour en retirer", "+5 to add, −5 to remove")
        self._points = form.add(fr_en("Points", "Points"), self.points, hint, width=120)
        form.add(
            fr_en("De", "Of"),
            explained(
                self.evening,
                "La soirée corrigée, ou toute la saison.",
                "The event corrected, or the whole season.",
            ),
        )
        form.add(fr_en("Motif", "Reason"), self.reason)
        self.body.addWidget(form)
        self.add_button("cancel", fr_en("Ne rien changer", "Cancel"))
        self.confirm = explained(
            self.add_button("confirm", fr_en("Corriger", "Correct"), Rank.PRIMARY, tells_why=True),
            "Enregistre cette correction, au journal de la saison aussi.",
            "Saves this correction; it is in the season log too.",
        )
        self.points.textChanged.connect(self._update_confirm)
        self.reason.textChanged.connect(self._update_confirm)
        self.chosen.connect(self._give)
        self.points.setFocus()
        self._update_confirm()

    def _typed(self) -> Fraction | Refused:
        try:
            return number_of(self.points.text())
        except Refused as refusal:
            return refusal

    def _update_confirm(self) -> None:
        typed = self._typed()
        wrong = isinstance(typed, Refused) and bool(self.points.text().strip())
        self._points.set_error(refusal_sentence(typed) if wrong else None)  # type: ignore[arg-type]
        missing = isinstance(typed, Refused) or not typed
        why = fr_en("Indiquez les points et le motif.", "Enter the points and the reason.")
        if missing or not self.reason.text().strip():
            self.confirm.set_refusal(why)
        else:
            self.confirm.set_refusal(None)

    def _give(self, name: str) -> None:
        typed = self._typed()
        if name == "confirm" and isinstance(typed, Fraction):
            evening = self.evening.chosen()
            if evening == SEASON:
                chosen = None
            else:
                chosen = int(evening)
            self.corrected.emit(typed, self.reason.text().strip(), chosen)
