"""The fields of every payment: means and amount."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QLineEdit

from td_app.tournament.state.cash_desk import Means
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.money_field import money_typed
from td_app.ui.widgets.tips import explained
from td_app.words.cash_desk import MEANS, means_text
from td_app.words.language import fr_en

MEANS_WIDTH = 124
SUM_WIDTH = 150
SEARCH_WIDTH = 264


class MeansField(ChoiceField):
    """The means of payment to choose from; what is given back is proposed by those it came by."""

    def __init__(self) -> None:
        """Offer every means, cash chosen."""
        words = fr_en("Moyen de paiement", "Payment method")
        super().__init__([(key, means_text(key)) for key in MEANS], name=words)
        explained(self, "Comment le joueur choisi paie.", "How the selected player pays.")
        self.setFixedWidth(MEANS_WIDTH)
        self._before = ""

    def propose(self, by: Iterable[tuple[Means, int]]) -> None:
        """Choose the means most was paid by, in cents; what was chosen before comes back after.

        ``by`` is empty where money is taken, or paid out for what was won.
        """
        paid = {means: cents for means, cents in by if cents > 0}
        if paid:
            self._before = self._before or self.chosen()
            self.choose(max(paid, key=lambda means: paid[means]).value)
        elif self._before:
            self.choose(self._before)
            self._before = ""


class SumField(QLineEdit):
    """An amount; the whole amount due while the field is empty."""

    def __init__(self, nothing_typed: str) -> None:
        """Say ``nothing_typed`` while it is empty."""
        super().__init__()
        self.setFixedWidth(SUM_WIDTH)
        self.setMaxLength(20)
        self.setPlaceholderText(nothing_typed)
        self.setAccessibleName(fr_en("Montant", "Amount"))

    def cents(self) -> int | None:
        """Return the amount typed in cents, ``None`` when empty or not an amount."""
        if self.text().strip():
            return money_typed(self.text())
        return None

    def wrong(self) -> str:
        """Return that what is typed is no sum, empty when it is."""
        typed = self.text().strip()
        if not typed or self.cents() is not None:
            return ""
        return fr_en(
            "«\u00a0{0}\u00a0» n’est pas un montant\u00a0: écrivez 20 ou 20,50.",
            "“{0}” is not an amount. Write 20 or 20.50.",
        ).format(typed)
