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
from td_app.words.language import fr_en

ANNOUNCED, FOUND, NO_SHOW = "announced", "found", "no_show"


class DepartureForm(PanelForm):
    """The chips leave play, the player is ranked now (1.9)."""

    def __init__(self, live: LiveTournament, entrant: int, back: Back | None = None) -> None:
        """Ask how the abandon is known and how many chips are withdrawn."""
        super().__init__(live, fr_en("Noter le départ", "Record the departure"), back)
        self._entrant = entrant
        words = fr_en(
            "Les jetons sont retirés et le joueur classé maintenant (§ 1.9).",
            "The chips leave play and the player is ranked now (§ 1.9).",
        )
        self.add(label(words, Say.SOFT, wraps=True))
        self.how = ChoiceField(self._ways())
        self.add(self.how, fr_en("Comment le sait-on\u00a0?", "How is it known?"))
        self.signs = {
            "last_day": QCheckBox(fr_en("Dernier jour du tournoi", "Last day of the tournament")),
            "left_saying_flight": QCheckBox(
                fr_en("Sorti en disant partir pour de bon", "Left saying it was for good")
            ),
            "other_signs": QCheckBox(
                fr_en("Autres indices, dits dans le motif", "Other signs, told in the reason")
            ),
        }
        for box in self.signs.values():
            self.add(box)
        most, counted = max(1, live.state.chips_in_play), live.state.stacks.get(entrant)
        at_first = min(most, counted.chips) if counted is not None else 0
        self.chips = NumberField(at_first, most=most, step=100, unit=fr_en("jetons", "chips"))
        self.add(self.chips, fr_en("Jetons retirés", "Chips removed"))
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
            (ANNOUNCED, fr_en("Le joueur l'a annoncé", "The player said so")),
            (FOUND, fr_en("Constaté sur des indices", "Found on signs")),
        ]
        if self.live.can(cmd.Withdraw(self._entrant, 0, no_show=True)) is None:
            ways.append((NO_SHOW, fr_en("N'est jamais venu", "Never came")))
        return ways

    def _show_signs(self) -> None:
        for box in self.signs.values():
            box.setVisible(self.how.chosen() == FOUND)
        self.resized.emit()
