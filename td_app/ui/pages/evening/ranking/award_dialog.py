"""The award of the prizes that tied players cover: asked prize by prize (1.10, 2.7)."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QVBoxLayout, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.planning.prizes import Placing
from td_app.tournament.state.prizes import AwardRecord, PrizeGiven, PrizePlan, texts_covered
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.refusals import names_of, why_not_plainly
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.page_parts import ScrolledColumn
from td_app.ui.widgets.tips import explained
from td_app.words import place_text
from td_app.words.language import fr_en
from td_app.words.speaking import listed

SCROLLED_FROM = 9
SCROLLED_HEIGHT = 320
"""Pixels of the list once there are too many boxes to show them all."""


class AwardDialog(HouseDialog):
    """``decided(command)`` once each prize has somebody; several ticked share it."""

    help_page = "ranking"

    decided = Signal(object)

    def _ticks(self, plan: PrizePlan, names: list[str]) -> QVBoxLayout:
        """Each prize, and under it a box for each of those who are tied."""
        column = QVBoxLayout()
        column.setSpacing(Space.HAIR)
        for prize in self.prizes:
            title = f"{place_text(prize)} · {plan.texts[prize - 1]}"
            column.addWidget(label(title, Say.STRONG, wraps=True))
            for who, name in zip(self._tie.entrants, names, strict=True):
                column.addWidget(self._box(prize, who, name))
            column.addSpacing(Space.TIGHT)
        return column

    def __init__(
        self,
        live: LiveTournament,
        tie: Placing,
        decided: AwardRecord | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Ask for the prizes of ``tie``, ticked as was ``decided``; the last one alone is shared
        unless told otherwise.
        """
        self._live = live
        self._tie = tie
        self._decided = decided
        names = [*map(names_of(live), tie.entrants)]
        super().__init__(
            fr_en("Ex æquo\u00a0: à qui va chaque lot\u00a0?", "Tied: who gets what?"),
            fr_en(
                "{0} sont ex æquo au {1} rang. Cochez à qui va chaque lot\u00a0; si plusieurs "
                "noms sont cochés, ils le partagent.",
                "{0} tied for {1} place. Tick who gets each prize; ticking several names splits "
                "it.",
            ).format(listed(names), place_text(tie.place)),
            parent,
            icon="winner",
        )
        plan = live.setup().prize_plan
        self.prizes = texts_covered(plan, tie.place, len(tie.entrants))
        self.boxes: dict[tuple[int, int], QCheckBox] = {}
        self._put(self._ticks(plan, names))
        self.reason = self._reason_asked()
        self.missing = label("", Say.SMALL, wraps=True)
        self.missing.setAlignment(Qt.AlignmentFlag.AlignTop)
        # Its room is kept: what comes and goes while one ticks squeezes nothing above.
        self.missing.setMinimumHeight(2 * self.missing.fontMetrics().lineSpacing())
        self.body.addWidget(self.missing)
        self.add_button("cancel", fr_en("Plus tard", "Later"))
        self.confirm = explained(
            self.add_button(
                "confirm", fr_en("Attribuer les lots", "Award the prizes"), Rank.PRIMARY
            ),
            "Enregistre l’attribution des lots ; elle figure au classement.",
            "Saves who gets which prize; the ranking shows it.",
        )
        self.reason.textChanged.connect(self._update_confirm)
        self.when_confirmed(lambda: self.decided.emit(self.command()))
        self._update_confirm()

    def command(self) -> cmd.AwardPrizes:
        """Return the decision ticked."""
        given = tuple(
            PrizeGiven(
                prize,
                tuple(who for who in self._tie.entrants if self.boxes[prize, who].isChecked()),
            )
            for prize in self.prizes
        )
        return cmd.AwardPrizes(self._tie.place, given, self.reason.text().strip())

    def _ticked_first(self, prize: int, who: int) -> bool:
        if self._decided is None:
            return len(self.prizes) == 1
        return any(given.prize == prize and who in given.to for given in self._decided.given)

    def _box(self, prize: int, who: int, name: str) -> QCheckBox:
        box = QCheckBox(name)
        explained(
            box,
            "Cochez qui reçoit ce lot ; s’ils sont plusieurs, ils le partagent.",
            "Tick who gets this prize; ticking several splits it.",
        )
        box.setChecked(self._ticked_first(prize, who))
        box.toggled.connect(self._update_confirm)
        self.boxes[prize, who] = box
        return box

    def _reason_asked(self) -> QLineEdit:
        reason = QLineEdit()
        reason.setMaxLength(300)
        reason.setPlaceholderText(
            fr_en("Tirage au sort, accord des joueurs…", "Random draw, players’ agreement…")
        )
        why = label(
            fr_en("Motif, sauf si tous partagent tout", "Reason, unless all share everything"),
            Say.STRONG,
        )
        why.setBuddy(reason)
        reason.setAccessibleName(why.text())
        self.body.addWidget(why)
        self.body.addWidget(reason)
        return reason

    def _put(self, column: QVBoxLayout) -> None:
        """Put the boxes in the dialog, scrolled when there are many."""
        if len(self.boxes) < SCROLLED_FROM:
            self.body.addLayout(column)
            return
        scrolled = ScrolledColumn()
        scrolled.column.addLayout(column)
        scrolled.column.addStretch(1)
        scrolled.setFixedHeight(SCROLLED_HEIGHT)
        self.body.addWidget(scrolled)

    def _update_confirm(self) -> None:
        why = why_not_plainly(self._live, self.command())
        if self._same:
            why = fr_en("Rien n’est changé.", "Nothing has changed.")
        else:
            why = why
        self.confirm.set_refusal(why)
        self.missing.setText(why or "")

    @property
    def _same(self) -> bool:
        """Return whether what is ticked is what was decided already."""
        return self._decided is not None and _shares(self._decided.given) == _shares(
            self.command().given
        )


def _shares(given: tuple[PrizeGiven, ...]) -> set[tuple[int, frozenset[int]]]:
    return {(one.prize, frozenset(one.to)) for one in given}
