"""The parts of an incident read whole: who, the situation, the ruling, what followed, notes."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from td_app.floor.question_steps import answered_lines
from td_app.tournament.views.conduct import IncidentRow, Note, PenaltyRow
from td_app.ui.pages.evening.floor.incidents.incident_list import (
    IncidentLine,
    moment_words,
    number_words,
)
from td_app.ui.theme import Space, Tone
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import at, column, framed, row, wide
from td_app.ui.widgets.page_parts import SectionHeading
from td_app.ui.widgets.ruling_parts import conditions
from td_app.words import cites_text, fault_text, step_text
from td_app.words.figures import whole
from td_app.words.language import fr_en
from td_app.words.ruling_text import RulingText, chosen_words

TOP = Qt.AlignmentFlag.AlignTop

LONG_WORD = re.compile(r"(\S{24})(?=\S)")
ZERO_WIDTH = "\u200b"


def written(text: str, say: Say = Say.BODY, *, tone: Tone = Tone.NEUTRAL) -> QLabel:
    """Return words that somebody typed: they turn at the edge, however long they are."""
    words = label(LONG_WORD.sub(rf"\1{ZERO_WIDTH}", text), say, tone=tone, wraps=True)
    policy = words.sizePolicy()
    policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
    words.setSizePolicy(policy)
    words.setAccessibleName(text)
    return words


def section(title: str, *parts: QWidget) -> QWidget:
    """Return parts one under the other, under a title."""
    return _under(SectionHeading(title), *parts)


class PlayersConcerned(QWidget):
    """The players concerned, each with a button to penalise them: ``picked(entrant)``."""

    picked = Signal(int)

    def __init__(self, players: Sequence[tuple[int, str]]) -> None:
        """Name ``players``, numbers and names; without any, say so."""
        super().__init__()
        self.buttons: dict[int, Button] = {}
        lines = column(
            *(self._row(entrant, name) for entrant, name in players),
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )
        if not players:
            nobody = fr_en(
                "Aucun joueur n’a été noté\u00a0: donnez la sanction à part, s’il en faut une.",
                "No player was recorded. Give any penalty separately.",
            )
            lines.addWidget(label(nobody, Say.SOFT, wraps=True))

    def begin(self) -> None:
        """Sanction the only player; of several, take the keyboard to the first one's button."""
        first = next(iter(self.buttons.values()), None)
        if first is not None and len(self.buttons) == 1:
            first.click()
        elif first is not None:
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _row(self, entrant: int, name: str) -> QHBoxLayout:
        button = Button(
            fr_en("Sanctionner", "Penalise"),
            scale="small",
            tip=fr_en(
                "Sanctionner ce joueur pour cet incident (Alt+S)",
                "Penalise this player for this incident (Alt+S)",
            ),
            name=fr_en("Sanctionner {0}", "Penalise {0}").format(name),
            does=lambda: self.picked.emit(entrant),
        )
        self.buttons[entrant] = button
        return row(wide(written(name, Say.STRONG)), button, spacing=Space.TIGHT)


def situation(of: IncidentRow) -> QWidget:
    """Return the answers given, each with its question."""
    lines = answered_lines(of.op, of.given)
    nothing = fr_en("Aucune question pour cette situation.", "This situation has no questions.")
    if lines:
        return _table(lines)
    return label(nothing, Say.SOFT, wraps=True)


def proposed(told: RulingText) -> QWidget:
    """Return what the rulebook says: in one line, the chips, the ways out or the reasons."""
    parts: list[QWidget] = [label(told.line, Say.LEAD, wraps=True)]
    if told.amounts:
        parts.append(_table([(words, whole(chips)) for words, chips in told.amounts]))
    parts += [label(f"·\u00a0{option.text}", Say.BODY, wraps=True) for option in told.options]
    if told.why:
        parts.append(conditions(told.why))
    return _under(*parts)


def given(line: IncidentLine) -> QWidget:
    """Return the decision at the table, its reason when there is one, and who decided."""
    of = line.row
    tone = "neutral"
    words = chosen_words(line.told, of.chosen) or fr_en(
        "La décision du règlement a été appliquée.", "The rulebook’s ruling was applied."
    )
    if of.overruled:
        tone = "amber"
        words = fr_en(
            "Décidé autrement, pour l’équité du jeu (§\u00a01.1)",
            "Overridden, for the fairness of the game (§\u00a01.1)",
        )
    elif of.chosen:
        tone = "accent"
    parts = [label(words, Say.STRONG, wraps=True)]
    if of.reason:
        parts.append(written(of.reason, Say.LEAD if of.overruled else Say.BODY))
    by_floor = fr_en("Tranché par le floor.", "Ruled by the floor.")
    by_director = fr_en("Tranché par le directeur.", "Ruled by the director.")
    parts.append(label(by_director if of.ruled_by == "director" else by_floor, Say.SOFT))
    told = column(*parts, spacing=Space.TIGHT)
    return framed(told, kind="banner", tone=tone, margins=Space.SNUG)


def followed(line: IncidentLine) -> list[QWidget]:
    """Return the sanctions given from the incident and the hands declared dead."""
    dead = fr_en("Main déclarée morte\u00a0: {0}", "Hand declared dead: {0}")
    hands = [written(dead.format(name), Say.STRONG) for _entrant, name in line.row.dead_hands]
    return [*hands, *(_sanction(penalty) for penalty in line.penalties)]


def notes(told: Sequence[Note], *, dated: bool) -> QWidget:
    """Return the notes in order, each after its time."""
    lines = column(spacing=Space.TIGHT)
    for at_ms, text in told:
        when = label(moment_words(at_ms, dated=dated), Say.SOFT)
        lines.addLayout(row(at(when, TOP), wide(written(text)), spacing=Space.SNUG))
    return framed(lines)


def _sanction(penalty: PenaltyRow) -> QWidget:
    step = step_text(penalty.step, penalty.hands)
    words = fr_en("{0}\u00a0: {1}", "{0}: {1}").format(penalty.name, step)
    parts = [
        number_words(penalty.shown),
        moment_words(penalty.at_ms),
        fault_text(penalty.fault),
        cites_text((penalty.article,)),
    ]
    if penalty.lifted:
        parts.append(fr_en("levée", "lifted"))
    details = label(" · ".join(parts), Say.SOFT, wraps=True)
    return _under(written(words, Say.STRONG), details, spacing=0)


def _table(lines: Sequence[tuple[str, str]]) -> QWidget:
    """Return what is asked at the left, what is answered at the right, a line each."""
    holder = QWidget()
    grid = QGridLayout(holder)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(Space.NORMAL)
    grid.setVerticalSpacing(Space.HAIR)
    grid.setColumnStretch(0, 3)
    grid.setColumnStretch(1, 2)
    for place, (asked, answer) in enumerate(lines):
        told = label(answer, Say.STRONG, wraps=True)
        told.setAccessibleName(f"{asked} {answer}")
        grid.addWidget(label(asked, Say.SOFT, wraps=True), place, 0, TOP)
        grid.addWidget(told, place, 1, TOP)
    return holder


def _under(*parts: QWidget, spacing: int = Space.TIGHT) -> QWidget:
    return framed(column(*parts, spacing=spacing))
