"""Applying a ruling and noting it: who is concerned, who ruled, and what follows at once."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Literal

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from rules_ropta.penalties import fault_of
from td_app.floor.questioning import Questioning
from td_app.floor.table_facts import Sitting, TableFacts
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.person import Person
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.refusals import why_not_plainly
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import FilterChips
from td_app.ui.widgets.keys import ENTER, TENTH
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, FlowLayout, column, emptied, held, row
from td_app.ui.widgets.page_parts import line
from td_app.ui.widgets.typed_lines import LineField
from td_app.words.language import fr_en
from td_app.words.told_ruling import ToldRuling

HAND_WIDTH = 88

LETTERS = 7
"""Letters of a name shown: the place tells who, the name makes sure."""


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
        self.said = label("", Say.STRONG, tone=Tone.ACCENT)
        self.concerned = Concerned()
        self.concerned.changed.connect(self._on_concerned)
        self.reason = LineField()
        self._foot = QStackedWidget()
        self._foot.addWidget(self._before())
        self._foot.addWidget(self._after())
        self._foot.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        parts = (line(), self.said, self.concerned, self.reason, self._foot)
        column(*parts, on=self, spacing=Space.TIGHT, margins=(0, Space.SNUG, 0, 0))
        self.said.hide()
        for field in (self.reason, self.hand):
            field.textChanged.connect(self._judge)
            field.returnPressed.connect(self._enter)
        self.ruled_by.picked.connect(self._judge)

    def _before(self) -> QWidget:
        """Return what is offered as long as nothing is noted."""
        self.apply = _verb(fr_en("Appliquer et noter", "Apply and note"), self._record, first=True)
        self.overrule = _verb(fr_en("Décider autrement (A)", "Decide otherwise (A)"))
        self.overrule.setCheckable(True)
        self.overrule.clicked.connect(self._on_overrule)
        leave = fr_en("Ne pas noter", "Do not note")
        self.leave = Button(leave, Rank.QUIET, scale="floor", does=self.closed)
        self.hand = LineField(
            hint=fr_en("Main n°", "Hand no."),
            name=fr_en("Numéro de la main, s'il est connu", "Number of the hand, if known"),
        )
        self.hand.setFixedWidth(HAND_WIDTH)
        self.ruled_by = RuledBy(fr_en("Qui a tranché", "Who ruled"))
        acts = (self.apply, self.overrule, self.leave, STRETCH, self.hand, self.ruled_by)
        return held(row(*acts, spacing=Space.TIGHT))

    def _after(self) -> QWidget:
        """Return what may follow once the incident is noted."""
        self.done = _verb(fr_en("Terminé", "Done"), self.closed, first=True)
        self.penalty = _verb(fr_en("Sanctionner (S)", "Penalise (S)"), self._on_penalty)
        self.dead = _verb(fr_en("Main morte (M)", "Dead hand (M)"), self._on_dead)
        self.moving = _verb(
            fr_en("Déplacer (D)", "Move (D)"),
            lambda: self.moveAsked.emit(self.concerned.chosen()[0]),
        )
        acts = (self.done, self.penalty, self.dead, self.moving, STRETCH)
        return held(row(*acts, spacing=Space.TIGHT))

    def show_case(self, questioning: Questioning, facts: TableFacts, told: ToldRuling) -> None:
        """Offer to note this ruling, given at the table of ``facts``."""
        self._questioning, self._told, self._table = questioning, told, facts.table
        self._chosen, self._incident = "", 0
        self.concerned.show_players(facts.players, self._live.person)
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
        key, keys = event.key(), Qt.Key
        follows = {keys.Key_S: self.penalty, keys.Key_M: self.dead, keys.Key_D: self.moving}
        if key in ENTER:
            self._enter()
        elif not self._incident and key == keys.Key_A:
            self.overrule.click()
        elif self._incident and (asked := follows.get(Qt.Key(key))) is not None:
            if not asked.isEnabled():
                self.said.setText(asked.toolTip())
            asked.click()
        else:
            return False
        return True

    def command(self) -> cmd.RecordIncident:
        """Return what is asked of the journal."""
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
        else:
            self.reason.setFocus()

    def _record(self) -> None:
        entry = self._live.dispatch(self.command())
        if entry is None or not isinstance(entry.event, ev.IncidentRecorded):
            return
        self._incident = entry.event.number
        noted = fr_en(
            "Noté au procès-verbal\u00a0: incident n°\u00a0{0}.",
            "Noted in the minutes: incident no.\u00a0{0}.",
        )
        self.said.setText(noted.format(self._incident))
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
        otherwise = fr_en(
            "Ce que vous décidez, et pourquoi (§\u00a01.1)", "What you decide, and why (§\u00a01.1)"
        )
        self.reason.setPlaceholderText(
            otherwise if departs else fr_en("Pourquoi ce choix", "Why this choice")
        )
        self.reason.setAccessibleName(self.reason.placeholderText())
        if decides and not self._chosen and not departs:
            refusal: str | None = fr_en(
                "Choisissez d'abord ce que vous décidez.", "First choose what you decide."
            )
        elif (departs or decides) and not self.reason.text().strip():
            refusal = fr_en("Écrivez d'abord un motif.", "Write a reason first.")
        else:
            refusal = why_not_plainly(self._live, self.command())
        self.apply.set_refusal(refusal)

    def _judge_follows(self) -> None:
        why: str | None = None
        if not self.concerned.buttons:
            why = fr_en(
                "Sans table choisie, personne n'est concerné\u00a0: voyez Sanctions.",
                "No table chosen, so nobody is concerned: see Penalties.",
            )
        elif len(self.concerned.chosen()) != 1:
            why = fr_en(
                "Choisissez d'abord le joueur concerné, et lui seul.",
                "First choose the player concerned, and only that one.",
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
        dead = cmd.DeclareHandDead(entrant, self._told.cites[0], incident=self._incident)
        if self._live.dispatch(dead) is not None:
            noted = fr_en(
                "Main déclarée morte, notée au procès-verbal.",
                "Hand declared dead, noted in the minutes.",
            )
            self.said.setText(noted)
            self.dead.set_refusal(
                fr_en("Cette main est déjà déclarée morte.", "This hand is declared dead already.")
            )

    def _on_overrule(self) -> None:
        self._judge()
        if self.overrule.isChecked():
            self.reason.setFocus()


def _verb(
    words: str,
    does: Callable[[], object] | SignalInstance | None = None,
    *,
    first: bool = False,
) -> Button:
    rank = Rank.PRIMARY if first else Rank.SECONDARY
    return Button(words, rank, scale="floor", does=does)


class RuledBy(FilterChips):
    """Whether the floor ruled, or the director."""

    def __init__(self, name: str) -> None:
        """Offer both, called ``name`` together."""
        floor, director = fr_en("Floor", "Floor"), fr_en("Directeur", "Director")
        super().__init__((("floor", floor), ("director", director)), name)

    @property
    def who(self) -> Literal["floor", "director"]:
        """Return who ruled, as the journal keeps it."""
        return "director" if self.chosen() == "director" else "floor"


class Concerned(QWidget):
    """The players of the table, by place, any number of them chosen.

    ``changed()`` when another player is chosen, or no longer.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show nobody yet."""
        super().__init__(parent)
        self.buttons: dict[int, Button] = {}
        self._at: dict[int, Button] = {}
        self._flow = FlowLayout(self)

    def show_players(self, players: Sequence[Sitting], person: Callable[[int], Person]) -> None:
        """Offer these players, none of them chosen; nothing is shown without any."""
        emptied(self._flow)
        self.buttons, self._at = {}, {}
        self._flow.addWidget(label(fr_en("Concernés", "Concerned"), Say.SOFT))
        for sitting in players:
            button = self._button(sitting, person(sitting.entrant))
            self.buttons[sitting.entrant] = self._at[sitting.place] = button
            self._flow.addWidget(button)
        self.setVisible(bool(players))

    def chosen(self) -> tuple[int, ...]:
        """Return the entrants chosen, by place."""
        return tuple(entrant for entrant, b in self.buttons.items() if b.isChecked())

    def press(self, figure: int | None) -> bool:
        """Choose the player at that place, 0 for place 10, or no longer; tell whether one is."""
        button = self._at.get(TENTH if figure == 0 else figure or 0)
        if button is not None:
            button.click()
        return button is not None

    def _button(self, sitting: Sitting, person: Person) -> Button:
        name = person.display_name
        button = Button(
            f"{sitting.place}\u2002{_short(person)}",
            Rank.QUIET,
            scale="small",
            tip=name,
            name=fr_en("Place {0}, {1}", "Seat {0}, {1}").format(sitting.place, name),
            does=self.changed,
        )
        button.setCheckable(True)
        dress(button, kind="filter-chip")
        return button


def _short(person: Person) -> str:
    """A family name in a few letters."""
    name = person.last_name or person.display_name
    return name if len(name) <= LETTERS else f"{name[: LETTERS - 1].rstrip()}…"
