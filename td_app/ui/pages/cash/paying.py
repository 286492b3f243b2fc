"""What every payment asks: by which means, how much."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.money_field import money_typed
from td_app.words.cash_desk import MEANS, means_text
from td_app.words.language import fr_en

MEANS_WIDTH, SUM_WIDTH, SEARCH_WIDTH = 124, 150, 264


def means_field() -> ChoiceField:
    """Return the means of payment to choose from."""
    words = fr_en("Moyen de paiement", "Means of payment")
    field = ChoiceField([(key, means_text(key)) for key in MEANS], name=words)
    field.setFixedWidth(MEANS_WIDTH)
    return field


class SumField(QLineEdit):
    """A sum, all that is due while nothing is typed."""

    def __init__(self, nothing_typed: str) -> None:
        """Say ``nothing_typed`` while it is empty."""
        super().__init__()
        self.setFixedWidth(SUM_WIDTH)
        self.setMaxLength(20)
        self.setPlaceholderText(nothing_typed)
        self.setAccessibleName(fr_en("Montant", "Sum"))

    def cents(self) -> int | None:
        """Return what is typed in cents, ``None`` for nothing or no sum."""
        return money_typed(self.text()) if self.text().strip() else None

    def wrong(self) -> str:
        """Return that what is typed is no sum, empty when it is."""
        typed = self.text().strip()
        if not typed or self.cents() is not None:
            return ""
        return fr_en(
            "«\u00a0{0}\u00a0» n’est pas un montant\u00a0: écrivez 20 ou 20,50.",
            "“{0}” is no sum: write 20 or 20.50.",
        ).format(typed)
