"""Meanings of a column, and the headers that announce them, in French or English."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from datetime import date, timedelta

from td_app.tournament.state.person import YEARS_LIVED, Person, plain_words


class Meaning:
    """The meaning of a column; the director may correct it."""

    LAST_NAME = "last_name"
    FIRST_NAME = "first_name"
    FULL_NAME = "full_name"
    LAST_FIRST = "last_first"
    FIRST_LAST = "first_last"
    PSEUDONYM = "pseudonym"
    LICENCE = "licence"
    CLUB = "club"
    EMAIL = "email"
    PHONE = "phone"
    DUES = "dues_until"
    SINCE = "since"
    OF_AGE = "of_age"
    IGNORED = "ignored"


WHOLE_NAMES = (Meaning.FULL_NAME, Meaning.LAST_FIRST, Meaning.FIRST_LAST)
NAMES = (Meaning.LAST_NAME, Meaning.FIRST_NAME, *WHOLE_NAMES)


@dataclass(frozen=True, slots=True)
class Detail:
    """A column beside the name: the field of :class:`Person` it fills, how it is recognised.

    ``headers`` are whole headers in plain letters, ``words`` settle a longer one ("Licence FFPA
    2025"). ``looks`` tells a value; one that is a mere number (``own``) must also be each person's
    own, and is never sure. ``kept`` gives a value as it should have been written.
    """

    field: str
    headers: str
    words: frozenset[str]
    looks: Callable[[str], bool] | None = None
    own: bool = False
    kept: Callable[[str], str] = str


def is_phone(value: str) -> bool:
    """Return whether a value looks like a telephone number.

    >>> is_phone("06 00 00 00 00"), is_phone("95319")
    (True, False)
    """
    figures = sum(c.isdigit() for c in value)
    return 9 <= figures <= 15 and bool(re.fullmatch(r"\+?[\d\s().\-/]{9,22}", value))


def is_email(value: str) -> bool:
    """Return whether a text is written as an email address."""
    return bool(re.fullmatch(r"[^@\s]+@[^@\s]+", value))


def _is_licence(value: str) -> bool:
    """Four figures alone are a year, a rank or points as well."""
    return bool(re.fullmatch(r"\d{5,12}[A-Za-z]?|[A-Za-z]{1,4}[ -]?\d{4,12}[A-Za-z]?", value))


def _phone(text: str) -> str:
    """A French number kept as a number has lost its first zero; an apostrophe kept a + a text."""
    text = text.removeprefix("'")
    return f"0{text}" if re.fullmatch(r"[1-9]\d{8}", text) else text


def _licence(text: str) -> str:
    """A licence that passed through a table of numbers may end in ".0"."""
    return text[:-2] if re.fullmatch(r"\d+[.,]0", text) else text


#: Every column read beside the name, one row each; where a header speaks of two, the first wins.
#: A new one: its row here, its label in the words, a file that has it among the tests.
DETAILS = (
    Detail(
        Meaning.EMAIL,
        "e mail|email|mail|mails|courriel|adresse mail|adresse e mail|adresse email"
        "|adresse electronique|email address|e mail address|mel",
        frozenset({"mail", "email", "courriel"}),
        looks=is_email,
    ),
    Detail(
        Meaning.PHONE,
        "telephone|tel|tel portable|portable|mobile|gsm|phone|phone number|cell|n tel"
        "|numero de telephone|n de telephone|telephone portable|cell phone|mobile phone|n telephone"
        "|numero de portable|num tel",
        frozenset({"telephone", "portable", "mobile", "phone", "tel"}),
        looks=is_phone,
        kept=_phone,
    ),
    Detail(
        Meaning.LICENCE,
        "licence|license|n licence|num licence|numero licence|numero de licence"
        "|no licence|nr licence|licence n|licence number|license number|matricule|licence ffpa|ffpa"
        "|n ffpa|n adherent|numero adherent|numero d adherent|n membre|membership number|member id"
        "|member number|n de licence|n de licence ffpa|membership no",
        frozenset({"licence", "license"}),
        looks=_is_licence,
        own=True,
        kept=_licence,
    ),
    Detail(
        Meaning.PSEUDONYM,
        "pseudo|pseudos|pseudonyme|surnom|alias|nickname|nick name|username"
        "|user name|login|screen name|nom d utilisateur|identifiant|pseudonym|handle",
        frozenset({"pseudo", "pseudonyme", "nickname", "surnom"}),
    ),
    Detail(
        Meaning.CLUB,
        "club|clubs|association|asso|associations|equipe|team|nom du club|nom club"
        "|club name|team name|nom de l equipe|structure|organisation|organization|club equipe",
        frozenset({"club", "association", "equipe", "team", "asso"}),
    ),
)
#: The same, in the order of a person's fields.
FIELDS = tuple(
    field.name for field in fields(Person) if field.name in {detail.field for detail in DETAILS}
)
#: Days that the register keeps of a member, in a column told by its header alone.
DAYS = (Meaning.DUES, Meaning.SINCE, Meaning.OF_AGE)
#: Those that never lie ahead; dues are often paid for a time to come.
DAYS_GONE_BY = frozenset({Meaning.SINCE, Meaning.OF_AGE})
MEANINGS = (*NAMES, *FIELDS, *DAYS, Meaning.IGNORED)

_HEADERS_OF_NAMES = {
    Meaning.LAST_NAME: "nom|noms|nom de famille|nom usuel|nom d usage|last name|lastname|surname"
    "|family name|last",
    Meaning.FIRST_NAME: "prenom|prenoms|first name|firstname|given name|forename|first",
    Meaning.LAST_FIRST: "nom prenom|nom et prenom|nom prenoms|noms prenoms|noms et prenoms"
    "|nom de famille et prenom|last name first name|last first|surname first name",
    Meaning.FIRST_LAST: "prenom nom|prenom et nom|prenoms nom|first name last name|first last"
    "|prenoms et noms",
    Meaning.FULL_NAME: "joueur|joueurs|joueuse|joueuses|joueur euse|nom complet|nom du joueur"
    "|nom joueur|participant|participants|participante|inscrit|inscrits|membre|membres|adherent"
    "|adherents|identite|player|players|player name|full name|fullname|real name|display name"
    "|vrai nom|name|names|member|members|member name|entrant|entrants|participant name|qui|licencie"
    "|licencies",
}
_HEADERS_OF_DAYS = {
    Meaning.DUES: "cotisation|cotisations|cotisation jusqu au|cotisation a jour jusqu au"
    "|a jour jusqu au|a jour de cotisation jusqu au|cotisation valable jusqu au|fin de cotisation"
    "|date de fin de cotisation|fin d adhesion|date de fin d adhesion|date fin adhesion"
    "|valable jusqu au|valide jusqu au|expire le|echeance|dues|dues until|dues paid until"
    "|paid until|valid until|expires|expires on|expiry date|membership end|membership until",
    Meaning.SINCE: "depuis|depuis le|membre depuis|membre depuis le|adherent depuis"
    "|adherent depuis le|inscrit depuis|licencie depuis|date d adhesion|date adhesion|adhesion"
    "|date d inscription|date inscription|date d arrivee|date d entree|since|member since|joined"
    "|joined on|join date|date joined",
    Meaning.OF_AGE: "majorite verifiee le|majorite verifiee|majorite controlee le"
    "|majorite controlee|age verifie le|age checked on|age checked|age check",
}
_MEANING_OF = {
    text: meaning
    for meaning, texts in (
        *_HEADERS_OF_NAMES.items(),
        *((d.field, d.headers) for d in DETAILS),
        *_HEADERS_OF_DAYS.items(),
    )
    for text in texts.split("|")
}
# Headers that speak of something else although they hold a word above.
_NOT_OURS_WORDS = """
date paye payee paid montant amount type statut status naissance birth ville city categorie saison
season points president captain capitaine validite expire ok nombre nb certificat reglee regle
"""
_NOT_OURS = frozenset(_NOT_OURS_WORDS.split())


def meaning_of_header(header: str) -> str | None:
    """Return what a header means, or ``None`` when it is not one we know.

    >>> meaning_of_header("N° licence"), meaning_of_header("PRÉNOM"), meaning_of_header("Payé")
    ('licence', 'first_name', None)
    """
    if len(header) > 60:
        return None
    undated = re.sub(r"\b(19|20)\d\d\b(\s*[-/]\s*\d+)?", " ", header)
    if re.search(r"\(\s*\d+\s*\)|\d\d|@", undated):
        return None
    plain = plain_words(undated.replace("°", " ").replace("º", " "))
    words = plain.split()
    if plain.startswith(("no ", "n o ")):
        plain = "n " + plain.split("o ", 1)[1]
    found = _MEANING_OF.get(plain)
    if found or not words or _NOT_OURS.intersection(words) or len(words) > 6:
        return found
    return _by_words(words)


def _by_words(words: list[str]) -> str | None:
    for detail in DETAILS:
        if detail.words.intersection(words):
            return detail.field
    last = next((at for at, word in enumerate(words) if word in ("nom", "last", "surname")), None)
    first = next((at for at, word in enumerate(words) if word in ("prenom", "first")), None)
    if last is not None and first is not None:
        return Meaning.LAST_FIRST if last < first else Meaning.FIRST_LAST
    if first is not None:
        return Meaning.FIRST_NAME
    # "Nom / Last name", "Joueur / Player": the same thing in two languages.
    meanings = {_MEANING_OF.get(word) for word in words if len(word) > 2}
    if len(meanings) == 1:
        return meanings.pop()
    return Meaning.LAST_NAME if last is not None and len(words) <= 2 else None


def day_of(text: str, gone_by: date | None = None) -> date | None:
    """Return the day in a cell, None for anything else: a word, an amount, a year alone.

    A year of two figures is of this century; with ``gone_by``, of the last one that does not lie
    after that day.

    >>> day_of("31/08/2026"), day_of("2026-08-31 00:00:00"), day_of("payée"), day_of("46265")
    (datetime.date(2026, 8, 31), datetime.date(2026, 8, 31), None, datetime.date(2026, 8, 31))
    >>> day_of("15/03/98", date(2026, 11, 22)), day_of("15/03/98")
    (datetime.date(1998, 3, 15), datetime.date(2098, 3, 15))
    """
    if re.fullmatch(r"[2-6]\d{4}(\.0+)?", text):
        return _FIRST_DAY + timedelta(days=int(text[:5]))
    shapes = (
        (r"(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T].*)?", (0, 1, 2)),
        (r"(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})", (2, 1, 0)),
    )
    for shape, order in shapes:
        if told := re.fullmatch(shape, text, re.ASCII):
            year, month, day = (int(told.groups()[part]) for part in order)
            try:
                if len(told[order[0] + 1]) > 2:
                    return date(year, month, day) if year in YEARS_LIVED else None
                meant = date(year + 2000, month, day)
                if gone_by is not None and meant > gone_by:
                    return date(year + 1900, month, day)
                return meant
            except ValueError:
                return None
    return None


#: The day that a workbook counts from.
_FIRST_DAY = date(1899, 12, 30)


def header_meanings(cells: Sequence[str]) -> list[str | None]:
    """Return what each cell of a line would mean as a header."""
    return [meaning_of_header(cell) for cell in cells]


def is_header(cells: Sequence[str]) -> bool:
    """Return whether a line is a header: a name or two known words among them, no figures.

    >>> is_header(["Rang", "Joueur", "Club"]), is_header(["Open d'automne", "", ""])
    (True, False)
    """
    filled = [cell for cell in cells if cell.strip()]
    # Long figures, an address or a formula stand in rows, not in headers.
    if not filled or any(
        len(cell) > 80 or re.search(r"\d{5}|^\d+$|@|^=", cell.strip()) for cell in filled
    ):
        return False
    found = [meaning for meaning in header_meanings(filled) if meaning]
    named = any(meaning in NAMES for meaning in found)
    if len(set(found)) > 1:
        return named or 2 * len(found) >= len(filled)
    if len(filled) == 1 and any(c.isdigit() for c in filled[0]):
        return False
    if named:
        return 3 * len(found) >= len(filled)
    if len(filled) == 1:
        return found == [Meaning.PSEUDONYM]
    # "Poker Club des Deux Rives" holds a header's word and is a value all the same.
    exact = [cell for cell in filled if plain_words(cell) in _MEANING_OF]
    return bool(exact) and 2 * len(exact) >= len(filled)
