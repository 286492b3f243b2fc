"""What a column's header says, in French or English, accents, case and punctuation apart."""

from __future__ import annotations

import re
from collections.abc import Sequence

from td_app.members_file.member import plain_words
from td_app.members_file.previewed import NAMES, Meaning

_EXACT = {
    Meaning.LAST_NAME: "nom|noms|nom de famille|nom usuel|nom d usage|last name|lastname|surname"
    "|family name|last",
    Meaning.FIRST_NAME: "prenom|prenoms|first name|firstname|given name|forename|first",
    Meaning.LAST_FIRST: "nom prenom|nom et prenom|nom prenoms|noms prenoms|noms et prenoms"
    "|nom de famille et prenom|last name first name|last first|surname first name",
    Meaning.FIRST_LAST: "prenom nom|prenom et nom|prenoms nom|first name last name|first last"
    "|prenoms et noms",
    Meaning.FULL_NAME: "joueur|joueurs|joueuse|joueuses|joueur euse|nom complet|nom du joueur"
    "|nom joueur|participant|participants|participante|inscrit|inscrits|membre|membres|adherent"
    "|adherents|identite|player|players|player name|full name|fullname|name|names|member|members"
    "|member name|entrant|entrants|participant name|qui|licencie|licencies",
    Meaning.PSEUDONYM: "pseudo|pseudos|pseudonyme|surnom|alias|nickname|nick name|username"
    "|user name|login|screen name|nom d utilisateur|identifiant|pseudonym|handle",
    Meaning.LICENCE: "licence|license|n licence|num licence|numero licence|numero de licence"
    "|no licence|nr licence|licence n|licence number|license number|matricule|licence ffpa|ffpa"
    "|n ffpa|n adherent|numero adherent|numero d adherent|n membre|membership number|member id"
    "|member number|n de licence|n de licence ffpa|membership no",
    Meaning.CLUB: "club|clubs|association|asso|associations|equipe|team|nom du club|nom club"
    "|club name|team name|nom de l equipe|structure|organisation|organization|club equipe",
    Meaning.EMAIL: "e mail|email|mail|mails|courriel|adresse mail|adresse e mail|adresse email"
    "|adresse electronique|email address|e mail address|mel",
    Meaning.PHONE: "telephone|tel|tel portable|portable|mobile|gsm|phone|phone number|cell|n tel"
    "|numero de telephone|n de telephone|telephone portable|cell phone|mobile phone|n telephone"
    "|numero de portable|num tel",
}
_MEANING_OF = {text: meaning for meaning, texts in _EXACT.items() for text in texts.split("|")}

# Words that settle a longer header ("Licence FFPA 2025", "Club d'appartenance"), in this order.
_WORDS = (
    (Meaning.EMAIL, {"mail", "email", "courriel"}),
    (Meaning.PHONE, {"telephone", "portable", "mobile", "phone", "tel"}),
    (Meaning.LICENCE, {"licence", "license"}),
    (Meaning.PSEUDONYM, {"pseudo", "pseudonyme", "nickname", "surnom"}),
    (Meaning.CLUB, {"club", "association", "equipe", "team", "asso"}),
)
# Headers that speak of something else although they hold a word above.
_NOT_OURS = {
    *(
        "date",
        "paye",
        "payee",
        "paid",
        "montant",
        "amount",
        "type",
        "statut",
        "status",
        "naissance",
    ),
    *("birth", "ville", "city", "categorie", "saison", "season", "points", "president", "captain"),
    *("capitaine", "validite", "expire", "ok", "nombre", "nb", "certificat", "reglee", "regle"),
}


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
    for meaning, known in _WORDS:
        if known.intersection(words):
            return meaning
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


def header_meanings(cells: Sequence[str]) -> list[str | None]:
    """Return what each cell of a line would mean as a header."""
    return [meaning_of_header(cell) for cell in cells]


def is_header(cells: Sequence[str]) -> bool:
    """Tell whether a line is one of headers: a name among them, or two we know, and no figures.

    >>> is_header(["Rang", "Joueur", "Club"]), is_header(["Open d'automne", "", ""])
    (True, False)
    """
    filled = [cell for cell in cells if cell.strip()]
    if not filled or any(_is_a_value(cell) for cell in filled):
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


def _is_a_value(cell: str) -> bool:
    """Long figures, an address or a formula stand in rows, not in headers."""
    return bool(re.search(r"\d{5}|^\d+$|@|^=", cell.strip())) or len(cell) > 80
