"""Calling time at a table: who thinks, for how long; granted, or refused with a reason (3.5)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from rules_ropta.house_rules import TIME_WAIT
from rules_ropta.levels_and_time import time_call
from td_app.tournament import commands as cmd
from td_app.tournament.state.setup import declared_house_rules
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.floor_head import TableChoice
from td_app.ui.refusals import why_not_plainly
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import FilterChips
from td_app.ui.widgets.keys import TENTH, digit_of, keep_plain, letter_of
from td_app.ui.widgets.labels import CutLabel, Say, icon_label, label
from td_app.ui.widgets.layout import STRETCH, column, replace_in, row, wide
from td_app.ui.widgets.tips import set_tip
from td_app.ui.widgets.typed_lines import LineField
from td_app.words import reason_sentence
from td_app.words.figures import length
from td_app.words.language import fr_en

THOUGHT_S = (30, 60, 90, 120, 180)
"""Seconds of thought offered, with the least wait of the house among them."""

NOBODY = ""


class TimeCallForm(QFrame):
    """``closed()`` once the call is granted, noted as refused, or given up."""

    closed = Signal()

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Call time in the tournament of ``live``."""
        super().__init__(parent)
        dress(self, kind="card")
        self._live = live
        self._places: dict[int, int] = {}
        self.table = TableChoice()
        self.players = FilterChips(((NOBODY, ""),), "")
        self.thought = FilterChips(((str(THOUGHT_S[0]), ""),), "")
        self.name = CutLabel(say=Say.STRONG, named=True)
        self.said = label("", Say.SOFT, wraps=True)
        self.accept = Button("", Rank.PRIMARY, scale="floor")
        self.accept.clicked.connect(lambda: self._send(accepted=True))
        self.refuse = Button(fr_en("Refuser (R)", "Refuse (R)"), scale="floor")
        self.refuse.clicked.connect(lambda: self._set_refusing(True))
        self.reason = LineField(
            hint=fr_en("Pourquoi la demande est refusée", "Why the call is refused"),
            name=fr_en("Motif du refus", "Reason for the refusal"),
        )
        dress(self.reason, scale="floor")
        self.note = Button(
            fr_en("Noter le refus", "Record the refusal"), Rank.PRIMARY, scale="floor"
        )
        self.note.clicked.connect(lambda: self._send(accepted=False))
        self.close_button = Button(
            "",
            Rank.QUIET,
            icon="close",
            scale="floor",
            tip=fr_en("Fermer (Échap)", "Close (Esc)"),
            name=fr_en("Fermer", "Close"),
            does=self.closed,
        )
        self._grid = QGridLayout()
        self._lay_out()
        self.table.choiceChanged.connect(self._on_table)
        self.table.settled.connect(self._to_the_keys)
        self.reason.textChanged.connect(self._update_buttons)
        self.reason.returnPressed.connect(self._on_enter)

    @property
    def refusing(self) -> bool:
        """Return whether the reason of a refusal is being asked."""
        return not self.reason.isHidden()

    def ask(self, table: int | None) -> None:
        """Begin a call at a table, nobody named, after the least wait of the house."""
        self.table.offer(tuple(t.number for t in self._live.open_tables()))
        if table is not None:
            self.table.choose(str(table))
        else:
            self.table.choose("")
        least = declared_house_rules(self._live.setup()).number(TIME_WAIT)
        offered = sorted({*THOUGHT_S, least} - {0})
        chips = FilterChips(
            tuple((str(seconds), length(seconds)) for seconds in offered),
            fr_en("Temps de réflexion", "Time taken so far"),
        )
        chips.choose(str(least or offered[0]))
        self.thought = self._put(self.thought, chips)
        self._show_players()
        self._set_refusing(False)
        if self.table.table is None:
            self.table.setFocus()
        else:
            self._to_the_keys()

    def refresh(self) -> None:
        """Offer tables and players as they are now, keeping what was chosen."""
        self.table.offer(tuple(t.number for t in self._live.open_tables()))
        kept = self.entrant
        self._show_players()
        self.choose_player(kept)
        self._update_buttons()

    @property
    def entrant(self) -> int | None:
        """Return the player who thinks, None when no player is chosen."""
        chosen = self.players.chosen()
        if chosen:
            return int(chosen)
        return None

    def choose_player(self, entrant: int | None) -> None:
        """Name the player who thinks."""
        if entrant is not None:
            key = str(entrant)
        else:
            key = NOBODY
        if key in self.players.buttons:
            self.players.choose(key)
        self._update_buttons()

    def command(self, *, accepted: bool) -> cmd.CallTime | None:
        """Return the time call asked for; None without a table."""
        if self.table.table is None:
            return None
        return cmd.CallTime(
            self.table.table,
            self.entrant,
            int(self.thought.chosen()),
            accepted,
            "" if accepted else self.reason.text().strip(),
        )

    def go_back(self) -> None:
        """Take back the refusal begun, else give up the call."""
        if self.refusing:
            self._set_refusing(False)
            self._to_the_keys()
        else:
            self.closed.emit()

    def event(self, event: QEvent) -> bool:
        """Keep plain keys from the window's shortcuts while the keyboard is here."""
        return keep_plain(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a place by its figure, grant, refuse, or go back."""
        figure = digit_of(event)
        letter = letter_of(event)
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace):
            self.go_back()
        elif figure is not None:
            self.choose_player(self._places.get(figure or TENTH))
        elif letter == "a":
            self.accept.click()
        elif letter == "r":
            self.refuse.click()
        else:
            super().keyPressEvent(event)

    def _show_players(self) -> None:
        number = self.table.table
        table = None
        if number is not None:
            table = self._live.table(number)
        if table is not None:
            self._places = dict(sorted(table.places.items()))
        else:
            self._places = {}
        choices = [(NOBODY, fr_en("Non précisé", "Not specified"))]
        choices += [(str(entrant), str(place)) for place, entrant in self._places.items()]
        chips = FilterChips(choices, fr_en("Joueur qui réfléchit", "Player who is thinking"))
        for place, entrant in self._places.items():
            name = self._live.person(entrant).display_name
            button = chips.buttons[str(entrant)]
            set_tip(button, name)
            button.setAccessibleName(fr_en("Place {0}, {1}", "Seat {0}, {1}").format(place, name))
        self.players = self._put(self.players, chips)

    def _put(self, before: FilterChips, after: FilterChips) -> FilterChips:
        """Put other chips where some were."""
        after.picked.connect(self._update_buttons)
        replace_in(self._grid, before, after)
        before.hide()
        before.deleteLater()
        return after

    def _update_buttons(self) -> None:
        entrant = self.entrant
        known = entrant is not None
        if entrant:
            self.name.say(self._live.person(entrant).display_name)
        else:
            self.name.say("")
        self.name.setVisible(known)
        why = self._why_not(accepted=True)
        self.accept.set_refusal(why)
        noting = self._why_not(accepted=False)
        self.refuse.set_refusal(noting)
        if noting is None and not self.reason.text().strip():
            noting = fr_en("Indiquez d’abord un motif.", "Enter a reason first.")
        self.note.set_refusal(noting)
        house = declared_house_rules(self._live.setup())
        ruling = time_call(house.number(TIME_WAIT), house)
        grant = fr_en("Accorder {0}\u00a0s (A)", "Grant {0}\u00a0s (A)")
        self.accept.setText(grant.format(ruling.decision.countdown_s))
        if self.refusing:
            said = ""
        else:
            said = why or ""
        if not said and not self.refusing and ruling.announce is not None:
            aloud = fr_en("À dire\u00a0: «\u00a0{0}\u00a0»", "To say: “{0}”")
            said = aloud.format(reason_sentence(ruling.announce))
        self.said.setText(said)
        dress(self.said, tone=(Tone.AMBER if why else Tone.NEUTRAL).value)

    def _why_not(self, *, accepted: bool) -> str | None:
        command = self.command(accepted=accepted)
        if command is None:
            return fr_en("Choisissez d’abord la table.", "Select the table first.")
        return why_not_plainly(self._live, command)

    def _set_refusing(self, refusing: bool) -> None:
        for shown in (self.reason, self.note):
            shown.setVisible(refusing)
        for shown in (self.accept, self.refuse):
            shown.setVisible(not refusing)
        if refusing:
            self.reason.setText(fr_en("Demande trop hâtive", "Called too soon"))
            self.reason.setFocus()
            self.reason.selectAll()
        self._update_buttons()

    def _to_the_keys(self) -> None:
        (self.accept if self.accept.isEnabled() else self.refuse).setFocus()

    def _send(self, *, accepted: bool) -> None:
        command = self.command(accepted=accepted)
        if command is not None and self._live.dispatch(command) is not None:
            self.closed.emit()

    def _on_table(self) -> None:
        self._show_players()
        self._update_buttons()

    def _on_enter(self) -> None:
        if self.note.isEnabled():
            self.note.click()

    def _lay_out(self) -> None:
        title = label(fr_en("Time demandé (§\u00a03.5)", "Time called (§\u00a03.5)"), Say.SECTION)
        mark = icon_label("hourglass", "accent_text")
        ends = (Space.TIGHT, self.table, STRETCH, self.close_button)
        head = row(mark, title, *ends, spacing=Space.SNUG)
        self._grid.setHorizontalSpacing(Space.NORMAL)
        self._grid.setVerticalSpacing(Space.TIGHT)
        self._grid.setColumnStretch(2, 1)
        seat = fr_en("Place du joueur", "Player’s seat")
        since = fr_en("Réfléchit depuis", "Thinking for")
        lines = (
            (label(seat, Say.SOFT), self.players, self.name),
            (label(since, Say.SOFT), self.thought),
        )
        for line, widgets in enumerate(lines):
            for place, widget in enumerate(widgets):
                self._grid.addWidget(widget, line, place)
        told = (wide(self.reason), self.note, Space.TIGHT, wide(self.said))
        foot = row(self.accept, self.refuse, *told, spacing=Space.TIGHT)
        margins = (Space.NORMAL, Space.SNUG, Space.SNUG, Space.SNUG)
        column(head, self._grid, foot, on=self, spacing=Space.SNUG, margins=margins)
