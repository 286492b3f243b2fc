"""The fields of each part of a format: entry, re-entries, re-buy, add-on, field, pool."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from td_app.tournament.state.buy_ins import (
    A_DAY,
    LARGEST_SUM,
    MOST_CHIPS,
    MOST_PEOPLE,
    Cost,
    EntryTerms,
    MultiBuyIn,
    ReEntry,
)
from td_app.ui.theme import Space
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, row
from td_app.ui.widgets.money_field import MoneyField
from td_app.ui.widgets.page_parts import FormRows
from td_app.ui.widgets.typed_fields import CountField, LengthField, NumberField
from td_app.words.language import fr_en

COUNT = 144
CHIPS = 144
SUM = 96
LEVEL = 176


class TitledFields(QWidget):
    """A part of the format under its title; ``typed()`` when the director changed something."""

    typed = Signal()

    def __init__(self, title: str) -> None:
        """Show nothing but the title."""
        super().__init__()
        self.rows = FormRows()
        parts = (label(title, Say.SECTION), self.rows)
        column(*parts, on=self, spacing=Space.TIGHT, margins=0)

    def _number(self, least: int, most: int, *, none: str = "") -> CountField:
        field = CountField(least=least, most=most, none=none)
        field.valueChanged.connect(lambda _value: self.typed.emit())
        return field

    def _chips(self, least: int = 1) -> NumberField:
        field = NumberField(least, least=least, most=MOST_CHIPS, step=1_000)
        field.valueChanged.connect(lambda _value: self.typed.emit())
        return field

    def _sum(self) -> MoneyField:
        field = _any_sum()
        field.valueChanged.connect(lambda _value: self.typed.emit())
        return field


class TermsFields(TitledFields):
    """A part of the terms of an entry."""

    def show_terms(self, terms: EntryTerms, *, money: bool) -> None:
        """Show these terms, amounts only where there is ``money``; hidden without the part."""
        raise NotImplementedError

    def read(self, terms: EntryTerms) -> EntryTerms:
        """Return the terms with what is written here."""
        raise NotImplementedError


def _any_sum() -> MoneyField:
    """A sum as it is typed, absurd perhaps: a sentence says so, nothing is put right unseen."""
    return MoneyField(least=-LARGEST_SUM, most=LARGEST_SUM * 100)


class CostFields(QWidget):
    """A price, its fee and perhaps a bounty, side by side."""

    typed = Signal()

    def __init__(self, name: str, *, bounty: bool = False) -> None:
        """Hold nothing to pay; ``name`` is what is paid for."""
        super().__init__()
        self.price, self.fee, self.bounty = (_any_sum() for _ in range(3))
        words = {
            self.price: fr_en("prix", "price"),
            self.fee: fr_en("droits", "fee"),
            self.bounty: fr_en("prime", "bounty"),
        }
        shown: list[QWidget] = []
        for field, title in words.items():
            if field is self.bounty and not bounty:
                continue
            said = label(title, Say.SOFT)
            said.setBuddy(field)
            field.setAccessibleName(f"{name}, {title}")
            field.setFixedWidth(SUM)
            field.valueChanged.connect(lambda _value: self.typed.emit())
            shown += [said, field]
        self.setAccessibleName(name)
        row(*shown, STRETCH, on=self, spacing=Space.TIGHT, margins=0)

    def show_cost(self, cost: Cost) -> None:
        """Show what it costs."""
        self.price.setValue(cost.price)
        self.fee.setValue(cost.fee)
        self.bounty.setValue(cost.bounty)

    def read(self, before: Cost) -> Cost:
        """Return what is written; a bounty that is not asked stays as it was."""
        asked = self.bounty.parent() is not None
        if asked:
            bounty = self.bounty.value()
        else:
            bounty = before.bounty
        return Cost(self.price.value(), self.fee.value(), bounty)


class EntryFields(TermsFields):
    """What an entry costs, and between which prices one may choose."""

    def __init__(self) -> None:
        """Show a free entry."""
        super().__init__(fr_en("Entrée", "Entry"))
        price = fr_en("Une entrée", "One entry")
        self.cost = CostFields(price, bounty=True)
        self.cost.typed.connect(self.typed)
        parted = fr_en(
            "Le prix va à la dotation, les droits à la maison, la prime sur la tête de qui entre.",
            "The price goes to the prize pool, the fee to the house, the bounty on the head of "
            "whoever enters.",
        )
        self.rows.add(price, self.cost, parted)
        self.least = self._sum()
        self.greatest = self._sum()
        words = fr_en("Prix le plus bas", "Lowest price"), fr_en("Prix le plus haut", "Top price")
        below = fr_en(
            "Le prix ci-dessus achète le tapis de départ.", "The price above buys a starting stack."
        )
        self.choice = (
            self.rows.add(words[0], self.least, width=SUM),
            self.rows.add(words[1], self.greatest, below, width=SUM),
        )

    def show_terms(self, terms: EntryTerms, *, money: bool) -> None:
        """Show what an entry costs, where there is money."""
        self.setVisible(money)
        self.cost.show_cost(terms.cost)
        for shown in self.choice:
            shown.set_shown(terms.multi is not None)
        if terms.multi is not None:
            self.least.setValue(terms.multi.least)
            self.greatest.setValue(terms.multi.greatest)

    def read(self, terms: EntryTerms) -> EntryTerms:
        """Return the terms at this cost."""
        multi = None
        if terms.multi:
            multi = MultiBuyIn(self.least.value(), self.greatest.value())
        return replace(terms, cost=self.cost.read(terms.cost), multi=multi)


class ReEntryFields(TermsFields):
    """How often and until when one enters again."""

    def __init__(self) -> None:
        """Show re-entries without limit."""
        super().__init__(fr_en("Réinscriptions", "Re-entries"))
        self.most = self._number(0, 99, none=fr_en("sans limite", "no limit"))
        self.until = self._number(0, 99, none=fr_en("comme les retards", "as late entry"))
        each = fr_en("Par personne, au plus", "Per person, at most")
        self.rows.add(each, self.most, width=COUNT)
        until = fr_en("Jusqu’à la fin du niveau", "Until the end of level")
        self.rows.add(until, self.until, width=LEVEL)

    def show_terms(self, terms: EntryTerms, *, money: bool) -> None:
        """Show the limits of re-entries, where there are any."""
        self.setVisible(terms.reentry is not None)
        if terms.reentry is not None:
            self.most.setValue(terms.reentry.most or 0)
            self.until.setValue(terms.reentry.until or 0)

    def read(self, terms: EntryTerms) -> EntryTerms:
        """Return the terms with these limits."""
        if terms.reentry is None:
            return terms
        limits = ReEntry(self.most.value() or None, self.until.value() or None)
        return replace(terms, reentry=limits)


class ReBuyFields(TermsFields):
    """The chips of a re-buy, who may take it and until when."""

    def __init__(self) -> None:
        """Show an empty re-buy."""
        super().__init__(fr_en("Recaves", "Re-buys"))
        self.chips = self._chips()
        self.at_most = self._chips(least=0)
        self.until = self._number(1, 99)
        self.most = self._number(0, 99, none=fr_en("sans limite", "no limit"))
        cost = fr_en("Une recave", "One re-buy")
        self.cost = CostFields(cost, bounty=True)
        self.cost.typed.connect(self.typed)
        self.rows.add(fr_en("Jetons", "Chips"), self.chips, width=CHIPS)
        under = fr_en("Avec un tapis d’au plus", "With a stack of at most")
        self.rows.add(under, self.at_most, width=CHIPS)
        last = fr_en("La pause qui suit ce niveau comprise.", "The break after it included.")
        until = fr_en("Jusqu’à la fin du niveau", "Until the end of level")
        self.rows.add(until, self.until, last, width=COUNT)
        self.rows.add(fr_en("Par joueur, au plus", "Per player, at most"), self.most, width=COUNT)
        self.priced = self.rows.add(cost, self.cost)

    def show_terms(self, terms: EntryTerms, *, money: bool) -> None:
        """Show the re-buy, where there is one."""
        rebuy = terms.rebuy
        self.setVisible(rebuy is not None)
        if rebuy is None:
            return
        self.chips.setValue(rebuy.chips)
        self.at_most.setValue(rebuy.at_most)
        self.until.setValue(rebuy.until)
        self.most.setValue(rebuy.most or 0)
        self.cost.show_cost(rebuy.cost)
        self.priced.set_shown(money)

    def read(self, terms: EntryTerms) -> EntryTerms:
        """Return the terms with this re-buy."""
        if terms.rebuy is None:
            return terms
        rebuy = replace(
            terms.rebuy,
            chips=self.chips.value(),
            at_most=self.at_most.value(),
            until=self.until.value(),
            most=self.most.value() or None,
            cost=self.cost.read(terms.rebuy.cost),
        )
        return replace(terms, rebuy=rebuy)


class AddOnFields(TermsFields):
    """The chips of the add-on and its break."""

    def __init__(self) -> None:
        """Show an empty add-on."""
        super().__init__(fr_en("Add-on", "Add-on"))
        self.chips = self._chips()
        self.after = ChoiceField()
        self.after.choiceChanged.connect(lambda _key: self.typed.emit())
        cost = fr_en("Un add-on", "One add-on")
        self.cost = CostFields(cost)
        self.cost.typed.connect(self.typed)
        self.rows.add(fr_en("Jetons", "Chips"), self.chips, width=CHIPS)
        self.rows.add(fr_en("À la pause", "At the break"), self.after, width=LEVEL)
        self.priced = self.rows.add(cost, self.cost)

    def offer_breaks(self, levels: Sequence[int]) -> None:
        """Offer the breaks of the structure, by the level each follows."""
        words = fr_en("après le niveau {0}", "after level {0}")
        self.after.set_choices([(str(level), words.format(level)) for level in levels])

    def show_terms(self, terms: EntryTerms, *, money: bool) -> None:
        """Show the add-on, where there is one; a break that went stays written."""
        addon = terms.addon
        self.setVisible(addon is not None)
        if addon is None:
            return
        self.chips.setValue(addon.chips)
        if not self.after.choose(str(addon.after)):
            gone = fr_en("après le niveau {0} (plus de pause)", "after level {0} (no break now)")
            self.after.addItem(gone.format(addon.after), str(addon.after))
            self.after.choose(str(addon.after))
        self.cost.show_cost(addon.cost)
        self.priced.set_shown(money)

    def read(self, terms: EntryTerms) -> EntryTerms:
        """Return the terms with this add-on."""
        if terms.addon is None:
            return terms
        addon = replace(
            terms.addon,
            chips=self.chips.value(),
            after=int(self.after.chosen() or terms.addon.after),
            cost=self.cost.read(terms.addon.cost),
        )
        return replace(terms, addon=addon)


class FieldOfEntries(TermsFields):
    """How few and how many may play, until when one may take an entry back."""

    def __init__(self) -> None:
        """Show no limit."""
        super().__init__(fr_en("Inscriptions", "Entries"))
        none = fr_en("sans limite", "no limit")
        self.least = self._number(1, MOST_PEOPLE, none=none)
        self.greatest = self._number(1, MOST_PEOPLE, none=none)
        few = fr_en(
            "En dessous, l’annulation est proposée au départ.",
            "Below, cancelling is proposed at the start.",
        )
        self.rows.add(fr_en("Il en faut au moins", "At least"), self.least, few, width=COUNT)
        many = fr_en(
            "Les suivants attendent, et prennent la première place libre.",
            "Those after wait, and get the first free seat.",
        )
        most = fr_en("En jeu à la fois, au plus", "In play at once, at most")
        self.rows.add(most, self.greatest, many, width=COUNT)
        never = fr_en("jamais", "never")
        start = fr_en("jusqu’au départ", "until the start")
        before = fr_en("avant l’heure prévue", "before the planned start")
        kinds = (("never", never), ("start", start), ("before", before))
        self.until = ChoiceField(kinds)
        self.minutes = LengthField(15, least=1, most=A_DAY)
        self.until.choiceChanged.connect(lambda _key: self.typed.emit())
        self.minutes.valueChanged.connect(lambda _value: self.typed.emit())
        back = QWidget()
        title = fr_en("Se désinscrire", "Unregistering")
        row(self.until, self.minutes, STRETCH, on=back, spacing=Space.TIGHT, margins=0)
        self.until.setFixedWidth(LEVEL)
        self.until.setAccessibleName(title)
        self.minutes.setAccessibleName(before)
        self.back = self.rows.add(title, back)
        closes = fr_en("Elles finissent quand les prix commencent", "It ends once prizes begin")
        self.closes = QCheckBox(closes)
        self.closes.toggled.connect(lambda _on: self.typed.emit())
        consequence = fr_en(
            "Sinon, qui entre alors peut faire sortir quelqu’un des rangs payés.",
            "Otherwise, whoever enters then may push somebody out of the paid ranks.",
        )
        self.rows.add(fr_en("Entrées tardives", "Late entry"), self.closes, consequence)

    def show_terms(self, terms: EntryTerms, *, money: bool) -> None:
        """Show the limits of the field."""
        minutes = terms.unregister_minutes
        self.least.setValue(terms.least_field or 1)
        self.greatest.setValue(terms.greatest_field or 1)
        if minutes is None:
            self.until.choose("never")
        elif minutes:
            self.until.choose("before")
        else:
            self.until.choose("start")
        if minutes:
            self.minutes.setValue(minutes)
        self.minutes.setVisible(bool(minutes))
        self.back.set_shown(money or minutes is not None)
        self.closes.setChecked(terms.closes_with_prizes)

    def read(self, terms: EntryTerms) -> EntryTerms:
        """Return the terms with these limits."""
        minutes = {"never": None, "start": 0, "before": self.minutes.value()}
        least = self.least.value()
        greatest = self.greatest.value()
        return replace(
            terms,
            least_field=least if least > 1 else None,
            greatest_field=greatest if greatest > 1 else None,
            unregister_minutes=minutes[self.until.chosen()],
            closes_with_prizes=self.closes.isChecked(),
        )


class PoolFields(TermsFields):
    """What the house adds to the pool."""

    def __init__(self) -> None:
        """Show nothing added."""
        super().__init__(fr_en("Dotation", "Prize pool"))
        self.guarantee = self._sum()
        self.added = self._sum()
        short = fr_en("La maison ajoute ce qui manque.", "The house makes up the shortfall.")
        self.rows.add(fr_en("Garantie", "Guarantee"), self.guarantee, short, width=CHIPS)
        self.rows.add(fr_en("Ajout de la maison", "Added by the house"), self.added, width=CHIPS)

    def show_terms(self, terms: EntryTerms, *, money: bool) -> None:
        """Show what the house adds, where there is money."""
        self.setVisible(money)
        self.guarantee.setValue(terms.guarantee)
        self.added.setValue(terms.added)

    def read(self, terms: EntryTerms) -> EntryTerms:
        """Return the terms with these sums."""
        return replace(terms, guarantee=self.guarantee.value(), added=self.added.value())
