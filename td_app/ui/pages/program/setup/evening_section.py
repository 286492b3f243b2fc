"""The tournament itself: name, day, place, format, late entry, who is kept apart."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament.state.game import Betting, Game
from td_app.tournament.state.setup import KeepApart, TournamentSetup
from td_app.tournament.views.progress import Fixed
from td_app.ui.pages.program.setup.section import Section
from td_app.ui.widgets.bound_form import BoundForm
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.date_field import DateField
from td_app.ui.widgets.layout import column
from td_app.ui.widgets.page_parts import FormRow, ScrolledColumn
from td_app.ui.widgets.tips import explained, set_tip
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

#: The setting in whose row a refusal is to be mended, by its code.
MENDED_AT = {
    "SETUP_NAME": "name",
    "SETUP_DATE": "date",
    "SETUP_STARTS_AT": "starts_at",
    "SETUP_CLOSES_AT": "closes_at",
    "GAME_SEATS": "game",
    "SETUP_SEATS": "seats_per_table",
    "SETUP_DRAWN_SEATS": "seats_per_table",
    "SETUP_STACK": "starting_stack",
    "SETUP_DRAWN_STACK": "starting_stack",
    "SETUP_LATE_ENTRY": "late_entry_until",
    "SETUP_NO_SHOWS": "no_shows_out_after",
}


class EveningSection(Section):
    """The first thing a director fills in; everything but the name has a sensible value."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show empty settings."""
        super().__init__(parent)
        self._setup = TournamentSetup()
        self._late_given: int | None = None
        self._games_offered = False
        self._knockouts_offered = False
        self._over = False
        self.form: BoundForm[TournamentSetup] = BoundForm()
        self._ask_the_day()
        self._ask_the_game()
        self._ask_the_entries()
        self._ask_the_latecomers()
        self._ask_what_is_said()
        self.form.typed.connect(self.edited)
        column(ScrolledColumn(self.form), on=self, margins=0)

    def show_setup(self, setup: TournamentSetup, fixed: Fixed) -> None:
        """Show these settings; what an evening that is over no longer needs is left out."""
        self._over = fixed.over
        self.follow(setup)
        for key, code in (
            ("seats_per_table", "SETUP_DRAWN_SEATS"),
            ("starting_stack", "SETUP_DRAWN_STACK"),
        ):
            hint = ""
            if fixed.drawn:
                hint = refusal_sentence(Refused(code))
            shown = self.form.rows[key]
            shown.set_hint(hint)
            set_tip(shown.field, hint)
            shown.field.setEnabled(not fixed.drawn)

    def values(self) -> dict[str, object]:
        """Return what was written."""
        written = self.form.read(self._setup)
        return {name: getattr(written, name) for name in self.form.fields.names}

    def follow(self, setup: TournamentSetup) -> None:
        """Show these settings: a structure may have been made for another stack."""
        self._setup = setup
        self.form.show_value(setup)

    def offer(self, *, games: bool, knockouts: bool) -> None:
        """Offer other games than hold'em, and to note who knocked out whom, where a club does.

        What is not as usual is shown all the same.
        """
        self._games_offered = games
        self._knockouts_offered = knockouts
        self.form.show_value(self._setup)

    def show_refusal(self, refused: Refused | None) -> None:
        """Say under its field what is wrong."""
        wrong = None
        if refused is not None:
            wrong = self._row_of(refused)
        for row in self.form.rows.values():
            if refused is not None and row is wrong:
                row.set_error(refusal_sentence(refused))
            else:
                row.set_error(None)

    def mends(self, refused: Refused) -> bool:
        """Return whether a refusal is to be mended here; a table's seats are mended there."""
        return self._row_of(refused) is not None

    def _row_of(self, refused: Refused) -> FormRow | None:
        code = refused.code
        rows = self.form.rows
        if code == "NUMBER_UNREAD":
            unread = self.unread()
            return next((row for row in rows.values() if row.field is unread), None)
        if code == "SETUP_SEATS" and refused.params.get("seats") != self.seats.value():
            return None
        if code in ("TEXT_TOO_LONG", "TEXT_UNREADABLE"):
            longer = len(self.place.text()) > len(self.name.text())
            return rows["place" if longer else "name"]
        return rows.get(MENDED_AT.get(code, ""))

    def _ask_the_day(self) -> None:
        bind = self.form.bind
        self.name = explained(
            bind("name", QLineEdit(), fr_en("Nom", "Name")),
            "Le nom du tournoi, en tête de l’affichage public et des papiers.",
            "The tournament’s name, at the top of the public display and printouts.",
        )
        day = DateField(none=fr_en("sans date", "no date"))
        self.date = explained(
            bind("date", day, fr_en("Date", "Date"), width=LONG),
            "Le jour du tournoi, imprimé sur les papiers.",
            "The day of the tournament, shown on printouts.",
        )
        self.place = bind("place", QLineEdit(), fr_en("Lieu", "Venue"))
        for words in (self.name, self.place):
            words.setMaxLength(200)
        self.starts = explained(
            bind(
                "starts_at",
                HourField(none=fr_en("non précisée", "not given")),
                fr_en("Le jeu commence à", "Start time"),
                fr_en(
                    "Affichée dans la salle avant le début.", "Shown in the room before the start."
                ),
                width=SHORT,
            ),
            "L’heure de début, affichée dans la salle avant le jeu.",
            "The start time, shown in the room before play.",
        )
        self.closes = explained(
            bind(
                "closes_at",
                HourField(none=fr_en("sans limite", "no limit")),
                fr_en("La salle ferme à", "Venue closes at"),
                fr_en(
                    "«\u00a0Composer une structure\u00a0» et la prévision de la page "
                    "Horloge en tiennent compte.",
                    "Used to build a structure, by the forecast and by the Clock page.",
                ),
                width=SHORT,
                when=self._goes_on,
            ),
            "L’heure à laquelle il faut avoir fini ; la page Horloge indique si c’est possible.",
            "The time by which to finish; the Clock page says whether you will.",
        )

    def _ask_the_game(self) -> None:
        self.game = self.form.bind(
            "game",
            ChoiceField([(game.value, game_name(game.value)) for game in Game]),
            fr_en("Jeu", "Game"),
            width=LONG,
            when=self._chooses_game,
        )
        self.betting = self.form.bind(
            "betting",
            ChoiceField([(betting.value, betting_name(betting.value)) for betting in Betting]),
            fr_en("Mises", "Betting"),
            width=LONG,
            when=self._chooses_game,
        )

    def _goes_on(self, _setup: TournamentSetup) -> bool:
        return not self._over

    def _chooses_game(self, setup: TournamentSetup) -> bool:
        return self._games_offered or setup.game is not Game.HOLDEM

    def _ask_the_entries(self) -> None:
        seats = fr_en("Places par table", "Seats per table")
        count = CountField(8, least=2, most=10)
        self.seats = explained(
            self.form.bind("seats_per_table", count, seats, width=SHORT),
            "Nombre maximum de joueurs par table.",
            "Maximum number of players per table.",
        )
        stack = fr_en("Tapis de départ", "Starting stack")
        chips = NumberField(10_000, least=1, most=1_000_000_000, step=1_000)
        self.stack = explained(
            self.form.bind("starting_stack", chips, stack, width=LONG),
            "La valeur totale des jetons que chacun reçoit.",
            "The total value of the chips everyone receives.",
        )

    def _ask_the_latecomers(self) -> None:
        self.late = explained(
            self.form.bind(
                "late_entry_until",
                CountField(DEFAULT_LATE_LEVEL, most=60, none=fr_en("aucune", "none")),
                fr_en(
                    "Entrées tardives jusqu’à la fin du niveau",
                    "Late registration until the end of level",
                ),
                fr_en(
                    "Niveau 2 par défaut (§\u00a01.8).",
                    "Level 2 by default (§\u00a01.8).",
                ),
                width=SHORT,
                when=self._goes_on,
                show=self._late_shown,
                read=self._late_read,
            ),
            "Le dernier niveau où l’on peut encore entrer (§ 1.8).",
            "The last level of late registration (§ 1.8).",
        )
        self.no_shows = explained(
            self.form.bind(
                "no_shows_out_after",
                CountField(most=60, none=fr_en("jamais", "never")),
                fr_en(
                    "Retirer les joueurs jamais venus après le niveau",
                    "Remove no-shows after level",
                ),
                fr_en(
                    "Jamais\u00a0: leurs jetons restent et paient les blindes (§\u00a01.9).",
                    "Never: their chips stay and post the blinds (§\u00a01.9).",
                ),
                width=SHORT,
                when=self._goes_on,
                none=0,
            ),
            "Quand retirer le tapis d’un joueur jamais venu ; sinon il paie les blindes (§ 1.9).",
            "When to remove a no-show’s stack; otherwise it posts the blinds (§ 1.9).",
        )

    def _ask_what_is_said(self) -> None:
        choices = (
            (KeepApart.NOBODY, fr_en("Personne", "Nobody")),
            (KeepApart.CLUBS, fr_en("Les membres d’un même club", "Members of the same club")),
            (KeepApart.TEAMS, fr_en("Les membres d’une même équipe", "Members of the same team")),
        )
        self.apart = explained(
            self.form.bind(
                "keep_apart",
                ChoiceField([(kept.value, words) for kept, words in choices]),
                fr_en("Séparer au tirage", "Keep apart in the draw"),
                fr_en(
                    "À des tables différentes, autant que les nombres le permettent\u00a0: une "
                    "règle maison, qui s’écarte de l’article 2.1.",
                    "At different tables as far as numbers allow. A house rule: it departs from "
                    "article 2.1.",
                ),
                width=LONGEST,
                when=self._goes_on,
            ),
            "Les joueurs que le tirage place à des tables différentes, autant que possible.",
            "Players the draw keeps at different tables, as far as it can.",
        )
        self.knockouts = self.form.bind(
            "knockouts_noted",
            QCheckBox(fr_en("Noter qui a éliminé qui", "Track knockouts")),
            fr_en("Éliminations", "Knockouts"),
            fr_en(
                "Demandé à chaque sortie, sans bloquer\u00a0: un clic sur le plan, ou un nom.",
                "Asked at each elimination, without holding anything up: click the plan or type a "
                "name.",
            ),
            when=lambda setup: self._knockouts_offered or setup.knockouts_noted,
        )
        said = QCheckBox(fr_en("Y afficher l’heure de fin estimée", "Show the estimated end there"))
        wall = fr_en("Affichage public", "Public display")
        self.announced = self.form.bind("end_announced", said, wall, when=self._goes_on)

    def _late_shown(self, level: int | None) -> int:
        self._late_given = level
        if level is None:
            return DEFAULT_LATE_LEVEL
        return level

    def _late_read(self, level: int) -> int | None:
        if level == DEFAULT_LATE_LEVEL and self._late_given is None:
            return None
        return level
