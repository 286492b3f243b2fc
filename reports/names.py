"""How a name is shortened, on screens and on paper alike.

Whole where it fits. Else the family name and the initial of the first name, ``DUPRÉ A.``; where
two of a list would read alike, as many letters of the first name as tell them apart. A family
name too long for that is cut with an ellipsis, at a word or at a hyphen; where families of a list
would be cut alike, more of the first name tells their people apart, else more of the family name.
Inside a word it is cut only where it would not stand even alone.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, count, takewhile

ELLIPSIS = "…"

PARTICLES = frozenset(
    {"de", "du", "des", "d’", "d'", "la", "le", "les", "da", "dos", "van", "von", "ben", "el"}
)

_ELISION = re.compile(r"^[dl][’'](?=\w)", re.IGNORECASE)

Fits = Callable[[str], bool]


def family_and_first(name: str) -> tuple[str, str]:
    """Return the family name and the first names of ``name``, whichever order it came in.

    Words in capitals are the family name; without any, the last word and its particles are.

    >>> family_and_first("DE LA TOUR Jean-Paul"), family_and_first("Anna van Dyck")
    (('DE LA TOUR', 'Jean-Paul'), ('van Dyck', 'Anna'))
    """
    words = name.split()
    capitals = [w for w in words if len(w.strip(".")) > 1 and w == w.upper() and w != w.lower()]
    if capitals and len(capitals) < len(words):
        return " ".join(capitals), " ".join(w for w in words if w not in capitals)
    start = max(0, len(words) - 1)
    while start > 1 and words[start - 1].lower() in PARTICLES:
        start -= 1
    return " ".join(words[start:]), " ".join(words[:start])


_BEGUN = re.compile(r"(.+?)((?: [^\W\d_][^ ]*\.)+)")


def in_two_lines(form: str) -> tuple[str, str]:
    """Return a name, whole or shortened, as two lines: the family name, then the first one.

    >>> in_two_lines("DUPRÉ Agathe"), in_two_lines("DE LA TOUR J.-P.")
    (('DUPRÉ', 'Agathe'), ('DE LA TOUR', 'J.-P.'))
    """
    begun = _BEGUN.fullmatch(form)
    return (begun[1], begun[2].strip()) if begun else family_and_first(form)


@lru_cache(maxsize=4_096)
def initials(first: str, letters: int = 1) -> str:
    """Return the first ``letters`` letters of each first name; a compound keeps its hyphen.

    A particle has none: ``M.-A. L.`` for Marie-Anne de Lorraine.

    >>> initials("Jean-Paul"), initials("Agathe", 3), initials("Jean-Paul Marie")
    ('J.-P.', 'Aga.', 'J.-P. M.')
    """
    words = [_ELISION.sub("", word) for word in first.split()]
    words = [word for word in words if word.lower() not in PARTICLES] or words
    return " ".join(
        "-".join(_begun(part, letters) for part in word.split("-") if part) for word in words
    )


def _begun(part: str, letters: int) -> str:
    return part if len(part) <= letters and letters > 1 else f"{part[:letters]}."


@dataclass(frozen=True, slots=True)
class Abbreviation:
    """A name in short: its family name, what is left of the first; ``alike``: the list has
    others of that family. ``apart`` is what is left of the first name once the family name is
    cut, and ``kept`` the letters of the family name that no cut goes under."""

    family: str
    begun: str = ""
    alike: bool = False
    apart: str = ""
    kept: int = 0

    @property
    def form(self) -> str:
        """Return the short form of the name: ``DUPRÉ A.``."""
        return f"{self.family} {self.begun}".strip()


def named(names: Sequence[str], fits: Fits) -> tuple[str, ...]:
    """Return the names of one list, whole or shortened by the one rule until each ``fits``.

    >>> named(["DUPRÉ Agathe", "DUPRÉ Alain", "ROY Ann"], lambda form: len(form) <= 9)
    ('DUPRÉ Ag.', 'DUPRÉ Al.', 'ROY Ann')
    """
    shortened = abbreviations(tuple(names))
    return tuple(named_alone(name, shortened[name], fits) for name in names)


def named_alone(name: str, short: Abbreviation, fits: Fits) -> str:
    """Return ``name``, else its short form, else that with its family name cut, as fits first.

    With no room at all, an ellipsis.
    """
    return next((form for form in _forms(name, short) if fits(form)), ELLIPSIS)


def _forms(name: str, short: Abbreviation) -> Iterator[str]:
    family = short.family
    begun = short.apart or short.begun
    letters = [family[:end].rstrip(" -") + ELLIPSIS for end in range(len(family) - 1, 0, -1)]
    yield name
    yield short.form
    for cut in _cuts(family):
        if len(cut) > short.kept:
            yield f"{cut} {begun}".strip()
    if short.kept:
        yield from (f"{cut} {begun}".strip() for cut in letters if len(cut) > short.kept)
    if short.alike and begun:
        # Cut inside a word rather than read like another of the family.
        yield from (f"{cut} {begun}" for cut in letters)
    yield family
    yield from _cuts(family)
    yield from letters


@lru_cache(maxsize=32)
def abbreviations(names: tuple[str, ...]) -> dict[str, Abbreviation]:
    """Return what each name of a list becomes when it is shortened: no two alike.

    Names that are wholly alike stay alike: nothing in them tells them apart.
    """
    families: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for name in dict.fromkeys(names):
        family, first = family_and_first(name)
        families[family].append((name, first))
    kin = _cut_alike(families)
    short: dict[str, Abbreviation] = {}
    for family, people in families.items():
        for name, first in people:
            others = [other for known, other in people if known != name]
            begun = _told_apart(first, others) if first else ""
            near = [(other, one) for other in kin[family] for _, one in families[other]]
            unlike = [one for _, one in near if one != first]
            apart = _told_apart(first, [*others, *unlike]) if first else ""
            same = [other for other, one in near if one == first]
            kept = max((_in_common(family, other) + 1 for other in same), default=0)
            short[name] = Abbreviation(family, begun, bool(others), apart, kept)
    return short


def _in_common(one: str, other: str) -> int:
    """Return how many letters two texts both begin with."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _cut_alike(families: Iterable[str]) -> dict[str, set[str]]:
    """Return, for each family name of a list, the others that may be cut as it is."""
    cut: dict[str, set[str]] = defaultdict(set)
    for family in families:
        for form in _cuts(family):
            cut[form].add(family)
    return {
        family: set(chain.from_iterable(cut[form] for form in _cuts(family))) - {family}
        for family in families
    }


def namesakes(names: Iterable[str]) -> frozenset[str]:
    """Return the names that stand more than once in a list: nothing in them tells them apart.

    >>> sorted(namesakes(["ROY Ann", "ROUX Luc", "ROY Ann"]))
    ['ROY Ann']
    """
    return frozenset(name for name, many in Counter(names).items() if many > 1)


def _told_apart(first: str, others: Sequence[str]) -> str:
    """Return the fewest letters of a first name that none of the others begins with alike."""
    longest = max(map(len, (first, *others)))
    for letters in count(1):
        if letters >= longest:
            return first
        told = initials(first, letters)
        bare = told.replace(".", "")
        if all(bare != initials(other, letters).replace(".", "") for other in others):
            return told
    raise AssertionError  # a count never ends


def _cuts(family: str) -> Iterator[str]:
    """The family name cut ever earlier: at words and hyphens, never after a mere particle."""
    for end in range(len(family) - 2, 0, -1):
        kept = family[:end]
        word = re.split("[ -]", kept)[-1]
        if family[end] in " -" and word and word.lower() not in PARTICLES:
            yield kept + ELLIPSIS
