"""A player leaves for good: announced, found on signs, or never come (1.8, 1.9)."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QLineEdit

from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.panel_form import PanelForm
from td_app.ui.pages.room.player_forms import Back
from td_app.ui.widgets.choice_field import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.number_field import NumberField

ANNOUNCED, FOUND, NO_SHOW = "announced", "found", "no_show"


class DepartureForm(PanelForm):
    """The chips leave play, the player is ranked now (1.9)."""

    def __init__(self, live: LiveTournament, entrant: int, back: Back | None = None) -> None:
        """Ask how the abandon is known and how many chips are withdrawn."""
        super().__init__(live, self.tr("Noter le départ"), back)
        self._entrant = entrant
        words = self.tr("Les jetons sont retirés et le joueur classé maintenant (§ 1.9).")
        self.add(label(words, Say.SOFT, wraps=True))
        self.how = ChoiceField(self._ways())
        self.add(self.how, self.tr("Comment le sait-on\u00a0?"))
        self.signs = {
            "last_day": QCheckBox(self.tr("Dernier jour du tournoi")),
            "left_saying_flight": QCheckBox(self.tr("Sorti en disant partir pour de bon")),
            "other_signs": QCheckBox(self.tr("Autres indices, dits dans le motif")),
        }
        for box in self.signs.values():
            self.add(box)
        most, counted = max(1, live.state.chips_in_play), live.state.stacks.get(entrant)
        at_first = min(most, counted.chips) if counted is not None else 0
        self.chips = NumberField(at_first, most=most, step=100, unit=self.tr("jetons"))
        self.add(self.chips, self.tr("Jetons retirés"))
        self.reason: QLineEdit = self.reason_field()
        self.how.choiceChanged.connect(lambda _way: self._show_signs())
        self._show_signs()

    def choose(self, way: str) -> None:
        """Choose how it is known: announced, found or no_show."""
        self.how.choose(way)
        self._show_signs()

    def command(self) -> cmd.Withdraw:
        """Return the departure."""
        way = self.how.chosen()
        ticked = tuple(sign for sign, box in self.signs.items() if box.isChecked())
        return cmd.Withdraw(
            self._entrant,
            self.chips.value(),
            self.reason.text(),
            announced=way == ANNOUNCED,
            signs=ticked if way == FOUND else (),
            no_show=way == NO_SHOW,
        )

    def _ways(self) -> list[tuple[str, str]]:
        ways = [
            (ANNOUNCED, self.tr("Le joueur l'a annoncé")),
            (FOUND, self.tr("Constaté sur des indices")),
        ]
        if self.live.can(cmd.Withdraw(self._entrant, 0, no_show=True)) is None:
            ways.append((NO_SHOW, self.tr("N'est jamais venu")))
        return ways

    def _show_signs(self) -> None:
        for box in self.signs.values():
            box.setVisible(self.how.chosen() == FOUND)
        self.resized.emit()
