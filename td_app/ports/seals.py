"""The seal of a journal as text: on paper, in a QR code, as ``check`` gives it, as it is typed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, Protocol

from rules_ropta.ruling import Refused

#: What papers print of a hash: 128 bits.
PRINTED: Final = 32
#: What a scanner of another keyboard types on a French one: ``a`` and the row of figures.
FRENCH_KEYS: Final = str.maketrans("&é\"'(-è_çàq", "1234567890a")
#: The entry's number, then the whole hash or what papers print; 16 figures are of older papers.
WRITTEN: Final = re.compile(r"([0-9]{0,9})([0-9a-f]{64}|[0-9a-f]{32})|()([0-9a-f]{16})")
#: What papers write before the number, and between it and the figures.
BESIDE: Final = re.compile(r"^.*(?:\bligne\b|\bline\b|:)|[\s·,;.]", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Seal:
    """A hash, or how it begins, in small hexadecimal figures; ``entry`` 0 where it is not told."""

    figures: str
    entry: int = 0

    def __str__(self) -> str:
        """Return it by fours, after the number of its entry where that is known."""
        figures = by_fours(self.figures)
        return f"{self.entry} · {figures}" if self.entry else figures

    @property
    def code(self) -> str:
        """Return what a QR code says of it, which :func:`read_seal` reads."""
        return f"{self.entry} {self.figures}"


@dataclass(frozen=True, slots=True)
class Cover:
    """What a journal's seal covers besides its entries.

    Names, notes and operators are covered from the entry ``covered_from`` on (None: nowhere);
    ``erased`` counts those that were erased since.
    """

    covered_from: int | None = None
    erased: int = 0


def read_seals(typed: Sequence[str]) -> tuple[Seal, ...]:
    """Return the seals that were typed apart, or the one of which all are parts.

    Raises :class:`Refused`.
    """
    try:
        return tuple(map(read_seal, typed))
    except Refused:
        if len(typed) == 1:
            raise
    whole = read_seal(" ".join(typed))
    if not whole.entry and len(whole.figures) == PRINTED:
        # As well two of older papers: neither is guessed.
        raise Refused("LOG_SEALS_TOGETHER", typed=str(whole))
    return (whole,)


def by_fours(figures: str) -> str:
    """Return figures by fours, as people compare them, on one line.

    >>> by_fours("3fa29c1b77de0142").replace(chr(160), " ")
    '3fa2 9c1b 77de 0142'
    """
    return "\u00a0".join(figures[at : at + 4] for at in range(0, len(figures), 4))


def read_seal(typed: str) -> Seal:
    """Return the seal that somebody typed, pasted or scanned; raises :class:`Refused`.

    >>> read_seal("Ligne 212 · 3FA2 9C1B 77DE 0142 3FA2 9C1B 77DE 0142").entry
    212
    """
    lines = typed.strip().splitlines()
    # A paper goes on below with what its seal covers.
    for last in range(len(lines), 0, -1):
        figures = BESIDE.sub("", "\n".join(lines[:last]).lower()).translate(FRENCH_KEYS)
        found = WRITTEN.fullmatch(figures)
        if found is not None:
            return Seal(found[2] or found[4], int(found[1] or 0))
    raise Refused("LOG_SEAL_UNREADABLE", typed=typed.strip())


#: What is found of a seal; the first two are as it should be.
Verdict = Literal["same", "longer", "shorter", "altered", "no_such_seal"]


@dataclass(frozen=True, slots=True)
class Evening:
    """A tournament or a meeting in a file: its number there, how many entries its journal has."""

    number: int
    name: str
    date: str
    entries: int


@dataclass(frozen=True, slots=True)
class SealAnswer:
    """What a file says of a seal.

    ``entry`` is the one sealed, ``since`` counts those after it. An altered journal breaks at the
    entry ``broken_at``, or was written anew ``between`` the last entry that a seal vouches for and
    the first that one does not. ``ends_before``: the evenings whose journal is too short.
    ``covered_from`` and ``erased`` are as in :class:`Cover`. ``begins_alike``: evenings that open
    with the same entry, and do not bear the seal.
    """

    seal: str
    verdict: Verdict
    evening: Evening | None = None
    entry: int = 0
    since: int = 0
    broken_at: int | None = None
    between: tuple[int, int] | None = None
    ends_before: tuple[Evening, ...] = ()
    covered_from: int | None = None
    erased: int = 0
    begins_alike: tuple[Evening, ...] = ()

    @property
    def ok(self) -> bool:
        """Return whether the journal is the one sealed, gone on with or not."""
        return self.verdict in ("same", "longer")


@dataclass(frozen=True, slots=True)
class SealReport:
    """What a file, or a database, says of seals, in the order they were given."""

    path: str
    answers: tuple[SealAnswer, ...] = ()

    @property
    def ok(self) -> bool:
        """Return whether every seal is that of a journal of the file."""
        return all(answer.ok for answer in self.answers)


class SealReader(Protocol):
    """Verifies seals in the club that is open, or in another file; asked from any thread."""

    def __call__(self, seals: Sequence[Seal], other: Path | None = None) -> SealReport:
        """Return what it says of them; raises :class:`StorageTrouble`."""
        ...
