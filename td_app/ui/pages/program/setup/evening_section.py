"""The tournament itself: name, day, place, format, late entry, who is kept apart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from PySide6.QtWidgets import QCheckBox, QLineEdit, QSpinBox, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament.state.game import Betting, Game
from td_app.tournament.state.setup import KeepApart, TournamentSetup
from td_app.tournament.views.progress import Fixed
from td_app.ui.pages.program.setup.section import Section
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.date_field import DateField
from td_app.ui.widgets.layout import column
from td_app.ui.widgets.page_parts import FormRow, FormRows, ScrolledColumn
from td_app.ui.widgets.tips import set_tip
from td_app.ui.widgets.typed_fields import CountField, HourField, NumberField
from td_app.words import refusal_sentence
from td_app.words.game import betting_name, game_name
from td_app.words.language import fr_en

DEFAULT_LATE_LEVEL = 2
"""What 1.8 says where the organiser says nothing."""

SHORT = 112
LONG = 176
LONGEST = 304
"""Widths of fields, in pixels."""

Field = TypeVar("Field", bound=QWidget)


@dataclass(frozen=True, slots=True)
class Setting:
    """A field of ``TournamentSetup``: its row, what is written there, what is mended there."""

    row: FormRow
    read: Callable[[], object]
    write: Callable[[Any], object]
    mends: tuple[str, ...]


class EveningSection(Section):
    """The first thing a director fills in; everything but the name has a sensible value.

    A setting more is one :meth:`_add`.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show empty settings."""
        super().__init__(parent)
        self._late_given: int | None = None
        self._games_offered = self._knockouts_offered = False
        self.settings: dict[str, Setting] = {}
        self._form = FormRows()
        self._ask_the_day()
        self._ask_the_game()
        self._ask_the_entries()
        self._ask_the_latecomers()
        self._ask_what_is_said()
        column(ScrolledColumn(self._form), on=self, margins=0)

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show these settings."""
        self.blockSignals(True)
        for key, setting in self.settings.items():
            setting.write(getattr(setup, key))
        for key, code in (
            ("seats_per_table", "SETUP_DRAWN_SEATS"),
            ("starting_stack", "SETUP_DRAWN_STACK"),
        ):
            hint = ""
            if fixed.drawn:
                hint = refusal_sentence(Refused(code))
            shown = self.settings[key].row
            shown.set_hint(hint)
            set_tip(shown.field, hint)
            shown.field.setEnabled(not fixed.drawn)
        self.blockSignals(False)
        self._show_offered()

    def values(self) -> dict[str, object]:
        """Return what was written."""
        return {key: setting.read() for key, setting in self.settings.items()}

    def follow(self, setup: TournamentSetup) -> None:
        """Show the stack that a structure was made for."""
        self.stack.blockSignals(True)
        self.stack.setValue(setup.starting_stack)
        self.stack.blockSignals(False)
        self._show_offered()

    def offer(self, *, games: bool, knockouts: bool) -> None:
        """Offer other games than hold'em, and to note who knocked out whom, where a club does."""
        self._games_offered = games
        self._knockouts_offered = knockouts
        self._show_offered()

    def _show_offered(self) -> None:
        """Show what there is a choice of, or what is not as usual; nothing else of these."""
        game = self._games_offered or self.settings["game"].read() is not Game.HOLDEM
        for key in ("game", "betting"):
            self.settings[key].row.set_shown(game)
        noted = self.settings["knockouts_noted"]
        noted.row.set_shown(self._knockouts_offered or bool(noted.read()))

    def show_refusal(self, refused: Refused | None) -> None:
        """Say under its field what is wrong."""
        wrong = None
        if refused is not None:
            wrong = self._row_of(refused)
        for setting in self.settings.values():
            here = refused is not None and setting.row is wrong
            if refused and here:
                setting.row.set_error(refusal_sentence(refused))
            else:
                setting.row.set_error(None)

    def mends(self, refused: Refused) -> bool:
        """Tell whether a refusal is to be mended here; a table's seats are mended there."""
        return self._row_of(refused) is not None

    def _row_of(self, refused: Refused) -> FormRow | None:
        code = refused.code
        if code == "NUMBER_UNREAD":
            unread = self.unread()
            return next((s.row for s in self.settings.values() if s.row.field is unread), None)
        if code == "SETUP_SEATS" and refused.params.get("seats") != self.seats.value():
            return None
        if code in ("TEXT_TOO_LONG", "TEXT_UNREADABLE"):
            longer = len(self.place.text()) > len(self.name.text())
            return self.settings["place" if longer else "name"].row
        return next((s.row for s in self.settings.values() if code in s.mends), None)

    def _add(
        self,
        key: str,
        title: str,
        field: Field,
        *mends: str,
        hint: str = "",
        width: int = 0,
        read: Callable[[Any], object] = lambda value: value,
        write: Callable[[Any], object] = lambda value: value,
    ) -> Field:
        """Ask for a setting; ``read`` makes it of what the field holds, ``write`` the reverse."""
        row = self._form.add(title, field, hint, width=width)
        held, hold = self._held_by(field)
        self.settings[key] = Setting(
            row, lambda: read(held()), lambda value: hold(write(value)), mends
        )
        return field

    def _held_by(self, field: QWidget) -> tuple[Callable[[], Any], Callable[[Any], object]]:
        """Return what a field holds, and how it is made to hold another value."""
        match field:
            case HourField():
                field.hourChanged.connect(self.edited)
                return field.hour, field.set_hour
            case NumberField() | QSpinBox():
                field.valueChanged.connect(self.edited)
                return field.value, field.setValue
            case ChoiceField():
                field.choiceChanged.connect(self.edited)
                return field.chosen, field.choose
            case DateField():
                field.dateChanged.connect(self.edited)
                return field.date, field.set_date
            case QCheckBox():
                field.toggled.connect(self.edited)
                return field.isChecked, field.setChecked
            case QLineEdit():
                field.textEdited.connect(self.edited)
                return lambda: field.text().strip(), lambda text: _write(field, text)
        raise TypeError(type(field))

    def _ask_the_day(self) -> None:
        self.name = QLineEdit()
        self.place = QLineEdit()
        for words in (self.name, self.place):
            words.setMaxLength(200)
        self.date = DateField(none=fr_en("sans date", "no date"))
        self.closes = HourField(none=fr_en("sans limite", "no limit"))
        closing = fr_en(
            "La composition, la prévision et la page Horloge en tiennent compte.",
            "Building a structure, the forecast and the Clock page go by it.",
        )
        self._add("name", fr_en("Nom", "Name"), self.name, "SETUP_NAME")
        self._add(
            "date",
            fr_en("Date", "Date"),
            self.date,
            "SETUP_DATE",
            width=LONG,
        )
        self._add("place", fr_en("Lieu", "Venue"), self.place)
        self.starts = HourField(none=fr_en("non dite", "not given"))
        self._add(
            "starts_at",
            fr_en("Le jeu commence à", "Play begins at"),
            self.starts,
            "SETUP_STARTS_AT",
            hint=fr_en("Dite au mur avant le début.", "Shown on the wall before the start."),
            width=SHORT,
        )
        self._add(
            "closes_at",
            fr_en("La salle ferme à", "The hall closes at"),
            self.closes,
            "SETUP_CLOSES_AT",
            hint=closing,
            width=SHORT,
        )

    def _ask_the_game(self) -> None:
        self.game = self._add(
            "game",
            fr_en("Jeu", "Game"),
            ChoiceField([(game.value, game_name(game.value)) for game in Game]),
            "GAME_SEATS",
            width=LONG,
            read=Game,
            write=lambda game: game.value,
        )
        bets = [(betting.value, betting_name(betting.value)) for betting in Betting]
        self.betting = self._add(
            "betting",
            fr_en("Mises", "Betting"),
            ChoiceField(bets),
            width=LONG,
            read=Betting,
            write=lambda betting: betting.value,
        )

    def _ask_the_entries(self) -> None:
        self.seats = self._add(
            "seats_per_table",
            fr_en("Places par table", "Seats a table"),
            CountField(8, least=2, most=10),
            "SETUP_SEATS",
            "SETUP_DRAWN_SEATS",
            width=SHORT,
        )
        self.stack = self._add(
            "starting_stack",
            fr_en("Tapis de départ", "Starting stack"),
            NumberField(10_000, least=1, most=1_000_000_000, step=1_000),
            "SETUP_STACK",
            "SETUP_DRAWN_STACK",
            width=LONG,
        )

    def _ask_the_latecomers(self) -> None:
        late = fr_en(
            "Entrées tardives jusqu’à la fin du niveau", "Late entry until the end of level"
        )
        said = fr_en(
            "Niveau 2 quand rien n’est dit (§\u00a01.8).",
            "Level 2 by default (§\u00a01.8).",
        )
        self.late = self._add(
            "late_entry_until",
            late,
            CountField(DEFAULT_LATE_LEVEL, least=0, most=60, none=fr_en("aucune", "none")),
            "SETUP_LATE_ENTRY",
            hint=said,
            width=SHORT,
            read=self._late_read,
            write=self._late_written,
        )
        gone = fr_en(
            "Retirer qui n’est jamais venu, après le niveau", "Withdraw no-shows after level"
        )
        never = fr_en(
            "Jamais\u00a0: ses jetons restent et paient les blindes (§\u00a01.9).",
            "Never: the chips stay and post the blinds (§\u00a01.9).",
        )
        self.no_shows = self._add(
            "no_shows_out_after",
            gone,
            CountField(0, least=0, most=60, none=fr_en("jamais", "never")),
            "SETUP_NO_SHOWS",
            hint=never,
            width=SHORT,
            read=lambda level: level or None,
            write=lambda level: level or 0,
        )

    def _ask_what_is_said(self) -> None:
        choices = (
            (KeepApart.NOBODY, fr_en("Personne", "Nobody")),
            (KeepApart.CLUBS, fr_en("Les membres d’un même club", "Members of the same club")),
            (KeepApart.TEAMS, fr_en("Les membres d’une même équipe", "Members of the same team")),
        )
        numbers = fr_en(
            "À des tables différentes, autant que les nombres le permettent\u00a0: une règle "
            "maison, qui s’écarte de l’article 2.1.",
            "At different tables, as far as the numbers allow: a house rule that departs from "
            "article 2.1.",
        )
        self.apart = self._add(
            "keep_apart",
            fr_en("Séparer au tirage", "Keep apart in the draw"),
            ChoiceField([(kept.value, words) for kept, words in choices]),
            hint=numbers,
            width=LONGEST,
            read=KeepApart,
            write=lambda kept: kept.value,
        )
        noted = fr_en("Noter qui a éliminé qui", "Note who knocked out whom")
        asked = fr_en(
            "Demandé à chaque sortie, jamais attendu\u00a0: un clic sur le plan, ou un nom.",
            "Asked at each elimination, never waited for: a click on the plan, or a name.",
        )
        self.knockouts = self._add(
            "knockouts_noted", fr_en("Éliminations", "Knock-outs"), QCheckBox(noted), hint=asked
        )
        said = fr_en("Y dire l’heure de fin estimée", "Show there when play should end")
        self.announced = self._add(
            "end_announced", fr_en("Affichage public", "Public display"), QCheckBox(said)
        )

    def _late_read(self, level: int) -> int | None:
        if level == DEFAULT_LATE_LEVEL and self._late_given is None:
            return None
        return level

    def _late_written(self, level: int | None) -> int:
        self._late_given = level
        if level is None:
            return DEFAULT_LATE_LEVEL
        return level


def _write(field: QLineEdit, text: str) -> None:
    """Write a text, unless it is the one being typed."""
    if field.text().strip() != text:
        field.setText(text)
        field.setCursorPosition(0)
