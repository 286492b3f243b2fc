"""One cell holding a whole name: which words are the last name, and how sure that is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from td_app.members_file.given_names import GIVEN, NOT_GIVEN, how_given
from td_app.members_file.member import plain_words
from td_app.members_file.previewed import Meaning

_PARTICLES_WORDS = """
de du des d la le les l da do dos das van von der den ter di del della dello el al ben ibn bin
st ste saint sainte mac mc zu zur ait ould
"""
_PARTICLES = frozenset(_PARTICLES_WORDS.split())
# Written before a name in capitals without being in capitals itself: d'ALMEIDA, McDONALD.
_PREFIX = re.compile(r"^(?:mc|mac|[dlonm]['’])", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class SplitName:
    """A name in its two parts; ``doubt`` is a code when the split is a guess."""

    last: str
    first: str
    doubt: str | None = None


@dataclass(frozen=True, slots=True)
class FileOrder:
    """The order most names of the file follow, whether surely, whether the director says so."""

    order: str
    sure: bool
    imposed: bool = False


def split_name(name: str, file_order: FileOrder) -> SplitName:
    """Return the last and first names: by the comma, by capitals, else as the file does.

    >>> split_name("PÉREZ Gaëtan", FileOrder("first_last", True))
    SplitName(last='PÉREZ', first='Gaëtan', doubt=None)
    >>> split_name("Marie de la Tour", FileOrder("first_last", True)).last
    'de la Tour'
    """
    before, comma, after = name.partition(",")
    if comma and before.strip() and after.strip():
        return SplitName(before.strip(), " ".join(after.replace(",", " ").split()))
    words = name.replace(",", " ").split()
    if len(words) < 2:
        return SplitName(" ".join(words), "", "NAME_SINGLE_WORD")
    return _by_capitals(words) or _by_order(words, file_order)


def order_of_file(names: Iterable[str], declared: str | None = None) -> FileOrder:
    """Return the order of a column of names; ``declared`` by its header, it is only checked."""
    capitals: Counter[str] = Counter()
    given: Counter[str] = Counter()
    leaning: Counter[str] = Counter()
    total = 0
    for name in names:
        words = name.split()
        if len(words) < 2 or "," in name:
            continue
        total += 1
        capitals.update(filter(None, [_order_by_capitals(words)]))
        given.update(filter(None, [_order_by_given(words)[0]]))
        leaning.update(filter(None, [_leaning(words)]))
    if declared:
        return FileOrder(declared, True)
    for votes, agreed, share in ((capitals, 0.9, 0.3), (given, 0.8, 0.1)):
        cast = votes.total()
        if cast and cast >= share * total and (cast >= 3 or 2 * cast >= total):
            order, most = votes.most_common(1)[0]
            return FileOrder(order, most >= agreed * cast)
    every = capitals + given + leaning
    if not every:
        return FileOrder(Meaning.LAST_FIRST, False)
    order, most = every.most_common(1)[0]
    return FileOrder(order, most >= max(3, 0.9 * every.total()))


def in_capitals(word: str) -> bool:
    """Tell whether a word is written in capitals, a prefix such as Mc or d' apart.

    >>> in_capitals("N'DIAYE"), in_capitals("McDONALD"), in_capitals("J."), in_capitals("Le")
    (True, True, False, False)
    """
    letters = [c for c in _PREFIX.sub("", word) if c.isalpha()]
    if len(letters) < 2:
        letters = [c for c in word if c.isalpha()]
    return len(letters) > 1 and all(c == c.upper() != c.lower() or c == "ß" for c in letters)


def is_particle(word: str) -> bool:
    """Tell whether a word belongs with the name after it: de, La, Van, d'."""
    return plain_words(word) in _PARTICLES


def _capital_run(words: Sequence[str]) -> tuple[int, int] | None:
    """Return the bounds of the words in capitals, particles before them included."""
    capital = [in_capitals(word) for word in words]
    if not any(capital) or all(capital):
        return None
    start = capital.index(True)
    end = len(words) - capital[::-1].index(True)
    if not all(
        c or is_particle(w) for c, w in zip(capital[start:end], words[start:end], strict=True)
    ):
        return None
    while start and is_particle(words[start - 1]):
        start -= 1
    return None if (start, end) == (0, len(words)) else (start, end)


def _order_by_capitals(words: Sequence[str]) -> str | None:
    run = _capital_run(words)
    if run is None or (run[0] > 0 and run[1] < len(words)):
        return None
    return Meaning.LAST_FIRST if run[0] == 0 else Meaning.FIRST_LAST


def _by_capitals(words: Sequence[str]) -> SplitName | None:
    run = _capital_run(words)
    if run is None:
        return None
    start, end = run
    aside = (*words[:start], *words[end:])
    doubt = "NAME_SPLIT_GUESSED" if start and end < len(words) else None
    return SplitName(" ".join(words[start:end]), " ".join(aside), doubt)


def _order_by_given(words: Sequence[str]) -> tuple[str | None, bool]:
    """Return the order that first names and particles speak for, and whether clearly."""
    ahead, behind = how_given(words[0]), how_given(words[-1])
    if is_particle(words[0]) and not is_particle(words[-1]):
        return Meaning.LAST_FIRST, behind == GIVEN
    if is_particle(words[-1]):
        return Meaning.FIRST_LAST, ahead == GIVEN
    if ahead == GIVEN and behind < GIVEN:
        return Meaning.FIRST_LAST, behind == NOT_GIVEN
    if behind == GIVEN and ahead < GIVEN:
        return Meaning.LAST_FIRST, ahead == NOT_GIVEN
    return None, False


def _leaning(words: Sequence[str]) -> str | None:
    """Return the order that even a first name also borne as a last name speaks for."""
    ahead, behind = how_given(words[0]), how_given(words[-1])
    if ahead == behind:
        return None
    return Meaning.FIRST_LAST if ahead > behind else Meaning.LAST_FIRST


def _by_order(words: Sequence[str], file_order: FileOrder) -> SplitName:
    """Split as the file does, unless the name itself clearly speaks for the other order."""
    own, clearly = _order_by_given(words)
    order, doubt = file_order.order, None
    if own and own != order and clearly and not file_order.imposed:
        order, doubt = own, "NAME_ORDER_UNUSUAL" if file_order.sure else None
    elif not file_order.sure and not (own == order and clearly):
        doubt = "NAME_ORDER_GUESSED"
    if order == Meaning.FIRST_LAST:
        at, sure = _end_of_first_name(words)
        split = SplitName(" ".join(words[at:]), " ".join(words[:at]))
    else:
        at, sure = _end_of_last_name(words)
        split = SplitName(" ".join(words[:at]), " ".join(words[at:]))
    return SplitName(split.last, split.first, doubt or (None if sure else "NAME_SPLIT_GUESSED"))


def _end_of_first_name(words: Sequence[str]) -> tuple[int, bool]:
    """Return where the last name begins in "Prénom Nom", and whether that is sure."""
    particle = next((at for at, word in enumerate(words) if at and is_particle(word)), None)
    if particle is not None:
        return particle, particle == 1 or all(how_given(word) for word in words[:particle])
    if len(words) == 2:
        return 1, True
    if len(words) == 3 and how_given(words[1]):
        return 2, how_given(words[2]) == NOT_GIVEN
    return 1, False


def _end_of_last_name(words: Sequence[str]) -> tuple[int, bool]:
    """Return where the first name begins in "Nom Prénom", and whether that is sure."""
    size = len(words)
    if size == 2:
        return 1, True
    stem = next((at for at, word in enumerate(words) if not is_particle(word)), size - 1)
    if 0 < stem < size - 1:
        return stem + 1, stem == size - 2 or all(how_given(word) for word in words[stem + 1 :])
    if size == 3 and how_given(words[1]) and how_given(words[2]):
        return 1, True
    return size - 1, False
