"""Names cut sensibly where there is little room: first names go before family names do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

PARTICLES = frozenset({"de", "du", "des", "d'", "la", "le", "les", "van", "von", "ben", "el"})
ELLIPSIS = "…"


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


def initials(first: str) -> str:
    """Return the initials of first names.

    >>> initials("Jean-Paul Marie")
    'J.-P. M.'
    """
    return " ".join(
        "-".join(f"{part[0]}." for part in word.split("-") if part) for word in first.split()
    )


def shorter_forms(name: str) -> tuple[str, ...]:
    """Return ``name`` then ever shorter forms of it, the family name alone last.

    >>> shorter_forms("Jean-Paul Marchand")
    ('Jean-Paul Marchand', 'J.-P. Marchand', 'Marchand J.', 'Marchand')
    """
    family, first = family_and_first(name)
    if not first:
        return (name,)
    letters = initials(first)
    forms = (name, f"{letters} {family}", f"{family} {letters[:2]}", family)
    return tuple(dict.fromkeys(forms))


def shortened(names: Sequence[str], fits: Callable[[str], bool]) -> tuple[str, ...]:
    """Return for each name the longest form that fits and that no other name also takes.

    When even the shortest does not fit it is cut with an ellipsis.

    >>> shortened(["Ann Roy", "Bob Roy"], lambda form: len(form) <= 6)
    ('A. Roy', 'B. Roy')
    """
    forms = [shorter_forms(name) for name in names]
    taken = [form for ladder in forms for form in set(ladder)]
    return tuple(
        next((form for form in ladder if fits(form) and taken.count(form) == 1), None)
        or _cut(ladder[-2] if taken.count(ladder[-1]) > 1 and len(ladder) > 1 else ladder[-1], fits)
        for ladder in forms
    )


def _cut(form: str, fits: Callable[[str], bool]) -> str:
    if fits(form):
        return form
    for length in range(len(form) - 1, 0, -1):
        cut = form[:length].rstrip(" .-") + ELLIPSIS
        if fits(cut):
            return cut
    return ELLIPSIS
