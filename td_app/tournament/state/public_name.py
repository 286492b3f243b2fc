"""How somebody is named in public: what each person chose, or the club for who was not asked."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final
from unicodedata import normalize

from td_app.tournament.state.person import Person, usual_case

#: The club's setting: the choice that stands for whoever was not asked.
DEFAULT_KEPT_AS: Final = "public_name_default"


class PublicName(StrEnum):
    """A person's choice, the most open first; ``UNASKED``: the club's own choice stands."""

    UNASKED = ""
    FULL = "full"
    INITIAL = "initial"
    PSEUDONYM = "pseudonym"
    NOTHING = "nothing"

    def reserve(self) -> int:
        """Return how reserved the choice is, 0 for none made."""
        return RESERVE.index(self.value)

    @property
    def refused(self) -> bool:
        """Return whether the name itself may stand nowhere: a pseudonym at most."""
        return self in (PublicName.PSEUDONYM, PublicName.NOTHING)


#: The choices from the most open to the most reserved: of two that were written, the later holds.
RESERVE = tuple(choice.value for choice in PublicName)


def choice_kept(text: str) -> PublicName:
    """Return the choice that a text keeps; one that nobody knows here names nobody.

    >>> choice_kept("initial"), choice_kept("of a later version")
    (<PublicName.INITIAL: 'initial'>, <PublicName.NOTHING: 'nothing'>)
    """
    return PublicName(text) if text in RESERVE else PublicName.NOTHING


def default_kept(text: str) -> PublicName:
    """Return the club's choice that a text keeps: an initial, until the club says otherwise."""
    return PublicName(text) if text and text in RESERVE else PublicName.INITIAL


def name_on_site(
    choice: PublicName, full: str, initial: str, pseudonym: str, *, asked: bool = True
) -> str:
    """Return the name of somebody who chose this on the site, empty where none may stand.

    Without a pseudonym whoever was ``asked`` for a name keeps none; who was not asked, and whom
    the club calls so, has an initial.

    >>> name_on_site(PublicName.PSEUDONYM, "DUPRÉ Agathe", "Agathe D.", "")
    ''
    """
    match choice:
        case PublicName.FULL:
            return full or pseudonym
        case PublicName.PSEUDONYM:
            return pseudonym if asked else pseudonym or initial
        case PublicName.NOTHING:
            return ""
        case PublicName.INITIAL | PublicName.UNASKED:
            return initial


#: What stands before a last name and is not its first letter, written in small letters.
_PARTICLE = re.compile(r"(?:de la |de l[’']|d[’']|de |du |des )(?=\w)")


def initialled(person: Person) -> str:
    """Return somebody by first name and initial of the last name, as a French list has it.

    A first name of two words stays whole, and a particle in small letters stands before the
    initial; in capitals it is the last name's own beginning. A pseudonym alone is as written.

    >>> people = Person("DE LA TOUR", "ANNE-LISE"), Person("d'Ormesson", "Jean Marc")
    >>> [initialled(one) for one in people], initialled(Person("", "ace77"))
    (['Anne-Lise D.', 'Jean Marc d’O.'], 'ace77')
    """
    if not person.last_name:
        return person.display_name or person.pseudonym
    if not person.first_name:
        return shortened(person.last_name)
    return f"{usual_case(person.first_name)} {_initial(person.last_name)}"


def shortened(name: str) -> str:
    """Return a whole name by first name and initial: capitals tell which word is the last name.

    Where none is in capitals nobody knows which it is: every word is an initial.

    >>> shortened("DE LA TOUR Anne-Lise"), shortened("ACE"), shortened("Agathe Dupré")
    ('Anne-Lise D.', 'A.', 'A. D.')
    """
    words = name.split()
    last = next((word for word in words if word.isupper()), "")
    if not last:
        return " ".join(map(_initial, words))
    first = (word for word in words if not word.isupper())
    return " ".join((*first, _initial(last)))


def _initial(name: str) -> str:
    """Return the initial of a name, its particle before it."""
    name = normalize("NFC", name.strip())
    particle = _PARTICLE.match(name)
    before = particle.group().replace("'", "’") if particle else ""
    first = next((c for c in name[len(before) :] if c.isalnum()), "")
    return f"{before}{first.upper()}." if first else ""
