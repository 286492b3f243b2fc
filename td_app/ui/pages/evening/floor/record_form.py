"""Applying a ruling and noting it: who is concerned, who ruled, and what follows at once."""

from __future__ import annotations

import json
from collections.abc import Callable

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from rules_ropta.faults import fault_of
from rules_ropta.outcome import plain_outcome
from td_app.floor.questioning import Questioning
from td_app.floor.table_facts import TableFacts
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.ask_view import LOW_WINDOW
from td_app.ui.pages.evening.floor.record_parts import (
    Concerned,
    ReasonChoices,
    ReasonField,
    RuledBy,
)
from td_app.ui.refusals import why_not_plainly
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import ENTER, letter_of
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import FlowLayout, column
from td_app.ui.widgets.page_parts import line
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_lines import LineField
from td_app.words.language import fr_en
from td_app.words.ruling_text import RulingText

HAND_WIDTH = 88


class RecordForm(QWidget):
    """``recorded(entry)``, then ``penaltyAsked(incident, entrant, fault)``, ``moveAsked(entrant)``.

    ``closed()`` when the floor is done with the ruling, noted or not.
    """

    recorded = Signal(object)
    penaltyAsked = Signal(int, int, str)  # noqa: N815 - Qt signals among Qt's own
    moveAsked = Signal(int)  # noqa: N815
    closed = Signal()

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Note rulings in the journal of ``live``."""
        super().__init__(parent)
        self._live = live
        self._questioning: Questioning | None = None
        self._told: RulingText | None = None
        self._table: int | None = None
        self._chosen = ""
        self._incident = 0
        self._waits = False
        self._folded = False
        self.said = label("", Say.STRONG, tone=Tone.ACCENT)
        self.hand = explained(
            LineField(
                hint=fr_en("Main n°", "Hand no."),
                name=fr_en("Numéro de la main, s’il est connu", "Hand number, if known"),
            ),
            "Facultatif : la main où cela s’est produit, pour le journal.",
            "Optional: the hand in which it happened, for the log.",
        )
        self.hand.setFixedWidth(HAND_WIDTH)
        self.ruled_by = explained(
            RuledBy(fr_en("Qui a tranché", "Who ruled")),
            "Qui a rendu la décision ; inscrit au journal.",
            "Who gave the ruling; recorded in the log.",
        )
        self.concerned = Concerned(self.hand, self.ruled_by)
        self.concerned.changed.connect(self._on_concerned)
        self.reasons = ReasonChoices()
        self.reasons.picked.connect(self._on_reason)
        self.reason = ReasonField()
        self.reason.lettered.connect(self.reasons.press)
        self.missing = label("", Say.STRONG, tone=Tone.AMBER, wraps=True)
        self.why = label("", Say.SMALL, wraps=True)
        self._before = self._to_note()
        self._after = self._to_follow()
        asked = (self.reasons, self.reason, self.missing)
        feet = (self._before, self._after, self.why)
        parts = (line(), self.said, self.concerned, *asked, *feet)
        column(*parts, on=self, spacing=Space.TIGHT, margins=(0, Space.SNUG, 0, 0))
        self.said.hide()
        for field in (self.reason, self.hand):
            field.textChanged.connect(self._update_buttons)
            field.returnPressed.connect(self._enter)
        self.ruled_by.picked.connect(self._update_buttons)

    def _to_note(self) -> QWidget:
        """Return the buttons offered before the ruling is recorded."""
        self.apply = _verb("", self._record, first=True)
        self.overrule = explained(
            _verb(fr_en("Décider autrement (A)", "Override (A)")),
            "Le directeur décide autrement que le règlement ; son motif est inscrit au journal.",
            "The director overrides the rulebook; the reason is recorded in the log.",
        )
        self.overrule.setCheckable(True)
        self.overrule.clicked.connect(self._on_overrule)
        leave = fr_en("Ne pas noter", "Do not record")
        self.leave = explained(
            Button(leave, Rank.QUIET, scale="floor", does=self.closed),
            "Revient à la recherche sans rien inscrire au journal.",
            "Goes back to the search and records nothing in the log.",
        )
        return _flowing(self.apply, self.overrule, self.leave)

    def _to_follow(self) -> QWidget:
        """Return what may follow once the incident is noted."""
        self.done = _verb(fr_en("Terminé", "Done"), self.closed, first=True)
        self.penalty = _verb(fr_en("Sanctionner (S)", "Penalise (S)"), self._on_penalty)
        self.dead = _verb(fr_en("Main morte (M)", "Dead hand (M)"), self._on_dead)
        self.moving = explained(
            _verb(
                fr_en("Déplacer (D)", "Move (D)"),
                lambda: self.moveAsked.emit(self.concerned.chosen()[0]),
            ),
            "Déplace le joueur, selon la décision.",
            "Moves the player, as ruled.",
        )
        return _flowing(self.done, self.penalty, self.dead, self.moving)

    def show_case(self, questioning: Questioning, facts: TableFacts, told: RulingText) -> None:
        """Offer to note this ruling, given at the table of ``facts``."""
        self._questioning = questioning
        self._told = told
        self._table = facts.table
        self._chosen = ""
        self._incident = 0
        self.concerned.show_players(facts.players, self._live.person)
        self.overrule.setChecked(False)
        if told.kind == "director_decides":
            self.ruled_by.choose("director")
        else:
            self.ruled_by.choose("floor")
        self.reason.clear()
        self._offer_reasons()
        self.said.hide()
        self._show_foot(noted=False)
        self.setVisible(told.kind in ("ruling", "director_decides"))
        self._update_buttons()

    def show_players(self, facts: TableFacts) -> None:
        """Offer the players of another table; what is chosen and written here stays."""
        self.concerned.show_players(facts.players, self._live.person)
        if not self._incident:
            self._table = facts.table
            self._update_buttons()
            return
        if self._table is None and facts.table is not None:
            # Noted without a table: the one chosen now is where it happened.
            self._table = facts.table
            self._live.dispatch(cmd.NameConcerned(self._incident, (), self._table))
        self._judge_follows()

    def fold(self, folded: bool) -> None:
        """Stand on as few lines as there can be, or tell what is missing too."""
        self._folded = folded
        self.concerned.fold(True)
        if not self._incident:
            self._show_missing()

    def choose(self, code: str) -> None:
        """Take the way out that the director chose; what weighs for it is offered as the reason."""
        self._chosen = code
        self._offer_reasons()
        self._update_buttons()

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key asks here; return whether the key was used."""
        key = event.key()
        keys = Qt.Key
        follows = {keys.Key_S: self.penalty, keys.Key_M: self.dead, keys.Key_D: self.moving}
        if key in ENTER:
            self._enter()
        elif not self._incident and key == keys.Key_A:
            self.overrule.click()
        elif self.reasons.isVisible() and self.reasons.press(letter_of(event)):
            return True
        elif self._incident and (asked := follows.get(Qt.Key(key))) is not None:
            if not asked.isEnabled():
                self.said.setText(asked.toolTip())
            asked.click()
        else:
            return False
        return True

    def command(self) -> cmd.RecordIncident:
        """Return the incident to record."""
        assert self._questioning is not None
        return cmd.RecordIncident(
            op=self._questioning.op,
            given=json.dumps(self._questioning.given, ensure_ascii=False, sort_keys=True),
            table=self._table,
            hand=int(self.hand.text()) if self.hand.text().isdigit() else None,
            players=self.concerned.chosen(),
            chosen=self._chosen,
            overruled=self.overrule.isChecked(),
            ruled_by=self.ruled_by.who,
            note=self.reason.text().strip(),
        )

    def _enter(self) -> None:
        if self._incident:
            self.done.click()
        elif self.isHidden():
            self.closed.emit()
        elif self.apply.isEnabled():
            self.apply.click()
        elif not self.reason.isHidden():
            self.reason.setFocus()

    def _record(self) -> None:
        entry = self._live.dispatch(self.command())
        if entry is None or not isinstance(entry.event, ev.IncidentRecorded):
            return
        self._incident = entry.event.number
        noted = fr_en(
            "Noté au journal\u00a0: incident n°\u00a0{0}.",
            "Recorded in the log: incident no.\u00a0{0}.",
        )
        told = noted.format(self._live.shown_number(self._incident))
        self.said.setText(f"{told} {next_act(entry.event.op)}".strip())
        self.said.show()
        for part in (self.reasons, self.reason, self.missing):
            part.hide()
        self._show_foot(noted=True)
        self._judge_follows()
        self.recorded.emit(entry)

    def _update_buttons(self) -> None:
        if self._questioning is None or self._told is None:
            return
        departs = self.overrule.isChecked()
        decides = self._told.kind == "director_decides"
        owed = departs or (decides and bool(self._chosen))
        self.reason.setVisible(owed)
        self.reasons.setVisible(owed)
        why = fr_en(
            "Motif de ce choix\u00a0: choisissez-en un par sa lettre, ou Entrée pour l’écrire",
            "Reason for this choice: pick one by its letter, or press Enter to type it",
        )
        verb = fr_en("Appliquer et noter", "Apply and record")
        if departs:
            why = fr_en(
                "Votre décision et son motif (§\u00a01.1)",
                "Your decision and why (§\u00a01.1)",
            )
            verb = fr_en("Noter ma décision", "Record my decision")
        self.apply.setText(verb)
        self.reason.setPlaceholderText(why)
        self.reason.setAccessibleName(why)
        refusal: str | None = None
        typed = self.reason.text().strip()
        if decides and not owed:
            refusal = fr_en("Choisissez d’abord votre décision.", "Choose your decision first.")
        elif owed and not typed:
            refusal = reason_missing()
        elif owed and len(typed) == 1:
            refusal = fr_en(
                "Une lettre seule ne fait pas un motif\u00a0: Alt et cette lettre choisissent le "
                "motif proposé.",
                "A single letter is not a reason. Press Alt and that letter to pick one.",
            )
        else:
            refusal = why_not_plainly(self._live, self.command())
        self.apply.set_refusal(refusal)
        # The ways out come first, with all that weighs in sight; then who is concerned.
        self._waits = decides and not owed
        self.concerned.setVisible(not self._waits)
        self.missing.setText(refusal or "")
        self._show_missing()

    def _show_missing(self) -> None:
        """Tell what is missing; that a decision is, by the button alone where there is no room."""
        no_room = self._folded or self.window().height() < LOW_WINDOW
        told = bool(self.missing.text()) and not (self._waits and no_room)
        # An empty field says itself what it waits for.
        self.missing.setVisible(told and self.missing.text() != reason_missing())

    def _offer_reasons(self) -> None:
        """Offer what weighs for the way out chosen, then what is always good."""
        assert self._told is not None
        departs = self.overrule.isChecked()
        if departs:
            chosen = []
        else:
            chosen = [o for o in self._told.options if o.code == self._chosen]
        self.reasons.offer([words for option in chosen for words in option.weighs])

    def _show_foot(self, *, noted: bool) -> None:
        for part in (self._before, self.hand, self.ruled_by):
            part.setVisible(not noted)
        self._after.setVisible(noted)
        self.why.hide()

    def _on_reason(self, words: str) -> None:
        self.reason.setText(words)
        if self.overrule.isChecked():
            self.reason.setFocus()

    def _judge_follows(self) -> None:
        why: str | None = None
        if not self.concerned.buttons:
            why = fr_en(
                "Aucune table choisie, donc aucun joueur concerné\u00a0: voir Sanctions.",
                "No table selected, so no player is involved: see Penalties.",
            )
        elif len(self.concerned.chosen()) > 1:
            why = fr_en(
                "Plusieurs joueurs sont concernés : n’en gardez qu’un ici, ou ouvrez Sanctions.",
                "Several players are involved: keep only one here, or open Penalties.",
            )
        elif not self.concerned.chosen():
            why = fr_en(
                "Choisissez d’abord le joueur concerné.",
                "Select the player involved first.",
            )
        for button in (self.penalty, self.dead, self.moving):
            button.set_refusal(why)
        tell(self.why, why or "")

    def _on_concerned(self) -> None:
        if self._incident:
            self._live.dispatch(cmd.NameConcerned(self._incident, self.concerned.chosen()))
            self._judge_follows()
        else:
            self._update_buttons()

    def _on_penalty(self) -> None:
        assert self._questioning is not None
        asked = self._questioning
        outcome = self._questioning.outcome
        decision = None
        if outcome is not None:
            decision = plain_outcome(outcome).get("decision")
        fault = fault_of(asked.op, asked.given, decision) or ""
        self.penaltyAsked.emit(self._incident, self.concerned.chosen()[0], fault)

    def _on_dead(self) -> None:
        assert self._told is not None
        (entrant,) = self.concerned.chosen()
        dead = cmd.DeclareHandDead(entrant, self._told.cites[0], incident=self._incident)
        if self._live.dispatch(dead) is not None:
            noted = fr_en(
                "Main déclarée morte, notée au journal.",
                "Hand declared dead, recorded in the log.",
            )
            self.said.setText(noted)
            self.dead.set_refusal(
                fr_en(
                    "Cette main est déjà déclarée morte.",
                    "This hand has already been declared dead.",
                )
            )

    def _on_overrule(self) -> None:
        self._offer_reasons()
        self._update_buttons()


def next_act(op: str) -> str:
    """Return the act that follows a ruling, "" where there is none."""
    match op:
        case "wrong_seat":
            return fr_en(
                "Déplacer (D)\u00a0: pour envoyer le joueur à sa place.",
                "Move (D): to send the player to the right seat.",
            )
        case "behaviour":
            return fr_en(
                "Sanctionner (S)\u00a0: pour ouvrir l’échelle des sanctions.",
                "Penalise (S): to open the penalty ladder.",
            )
    return ""


def reason_missing() -> str:
    """Return that a decision lacks its reason, and how to give one."""
    return fr_en(
        "Il manque le motif\u00a0: choisissez-en un par sa lettre, ou Entrée pour l’écrire.",
        "The reason is missing. Pick one by its letter, or press Enter to type it.",
    )


def _flowing(*acts: QWidget) -> QWidget:
    """Return buttons on as many lines as the width asks for."""
    holder = QWidget()
    flow = FlowLayout(holder)
    for act in acts:
        flow.addWidget(act)
    return holder


def _verb(
    words: str,
    does: Callable[[], object] | SignalInstance | None = None,
    *,
    first: bool = False,
) -> Button:
    if first:
        rank = Rank.PRIMARY
    else:
        rank = Rank.SECONDARY
    return Button(words, rank, scale="floor", does=does)
