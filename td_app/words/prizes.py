"""Prizes: what a player wins, told alike everywhere; awards, refusals, what is to be done."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, Protocol

from td_app.words.figures import money_text, points_text
from td_app.words.language import Language
from td_app.words.speaking import Pair, Table, listed, quoted, say

LABELS: Final[Table] = {
    "prizes_awarded": ("attribution des lots {people:de}", "award of prizes to {people}"),
    "prizes_locked": ("prix figés", "prizes locked"),
    "prizes_locked+follow": ("prix recalculés selon les entrées", "prizes following the entries"),
    "satellite_ended": ("fin du satellite", "end of the satellite"),
    "prizes_awarded+many": (
        "attribution des lots de {many:joueur|joueurs}",
        "award of prizes to {many:player|players}",
    ),
}

SENTENCES: Final[Table] = {
    "prizes_locked": (
        "Les prix sont figés : {paid:rang payé|rangs payés}, {pool:cents} pour "
        "{entries:entrée|entrées}.",
        "The prizes are locked: {paid:place paid|places paid}, {pool:cents} for "
        "{entries:entry|entries}.",
    ),
    "prizes_locked+follow": (
        "Les prix suivent de nouveau les entrées.",
        "The prizes follow the entries again.",
    ),
    "satellite_ended": (
        "Fin du satellite, {seats:place|places} à gagner : {people}.",
        "The satellite is over. {seats:seat|seats} won by {people}.",
    ),
    "satellite_ended+many": (
        "Fin du satellite : {many:joueur gagne|joueurs gagnent} une place.",
        "The satellite is over: {many:player wins|players win} a seat.",
    ),
    "prizes_awarded": (
        "Lots des ex æquo au {place:rank} rang : {awarded:,}.",
        "Prizes of the players tied for {place:rank} place: {awarded:,}.",
    ),
}

BESIDES: Final[Table] = {
    "satellite_left_over": (
        "Il reste {cents:cents} pour le rang suivant.",
        "{cents:cents} is left over for the next place.",
    ),
}

#: What a sentence about several says of each.
PARTS: Final[Table] = {
    "prize": ("celui du {prize:rank} rang à {people}", "the {prize:rank}-place prize to {people}"),
    "prize+shared": (
        "celui du {prize:rank} rang partagé entre {people}",
        "the {prize:rank}-place prize shared by {people}",
    ),
}

TITLES: Final[Table] = {
    "end_satellite": ("Finir le satellite", "End the satellite"),
    "award_prizes": (
        "Lots des ex æquo, {value:rank} rang",
        "Tied players’ prizes, {value:rank} place",
    ),
    "review_prizes": ("Plus de prix que de joueurs", "More prizes than players"),
}

ACTIONS: Final[Table] = {
    "end_satellite": ("Finir le satellite", "End the satellite"),
    "award_prizes": ("Attribuer les lots…", "Award prizes…"),
    "review_prizes": ("Revoir les prix…", "Review prizes…"),
}

REASONS: Final[Table] = {
    "SATELLITE_DUE": (
        "{players:joueur reste|joueurs restent} pour {seats:place|places} : chacun gagne la sienne",
        "{players:player is|players are} left for {seats:seat|seats}: each wins one",
    ),
    "PRIZES_TO_AWARD": (
        "{entrants} sont ex æquo : attribuez chaque lot, ou faites-le partager",
        "{entrants} are tied: decide who gets each prize, or split it",
    ),
    "PRIZES_UNFILLED": (
        "{paid:rang payé|rangs payés} pour {players:joueur|joueurs} : {left:cents} n’iraient à "
        "personne, payez moins de rangs",
        "{paid:place|places} paid with {players:player|players}: {left:cents} would go to nobody. "
        "Pay fewer places",
    ),
}

#: Where the rounding asked would leave a paid place without a prize.
LOWERED: Final[Pair] = (
    "Prix arrondis à {lowered:cents} : sinon, un rang payé ne gagnerait rien.",
    "Prizes rounded to {lowered:cents}: otherwise a paid place would win nothing.",
)
UNPAID: Final[Pair] = (
    "La dotation ne suffit pas : {unpaid:rang n’est pas payé|rangs ne sont pas payés}.",
    "The prize pool is too small: {unpaid:place is|places are} not paid.",
)


def rounding_told(lowered: int, unpaid: int, language: Language | None = None) -> str:
    """Return the remarks on the rounding asked for, in cents, and on places without a prize.

    >>> rounding_told(500, 0, "en")
    'Prizes rounded to €5: otherwise a paid place would win nothing.'
    """
    told = ((LOWERED, lowered), (UNPAID, unpaid))
    params = {"lowered": lowered, "unpaid": unpaid}
    return " ".join(say(pair, params, language=language) for pair, some in told if some)


REFUSALS: Final[Table] = {
    "PRIZES_TOO_MANY": (
        "{most} rangs au plus ont une récompense : retirez-en.",
        "At most {most} places have a prize. Remove some.",
    ),
    "PRIZES_NO_POINTS": (
        "Aucun rang ne donne de points : ajoutez un rang, ou récompensez autrement.",
        "No place gives points. Add one, or choose another kind of prize.",
    ),
    "PRIZES_POINTS": (
        "Le {place:rank} rang doit donner entre 1 et un million de points : corrigez-le ou "
        "retirez-le.",
        "The {place:rank} place must give from 1 to a million points. Correct or remove it.",
    ),
    "PRIZES_RISE": (
        "Le {place:rank} rang gagne plus que le précédent : remettez-les dans l’ordre.",
        "The {place:rank} place wins more than the one above. Put the prizes in order.",
    ),
    "PRIZES_POOL": (
        "La somme à répartir va de {one:euros} à {most:euros} : corrigez-la.",
        "The amount to share out goes from {one:euros} to {most:euros}. Correct it.",
    ),
    "PRIZES_UNIT": (
        "L’arrondi doit être d’au moins {one:euros} et ne pas dépasser la somme à répartir : "
        "choisissez-en un autre.",
        "The rounding must be at least {one:euros} and no more than the amount to share out. "
        "Choose another.",
    ),
    "PRIZES_NO_SHARE": (
        "Aucun rang n’est payé : ajoutez un rang, ou cliquez sur « Proposer ».",
        "No places are paid. Add one, or press “Suggest”.",
    ),
    "PRIZES_SHARE": (
        "Le {place:rank} rang doit avoir une part, de {least:percent} à {whole:percent} : "
        "corrigez-le ou retirez-le.",
        "The {place:rank} place must have a share, from {least:percent} to {whole:percent}. "
        "Correct or remove it.",
    ),
    "PRIZES_SHARES_SHORT": (
        "Le total des pourcentages est de {total:percent} : ajoutez {gap:percent}.",
        "The percentages add up to {total:percent}. Add {gap:percent}.",
    ),
    "PRIZES_SHARES_OVER": (
        "Le total des pourcentages est de {total:percent} : retirez {gap:percent}.",
        "The percentages add up to {total:percent}. Remove {gap:percent}.",
    ),
    "PRIZES_UNIT_TOO_LARGE": (
        "Le {place:rank} rang ne gagnerait rien, arrondi à {unit:euros} : choisissez un arrondi "
        "plus petit, ou payez moins de rangs.",
        "The {place:rank} place would win nothing, rounded to {unit:euros}. Choose a smaller "
        "rounding, or pay fewer places.",
    ),
    "PRIZES_SUM": (
        "Le {place:rank} rang doit gagner quelque chose, jusqu’à {most:euros} : corrigez-le ou "
        "retirez-le.",
        "The {place:rank} place must win something, up to {most:euros}. Correct or remove it.",
    ),
    "PRIZES_SUMS_SHORT": (
        "Le total des prix est de {total:cents} pour {pool:euros} à répartir : ajoutez "
        "{gap:cents}.",
        "The prizes add up to {total:cents} out of {pool:euros}. Add {gap:cents}.",
    ),
    "PRIZES_SUMS_OVER": (
        "Le total des prix est de {total:cents} pour {pool:euros} à répartir : retirez "
        "{gap:cents}.",
        "The prizes add up to {total:cents} out of {pool:euros}. Remove {gap:cents}.",
    ),
    "PRIZES_NOT_OF_ENTRIES": (
        "Ces prix ne dépendent pas des entrées : il n’y a rien à figer.",
        "These prizes do not depend on the entries. There is nothing to lock.",
    ),
    "PRIZES_LOCKED_ALREADY": (
        "Les prix sont déjà figés : il n’y a rien à changer.",
        "The prizes are already locked. There is nothing to change.",
    ),
    "PRIZES_FOLLOW_ALREADY": (
        "Les prix suivent déjà les entrées : il n’y a rien à changer.",
        "The prizes already follow the entries. There is nothing to change.",
    ),
    "PRIZES_NOTHING_YET": (
        "La dotation est encore vide : attendez le tirage des places.",
        "The prize pool is still empty. Wait for the seat draw.",
    ),
    "SATELLITE_SEAT": (
        "Une place de satellite coûte de 0 € à {most:euros} : corrigez son prix.",
        "A satellite seat costs from €0 to {most:euros}. Correct its price.",
    ),
    "SATELLITE_NO_PRICE": (
        "Un satellite en argent fait gagner des places : indiquez le prix d’une place.",
        "A money satellite awards seats. Enter the price of one.",
    ),
    "SATELLITE_NO_SEATS": (
        "Un satellite a des places à gagner : choisissez des lots, un par place, ou de l’argent.",
        "A satellite has seats to win. Choose prizes in kind, one per seat, or money.",
    ),
    "SATELLITE_NOT": (
        "Ce tournoi n’est pas un satellite : jouez-le jusqu’au dernier joueur.",
        "This tournament is not a satellite. Play it to the end.",
    ),
    "SATELLITE_ENTRIES_OPEN": (
        "Les entrées tardives sont ouvertes et peuvent ajouter des places : attendez leur clôture.",
        "Late registration is open and may add seats. Wait until it closes.",
    ),
    "SATELLITE_POOL_SHORT": (
        "La dotation ({pool:cents}) ne paie aucune place à {seat:cents} : jouez jusqu’au dernier, "
        "qui la gagne, ou garantissez-la dans les réglages.",
        "The prize pool ({pool:cents}) does not pay for one seat at {seat:cents}. Play to the last "
        "player, who wins it, or guarantee it in the settings.",
    ),
    "SATELLITE_GOES_ON": (
        "{left:joueur reste|joueurs restent} pour {seats:place|places} : jouez encore.",
        "{left:player is|players are} left for {seats:seat|seats}. Play on.",
    ),
    "PRIZES_TAKEN": (
        "Le {place:rank} rang est déjà attribué : laissez-lui au moins son prix.",
        "The {place:rank} place is already taken. Leave it at least its prize.",
    ),
    "PRIZES_NO_TIE": (
        "Personne n’est ex æquo au {place:rank} rang pour un lot à répartir : regardez le "
        "classement.",
        "Nobody is tied for {place:rank} place with a prize to share. Look at the ranking.",
    ),
    "PRIZES_PLACES_OPEN": (
        "Les entrées tardives sont ouvertes et le {place:rank} rang peut encore changer : attendez "
        "leur clôture.",
        "Late registration is open and {place:rank} place may still change. Wait until it closes.",
    ),
    "PRIZES_ONE_LEFT": (
        "Le lot du {place:rank} rang n’est à personne : attribuez-le.",
        "Nobody has the {place:rank}-place prize. Say who gets it.",
    ),
    "PRIZES_TWICE": (
        "Le lot du {place:rank} rang est attribué deux fois : retirez-en une.",
        "The {place:rank}-place prize is given twice. Remove one.",
    ),
    "PRIZES_NOT_THEIRS": (
        "Le lot du {place:rank} rang ne revient pas à ces ex æquo : retirez-le.",
        "The {place:rank}-place prize is not for these tied players. Remove it.",
    ),
    "PRIZES_NOT_TIED": (
        "{entrant} n’est pas parmi ces ex æquo : choisissez l’un d’eux.",
        "{entrant} is not among the tied players. Choose one of them.",
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
        at_stake = listed([quoted(text.text, language) for text in won.texts], language)
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
