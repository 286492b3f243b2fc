"""The players of a team as they are typed: a line each."""

from __future__ import annotations

from td_app.members_file.meanings import Meaning
from td_app.members_file.names import FileOrder, split_name
from td_app.members_file.written_name import read_name
from td_app.tournament.state.person import LONGEST_FIELD, Person

_ORDER = FileOrder(Meaning.LAST_FIRST, sure=False)


def people_of(text: str) -> tuple[Person, ...]:
    """Return the people that lines name, one each; a line without a name is left out.

    >>> [p.display_name for p in people_of("DUPONT Jean\\n\\n2. Léa Martin")]
    ['DUPONT Jean', 'MARTIN Léa']
    """
    people = []
    for line in text.splitlines():
        name = _named(line)
        if name:
            split = split_name(name, _ORDER)
            people.append(Person(split.last, split.first))
    return tuple(people)


def naming_nobody(text: str) -> str:
    """Return the first line that is not blank and names nobody; "" when there is none.

    >>> naming_nobody("DUPONT Jean\\n\\n12")
    '12'
    """
    lines = (line.strip() for line in text.splitlines())
    return next((line for line in lines if line and not _named(line)), "")


def _named(line: str) -> str:
    """Return the name in a line, "" without one."""
    name = read_name(line.strip()[: 2 * LONGEST_FIELD]).name
    if any(letter.isalpha() for letter in name):
        return name
    return ""
