"""How one enters and what may be bought, told line by line on papers and screens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from td_app.words.jackpot import edition_text
from td_app.words.language import Language
from td_app.words.speaking import Pair, Table, say


class Cost(Protocol):
    """A cost, in cents."""

    @property
    def price(self) -> int: ...
    @property
    def fee(self) -> int: ...
    @property
    def bounty(self) -> int: ...
    @property
    def total(self) -> int: ...


class ReEntry(Protocol):
    """How often and until which level one enters again."""

    @property
    def most(self) -> int | None: ...
    @property
    def until(self) -> int | None: ...


class ReBuy(Protocol):
    """Chips bought in place."""

    @property
    def chips(self) -> int: ...
    @property
    def at_most(self) -> int: ...
    @property
    def until(self) -> int: ...
    @property
    def most(self) -> int | None: ...
    @property
    def cost(self) -> Cost: ...


class AddOn(Protocol):
    """Chips for all at a break."""

    @property
    def chips(self) -> int: ...
    @property
    def after(self) -> int: ...
    @property
    def cost(self) -> Cost: ...


class MultiBuyIn(Protocol):
    """The prices of an entry to choose."""

    @property
    def least(self) -> int: ...
    @property
    def greatest(self) -> int: ...


class Terms(Protocol):
    """The terms of entry, with the fields that their words need."""

    @property
    def cost(self) -> Cost: ...
    @property
    def reentry(self) -> ReEntry | None: ...
    @property
    def rebuy(self) -> ReBuy | None: ...
    @property
    def addon(self) -> AddOn | None: ...
    @property
    def multi(self) -> MultiBuyIn | None: ...
    @property
    def guarantee(self) -> int: ...
    @property
    def added(self) -> int: ...


class Flight(Protocol):
    """A day 1: of which event, until which level."""

    @property
    def of(self) -> str: ...
    @property
    def ends_after(self) -> int: ...


class Course(Protocol):
    """The course of a tournament besides its structure, with the fields that its words need."""

    @property
    def flight(self) -> Flight | None: ...
    @property
    def sit_and_go(self) -> bool: ...
    @property
    def synchronized_breaks(self) -> bool: ...
    @property
    def jackpot(self) -> str: ...


COURSE: Final[Table] = {
    "flight": (
        "Vague de « {of} » : la journée finit après le niveau {after}, les qualifiés gardent leurs "
        "jetons pour le jour 2",
        "Flight of “{of}”: the day ends after level {after}, and those left carry their chips to "
        "Day 2",
    ),
    "sit_and_go": ("Sit & go : commence quand c’est complet", "Sit & go: starts when full"),
    "breaks": (
        "Pause de la minute 55 à l’heure pleine, chaque heure, sauf pendant le premier niveau",
        "Break from minute 55 to the full hour, every hour, except during level 1",
    ),
    "jackpot": (
        "Jackpot : le prix, les tapis et les niveaux sont tirés au sort d’après le tableau « "
        "{table} »",
        "Jackpot: the prize, the stacks and the levels are drawn from the “{table}” table",
    ),
}
PARTS: Final[Table] = {
    "price": ("{price:cents}", "{price:cents}"),
    "fee": ("{fee:cents} de frais", "{fee:cents} fee"),
    "bounty": ("{bounty:cents} de prime", "{bounty:cents} bounty"),
}
ENTRY: Final[Pair] = ("Entrée : {cost}", "Buy-in: {cost}")
MULTI: Final[Pair] = (
    "Entrée au choix, de {least:cents} à {greatest:cents}, le tapis en proportion ({price:cents} "
    "pour le tapis de départ)",
    "Choice of buy-in from {least:cents} to {greatest:cents}, stack in proportion ({price:cents} "
    "buys a starting stack)",
)
REENTRY: Final[Table] = {
    "": (
        "Réinscriptions jusqu’à la fin du niveau {until}",
        "Re-entries to the end of level {until}",
    ),
    "most": (
        "Réinscriptions : {most} par personne, jusqu’à la fin du niveau {until}",
        "Re-entries: {most} per player, to the end of level {until}",
    ),
}
REBUY: Final[Table] = {
    "": (
        "Recaves : {chips} jetons avec un tapis de {at_most} au plus, jusqu’à la fin du niveau "
        "{until}",
        "Rebuys: {chips} chips with a stack of at most {at_most}, to the end of level {until}",
    ),
    "most": (
        "Recaves : {chips} jetons avec un tapis de {at_most} au plus, {most} par joueur, jusqu’à "
        "la fin du niveau {until}",
        "Rebuys: {chips} chips with a stack of at most {at_most}, {most} per player, to the end of "
        "level {until}",
    ),
}
REBUYS_UNTIL: Final[Pair] = ("Dernières recaves", "Last rebuys")
ADD_ON: Final[Pair] = (
    "Add-on : {chips} jetons à la pause qui suit le niveau {after}",
    "Add-on: {chips} chips at the break after level {after}",
)
ADD_ON_HERE: Final[Pair] = ("add-on de {chips} jetons", "add-on of {chips} chips")
AT: Final[Pair] = ("{what}, {cost}", "{what}, {cost}")
GUARANTEE: Final[Pair] = (
    "Dotation garantie : {cents:cents}",
    "Guaranteed prize pool: {cents:cents}",
)
ADDED: Final[Pair] = ("Ajouté par le club : {cents:cents}", "Added by the house: {cents:cents}")


def cost_text(cost: Cost, language: Language | None = None) -> str:
    """Return what something costs with its parts, empty when it is free.

    >>> class Twenty:
    ...     price, fee, bounty, total = 2_000, 400, 0, 2_400
    >>> cost_text(Twenty(), "en")
    '€20 + €4 fee'
    """
    parts = {"price": cost.price, "fee": cost.fee, "bounty": cost.bounty}
    told = (say(PARTS[key], parts, language=language) for key, cents in parts.items() if cents)
    return " + ".join(told)


def terms_lines(
    terms: Terms, last_entry_level: int, language: Language | None = None
) -> Iterator[str]:
    """Yield how one enters, a line a matter; nothing of a free freezeout."""

    def priced(what: str, cost: Cost) -> str:
        told = cost_text(cost, language)
        return say(AT, {"what": what, "cost": told}, language=language) if told else what

    if terms.multi is not None:
        prices = {"least": terms.multi.least, "greatest": terms.multi.greatest}
        yield say(MULTI, {**prices, "price": terms.cost.price}, language=language)
    elif terms.cost.total:
        yield say(ENTRY, {"cost": cost_text(terms.cost, language)}, language=language)
    if (again := terms.reentry) is not None:
        limits = {"most": again.most, "until": again.until or last_entry_level}
        yield say(REENTRY["most" if again.most else ""], limits, language=language)
    if (more := terms.rebuy) is not None:
        sold = {"chips": more.chips, "at_most": more.at_most, "until": more.until}
        pair = REBUY["most" if more.most else ""]
        yield priced(say(pair, {**sold, "most": more.most}, language=language), more.cost)
    if (addon := terms.addon) is not None:
        at = {"chips": addon.chips, "after": addon.after}
        yield priced(say(ADD_ON, at, language=language), addon.cost)
    for pair, cents in ((GUARANTEE, terms.guarantee), (ADDED, terms.added)):
        if cents:
            yield say(pair, {"cents": cents}, language=language)


def course_lines(course: Course, language: Language | None = None) -> Iterator[str]:
    """Yield how a tournament runs, a line a matter; nothing of one evening as the rulebook has."""
    if (flight := course.flight) is not None:
        params = {"of": flight.of, "after": flight.ends_after}
        yield say(COURSE["flight"], params, language=language)
    if course.sit_and_go:
        yield say(COURSE["sit_and_go"], language=language)
    if course.synchronized_breaks:
        yield say(COURSE["breaks"], language=language)
    if course.jackpot:
        table = edition_text(course.jackpot, language)
        yield say(COURSE["jackpot"], {"table": table}, language=language)
