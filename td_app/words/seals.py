"""The seal of a journal: what is said of one that was read again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any, Final

from td_app.words.figures import short_day
from td_app.words.language import Language
from td_app.words.speaking import Table, fullest, listed, say

REFUSALS: Final[Table] = {
    "LOG_SEAL_UNREADABLE": (
        "« {typed} » n’est pas une empreinte : tapez les 16, 32 ou 64 chiffres et lettres (0 à 9, "
        "a à f) imprimés sur le papier.",
        "“{typed}” is not a seal. Type the 16, 32 or 64 digits and letters (0 to 9, a to f) "
        "shown on the printout.",
    ),
    "LOG_SEALS_TOGETHER": (
        "« {typed} » peut être une empreinte ou deux : mettez chacune entre guillemets.",
        "“{typed}” may be one seal or two. Put each in quotes.",
    ),
}

#: By verdict.
SAID: Final[Table] = {
    "same": (
        "✓ {evening} : même journal, l’empreinte est celle de sa dernière ligne, {entry}.",
        "✓ {evening}: same log; the seal is that of its last line, {entry}.",
    ),
    "longer": (
        "✓ {evening} : même journal à la ligne {entry}, {since:ligne ajoutée|lignes ajoutées} "
        "depuis.",
        "✓ {evening}: same log at line {entry}, {since:line|lines} added since.",
    ),
    "altered": (
        "✗ {evening} : journal modifié à la ligne {broken_at} ; l’empreinte est celle de la ligne "
        "{entry}.",
        "✗ {evening}: log altered at line {broken_at}; the seal is that of line {entry}.",
    ),
    "altered+last": (
        "✗ {evening} : journal réécrit entre les lignes {first} et {last} ; il porte l’empreinte "
        "de la première, pas celle de la seconde.",
        "✗ {evening}: log rewritten between lines {first} and {last}; it bears the seal of the "
        "first, not that of the second.",
    ),
    "shorter": (
        "✗ Journal trop court : l’empreinte est celle de la ligne {entry}, et {short}.",
        "✗ The log is too short: the seal is that of line {entry}, and {short}.",
    ),
    "no_such_seal": (
        "✗ Aucune soirée de ce fichier n’a cette empreinte : autre fichier, ou journal réécrit.",
        "✗ No event in this file has this seal: another file, or a rewritten log.",
    ),
    "no_such_seal+short": (
        "✗ Aucune soirée de ce fichier n’a cette empreinte à la ligne {entry} : autre fichier, ou "
        "journal réécrit ; mais {short}.",
        "✗ No event in this file has this seal at line {entry}: another file, or a rewritten log; "
        "but {short}.",
    ),
}
ENDING: Final = (
    "{evening} s’arrête à la ligne {entries}",
    "{evening} ends at line {entries}",
)
EVENING: Final = ("{name} (n° {number}, {day})", "{name} (no. {number}, {day})")
UNDATED: Final = ("{name} (n° {number})", "{name} (no. {number})")
COVERED: Final = (
    "Noms, motifs et opérateurs sont couverts depuis la ligne {n}.",
    "Names, reasons and operators are covered from line {n} on.",
)
UNCOVERED: Final = (
    "Ni noms ni motifs ne sont couverts : journal d’une version précédente.",
    "Neither names nor reasons are covered: log of an earlier version.",
)
ALIKE: Final = (
    "Attention : {evening} commence par la même ligne, mais ne porte pas cette empreinte.",
    "Beware: {evening} opens with the same line, but does not bear this seal.",
)
ERASED: Final = (
    "{n:nom ou texte effacé|noms ou textes effacés} depuis : ce n’est pas une modification.",
    "{n:name or text|names or texts} erased since, which alters nothing.",
)


def answer_sentences(answer: Mapping[str, Any], language: Language | None = None) -> str:
    """Return what a file says of a seal, what the seal covers there, and what was erased since.

    ``answer`` holds the fields of a :class:`~td_app.ports.seals.SealAnswer`.
    """
    verdict = answer["verdict"]
    between = answer["between"]
    evening = answer["evening"]
    params = {name: answer[name] for name in ("entry", "since", "broken_at")}
    if evening is not None:
        params["evening"] = _evening(evening, language)
    if between is not None:
        params |= {"first": between[0], "last": between[1]}
    if answer["ends_before"]:
        params["short"] = _endings(answer["ends_before"], language)
    told = [say(fullest(SAID, verdict, params) or SAID[verdict], params, language=language)]
    if evening is not None and between is None and verdict != "shorter":
        from_entry = answer["covered_from"]
        covers = UNCOVERED if from_entry is None else COVERED
        told.append(say(covers, {"n": from_entry}, language=language))
    told += [
        say(ALIKE, {"evening": _evening(other, language)}, language=language)
        for other in answer["begins_alike"]
    ]
    if answer["erased"]:
        told.append(say(ERASED, {"n": answer["erased"]}, language=language))
    return " ".join(told)


def _evening(evening: Mapping[str, Any], language: Language | None) -> str:
    """An evening as it is told apart: its name, its number, its day."""
    day = evening["date"]
    shown = short_day(date.fromisoformat(day)) if day else ""
    return say(EVENING if day else UNDATED, {**evening, "day": shown}, language=language)


def _endings(evenings: Iterable[Mapping[str, Any]], language: Language | None) -> str:
    """Where the journals of evenings end."""
    told = (
        say(ENDING, {**one, "evening": _evening(one, language)}, language=language)
        for one in evenings
    )
    return listed(tuple(told), language)
