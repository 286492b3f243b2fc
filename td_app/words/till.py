"""The till in words, for screens, papers and files: reasons of debts, lines, closing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from td_app.words.cash_desk import means_text, purpose_text, till_text
from td_app.words.deals import KINDS, STAGES
from td_app.words.language import Language
from td_app.words.speaking import Pair, Table, say

#: Why the till owes somebody.
WHY: Final[Table] = {
    "PLACE": ("{place:rank} rang", "{place:rank} place"),
    "TIED": ("{place:rank} rang ex æquo", "{place:rank} place, tied"),
    "DEAL": ("accord {kind}", "deal {kind}"),
    "CANCELLED": ("tournoi annulé {stage}", "tournament cancelled {stage}"),
    "KNOCKOUTS": ("a éliminé {outs}", "knocked out {outs}"),
    "KNOCKOUTS_AND_HEAD": (
        "a éliminé {outs} ; sa propre prime",
        "knocked out {outs}; their own bounty",
    ),
    "OWN_HEAD": ("sa propre prime", "their own bounty"),
    "NEVER_SAT": ("a payé, n’a jamais joué", "paid, never played"),
    "PAID_TOO_MUCH": ("a trop payé", "overpaid"),
    "OFF_THE_LIST": ("a payé, n’est plus inscrit", "paid, no longer registered"),
    "PAID_OVER": ("versé en trop : à récupérer", "overpaid: to recover"),
}
PAID_BEFORE: Final[Pair] = (
    "déjà versé : {cents:cents} · {why}",
    "already paid: {cents:cents} · {why}",
)

#: What a line of the till is, beside its figures.
LINE: Final[Table] = {
    "in": ("reçu", "received"),
    "out": ("versé", "paid out"),
    "corrected": ("erreur, corrigée", "wrong, corrected"),
    "takes_back": ("annule le n° {number}", "cancels no. {number}"),
    "replaces": ("remplace le n° {number}", "replaces no. {number}"),
}

#: The columns of the lines in a file, and of the sums by means.
COLUMNS: Final[Table] = {
    "number": ("N°", "No."),
    "at": ("Date et heure", "Date and time"),
    "name": ("Joueur", "Player"),
    "way": ("Sens", "Direction"),
    "purpose": ("Objet", "Purpose"),
    "means": ("Moyen", "Method"),
    "sum": ("Montant", "Amount"),
    "cashier": ("Caissier", "Cashier"),
    "state": ("Correction", "Correction"),
    "note": ("Motif", "Reason"),
    "received": ("Reçu", "Received"),
    "paid_out": ("Versé", "Paid out"),
    "left": ("Doit y être", "Should be there"),
    "due": ("À verser", "To pay out"),
}

#: What the till comes to, in one line.
SUMS_NOW: Final[Table] = {
    "received": ("Reçu : {cents:cents}", "Received: {cents:cents}"),
    "paid_out": ("versé : {cents:cents}", "paid out: {cents:cents}"),
    "due": ("à encaisser : {cents:cents}", "to collect: {cents:cents}"),
    "to_give": ("à verser : {cents:cents}", "to pay out: {cents:cents}"),
    "pool": ("dotation : {cents:cents}", "prize pool: {cents:cents}"),
}

MEANS_COUNTED: Final[Pair] = ("{means} : {told}", "{means}: {told}")
NOT_COUNTED: Final[Pair] = ("{cents:cents}, non comptés", "{cents:cents}, not counted")
OWED_THEN: Final[Table] = {
    "take": ("restait à encaisser : {cents:cents}", "still to collect: {cents:cents}"),
    "give": ("restait à verser : {cents:cents}", "still to pay out: {cents:cents}"),
}
CLOSED: Final[Table] = {
    "why": ("Motif : {note}", "Reason: {note}"),
    "right": ("tout y est, rien n’est dû", "complete, nothing owed"),
    "since": (
        "{n:ligne ajoutée|lignes ajoutées} depuis : recomptez",
        "{n:line|lines} added since: count again",
    ),
}


class Why(Protocol):
    """Why the till owes: a code with its figures."""

    @property
    def code(self) -> str: ...
    @property
    def params(self) -> Mapping[str, object]: ...


class Due(Protocol):
    """A debt of the till, and what it paid before of the same, in cents."""

    @property
    def why(self) -> Why: ...
    @property
    def paid(self) -> int: ...


class Line(Protocol):
    """A line of the till, as far as its words go."""

    @property
    def corrected(self) -> bool: ...
    @property
    def takes_back(self) -> bool: ...
    @property
    def corrects(self) -> int: ...


class MeansCounted(Protocol):
    """One means compared."""

    @property
    def expected(self) -> int: ...
    @property
    def counted(self) -> int | None: ...


class Count(Protocol):
    """The till as it was counted, in cents; ``others``: means by their key, compared or not."""

    @property
    def counted(self) -> int: ...
    @property
    def difference(self) -> int: ...
    @property
    def to_take(self) -> int: ...
    @property
    def to_give(self) -> int: ...
    @property
    def right(self) -> bool: ...


def due_text(due: Due, language: Language | None = None) -> str:
    """Return why the till owes somebody, and what was paid of it before."""
    params = dict(due.why.params)
    for name, table in (("kind", KINDS), ("stage", STAGES)):
        if name in params:
            params[name] = say(table[str(params[name])], language=language)
    why = say(WHY[due.why.code], params, language=language)
    if not due.paid:
        return why
    return say(PAID_BEFORE, {"why": why, "cents": due.paid}, language=language)


def way_text(*, out: bool, language: Language | None = None) -> str:
    """Return which way the money of a line went.

    >>> way_text(out=True, language="en")
    'paid out'
    """
    return say(LINE["out" if out else "in"], language=language)


def purpose_words(purpose: str | None, language: Language | None = None) -> str:
    """Return what a line is for; nothing for one written before it was asked."""
    return purpose_text(purpose, language) if purpose else ""


def state_text(line: Line, language: Language | None = None) -> str:
    """Return whether a line is wrong, cancels another or replaces it; "" for any other line."""
    if line.takes_back:
        key = "takes_back"
    elif line.corrected:
        key = "corrected"
    else:
        key = "replaces" if line.corrects else ""
    return say(LINE[key], {"number": line.corrects}, language=language) if key else ""


def sums_text(sums: Sequence[tuple[str, int]], language: Language | None = None) -> str:
    """Return the sums of the till in one line, those that are nothing left out but the first."""
    told = [
        say(SUMS_NOW[key], {"cents": cents}, language=language)
        for at, (key, cents) in enumerate(sums)
        if cents or not at
    ]
    return " · ".join(told)


def count_lines(
    till: Count,
    others: Sequence[tuple[str, MeansCounted]],
    note: str = "",
    language: Language | None = None,
) -> list[str]:
    """Return the last count a line a means, what was still owed, the word given for it.

    Where there is nothing of it, that all is right.
    """
    cash = till_text(till.counted, till.difference, language)
    lines = [_counted("cash", cash, language)]
    for means, one in others:
        if one.counted is None:
            told = say(NOT_COUNTED, {"cents": one.expected}, language=language)
        else:
            told = till_text(one.counted, one.counted - one.expected, language)
        lines.append(_counted(means, told, language))
    for key, cents in (("take", till.to_take), ("give", till.to_give)):
        if cents:
            lines.append(_capital(say(OWED_THEN[key], {"cents": cents}, language=language)))
    if note:
        lines.append(say(CLOSED["why"], {"note": note}, language=language))
    elif till.right:
        lines.append(_capital(say(CLOSED["right"], language=language)))
    return lines


def since_text(lines: int, language: Language | None = None) -> str:
    """Return how many lines were added since the count; "" without any."""
    return say(CLOSED["since"], {"n": lines}, language=language) if lines else ""


def _counted(means: str, told: str, language: Language | None) -> str:
    words = _capital(means_text(means, language))
    return say(MEANS_COUNTED, {"means": words, "told": told}, language=language)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
