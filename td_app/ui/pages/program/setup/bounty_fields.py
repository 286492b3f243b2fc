"""How bounties are paid: all of them, a share, or those put on named heads."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from td_app.tournament.state.knockouts import BountyKind
from td_app.tournament.state.setup import TournamentSetup
from td_app.ui.pages.program.setup.format_fields import COUNT, LEVEL, FormatFields
from td_app.ui.theme import Space
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import column
from td_app.ui.widgets.typed_fields import CountField
from td_app.words.language import fr_en


class BountyFields(FormatFields):
    """The kind of the bounties, and what a progressive one pays in cash."""

    def __init__(self) -> None:
        """Show regular bounties."""
        super().__init__(fr_en("Primes", "Bounties"))
        title = fr_en("Sorte de primes", "Kind of bounties")
        kinds = [(one.value, said) for one, said in bounty_words().items()]
        self.kind = ChoiceField(kinds, name=title)
        self.kind.setFixedWidth(LEVEL)
        self.explained = label("", Say.SMALL, wraps=True)
        both = QWidget()
        column(self.kind, self.explained, on=both, spacing=Space.HAIR, margins=0)
        self.bind("bounty.kind", self.kind, row=self.form.add(title, both), when=self.priced)
        self.percent = self.bind(
            "bounty.percent_cash",
            CountField(most=100),
            fr_en("Part payée, en\u00a0%", "Share paid, in %"),
            width=COUNT,
            when=lambda setup: self.money and setup.bounty.kind is BountyKind.PROGRESSIVE,
        )

    def show_value(self, value: TournamentSetup) -> None:
        """Show how they are paid."""
        super().show_value(value)
        in_price = value.entry_terms.puts_bounties
        self.explained.setText(explained(value.bounty.kind, in_price=in_price))


def bounty_words() -> dict[BountyKind, str]:
    """Return what each kind of bounty is called, in the order offered."""
    return {
        BountyKind.REGULAR: fr_en("régulières", "regular"),
        BountyKind.PROGRESSIVE: fr_en("progressives", "progressive"),
        BountyKind.VIP: fr_en("VIP", "VIP"),
    }


def explained(kind: BountyKind, *, in_price: bool) -> str:
    """Return a line under a kind; ``in_price``: what is bought puts a bounty on a head."""
    if kind is BountyKind.VIP:
        return fr_en(
            "Seules quelques têtes nommées en portent une\u00a0: posez-la depuis la fiche du "
            "joueur. Un VIP qui entre de nouveau ne paie qu’à sa dernière sortie.",
            "Only a few named heads bear one: put it there from the player’s card. A VIP who "
            "enters again pays at the last exit only.",
        )
    if not in_price:
        return fr_en(
            "Il n’y en a pas tant que le prix d’une entrée ne comprend pas de prime.",
            "There are none until the price of an entry holds a bounty.",
        )
    if kind is BountyKind.PROGRESSIVE:
        return fr_en(
            "Une part est payée tout de suite, le reste grossit la tête de qui élimine.",
            "A share is paid at once, the rest goes onto the head of whoever knocks out.",
        )
    return fr_en(
        "Qui élimine reçoit tout ce que portait la tête.",
        "Whoever knocks out receives all that the head bore.",
    )
