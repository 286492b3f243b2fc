"""A team's result in a round put right: points by hand, or the whole team missing, and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from rules_ropta.ruling import Refused
from td_app.meeting import commands as cmd
from td_app.season.scale_typed import number_of
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.theme.tokens import Tone
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.page_parts import FormRows
from td_app.ui.widgets.tips import explained
from td_app.words.figures import signed
from td_app.words.language import fr_en

POINTS = "points"
MISSING = "missing"
CAME = "came"
FIELD = 160


class TeamCorrectionDialog(HouseDialog):
    """``decided(command)`` with what is put right."""

    help_page = "teams"

    decided = Signal(object)

    def __init__(
        self,
        team: int,
        name: str,
        rounds: Sequence[int],
        known: Mapping[int, int],
        why_not: Callable[[cmd.Command], str | None],
        parent: QWidget,
    ) -> None:
        """Ask about a team; ``known``: the points corrected already, by round."""
        words = fr_en(
            "{0}\u00a0: la correction, son motif et sa date restent au journal.",
            "{0}: the correction, its reason and its date stay in the log.",
        )
        title = fr_en("Corriger une équipe", "Correct a team")
        super().__init__(title, words.format(name), parent, icon="edit")
        self._team = team
        self._known = known
        self._why_not = why_not
        self.what = ChoiceField(
            (
                (POINTS, fr_en("points ajoutés ou retirés", "points added or removed")),
                (MISSING, fr_en("équipe absente", "team absent")),
                (CAME, fr_en("équipe présente, finalement", "team present after all")),
            )
        )
        told = fr_en("manche {0}", "round {0}")
        self.round = ChoiceField([(str(number), told.format(number)) for number in rounds])
        self.points = QLineEdit()
        self.reason = QLineEdit()
        rows = FormRows(label_width=96)
        rows.add(fr_en("Corriger", "Correct"), self.what)
        rows.add(
            fr_en("Manche", "Round"),
            explained(self.round, "La manche corrigée.", "The round corrected."),
            width=FIELD,
        )
        hint = fr_en(
            "+5 ajoute, −5 retire, 0 revient à ceux des tables.",
            "+5 adds, −5 removes, 0 goes back to the tables’.",
        )
        self._points_row = rows.add(fr_en("Points", "Points"), self.points, hint, width=FIELD)
        rows.add(fr_en("Motif", "Reason"), self.reason)
        self.body.addWidget(rows)
        self.wrong = label("", Say.SMALL, tone=Tone.RED, wraps=True)
        self.body.addWidget(self.wrong)
        self.add_button("cancel", fr_en("Ne rien changer", "Cancel"))
        self.confirm = self.add_button("confirm", fr_en("Corriger", "Correct"), Rank.PRIMARY)
        self.chosen.connect(self._give)
        self.what.choiceChanged.connect(lambda _key: self._update_confirm())
        self.round.choiceChanged.connect(lambda _key: self._show_known())
        for field in (self.points, self.reason):
            field.textEdited.connect(lambda _text: self._update_confirm())
        self.points.setFocus()
        self._show_known()

    def typed(self) -> bool:
        """Return whether points or a reason are typed."""
        return self.points.isModified() or bool(self.reason.text().strip())

    def command(self) -> cmd.Command | None:
        """Return the correction asked for; ``None`` while the points are not a whole number."""
        number = int(self.round.chosen() or 0)
        note = self.reason.text()
        if self.what.chosen() != POINTS:
            missing = self.what.chosen() == MISSING
            return cmd.MarkTeamMissing(number, self._team, missing, note)
        try:
            points = number_of(self.points.text())
        except Refused:
            return None
        whole = points.denominator == 1
        if whole:
            return cmd.CorrectPoints(number, self._team, int(points), note)
        return None

    def _show_known(self) -> None:
        known = self._known.get(int(self.round.chosen() or 0), 0)
        if not self.points.isModified():
            if known:
                self.points.setText(signed(known))
            else:
                self.points.setText("")
        self._update_confirm()

    def _update_confirm(self) -> None:
        by_hand = self.what.chosen() == POINTS
        self.points.setEnabled(by_hand)
        command = self.command()
        words: str | None = fr_en(
            "Tapez des points entiers, avec + ou −.", "Type whole points, with + or −."
        )
        if command is not None:
            words = self._why_not(command)
        # Before anything is typed, it is what there is to do, not a fault.
        tell(self.wrong, words or "", Tone.RED if self.typed() else Tone.NEUTRAL)
        self.confirm.set_refusal(words)

    def _give(self, name: str) -> None:
        command = self.command()
        if name == "confirm" and command is not None:
            self.decided.emit(command)
