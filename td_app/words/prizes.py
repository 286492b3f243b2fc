"""Prizes: what a player wins, told alike everywhere; awards, refusals, what is to be done."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, Protocol

from td_app.words.figures import money_text, points_text
from td_app.words.language import Language
from td_app.words.speaking import Pair, Table, listed, say

LABELS: Final[Table] = {
    "prizes_awarded": ("attribution des lots {people:de}", "award of prizes to {people}"),
    "prizes_locked": ("prix arrêtés", "prizes locked"),
    "prizes_locked+follow": ("prix qui suivent les entrées", "prizes that follow the entries"),
    "satellite_ended": ("fin du satellite", "end of the satellite"),
    "prizes_awarded+many": (
        "attribution des lots de {many:joueur|joueurs}",
        "award of prizes to {many:player|players}",
    ),
}

SENTENCES: Final[Table] = {
    "prizes_locked": (
        "Les prix sont arrêtés : {paid:rang payé|rangs payés}, {pool:cents} pour "
        "{entries:entrée|entrées}.",
        "The prizes are locked: {paid:rank paid|ranks paid}, {pool:cents} for "
        "{entries:entry|entries}.",
    ),
    "prizes_locked+follow": (
        "Les prix suivent de nouveau les entrées.",
        "The prizes follow the entries again.",
    ),
    "satellite_ended": (
        "Fin du satellite, {seats:place|places} à gagner : {people}.",
        "The satellite ends, {seats:seat|seats} to win: {people}.",
    ),
    "satellite_ended+many": (
        "Fin du satellite : {many:joueur gagne|joueurs gagnent} une place.",
        "The satellite ends: {many:player wins|players win} a seat.",
    ),
    "prizes_awarded": (
        "Lots des ex æquo au {place:rank} rang : {awarded:,}.",
        "Prizes of the players tied for rank {place}: {awarded:,}.",
    ),
}

BESIDES: Final[Table] = {
    "satellite_left_over": (
        "Il reste {cents:cents} pour le rang suivant.",
        "{cents:cents} is left over for the next rank.",
    ),
}

#: What a sentence about several says of each.
PARTS: Final[Table] = {
    "prize": ("celui du {prize:rank} rang à {people}", "the prize for rank {prize} to {people}"),
    "prize+shared": (
        "celui du {prize:rank} rang partagé entre {people}",
        "the prize for rank {prize} shared by {people}",
    ),
}

TITLES: Final[Table] = {
    "end_satellite": ("Finir le satellite", "End the satellite"),
    "award_prizes": (
        "Lots des ex æquo, {value:rank} rang",
        "Tied players’ prizes, rank {value}",
    ),
    "review_prizes": ("Plus de prix que de joueurs", "More prizes than players"),
}

ACTIONS: Final[Table] = {
    "end_satellite": ("Finir le satellite", "End the satellite"),
    "award_prizes": ("Dire qui prend quoi…", "Say who takes what…"),
    "review_prizes": ("Revoir les prix…", "Review the prizes…"),
}

REASONS: Final[Table] = {
    "SATELLITE_DUE": (
        "{players:joueur reste|joueurs restent} pour {seats:place|places} : chacun gagne la sienne",
        "{players:player is|players are} left for {seats:seat|seats}: each wins one",
    ),
    "PRIZES_TO_AWARD": (
        "{entrants} sont ex æquo : dites à qui va chaque lot, ou qu’ils le partagent",
        "{entrants} are tied: say who gets each prize, or that they share it",
    ),
    "PRIZES_UNFILLED": (
        "{paid:rang payé|rangs payés} pour {players:joueur|joueurs} : {left:cents} n’iraient à "
        "personne, payez moins de rangs",
        "{paid:rank|ranks} paid for {players:player|players}: {left:cents} would go to nobody, "
        "pay fewer ranks",
    ),
}

#: Where the rounding asked would leave a paid place without a prize.
LOWERED: Final[Pair] = (
    "Prix arrondis à {lowered:cents} : un rang payé ne gagnerait rien sinon.",
    "Prizes rounded to {lowered:cents}: a paid rank would win nothing otherwise.",
)
UNPAID: Final[Pair] = (
    "La dotation ne suffit pas : {unpaid:rang n’est pas payé|rangs ne sont pas payés}.",
    "The pool is too small: {unpaid:rank is|ranks are} not paid.",
)


def rounding_told(lowered: int, unpaid: int, language: Language | None = None) -> str:
    """Return the remarks on the rounding asked for, in cents, and on places without a prize.

    >>> rounding_told(500, 0, "en")
    'Prizes rounded to €5: a paid rank would win nothing otherwise.'
    """
    told = ((LOWERED, lowered), (UNPAID, unpaid))
    params = {"lowered": lowered, "unpaid": unpaid}
    return " ".join(say(pair, params, language=language) for pair, some in told if some)


REFUSALS: Final[Table] = {
    "PRIZES_TOO_MANY": (
        "{most} rangs au plus sont récompensés : retirez-en.",
        "At most {most} ranks have a prize: remove some.",
    ),
    "PRIZES_NO_POINTS": (
        "Aucun rang ne donne de points : ajoutez un rang, ou récompensez autrement.",
        "No rank gives points: add a rank, or choose another kind of prize.",
    ),
    "PRIZES_POINTS": (
        "Le {place:rank} rang doit donner entre 1 et un million de points : corrigez-le ou "
        "retirez-le.",
        "Rank {place} must give from 1 to a million points: correct or remove it.",
    ),
    "PRIZES_RISE": (
        "Le {place:rank} rang gagne plus que le précédent : remettez-les dans l’ordre.",
        "Rank {place} wins more than the one before it: put the prizes in order.",
    ),
    "PRIZES_POOL": (
        "Écrivez la somme à répartir, de {one:euros} à {most:euros}.",
        "Enter the amount to share out, from {one:euros} to {most:euros}.",
    ),
    "PRIZES_UNIT": (
        "L’arrondi doit être d’au moins {one:euros} et ne pas dépasser la somme à répartir : "
        "choisissez-en un autre.",
        "The rounding must be at least {one:euros} and no more than the amount to share out: "
        "choose another.",
    ),
    "PRIZES_NO_SHARE": (
        "Aucun rang n’est payé : ajoutez un rang, ou demandez une table.",
        "No rank is paid: add a rank, or have a table proposed.",
    ),
    "PRIZES_SHARE": (
        "Le {place:rank} rang doit avoir une part, de {least:percent} à {whole:percent} : "
        "corrigez-le ou retirez-le.",
        "Rank {place} must have a share, from {least:percent} to {whole:percent}: correct "
        "or remove it.",
    ),
    "PRIZES_SHARES_SHORT": (
        "Les pourcentages font {total:percent} : il manque {gap:percent}.",
        "The percentages add up to {total:percent}: {gap:percent} is missing.",
    ),
    "PRIZES_SHARES_OVER": (
        "Les pourcentages font {total:percent} : retirez {gap:percent}.",
        "The percentages add up to {total:percent}: take {gap:percent} off.",
    ),
    "PRIZES_UNIT_TOO_LARGE": (
        "Le {place:rank} rang ne gagnerait rien, arrondi à {unit:euros} : prenez un arrondi plus "
        "petit, ou payez moins de rangs.",
        "Rank {place} would win nothing, rounded to {unit:euros}: choose a smaller "
        "rounding, or pay fewer ranks.",
    ),
    "PRIZES_SUM": (
        "Le {place:rank} rang doit gagner quelque chose, jusqu’à {most:euros} : corrigez-le ou "
        "retirez-le.",
        "Rank {place} must win something, up to {most:euros}: correct or remove it.",
    ),
    "PRIZES_SUMS_SHORT": (
        "Les prix font {total:cents} : il manque {gap:cents} pour {pool:euros}.",
        "The prizes add up to {total:cents}: {gap:cents} short of {pool:euros}.",
    ),
    "PRIZES_SUMS_OVER": (
        "Les prix font {total:cents} : retirez {gap:cents} pour {pool:euros}.",
        "The prizes add up to {total:cents}: take {gap:cents} off to make {pool:euros}.",
    ),
    "PRIZES_NOT_OF_ENTRIES": (
        "Ces prix ne viennent pas des entrées : il n’y a rien à arrêter.",
        "These prizes do not come from the entries: there is nothing to lock.",
    ),
    "PRIZES_LOCKED_ALREADY": (
        "Les prix sont déjà arrêtés : rien à changer.",
        "The prizes are locked already: nothing to change.",
    ),
    "PRIZES_FOLLOW_ALREADY": (
        "Les prix suivent déjà les entrées : rien à changer.",
        "The prizes follow the entries already: nothing to change.",
    ),
    "PRIZES_NOTHING_YET": (
        "Les entrées n’ont encore rien fait gagner : attendez le tirage des places.",
        "The entries have not made a prize pool yet: wait for the seat draw.",
    ),
    "SATELLITE_SEAT": (
        "Une place de satellite coûte de zéro à {most:euros} : corrigez son prix.",
        "A satellite seat costs from zero to {most:euros}: correct its price.",
    ),
    "SATELLITE_NO_PRICE": (
        "Un satellite en argent gagne des places : écrivez ce que coûte l’une d’elles.",
        "A money satellite awards seats: enter what one of them costs.",
    ),
    "SATELLITE_NO_SEATS": (
        "Un satellite a des places à gagner : choisissez des lots, un par place, ou de l’argent.",
        "A satellite has seats to win: choose prizes in kind, one a seat, or money.",
    ),
    "SATELLITE_NOT": (
        "Ce tournoi n’est pas un satellite : il se joue jusqu’au dernier.",
        "This tournament is not a satellite: it is played to the end.",
    ),
    "SATELLITE_ENTRIES_OPEN": (
        "Les entrées tardives sont ouvertes et peuvent ajouter des places : attendez leur clôture.",
        "Late entry is open and may add seats: wait until it closes.",
    ),
    "SATELLITE_POOL_SHORT": (
        "La dotation, {pool:cents}, ne paie aucune place à {seat:cents} : jouez jusqu’au dernier, "
        "qui la gagne, ou garantissez-la dans les réglages.",
        "The prize pool, {pool:cents}, does not pay for one seat at {seat:cents}: play to the "
        "last one left, who wins it, or guarantee it in the settings.",
    ),
    "SATELLITE_GOES_ON": (
        "{left:joueur reste|joueurs restent} pour {seats:place|places} : le satellite continue.",
        "{left:player is|players are} left for {seats:seat|seats}: the satellite goes on.",
    ),
    "PRIZES_TAKEN": (
        "Le {place:rank} rang est pris : gardez-lui au moins ce qu’il gagnait.",
        "Rank {place} is taken: leave it at least what it won.",
    ),
    "PRIZES_NO_TIE": (
        "Personne n’est ex æquo au {place:rank} rang pour un lot à répartir : regardez le "
        "classement.",
        "Nobody is tied for rank {place} with a prize to share: look at the ranking.",
    ),
    "PRIZES_PLACES_OPEN": (
        "Les entrées tardives sont ouvertes, le {place:rank} rang peut encore changer : attendez "
        "leur clôture.",
        "Late entry is open, rank {place} may still change: wait until it closes.",
    ),
    "PRIZES_ONE_LEFT": (
        "Le lot du {place:rank} rang n’est à personne : dites à qui il va.",
        "Nobody has been given the prize for rank {place}: say who gets it.",
    ),
    "PRIZES_TWICE": (
        "Le lot du {place:rank} rang est donné deux fois : ne le donnez qu’une fois.",
        "The prize for rank {place} is given twice: give it only once.",
    ),
    "PRIZES_NOT_THEIRS": (
        "Le lot du {place:rank} rang n’est pas à ces ex æquo : retirez-le.",
        "The prize for rank {place} is not for these tied players: take it off.",
    ),
    "PRIZES_NOT_TIED": (
        "{entrant} n’est pas parmi ces ex æquo : choisissez l’un d’eux.",
        "{entrant} is not among the tied players: choose one of them.",
    ),
}


SHARED: Final = (" (partage)", " (shared)")
TO_DECIDE: Final = ("à décider : {prizes}", "to decide: {prizes}")
SHORTLY: Final[Table] = {
    "in_kind": ("{many:lot|lots} à décider", "{many:prize|prizes} to decide"),
    "honorary": ("{many:récompense|récompenses} à décider", "{many:award|awards} to decide"),
}

#: What is won, by its kind: one, then several.
WON: Final[dict[str, tuple[tuple[str, str], tuple[str, str]]]] = {
    "in_kind": (("Lot", "Prize"), ("Lots", "Prizes")),
    "honorary": (("Récompense", "Award"), ("Récompenses", "Awards")),
    "points": (("Points", "Points"), ("Points", "Points")),
    "money": (("Prix", "Prize"), ("Prix", "Prizes")),
}


class Kind(Protocol):
    """A kind of prize, by its code."""

    @property
    def value(self) -> str: ...


class WonText(Protocol):
    """A prize as it is written; ``among`` players share it."""

    @property
    def text(self) -> str: ...
    @property
    def among(self) -> int: ...


class Won(Protocol):
    """The prize of one player, with the fields that its words need."""

    @property
    def kind(self) -> Kind: ...
    @property
    def among(self) -> int: ...
    @property
    def cents(self) -> int: ...
    @property
    def points(self) -> Fraction: ...
    @property
    def texts(self) -> Sequence[WonText]: ...
    @property
    def awaits(self) -> bool: ...


class PrizeRow(Protocol):
    """A paid place, with the fields that its words need."""

    @property
    def text(self) -> str: ...
    @property
    def points(self) -> int: ...
    @property
    def cents(self) -> int: ...


def won_title(kind: Kind, language: Language | None = None, *, several: bool = False) -> str:
    """Return the title of a prize: Lot, Points, Prix; ``several``: Lots."""
    return say(WON.get(kind.value, WON["money"])[several], language=language)


def won_text(won: Won | None, language: Language) -> str:
    """Return a player's prize in a few words, "" without one.

    A share says so; prizes at stake in a tie wait for the director.
    """
    if won is None:
        return ""
    shared = say(SHARED, language=language)
    tied = shared if won.among > 1 else ""
    if won.kind.value == "money":
        return money_text(won.cents, language) + tied
    if won.kind.value == "points":
        return points_text(won.points, language) + tied
    if won.awaits:
        at_stake = listed([text.text for text in won.texts], language)
        return say(TO_DECIDE, {"prizes": at_stake}, language=language)
    return " · ".join(text.text + (shared if text.among > 1 else "") for text in won.texts)


def won_shortly(won: Won | None, language: Language) -> str:
    """Return what :func:`won_text` does, how many prizes wait where a tie is to decide."""
    if won is None or not won.awaits:
        return won_text(won, language)
    pair = SHORTLY.get(won.kind.value, SHORTLY["in_kind"])
    return say(pair, {"many": len(won.texts)}, language=language)


def prize_text(kind: Kind, row: PrizeRow, language: Language) -> str:
    """Return the prize of a place, whoever its players are."""
    if kind.value == "money":
        return money_text(row.cents, language)
    if kind.value == "points":
        return points_text(row.points, language)
    return row.text
