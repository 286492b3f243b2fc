"""Applying a ruling and noting it: who is concerned, who ruled, and what follows at once."""

from __future__ import annotations

import json
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from rules_ropta.penalties import fault_of
from td_app.floor.questioning import Questioning
from td_app.floor.table_facts import TableFacts
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.floor.concerned import Concerned
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.card import line
from td_app.ui.widgets.filter_chips import FilterChips
from td_app.ui.widgets.keys import ENTER, LineField
from td_app.ui.widgets.labels import Say, label
from td_app.words import refusal_sentence
from td_app.words.language import fr_en
from td_app.words.told_ruling import ToldRuling

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
        self._told: ToldRuling | None = None
        self._table: int | None = None
        self._chosen = ""
        self._incident = 0
        self.concerned = Concerned()
        self.hand = LineField()
        self.hand.setPlaceholderText(fr_en("Main n°", "Hand no."))
        self.hand.setAccessibleName(
            fr_en("Numéro de la main, s'il est connu", "Number of the hand, if known")
        )
        self.hand.setFixedWidth(HAND_WIDTH)
        self.ruled_by = FilterChips(
            (("floor", fr_en("Floor", "Floor")), ("director", fr_en("Directeur", "Director"))),
            fr_en("Qui a tranché", "Who ruled"),
        )
        self.reason = LineField()
        self.apply = Button(
            fr_en("Appliquer et noter", "Apply and note"), Rank.PRIMARY, scale="floor"
        )
        self.overrule = Button(
            fr_en("Décider autrement (A)", "Decide otherwise (A)"), Rank.SECONDARY, scale="floor"
        )
        self.overrule.setCheckable(True)
        self.leave = Button(fr_en("Ne pas noter", "Do not note"), Rank.QUIET, scale="floor")
        self.penalty = Button(
            fr_en("Sanctionner (S)", "Penalise (S)"), Rank.SECONDARY, scale="floor"
        )
        self.dead = Button(fr_en("Main morte (M)", "Dead hand (M)"), Rank.SECONDARY, scale="floor")
        self.moving = Button(fr_en("Déplacer (D)", "Move (D)"), Rank.SECONDARY, scale="floor")
        self.done = Button(fr_en("Terminé", "Done"), Rank.PRIMARY, scale="floor")
        self.said = label("", Say.STRONG, tone=Tone.ACCENT)
        self._foot = QStackedWidget()
        self._lay_out()
        self._listen()

    def show_case(self, questioning: Questioning, facts: TableFacts, told: ToldRuling) -> None:
        """Offer to note this ruling, given at the table of ``facts``."""
        self._questioning, self._told, self._table = questioning, told, facts.table
        self._chosen, self._incident = "", 0
        self.concerned.show_players(facts.players, self._live.session.person)
        self.overrule.setChecked(False)
        self.ruled_by.choose("director" if told.kind == "director_decides" else "floor")
        self.reason.clear()
        self.said.hide()
        self._foot.setCurrentIndex(0)
        self.setVisible(told.kind in ("ruling", "director_decides"))
        self._judge()

    def choose(self, code: str) -> None:
        """Take the way out that the director chose."""
        self._chosen = code
        self._judge()
        self.reason.setFocus()

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key asks here; tell whether it was one of ours."""
        key = event.key()
        if key in ENTER:
            self._enter()
        elif self._incident:
            follows = {
                Qt.Key.Key_S: self.penalty,
                Qt.Key.Key_M: self.dead,
                Qt.Key.Key_D: self.moving,
            }.get(Qt.Key(key))
            if follows is None:
                return False
            if not follows.isEnabled():
                self.said.setText(follows.toolTip())
            follows.click()
        elif key == Qt.Key.Key_A:
            self.overrule.click()
        else:
            return False
        return True

    def command(self) -> cmd.RecordIncident:
        """Return what is asked of the journal."""
        assert self._questioning is not None
        ruled_by: Literal["floor", "director"] = (
            "director" if self.ruled_by.chosen() == "director" else "floor"
        )
        return cmd.RecordIncident(
            op=self._questioning.op,
            given=json.dumps(self._questioning.given, ensure_ascii=False, sort_keys=True),
            table=self._table,
            hand=int(self.hand.text()) if self.hand.text().isdigit() else None,
            players=self.concerned.chosen(),
            chosen=self._chosen,
            overruled=self.overrule.isChecked(),
            ruled_by=ruled_by,
            note=self.reason.text().strip(),
        )

    def _enter(self) -> None:
        if self._incident:
            self.done.click()
        elif self.isHidden():
            self.closed.emit()
        elif self.apply.isEnabled():
            self.apply.click()
        else:
            self.reason.setFocus()

    def _record(self) -> None:
        entry = self._live.dispatch(self.command())
        if entry is None or not isinstance(entry.event, ev.IncidentRecorded):
            return
        self._incident = entry.event.number
        self.said.setText(
            fr_en(
                "Noté au procès-verbal\u00a0: incident n°\u00a0{0}.",
                "Noted in the minutes: incident no.\u00a0{0}.",
            ).format(self._incident)
        )
        self.said.show()
        self.reason.hide()
        self._foot.setCurrentIndex(1)
        self._judge_follows()
        self.recorded.emit(entry)

    def _judge(self) -> None:
        if self._questioning is None or self._told is None:
            return
        departs = self.overrule.isChecked()
        decides = self._told.kind == "director_decides"
        self.reason.setVisible(departs or decides)
        self.reason.setPlaceholderText(
            fr_en(
                "Ce que vous décidez, et pourquoi (§\u00a01.1)",
                "What you decide, and why (§\u00a01.1)",
            )
            if departs
            else fr_en("Pourquoi ce choix", "Why this choice")
        )
        self.reason.setAccessibleName(self.reason.placeholderText())
        refusal: str | None = None
        if decides and not self._chosen and not departs:
            refusal = fr_en(
                "Choisissez d'abord ce que vous décidez.", "First choose what you decide."
            )
        elif (departs or decides) and not self.reason.text().strip():
            refusal = fr_en("Écrivez d'abord un motif.", "Write a reason first.")
        else:
            refused = self._live.can(self.command())
            refusal = refusal_sentence(refused) if refused else None
        self.apply.set_refusal(refusal)

    def _judge_follows(self) -> None:
        one = len(self.concerned.chosen()) == 1
        why = (
            None
            if one
            else fr_en(
                "Choisissez d'abord le joueur concerné, et lui seul.",
                "First choose the player concerned, and only that one.",
            )
        )
        if not self.concerned.buttons:
            why = fr_en(
                "Sans table choisie, personne n'est concerné\u00a0: voyez Sanctions.",
                "No table chosen, so nobody is concerned: see Penalties.",
            )
        for button in (self.penalty, self.dead, self.moving):
            button.set_refusal(why)

    def _on_concerned(self) -> None:
        if self._incident:
            self._judge_follows()
        else:
            self._judge()

    def _on_penalty(self) -> None:
        assert self._questioning is not None
        fault = fault_of(self._questioning.op, self._questioning.given) or ""
        self.penaltyAsked.emit(self._incident, self.concerned.chosen()[0], fault)

    def _on_dead(self) -> None:
        assert self._told is not None
        (entrant,) = self.concerned.chosen()
        entry = self._live.dispatch(
            cmd.DeclareHandDead(entrant, self._told.cites[0], incident=self._incident)
        )
        if entry is not None:
            self.said.setText(
                fr_en(
                    "Main déclarée morte, notée au procès-verbal.",
                    "Hand declared dead, noted in the minutes.",
                )
            )
            self.dead.set_refusal(
                fr_en("Cette main est déjà déclarée morte.", "This hand is declared dead already.")
            )

    def _lay_out(self) -> None:
        before, after = QWidget(), QWidget()
        for holder, widgets in (
            (before, (self.apply, self.overrule, self.leave, None, self.hand, self.ruled_by)),
            (after, (self.done, self.penalty, self.dead, self.moving, None)),
        ):
            row = QHBoxLayout(holder)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(Space.TIGHT)
            for widget in widgets:
                if widget is None:
                    row.addStretch(1)
                else:
                    row.addWidget(widget)
            self._foot.addWidget(holder)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, Space.SNUG, 0, 0)
        column.setSpacing(Space.TIGHT)
        column.addWidget(line())
        column.addWidget(self.said)
        column.addWidget(self.concerned)
        column.addWidget(self.reason)
        column.addWidget(self._foot)
        self._foot.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.said.hide()

    def _listen(self) -> None:
        self.apply.clicked.connect(self._record)
        self.overrule.clicked.connect(self._on_overrule)
        self.leave.clicked.connect(self.closed)
        self.done.clicked.connect(self.closed)
        self.penalty.clicked.connect(self._on_penalty)
        self.dead.clicked.connect(self._on_dead)
        self.moving.clicked.connect(lambda: self.moveAsked.emit(self.concerned.chosen()[0]))
        self.reason.textChanged.connect(self._judge)
        self.reason.returnPressed.connect(self._enter)
        self.hand.textChanged.connect(self._judge)
        self.hand.returnPressed.connect(self._enter)
        self.ruled_by.picked.connect(self._judge)
        self.concerned.changed.connect(self._on_concerned)

    def _on_overrule(self) -> None:
        self._judge()
        if self.overrule.isChecked():
            self.reason.setFocus()
