"""A field that reads a sum of money as people type it: 20, 20,50, 1 250 €."""

from __future__ import annotations

import re

from PySide6.QtWidgets import QWidget

from td_app.ui.widgets.typed_fields import NumberField
from td_app.words.figures import CENTS, money_text
from td_app.words.language import current_language

_SUM = re.compile(r"(-?)([0-9]{1,9})(?:[.,]([0-9]{1,2}))?")
_THOUSANDS = re.compile(r"[\s\u00a0\u202f’']|,(?=[0-9]{3}(?:\D|$))")


def money_typed(text: str) -> int | None:
    """Return the cents in a text, ``None`` when it is not an amount.

    >>> [money_typed(text) for text in ("20", "20,5", "1 250,00 €", "€1,250.50", "-3", "deux")]
    [2000, 2050, 125000, 125050, -300, None]
    """
    found = _SUM.fullmatch(_THOUSANDS.sub("", text.replace("€", "").replace("−", "-")))
    if found is None:
        return None
    cents = int(found[2]) * CENTS + int((found[3] or "").ljust(2, "0"))
    if found[1]:
        return -cents
    return cents


class MoneyField(NumberField):
    """A sum in cents, typed and shown in euros; Up and Down change it by one euro.

    Used as a :class:`NumberField`: ``value`` and ``valueChanged`` are cents.
    """

    def __init__(
        self, value: int = 0, parent: QWidget | None = None, *, least: int = 0, most: int
    ) -> None:
        """Hold ``value`` cents, between ``least`` and ``most``."""
        super().__init__(value, parent, least=least, most=most, step=CENTS)

    def number_in(self, text: str) -> int | None:
        """Return the cents of a text."""
        return money_typed(text)

    def text_of(self, value: int) -> str:
        """Return cents as money is written."""
        return money_text(value, current_language())
