"""The penalty suggested for an offence: the step in large type, the ladder, why, the articles."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from rules_ropta.penalties import Step
from td_app.tournament.views.conduct import LadderStep, PenaltyCase, PenaltyRow, suspended
from td_app.ui.pages.evening.floor.penalties.penalty_lists import sentence
from td_app.ui.theme import RADIUS, Space, Tone, TypeSize, colours, dress, typeface
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import at, column, emptied, row, wide
from td_app.ui.widgets.page_head import GUTTER
from td_app.ui.widgets.page_parts import ScrolledColumn
from td_app.ui.widgets.pill import Pill, PillFacts
from td_app.ui.widgets.ruling_parts import Cited
from td_app.ui.widgets.states import State, state_pill
from td_app.ui.widgets.tips import explained
from td_app.words import fault_text, reason_sentence, regime_text, step_text
from td_app.words.figures import counted, exactly, hands_counted, players_counted
from td_app.words.language import fr_en
from td_app.words.ruling_text import RulingText

MOST_SHOWN = 6
"""Earlier sanctions told: the latest ones."""

STEP = 44
MARK = 16
"""Height of a step, and the room of the mark above, in pixels."""

PADDING = 8
CENTRE = Qt.AlignmentFlag.AlignCenter
SIDEWAYS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}


class PenaltySuggestion(ScrolledColumn):
    """``stepPicked(step)`` on the ladder, ``articleAsked(number)`` for the book."""

    stepPicked = Signal(str)  # noqa: N815 - Qt signals among Qt's own
    articleAsked = Signal(str)  # noqa: N815

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start without a suggestion."""
        super().__init__(parent)
        self.said = label("", Say.STRONG, wraps=True)
        self.force = Pill(_force(imposed=False))
        self.decision = label("", Say.DECISION, wraps=True)
        self.cost = label("", Say.LEAD, wraps=True)
        self.ladder = Ladder()
        self.ladder.picked.connect(self.stepPicked)
        legend = fr_en(
            "◆ proposée · ✓ déjà donnée pour cette faute",
            "◆ suggested · ✓ already given for this offence",
        )
        self.why = label("", Say.BODY, wraps=True)
        self.earlier_title = label("", Say.STRONG)
        self._earlier = column(spacing=Space.HAIR)
        self._cited = QVBoxLayout()
        self.cited: Cited | None = None
        under = (self.decision, self.cost, self.ladder, label(legend, Say.SMALL), self.why)
        self._suggested: tuple[QWidget, ...] = (self.force, *under)
        head = row(wide(self.said), at(self.force, Qt.AlignmentFlag.AlignTop), spacing=Space.SNUG)
        earlier = (Space.HAIR, self.earlier_title, self._earlier, Space.HAIR, self._cited)
        margins = (Space.NORMAL, Space.SNUG, GUTTER, Space.SNUG)
        self.fill((head, *under, *earlier), spacing=Space.TIGHT, margins=margins)
        self.fade_edges()

    def show_nothing(self, earlier: Sequence[PenaltyRow]) -> None:
        """Invite to choose the offence; show the player's earlier penalties."""
        invite = fr_en(
            "Choisissez la faute\u00a0: la sanction proposée s’affiche ici.",
            "Choose the offence: the suggested penalty appears here.",
        )
        self.said.setText(invite)
        for part in self._suggested:
            part.hide()
        self._cite(None)
        self._tell(earlier, "")

    def show_case(self, case: PenaltyCase, earlier: Sequence[PenaltyRow]) -> None:
        """Show the suggestion, and the player's earlier penalties."""
        for part in self._suggested:
            part.show()
        self.force.set_facts(_force(case.imposed))
        regime = fr_en("Gradation {0}.", "Ladder: {0}.").format(regime_text(case.regime))
        reasons = (case.because, *case.weighs)
        self.why.setText(
            " ".join((regime, *(f"{sentence(reason_sentence(one))}." for one in reasons)))
        )
        self._cite(case)
        self._tell(earlier, case.fault)

    def show_step(self, case: PenaltyCase, step: Step, hands: int) -> None:
        """Show the step chosen, and what it costs; ``hands`` are those of the step of hands."""
        known = case.at(step)
        self.ladder.show_ladder(case.ladder, step)
        costs = hands if step == "hands" else known.hands or None
        self.decision.setText(sentence(step_text(step, costs)))
        self.cost.setText(_cost(case, step, hands))
        if not known.offered:
            other = fr_en(
                "Autre sanction que celle proposée ({0})",
                "A different penalty from the one suggested ({0})",
            )
            self.said.setText(other.format(step_text(case.proposed)))
        elif case.director_decides:
            self.said.setText(fr_en("Au directeur de choisir", "The director chooses"))
        else:
            self.said.setText(fr_en("Sanction proposée", "Suggested penalty"))
        dress(self.said, tone=(Tone.NEUTRAL if known.offered else Tone.AMBER).value)

    def _cite(self, case: PenaltyCase | None) -> None:
        emptied(self._cited)
        self.cited = None
        if case is not None:
            told = RulingText("ruling", "", cites=case.cites, readings=case.readings)
            self.cited = Cited(told)
            self.cited.opened.connect(self.articleAsked)
            self._cited.addWidget(self.cited)

    def _tell(self, earlier: Sequence[PenaltyRow], fault: str) -> None:
        """Show the player's earlier penalties, those for the same offence ticked."""
        emptied(self._earlier)
        title = fr_en("Sanctions de ce joueur", "This player’s penalties")
        none = fr_en(
            "Aucune sanction jusqu’ici pour ce joueur.", "No penalties so far for this player."
        )
        if earlier:
            self.earlier_title.setText(title)
        else:
            self.earlier_title.setText(none)
        dress(self.earlier_title, type=(Say.STRONG if earlier else Say.SOFT).value)
        for given in earlier[:MOST_SHOWN]:
            same = given.fault == fault and not given.lifted
            words = f"{'✓' if same else '·'}\u00a0{_given(given)}"
            self._earlier.addWidget(label(words, Say.BODY if same else Say.SOFT, wraps=True))


class StepButton(QAbstractButton):
    """One step of the ladder: a tick once given, a diamond when proposed."""

    def __init__(self, words: str) -> None:
        """Show no mark yet."""
        super().__init__()
        self.setCheckable(True)
        self.setText(words)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.reached = self.offered = False

    def show_step(self, step: LadderStep) -> None:
        """Show whether it was given, and whether it is proposed."""
        self.reached = step.reached
        self.offered = step.offered
        if step.reached:
            said = [fr_en("déjà donnée", "already given")]
        else:
            said = []
        said += [fr_en("proposée", "suggested")] if step.offered else []
        self.setAccessibleName(", ".join((self.text(), *said)))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room its words need, the mark above included, in pixels."""
        measured = QFontMetricsF(typeface(TypeSize.SMALL, strong=True))
        words = self.text().split(" ")
        wide = max(map(measured.horizontalAdvance, words))
        high = len(words) * measured.lineSpacing()
        return QSize(ceil(wide) + 2 * PADDING, max(STEP, ceil(high) + 2) + MARK)

    def minimumSizeHint(self) -> QSize:
        """Return the same: words are never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the step, its words, its mark."""
        ink = colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, MARK, -1, -1)
        if self.isChecked():
            ground = ink.accent_soft
        else:
            ground = ink.surface
        if self.underMouse() and not self.isChecked():
            ground = ink.hover
        lit = self.isChecked() or self.hasFocus()
        painter.setPen(QPen(QColor(ink.focus if lit else ink.line_strong), 2 if lit else 1))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, RADIUS - 2, RADIUS - 2)
        painter.setFont(typeface(TypeSize.SMALL, strong=True))
        painter.setPen(QColor(ink.accent_text if self.isChecked() else ink.text))
        painter.drawText(box, int(CENTRE), self.text().replace(" ", "\n"))
        mark = "✓ " * self.reached + "◆" * self.offered
        if mark:
            painter.setPen(QColor(ink.accent_text if self.offered else ink.text_soft))
            painter.drawText(QRectF(0, 0, self.width(), MARK), int(CENTRE), mark.strip())
        painter.end()


class Ladder(QWidget):
    """``picked(step)`` when another step is chosen, by a click or with Left and Right."""

    picked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Draw the seven steps."""
        super().__init__(parent)
        self.setAccessibleName(fr_en("Échelle des sanctions", "Penalty ladder"))
        explained(
            self,
            "Choisissez un degré de l’échelle : celui qui est proposé est signalé, ceux déjà "
            "donnés aussi.",
            "Choose a step of the ladder: the suggested one is marked, and so are those already "
            "given.",
        )
        self._group = QButtonGroup(self)
        self.buttons: dict[str, StepButton] = {}
        steps = row(on=self, spacing=Space.HAIR, margins=0)
        for step, words in _steps():
            button = StepButton(words)
            button.clicked.connect(lambda _on=False, step=step: self.picked.emit(step))
            self._group.addButton(button)
            self.buttons[step] = button
            steps.addWidget(button, 0, Qt.AlignmentFlag.AlignBottom)
        tallest = max(button.sizeHint().height() for button in self.buttons.values())
        for button in self.buttons.values():
            button.setFixedHeight(tallest)

    def show_ladder(self, ladder: Sequence[LadderStep], chosen: str) -> None:
        """Show the ladder with one step chosen."""
        for step in ladder:
            self.buttons[step.step].show_step(step)
        self.buttons[chosen].setChecked(True)

    def chosen(self) -> str:
        """Return the step chosen."""
        return next((step for step, button in self.buttons.items() if button.isChecked()), "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from step to step."""
        by = SIDEWAYS.get(Qt.Key(event.key()))
        if by is None:
            event.ignore()
            return
        steps = list(self.buttons)
        to = steps[max(0, min(len(steps) - 1, steps.index(self.chosen()) + by))]
        self.buttons[to].setFocus(Qt.FocusReason.TabFocusReason)
        self.buttons[to].click()


def _steps() -> tuple[tuple[str, str], ...]:
    return (
        ("warning", fr_en("Avertissement", "Warning")),
        ("hands", fr_en("Mains", "Hands")),
        ("round_1", fr_en("1 tour", "1 round")),
        ("round_2", fr_en("2 tours", "2 rounds")),
        ("round_3", fr_en("3 tours", "3 rounds")),
        ("round_4", fr_en("4 tours", "4 rounds")),
        ("disqualification", fr_en("Disqualification", "Disqualification")),
    )


def _cost(case: PenaltyCase, step: Step, hands: int) -> str:
    """Return the cost of a step for the player: the hands, and whether they stay."""
    if step == "disqualification":
        return fr_en(
            "Le joueur quitte le tournoi et ses jetons sont retirés du jeu.",
            "The player leaves the tournament and their chips are taken out of play.",
        )
    if step == "warning":
        return fr_en("Sans effet sur le jeu.", "No effect on play.")
    if step == "hands":
        return sentence(reason_sentence(suspended(hands, case.players))) + "."
    if case.players is None:
        return ""
    known = case.at(step)
    one = fr_en("{0} tour", "{0} round")
    several = fr_en("{0} tours", "{0} rounds")
    players = players_counted(case.players)
    rounds = counted(known.rounds, one, several)
    return fr_en(
        "{0} × {1} = {2}. Le joueur s’éloigne de la table.",
        "{0} × {1} = {2}. The player leaves the table.",
    ).format(players, rounds, hands_counted(known.hands))


def _force(imposed: bool) -> PillFacts:
    """Return whether the text imposes a sanction or only allows one, as a word and a shape."""
    if imposed:
        words = fr_en("Imposée par le texte", "Required by the rules")
        return state_pill(State.IMPOSED, words)
    words = fr_en("Permise par le texte", "Allowed by the rules")
    return state_pill(State.ALLOWED, words)


def _given(row: PenaltyRow) -> str:
    """A sanction already given in one line: when, what, for what."""
    when = datetime.fromtimestamp(row.at_ms / 1000)
    told = (
        f"{when.day:02}/{when.month:02} {exactly(row.at_ms)}",
        fr_en("niveau {0}", "level {0}").format(row.level),
        step_text(row.step, row.hands or None),
        fault_text(row.fault),
        fr_en("levée", "lifted") if row.lifted else "",
    )
    return " · ".join(words for words in told if words)
