"""Other formats than the free freezeout in told evenings: what is sold, prizes, deals, games.

Sums are told in whole euros. ``entree``, ``recave`` and ``addon`` hold a ``prix``, and ``frais`` or
``prime`` where there are some; everybody at the draw has paid in cash.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from td_app.floor.showdown import BOARD, Showdown
from td_app.floor.typed_cards import cards_typed
from td_app.tournament import commands as cmd
from td_app.tournament.planning.amounts_due import to_pay
from td_app.tournament.planning.bounties import on_head
from td_app.tournament.planning.deals import still_in
from td_app.tournament.planning.pool import prize_plan
from td_app.tournament.state.buy_ins import AddOn, Cost, EntryTerms, ReBuy, ReEntry
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.state.deals import DealKind
from td_app.tournament.state.game import Betting, Game
from td_app.tournament.state.knockouts import BountyKind, BountyTerms
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.tournament.views.money import money_view

if TYPE_CHECKING:
    from told_evenings import Told, ToldEvening

CENTS = 100
MEANS = {
    "espèces": Means.CASH,
    "carte": Means.CARD,
    "virement": Means.TRANSFER,
    "ticket": Means.TICKET,
}
DEALS = {
    "icm": DealKind.ICM,
    "en proportion": DealKind.CHIP_CHOP,
    "à parts égales": DealKind.EVEN,
    "à la main": DealKind.BY_HAND,
}


def format_of(room: Told) -> dict[str, Any]:
    """Return the settings of ``[tournoi]`` that the free freezeout leaves as they stand."""
    told: dict[str, Any] = {}
    terms = EntryTerms(
        cost=_cost(room.get("entree", {})),
        rebuy=_rebuy(room.get("recave")),
        addon=_addon(room.get("addon")),
        reentry=ReEntry(**_renamed(room["reentree"])) if "reentree" in room else None,
    )
    if terms != EntryTerms():
        told["entry_terms"] = terms
    if room.get("primes") == "progressives":
        told["bounty"] = BountyTerms(BountyKind.PROGRESSIVE)
    if "dotation" in room:
        pool = room["dotation"]
        money = MoneyPool(
            from_entries=True,
            unit=pool.get("unite", 1),
            seat=pool.get("place", 0) * CENTS,
            shares=tuple(pool.get("parts", ())),
        )
        told |= {"prize_kind": PrizeKind.MONEY, "prize_money": money, "satellite": "place" in pool}
    if "jeu" in room:
        told |= {"game": Game(room["jeu"]), "betting": Betting(room["mises"])}
    return told


def _renamed(told: Told) -> dict[str, int]:
    names = {"fois": "most", "jusqu_au_niveau": "until"}
    return {names[key]: value for key, value in told.items()}


def _cost(told: Told) -> Cost:
    return Cost(*(told.get(part, 0) * CENTS for part in ("prix", "frais", "prime")))


def _rebuy(told: Told | None) -> ReBuy | None:
    if told is None:
        return None
    return ReBuy(told["jetons"], told["au_plus"], told["jusqu_au_niveau"], _cost(told))


def _addon(told: Told | None) -> AddOn | None:
    return AddOn(told["jetons"], told["apres_le_niveau"], _cost(told)) if told else None


def means_of(step: Told) -> Means:
    """Return how something is paid: in cash unless the step says otherwise."""
    return MEANS[step.get("par", "espèces")]


def stacks_of(evening: ToldEvening, step: Told) -> tuple[tuple[int, int], ...]:
    """Return the stacks told, in the order in which those left are listed."""
    return tuple(zip(still_in(evening.state), step["tapis"], strict=True))


def _rebought(evening: ToldEvening, step: Told) -> cmd.Command:
    return cmd.TakeReBuy(evening.who(step["joueur"]), means_of(step))


def _entered_again(evening: ToldEvening, step: Told) -> cmd.Command:
    return cmd.ReEnter(evening.who(step["joueur"]), means_of(step))


def _added_on(evening: ToldEvening, step: Told) -> cmd.Command:
    seated = (who for table in evening.state.open_tables() for who in table.places.values())
    return cmd.TakeAddOns(tuple(sorted(seated)), means_of(step))


def _agreed(evening: ToldEvening, step: Told) -> cmd.Command:
    stacks = stacks_of(evening, step)
    agreed = tuple(who for who, _ in stacks)
    return cmd.AgreeDeal(DEALS[step["facon"]], stacks, agreed)


def _cancelled(evening: ToldEvening, step: Told) -> cmd.Command:
    stacks = stacks_of(evening, step) if "tapis" in step else ()
    return cmd.CancelTournament(step["mot"], stacks)


def _till_counted(evening: ToldEvening, step: Told) -> cmd.Command:
    counted, there, out = (step.get(key, 0) * CENTS for key in ("compte", "fond", "sorti"))
    return cmd.CountTill(counted, step.get("mot", ""), there, out)


def _gap_of_the_till(evening: ToldEvening) -> float | None:
    till = evening.state.cash.till
    return till.difference / CENTS if till else None


def _shown(evening: ToldEvening, step: Told) -> cmd.Command:
    setup = evening.state.setup
    draft = Showdown(setup.game.dealt, pot=step["pot"], smallest_chip=setup.chips.values[0])
    for _ in step["mains"][2:]:
        draft = draft.with_hand()
    for line, cards in ((BOARD, step["tableau"]), *enumerate(step["mains"])):
        for card in cards_typed(cards) or ():
            draft, _at = draft.given(line, card)
    asked = draft.asked
    assert asked is not None, "a card is missing"
    return cmd.RecordIncident(asked.op, json.dumps(asked.given))


def _cancelled_stage(evening: ToldEvening) -> str | None:
    cancelled = evening.state.cancelled
    return cancelled.stage.value if cancelled else None


def _settled(evening: ToldEvening) -> float:
    cancelled = evening.state.cancelled
    return sum(one.total for one in cancelled.payments) / CENTS if cancelled else 0


def _dealt(evening: ToldEvening) -> list[float]:
    deal = evening.state.deal
    return [share.cents / CENTS for share in deal.shares] if deal else []


def _bounties(evening: ToldEvening) -> float:
    paid = sum(reward.cash for one in evening.state.knockouts for reward in one.rewards)
    return (paid + sum(on_head(evening.state, who) for who in still_in(evening.state))) / CENTS


def _won(evening: ToldEvening) -> dict[str, int]:
    """The awards of the last showdown noted, by hand."""
    outcome = json.loads(list(evening.state.incidents.values())[-1].event.outcome)
    awards: dict[str, int] = outcome["decision"]["awards"]
    return awards


def _taken(evening: ToldEvening) -> dict[str, float]:
    taken = evening.state.cash.taken
    return {told: taken[m.value] / CENTS for told, m in MEANS.items() if taken.get(m.value)}


FORMAT_COMMANDS: Mapping[str, Callable[[ToldEvening, Told], cmd.Command]] = {
    "recave": _rebought,
    "réentrée": _entered_again,
    "add-on pour tous": _added_on,
    "accord": _agreed,
    "annuler le tournoi": _cancelled,
    "qui gagne": _shown,
    "compter la caisse": _till_counted,
}

FORMAT_FACTS: Mapping[str, Callable[[ToldEvening], Any]] = {
    "entrees": lambda e: money_view(e.state).entries,
    "reentrees": lambda e: money_view(e.state).reentries,
    "recaves": lambda e: money_view(e.state).rebuys,
    "addons": lambda e: money_view(e.state).addons,
    "dotation": lambda e: money_view(e.state).pool / CENTS,
    "encaisse": _taken,
    "ecart_de_caisse": _gap_of_the_till,
    "reste_du": lambda e: sum(to_pay(e.state, who) for who in e.state.entrants) / CENTS,
    "primes_sur_les_tetes": lambda e: (
        sum(on_head(e.state, who) for who in still_in(e.state)) / CENTS
    ),
    "primes_payees_ou_sur_les_tetes": _bounties,
    "accord": _dealt,
    "annule": _cancelled_stage,
    "rendu": _settled,
    "gagne": _won,
    "places_gagnees": lambda e: prize_plan(e.state).seats,
    "reste": lambda e: sum(prize_plan(e.state).cents[prize_plan(e.state).seats :]) / CENTS,
    "gagnants": lambda e: len(e.state.seats_won),
}
