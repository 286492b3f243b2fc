"""A deal between those left: every way side by side, one chosen, agreed by each (room 54)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QRadioButton, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.state.deals import DealKind
from td_app.tournament.views.deals import Offer, deal_offers
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.ranking.counted_stacks import CountedStacks, put_stacks
from td_app.ui.refusals import why_not_plainly
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, row
from td_app.ui.widgets.money_field import MoneyField
from td_app.ui.widgets.tips import explained
from td_app.words.deals import DEAL_OVER_FIRST, kind_title, two_readings_told
from td_app.words.figures import money_text
from td_app.words.language import current_language, fr_en
from td_app.words.speaking import say

WIDTH = 760
#: Lines shown whole; beyond, the list scrolls.
SHOWN_WHOLE = 8
SCROLLED_HEIGHT = 320
BY_HAND_WIDTH = 120
WAYS = (DealKind.ICM, DealKind.CHIP_CHOP, DealKind.EVEN, DealKind.BY_HAND)


class DealDialog(HouseDialog):
    """``decided(command)`` once everybody said yes to one way."""

    help_page = "ranking"

    decided = Signal(object)

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Ask for the deal of those left, their stacks as last counted."""
        self._live = live
        self._view = live.deals()
        self._over: set[DealKind] = set()
        self._two_readings: dict[DealKind, str] = {}
        self._offered: dict[DealKind, tuple[int, ...]] = {}
        super().__init__(
            fr_en("Conclure un accord", "Make a deal"),
            fr_en(
                "{0} à partager entre {1} joueurs. Comptez les tapis, choisissez un mode de "
                "partage, cochez l’accord de chaque joueur.",
                "{0} to share between {1} players. Count the stacks, choose a method, and tick "
                "each player who agrees.",
            ).format(self._money(sum(self._view.prizes)), len(self._view.players)),
            parent,
            icon="winner",
            width=WIDTH,
        )
        self.ways = {kind: QRadioButton(kind_title(kind.value)) for kind in WAYS}
        self._one_way = QButtonGroup(self)
        for way in self.ways.values():
            self._one_way.addButton(way)
            way.toggled.connect(self._update_confirm)
        yes = label(fr_en("Oui", "Yes"), Say.SMALL)
        titles = (*self.ways.values(), yes)
        self.stacks = CountedStacks(self._view.players, self._view.chips_in_play, titles)
        self.by_hand = self._by_hand_fields()
        self.agreed = self._yes_boxes()
        put_stacks(self.body, self.stacks, SHOWN_WHOLE, SCROLLED_HEIGHT)
        self._ask_what_is_kept()
        self.missing = label("", Say.SMALL, wraps=True)
        self.body.addWidget(self.missing)
        self.add_button("cancel", fr_en("Plus tard", "Later"))
        self.confirm = explained(
            self.add_button("confirm", fr_en("Noter l’accord", "Record the deal"), Rank.PRIMARY),
            "Enregistre l’accord ; sa feuille à signer s’imprime depuis Papiers.",
            "Saves the deal; the sheet to sign is printed from the Print page.",
        )
        self.stacks.changed.connect(self._reckon)
        self.kept.valueChanged.connect(self._on_kept)
        self.plays_on.toggled.connect(self._update_confirm)
        self.when_confirmed(lambda: self.decided.emit(self.command()))
        self.ways[DealKind.ICM].setChecked(True)
        self._reckon()

    def command(self) -> cmd.AgreeDeal:
        """Return the deal typed and ticked."""
        by_hand = self._kind() is DealKind.BY_HAND
        shares = tuple((who, field.value()) for who, field in self.by_hand.items())
        return cmd.AgreeDeal(
            kind=self._kind(),
            stacks=self.stacks.stacks(),
            agreed=tuple(who for who, box in self.agreed.items() if box.isChecked()),
            kept=self.kept.value(),
            shares=shares if by_hand else (),
            plays_on=self.plays_on.isChecked(),
        )

    def _kind(self) -> DealKind:
        return next((kind for kind, way in self.ways.items() if way.isChecked()), DealKind.ICM)

    def _by_hand_fields(self) -> dict[int, MoneyField]:
        fields = {
            player.entrant: MoneyField(0, most=sum(self._view.prizes))
            for player in self._view.players
        }
        for player in self._view.players:
            field = fields[player.entrant]
            field.setFixedWidth(BY_HAND_WIDTH)
            field.setAccessibleName(fr_en("Part ({0})", "Share ({0})").format(player.name))
            explained(
                field,
                "Ce que ce joueur reçoit ; le total doit être égal au montant à partager.",
                "What this player gets; the total must equal the amount to share.",
            )
            field.valueChanged.connect(self._on_share)
        self.stacks.put(WAYS.index(DealKind.BY_HAND), tuple(fields.values()))
        return fields

    def _yes_boxes(self) -> dict[int, QCheckBox]:
        boxes = {player.entrant: QCheckBox() for player in self._view.players}
        for player in self._view.players:
            box = boxes[player.entrant]
            box.setAccessibleName(fr_en("{0} est d’accord", "{0} agrees").format(player.name))
            explained(
                box,
                "Cochez quand ce joueur a donné son accord : il faut l’accord de tous.",
                "Tick once this player has agreed: everyone must agree.",
            )
            box.toggled.connect(self._update_confirm)
        self.stacks.put(len(WAYS), tuple(boxes.values()))
        return boxes

    def _ask_what_is_kept(self) -> None:
        self.kept = MoneyField(0, most=max(self._view.prizes, default=0))
        self.kept.setFixedWidth(BY_HAND_WIDTH)
        self.plays_on = explained(
            QCheckBox(fr_en("Le jeu continue pour les rangs", "Play on for the remaining places")),
            "Cochez si l’on joue encore pour le titre ou pour la somme mise de côté.",
            "Tick if play goes on for the title or for the money set aside.",
        )
        words = label(fr_en("Gardé pour le vainqueur", "Kept for the winner"), Say.STRONG)
        words.setBuddy(self.kept)
        self.kept.setAccessibleName(words.text())
        self.body.addLayout(row(words, self.kept, STRETCH, self.plays_on, spacing=Space.SNUG))

    def _reckon(self) -> None:
        """Show what each way gives, once the stacks add up."""
        chips = [stack for _, stack in self.stacks.stacks()]
        offers: tuple[Offer, ...] = ()
        if self.stacks.add_up and all(chips):
            offers = self._live.ask(deal_offers, chips, self.kept.value())
        self._offered = {one.kind: one.shares for one in offers if one.shares}
        self._over = {offer.kind for offer in offers if offer.over_first}
        names = [player.name for player in self._view.players]
        self._two_readings = {
            offer.kind: two_readings_told(
                offer.readings, tuple(zip(names, offer.other_shares, strict=False))
            )
            for offer in offers
        }
        self._update_confirm()

    def _show_ways(self) -> None:
        """Show what each way gives, and what of the others differs from the one chosen."""
        by_hand = tuple(field.value() for field in self.by_hand.values())
        chosen = {**self._offered, DealKind.BY_HAND: by_hand}.get(self._kind())
        for column, kind in enumerate(WAYS[:-1]):
            shares = self._offered.get(kind)
            if not shares:
                self.stacks.show_figures(column, ["–"] * len(by_hand))
                continue
            gaps = [a - b for a, b in zip(shares, chosen or shares, strict=True)]
            texts = [self._money(cents) for cents in shares]
            self.stacks.show_figures(column, texts, [self._gap(cents) for cents in gaps])

    def _gap(self, cents: int) -> str:
        """Return a difference of money with its sign; "" for zero."""
        if cents:
            return f"{'−' if cents < 0 else '+'}{self._money(abs(cents))}"
        return ""

    def _on_kept(self, cents: int) -> None:
        if cents:
            self.plays_on.setChecked(True)
        self._reckon()

    def _on_share(self, _: int) -> None:
        self.ways[DealKind.BY_HAND].setChecked(True)
        self._update_confirm()

    def _update_confirm(self) -> None:
        self._show_ways()
        why = why_not_plainly(self._live, self.command())
        self.confirm.set_refusal(why)
        kind = self._kind()
        over = ""
        if kind in self._over:
            over = say(DEAL_OVER_FIRST)
        told = (why or over, self._two_readings.get(kind, ""))
        self.missing.setText("\n".join(filter(None, told)))

    def _money(self, cents: int) -> str:
        return money_text(cents, current_language())
