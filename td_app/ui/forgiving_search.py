"""Finding by what was typed: accents, case, word order and one wrong letter are forgiven."""

from __future__ import annotations

import unicodedata

from rapidfuzz.distance import OSA

LETTERS_BEFORE_FORGIVING = 4

WHOLE_WORDS, BEGINNINGS, INSIDE, NEARLY = range(4)
"""How near a text is to what was typed, nearest first."""


def folded(text: str) -> str:
    """Return ``text`` without accents or case, words parted by single spaces.

    >>> folded("  Éloïse  d'Ünger-MŒREL ")
    "eloise d'unger-moerel"
    """
    spelt_out = text.casefold().replace("œ", "oe").replace("æ", "ae")
    plain = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", spelt_out)
        if not unicodedata.combining(letter)
    )
    return " ".join(plain.split())


def matches(typed: str, text: str) -> bool:
    """Tell whether every word of ``typed`` is in ``text``; both already ``folded``.

    A word of four letters or more may hold one wrong, missing or swapped letter.

    >>> matches("dupnt jea", "jean dupont")
    True
    """
    words = text.replace("-", " ").split()
    return all(word in text or _nearly_begins(word, words) for word in typed.split())


def nearness(typed: str, text: str) -> int | None:
    """Return how near ``text`` is to ``typed``, both ``folded``; None when it does not match.

    >>> nearness("jean", "jean dupont") == WHOLE_WORDS, nearness("dup", "jean dupont") == BEGINNINGS
    (True, True)
    """
    wanted = typed.replace("-", " ").split()
    if not all(word in text for word in wanted):
        return NEARLY if matches(typed, text) else None
    plain = text.replace("-", " ")
    # An elided article is not part of the word: « l'horloge » begins with « horloge » as well.
    words = [*plain.split(), *plain.replace("'", " ").split()]
    if all(word in words for word in wanted):
        return WHOLE_WORDS
    begun = all(any(word.startswith(start) for word in words) for start in wanted)
    return BEGINNINGS if begun else INSIDE


def _nearly_begins(typed: str, words: list[str]) -> bool:
    if len(typed) < LETTERS_BEFORE_FORGIVING or not typed.isalpha():
        return False
    for word in words:
        for length in {len(typed) - 1, len(typed), len(typed) + 1}:
            if len(word) >= length and OSA.distance(typed, word[:length], score_cutoff=1) <= 1:
                return True
    return False
