"""The parts of an incident read whole: who, the situation, the ruling, what followed, notes."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from td_app.tournament.views.conduct import IncidentRow, Note, PenaltyRow
from td_app.ui.figures import whole
from td_app.ui.pages.floor.incident_answers import Line, answered_lines
from td_app.ui.pages.floor.incident_lines import (
    IncidentLine,
    moment_words,
    number_words,
)
from td_app.ui.pages.floor.ruling_parts import conditions
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.card import SectionHeading
from td_app.ui.widgets.labels import Say, label
from td_app.words import cites_text, fault_text, step_text
from td_app.words.language import fr_en
from td_app.words.told_ruling import ToldRuling, chosen_words

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
    holder = QWidget()
    column = _column(holder)
    column.addWidget(SectionHeading(title))
    for part in parts:
        column.addWidget(part)
    return holder


class PlayersConcerned(QWidget):
    """The players concerned, each with a button to sanction him: ``picked(entrant)``."""

    picked = Signal(int)

    def __init__(self, players: Sequence[tuple[int, str]]) -> None:
        """Name ``players``, numbers and names; without any, say so."""
        super().__init__()
        self.buttons: dict[int, Button] = {}
        column = _column(self)
        for entrant, name in players:
            column.addLayout(self._row(entrant, name))
        if not players:
            nobody = fr_en(
                "Aucun joueur n'a été noté\u00a0: une sanction se donne alors à part.",
                "No player was noted: a penalty is then given on its own.",
            )
            column.addWidget(label(nobody, Say.SOFT, wraps=True))

    def begin(self) -> None:
        """Sanction the only player; of several, take the keyboard to the first one's button."""
        first = next(iter(self.buttons.values()), None)
        if first is not None and len(self.buttons) == 1:
            first.click()
        elif first is not None:
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _row(self, entrant: int, name: str) -> QHBoxLayout:
        button = Button(fr_en("Sanctionner", "Penalise"), scale="small")
        button.setAccessibleName(fr_en("Sanctionner {0}", "Penalise {0}").format(name))
        button.setToolTip(
            fr_en(
                "Sanctionner ce joueur pour cet incident (S)",
                "Penalise this player for this incident (S)",
            )
        )
        button.clicked.connect(lambda: self.picked.emit(entrant))
        self.buttons[entrant] = button
        row = QHBoxLayout()
        row.setSpacing(Space.TIGHT)
        row.addWidget(written(name, Say.STRONG), 1)
        row.addWidget(button)
        return row


def situation(row: IncidentRow) -> QWidget:
    """Return what was answered, each question with its answer."""
    lines = answered_lines(row.op, row.given)
    if not lines:
        nothing = fr_en("Cette situation ne demande rien.", "This situation asks nothing.")
        return label(nothing, Say.SOFT, wraps=True)
    return _table(lines)


def proposed(told: ToldRuling) -> QWidget:
    """Return what the rulebook says: in one line, the chips, the ways out or the reasons."""
    holder = QWidget()
    column = _column(holder)
    column.addWidget(label(told.line, Say.LEAD, wraps=True))
    if told.amounts:
        column.addWidget(_table([(words, whole(chips)) for words, chips in told.amounts]))
    for option in told.options:
        column.addWidget(label(f"·\u00a0{option.text}", Say.BODY, wraps=True))
    if told.why:
        column.addWidget(conditions(told.why))
    return holder


def given(line: IncidentLine) -> QFrame:
    """Return what was decided at the table, the reason when there is one, and who decided."""
    row = line.row
    box = QFrame()
    if row.overruled:
        dress(box, kind="banner", tone="amber")
        words = fr_en(
            "Décidé autrement, pour l'équité du jeu (§\u00a01.1)",
            "Decided otherwise, for the fairness of the game (§\u00a01.1)",
        )
    else:
        dress(box, kind="banner", tone="accent" if row.chosen else "neutral")
        applied = fr_en(
            "Ce que dit le règlement a été appliqué.", "What the rulebook says was applied."
        )
        words = chosen_words(line.told, row.chosen) or applied
    column = _column(box, Space.SNUG)
    column.addWidget(label(words, Say.STRONG, wraps=True))
    reason = row.reason
    if reason:
        column.addWidget(written(reason, Say.LEAD if row.overruled else Say.BODY))
    column.addWidget(label(_who_ruled(row.ruled_by), Say.SOFT))
    return box


def followed(line: IncidentLine) -> list[QWidget]:
    """Return the sanctions given from the incident and the hands declared dead."""
    dead = fr_en("Main déclarée morte\u00a0: {0}", "Hand declared dead: {0}")
    hands = [written(dead.format(name), Say.STRONG) for _entrant, name in line.row.dead_hands]
    return [*hands, *(_sanction(penalty) for penalty in line.penalties)]


def notes(told: Sequence[Note], *, dated: bool) -> QWidget:
    """Return the notes in order, each after its time."""
    holder = QWidget()
    column = _column(holder)
    for at_ms, text in told:
        row = QHBoxLayout()
        row.setSpacing(Space.SNUG)
        row.addWidget(
            label(moment_words(at_ms, dated=dated), Say.SOFT), 0, Qt.AlignmentFlag.AlignTop
        )
        row.addWidget(written(text), 1)
        column.addLayout(row)
    return holder


def _who_ruled(ruled_by: str) -> str:
    if ruled_by == "director":
        return fr_en("Tranché par le directeur.", "Ruled by the director.")
    return fr_en("Tranché par le floor.", "Ruled by the floor.")


def _sanction(penalty: PenaltyRow) -> QWidget:
    holder = QWidget()
    column = _column(holder, between=0)
    step = step_text(penalty.step, penalty.hands)
    words = fr_en("{0}\u00a0: {1}", "{0}: {1}").format(penalty.name, step)
    column.addWidget(written(words, Say.STRONG))
    parts = [
        number_words(penalty.number),
        moment_words(penalty.at_ms),
        fault_text(penalty.fault),
        cites_text((penalty.article,)),
    ]
    if penalty.lifted:
        parts.append(fr_en("levée", "lifted"))
    column.addWidget(label(" · ".join(parts), Say.SOFT, wraps=True))
    return holder


def _table(lines: Sequence[Line]) -> QWidget:
    """What is asked at the left, what is answered at the right, a line each."""
    holder = QWidget()
    grid = QGridLayout(holder)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(Space.NORMAL)
    grid.setVerticalSpacing(Space.HAIR)
    grid.setColumnStretch(0, 3)
    grid.setColumnStretch(1, 2)
    for place, (asked, answer) in enumerate(lines):
        top = Qt.AlignmentFlag.AlignTop
        question = label(asked, Say.SOFT, wraps=True)
        told = label(answer, Say.STRONG, wraps=True)
        told.setAccessibleName(f"{asked} {answer}")
        grid.addWidget(question, place, 0, top)
        grid.addWidget(told, place, 1, top)
    return holder


def _column(holder: QWidget, margin: int = 0, *, between: int = Space.TIGHT) -> QVBoxLayout:
    column = QVBoxLayout(holder)
    column.setContentsMargins(margin, margin, margin, margin)
    column.setSpacing(between)
    return column
