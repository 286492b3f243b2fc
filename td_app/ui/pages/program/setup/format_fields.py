"""The fields of each part of a format: what is bought, bounties, field, pool, course of play."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament.state.buy_ins import (
    A_DAY,
    LARGEST_SUM,
    MOST_CHIPS,
    MOST_PEOPLE,
)
from td_app.tournament.state.flights import Flight
from td_app.tournament.state.jackpot import EDITIONS
from td_app.tournament.state.knockouts import BountyKind
from td_app.tournament.state.person import LONGEST_FIELD
from td_app.tournament.state.setup import TournamentSetup
from td_app.ui.theme import Space
from td_app.ui.widgets.bound_form import BoundForm
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, row
from td_app.ui.widgets.money_field import MoneyField
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_fields import CountField, LengthField, NumberField
from td_app.words import refusal_sentence
from td_app.words.jackpot import edition_text
from td_app.words.language import fr_en

COUNT = 144
CHIPS = 144
SUM = 96
LEVEL = 176
WIDE = 304


def _any_sum() -> MoneyField:
    """Return a field that takes any sum: one out of bounds is refused in words, not corrected."""
    return MoneyField(least=-LARGEST_SUM, most=LARGEST_SUM * 100)


def _chips(least: int = 1) -> NumberField:
    return NumberField(least, least=least, most=MOST_CHIPS, step=1_000)


def _limit(least: int = 0, most: int = 99) -> CountField:
    return CountField(least=least, most=most, none=fr_en("sans limite", "no limit"))


class CostFields(QWidget):
    """A price, its fee and perhaps a bounty, side by side."""

    def __init__(self, name: str, *, bounty: bool) -> None:
        """Hold nothing to pay; ``name`` is what is paid for."""
        super().__init__()
        self.price, self.fee, self.bounty = (_any_sum() for _ in range(3))
        words = {
            self.price: fr_en("prix", "buy-in"),
            self.fee: fr_en("frais", "fee"),
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
            shown += [said, field]
        row(*shown, STRETCH, on=self, spacing=Space.TIGHT, margins=0)


class FormatFields(BoundForm[TournamentSetup]):
    """A part of the format under its title; what is ``priced`` is shown where there is money."""

    money = False

    def priced(self, _setup: TournamentSetup) -> bool:
        """Return whether there is money."""
        return self.money

    def bind_cost(
        self, path: str, title: str, hint: str = "", *, bounty: bool = False
    ) -> CostFields:
        """Bind the parts of a cost in a row; a bounty that is not asked stays as it was."""
        cost = CostFields(title, bounty=bounty)
        row = self.form.add(title, cost, hint)
        self.bind(f"{path}.price", cost.price, row=row, when=self.priced)
        self.bind(f"{path}.fee", cost.fee, row=row, when=self.priced)
        if bounty:
            self.bind(f"{path}.bounty", cost.bounty, row=row, when=self.priced)
        return cost


class EntryFields(FormatFields):
    """What an entry costs, and between which prices one may choose."""

    def __init__(self) -> None:
        """Show a free entry."""
        super().__init__(fr_en("Entrée", "Entry"))
        price = fr_en("Une entrée", "Buy-in")
        self._parted = fr_en(
            "Le prix va à la dotation, les frais au club, la prime sur la tête du joueur.",
            "The buy-in goes to the prize pool, the fee to the house, the bounty onto the "
            "player’s own head.",
        )
        self.cost = self.bind_cost("entry_terms.cost", price, self._parted, bounty=True)
        self.least = self.bind(
            "entry_terms.multi.least",
            _any_sum(),
            fr_en("Prix le plus bas", "Lowest buy-in"),
            width=SUM,
            when=self.priced,
        )
        below = fr_en(
            "Le prix ci-dessus donne le tapis de départ.", "The buy-in above buys a starting stack."
        )
        self.greatest = self.bind(
            "entry_terms.multi.greatest",
            _any_sum(),
            fr_en("Prix le plus haut", "Highest buy-in"),
            below,
            width=SUM,
            when=self.priced,
        )

    def fix(self, drawn: bool) -> None:
        """Keep the price that seats were ``drawn`` at, and say why it is grey."""
        self.setEnabled(not drawn)
        words = self._parted
        if drawn:
            words = refusal_sentence(Refused("SETUP_DRAWN_PRICE"))
        self.rows["entry_terms.cost.price"].set_hint(words)


class ReEntryFields(FormatFields):
    """How often and until when one enters again."""

    def __init__(self) -> None:
        """Show re-entries without limit."""
        super().__init__(fr_en("Réinscriptions", "Re-entries"))
        each = fr_en("Par personne, au plus", "Per person, at most")
        self.most = self.bind("entry_terms.reentry.most", _limit(), each, none=0, width=COUNT)
        self.until = self.bind(
            "entry_terms.reentry.until",
            CountField(none=fr_en("comme les retards", "as late registration")),
            fr_en("Jusqu’à la fin du niveau", "Until the end of level"),
            none=0,
            width=LEVEL,
        )


class ReBuyFields(FormatFields):
    """The chips of a re-buy, who may take it and until when."""

    def __init__(self) -> None:
        """Show an empty re-buy."""
        super().__init__(fr_en("Recaves", "Rebuys"))
        chips = fr_en("Jetons", "Chips")
        self.chips = self.bind("entry_terms.rebuy.chips", _chips(), chips, width=CHIPS)
        under = fr_en("Tapis inférieur ou égal à", "With a stack of at most")
        self.at_most = self.bind("entry_terms.rebuy.at_most", _chips(0), under, width=CHIPS)
        self.until = self.bind(
            "entry_terms.rebuy.until",
            CountField(least=1),
            fr_en("Jusqu’à la fin du niveau", "Until the end of level"),
            fr_en("Y compris la pause qui suit ce niveau.", "Including the break that follows."),
            width=COUNT,
        )
        each = fr_en("Par joueur, au plus", "Per player, at most")
        self.most = self.bind("entry_terms.rebuy.most", _limit(), each, none=0, width=COUNT)
        price = fr_en("Une recave", "One rebuy")
        self.cost = explained(
            self.bind_cost("entry_terms.rebuy.cost", price, bounty=True),
            "Le prix d’une recave, et où va l’argent.",
            "The price of a rebuy, and where the money goes.",
        )


class AddOnFields(FormatFields):
    """The chips of the add-on and its break."""

    def __init__(self) -> None:
        """Show an empty add-on."""
        super().__init__(fr_en("Add-on", "Add-on"))
        chips = fr_en("Jetons", "Chips")
        self.chips = self.bind("entry_terms.addon.chips", _chips(), chips, width=CHIPS)
        self.after = self.bind(
            "entry_terms.addon.after",
            ChoiceField(),
            fr_en("À la pause", "At the break"),
            width=LEVEL,
            show=str,
            read=int,
        )
        price = fr_en("Un add-on", "One add-on")
        self.cost = explained(
            self.bind_cost("entry_terms.addon.cost", price),
            "Le prix de l’add-on, et où va l’argent.",
            "The price of the add-on, and where the money goes.",
        )

    def show_value(self, value: TournamentSetup) -> None:
        """Show the add-on; the breaks are the structure's, one that went stays written."""
        words = fr_en("après le niveau {0}", "after level {0}")
        levels = value.structure.levels_before_breaks
        breaks = [(str(level), words.format(level)) for level in levels]
        addon = value.entry_terms.addon
        if addon is not None and addon.after not in levels:
            gone = fr_en("après le niveau {0} (plus de pause)", "after level {0} (no break now)")
            breaks.append((str(addon.after), gone.format(addon.after)))
        self.after.set_choices(breaks)
        super().show_value(value)


class FieldOfEntries(FormatFields):
    """How few and how many may play, until when one may take an entry back."""

    def __init__(self) -> None:
        """Show no limit."""
        super().__init__(fr_en("Inscriptions", "Registration"))
        self.least = explained(
            self.bind(
                "entry_terms.least_field",
                _limit(1, MOST_PEOPLE),
                fr_en("Minimum d’inscrits", "Minimum players"),
                fr_en(
                    "En dessous, l’annulation est proposée au départ.",
                    "Below this, cancelling is suggested at the start.",
                ),
                none=1,
                width=COUNT,
            ),
            "En dessous de ce nombre de joueurs, le tournoi ne commence pas.",
            "With fewer players than this, the tournament does not start.",
        )
        self.greatest = explained(
            self.bind(
                "entry_terms.greatest_field",
                _limit(1, MOST_PEOPLE),
                fr_en("Nombre maximum en jeu", "Maximum in play at once"),
                fr_en(
                    "Les suivants passent en liste d’attente, et prennent la première place libre.",
                    "Further players go on a waiting list and get the first free seat.",
                ),
                none=1,
                width=COUNT,
            ),
            "Au-delà, les joueurs suivants vont sur la liste d’attente.",
            "Beyond it, further players go on the waiting list.",
        )
        self._ask_unregistering()
        self.closes = explained(
            self.bind(
                "entry_terms.closes_with_prizes",
                QCheckBox(
                    fr_en(
                        "Closes dès que les rangs payés sont atteints",
                        "Closed once the money is reached",
                    )
                ),
                fr_en("Entrées tardives", "Late registration"),
                fr_en(
                    "Sinon, un joueur qui entre alors peut faire sortir quelqu’un des rangs payés.",
                    "Otherwise, a player who enters then may push somebody out of the paid places.",
                ),
            ),
            "Permet d’entrer après le début.",
            "Lets players enter after the start.",
        )

    def _ask_unregistering(self) -> None:
        title = fr_en("Se désinscrire", "Unregistering")
        never = fr_en("jamais", "never")
        start = fr_en("jusqu’au départ", "until the start")
        before = fr_en("avant l’heure prévue", "before the planned start")
        kinds = (("never", never), ("start", start), ("before", before))
        self.until = ChoiceField(kinds, name=title)
        self.until.setFixedWidth(LEVEL)
        self.minutes = LengthField(15, least=1, most=A_DAY)
        self.minutes.setAccessibleName(before)
        self.minutes.valueChanged.connect(lambda _minutes: self.typed.emit())
        back = QWidget()
        row(self.until, self.minutes, STRETCH, on=back, spacing=Space.TIGHT, margins=0)
        self.bind(
            "entry_terms.unregister_minutes",
            self.until,
            row=self.form.add(title, back),
            when=lambda setup: self.money or setup.entry_terms.unregister_minutes is not None,
            show=_until_of,
            read=lambda key: {"never": None, "start": 0, "before": self.minutes.value()}[key],
        )

    def show_value(self, value: TournamentSetup) -> None:
        """Show the limits; minutes only where there are some."""
        super().show_value(value)
        minutes = value.entry_terms.unregister_minutes
        if minutes:
            self.minutes.setValue(minutes)
        self.minutes.setVisible(bool(minutes))


def _until_of(minutes: int | None) -> str:
    if minutes is None:
        return "never"
    if minutes:
        return "before"
    return "start"


class PoolFields(FormatFields):
    """What the house adds to the pool."""

    def __init__(self) -> None:
        """Show nothing added."""
        super().__init__(fr_en("Dotation", "Prize pool"))
        self.guarantee = explained(
            self.bind(
                "entry_terms.guarantee",
                _any_sum(),
                fr_en("Garantie", "Guarantee"),
                fr_en("Le club complète s’il le faut.", "The house makes up any shortfall."),
                width=CHIPS,
                when=self.priced,
            ),
            "Montant minimum de la dotation ; le club complète s’il le faut.",
            "The minimum prize pool; the club makes up any shortfall.",
        )
        self.added = explained(
            self.bind(
                "entry_terms.added",
                _any_sum(),
                fr_en("Ajout du club", "Added by the house"),
                width=CHIPS,
                when=self.priced,
            ),
            "Ce que le club ajoute à la dotation.",
            "What the club adds to the prize pool.",
        )


class CourseFields(FormatFields):
    """How the tournament runs; all of it off as it stands: none of it is the federation's."""

    def __init__(self) -> None:
        """Show a tournament of one evening, that starts when the director says so."""
        super().__init__(fr_en("Déroulement", "How it runs"))
        self._ask_flight()
        self.sit_and_go = explained(
            self.bind(
                "sit_and_go",
                QCheckBox(fr_en("Commence quand c’est complet", "Starts when full")),
                fr_en("Sit & go", "Sit & go"),
                fr_en(
                    "Quand le tournoi est complet, les places sont tirées, puis l’horloge démarre.",
                    "When the tournament is full, seats are drawn, then the clock starts.",
                ),
            ),
            "Commence dès que toutes les places sont prises.",
            "Starts as soon as every seat is taken.",
        )
        self.breaks = self.bind(
            "synchronized_breaks",
            QCheckBox(fr_en("De la minute 55 à l’heure pleine", "From minute 55 to the full hour")),
            fr_en("Pauses synchronisées", "Synchronised breaks"),
            fr_en(
                "À chaque heure, sauf pendant le premier niveau\u00a0; l’horloge se met en pause "
                "d’elle-même.",
                "Every hour, except during the first level; the clock pauses by itself.",
            ),
        )
        tables = [(name, edition_text(name)) for name in EDITIONS]
        self.jackpot = explained(
            self.bind(
                "jackpot",
                ChoiceField([("", fr_en("non", "no")), *tables]),
                fr_en("Jackpot", "Jackpot"),
                fr_en(
                    "À trois joueurs\u00a0: le prix, les tapis et les niveaux sont tirés au sort "
                    "d’après un tableau.",
                    "Three players: the prize is drawn from the table, which also sets the stacks "
                    "and levels.",
                ),
                width=WIDE,
                when=lambda setup: self.money or bool(setup.jackpot),
            ),
            "Le prix est tiré d’un tableau avant les places ; le certificat le prouve.",
            "The prize is drawn from a table before the seats; the certificate proves it.",
        )

    def _ask_flight(self) -> None:
        self.flight = QCheckBox(fr_en("Jour 1 d’une épreuve", "Day 1 of an event"))
        self.flight.toggled.connect(self.typed)
        self.form.add(
            fr_en("Vague", "Flight"),
            explained(
                self.flight,
                "Ce tournoi est un jour 1 : il finit à un niveau donné, et ses qualifiés jouent "
                "le jour 2.",
                "This tournament is a Day 1: it ends at a given level, and its qualifiers play "
                "Day 2.",
            ),
        )
        self.of = self.bind(
            "flight.of",
            QLineEdit(),
            fr_en("Épreuve", "Event"),
            fr_en(
                "Chaque vague est un tournoi\u00a0; le jour 2 prend les qualifiés des vagues "
                "choisies.",
                "Each flight is a tournament; Day 2 takes the players who qualified from those "
                "selected.",
            ),
            width=WIDE,
        )
        self.of.setMaxLength(LONGEST_FIELD)
        level = fr_en("Finit après le niveau", "Ends after level")
        self.after = self.bind("flight.ends_after", CountField(least=1), level, width=COUNT)

    def show_value(self, value: TournamentSetup) -> None:
        """Show how the tournament runs."""
        self.flight.setChecked(value.flight is not None)
        super().show_value(value)

    def read(self, value: TournamentSetup) -> TournamentSetup:
        """Return the settings with what is written; a new flight ends at half of the levels."""
        written = super().read(value)
        if not self.flight.isChecked():
            return replace(written, flight=None)
        if value.flight is None:
            levels = len(value.structure.levels)
            return replace(written, flight=Flight(value.name, max(1, levels // 2)))
        return written


class BountyFields(FormatFields):
    """The kind of the bounties, and what a progressive one pays in cash."""

    def __init__(self) -> None:
        """Show regular bounties."""
        super().__init__(fr_en("Primes", "Bounties"))
        title = fr_en("Type de primes", "Type of bounty")
        kinds = [(one.value, said) for one, said in bounty_words().items()]
        self.kind = explained(
            ChoiceField(kinds, name=title),
            "Régulières : la prime entière va à l’éliminateur ; progressives : une part "
            "seulement, le reste s’ajoute à sa propre prime.",
            "Regular: the whole bounty is paid for the knockout. Progressive: part is paid, the "
            "rest is added to the winner’s bounty.",
        )
        self.kind.setFixedWidth(LEVEL)
        self.explained = label("", Say.SMALL, wraps=True)
        both = QWidget()
        column(self.kind, self.explained, on=both, spacing=Space.HAIR, margins=0)
        self.bind("bounty.kind", self.kind, row=self.form.add(title, both), when=self.priced)
        self.percent = explained(
            self.bind(
                "bounty.percent_cash",
                CountField(most=100),
                fr_en("Part payée, en\u00a0%", "Share paid, in %"),
                width=COUNT,
                when=lambda setup: self.money and setup.bounty.kind is BountyKind.PROGRESSIVE,
            ),
            "La part payée tout de suite ; le reste s’ajoute à la prime de l’éliminateur.",
            "The share paid at once; the rest is added to the bounty of the player who made the "
            "knockout.",
        )

    def show_value(self, value: TournamentSetup) -> None:
        """Show how they are paid."""
        super().show_value(value)
        in_price = value.entry_terms.puts_bounties
        self.explained.setText(kind_line(value.bounty.kind, in_price=in_price))


def bounty_words() -> dict[BountyKind, str]:
    """Return what each kind of bounty is called, in the order offered."""
    return {
        BountyKind.REGULAR: fr_en("régulières", "regular"),
        BountyKind.PROGRESSIVE: fr_en("progressives", "progressive"),
        BountyKind.VIP: fr_en("VIP", "VIP"),
    }


def kind_line(kind: BountyKind, *, in_price: bool) -> str:
    """Return a line under a kind; ``in_price``: what is bought puts a bounty on a head."""
    if kind is BountyKind.VIP:
        return fr_en(
            "Seuls quelques joueurs désignés portent une prime\u00a0: fixez-la depuis leur fiche. "
            "Un VIP réinscrit ne la rapporte qu’à sa dernière sortie.",
            "Only named players carry a bounty: set it in the player’s profile. A VIP who "
            "re-enters pays it only on the final elimination.",
        )
    if not in_price:
        return fr_en(
            "Aucune prime tant que le prix d’entrée n’en comprend pas.",
            "No bounties until the buy-in includes one.",
        )
    if kind is BountyKind.PROGRESSIVE:
        return fr_en(
            "Une part est payée tout de suite, le reste s’ajoute à la prime de l’éliminateur.",
            "Part is paid at once, the rest is added to the bounty of the player who makes the "
            "knockout.",
        )
    return fr_en(
        "L’éliminateur reçoit toute la prime.",
        "The player who makes the knockout gets the whole bounty.",
    )
