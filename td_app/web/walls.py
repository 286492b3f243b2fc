"""The wall as a browser asks for it, and what draws it: nothing here knows of screens or scenes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, Protocol

from td_app.live.reading import Live
from td_app.web.published import NameDisplay

What = Literal["wall", "all", "overlay"]
#: The longer side of a scene, and what its shorter one is rounded to: shapes are few, and each is
#: drawn once for all who ask.
LONGEST: Final = 1920
ROUNDED: Final = 24
SHORTEST: Final = 480
#: Tournaments that one address may name.
MOST_SHOWN: Final = 24


@dataclass(frozen=True, slots=True)
class Asked:
    """What a browser asks: one tournament, several, what is laid over a film; for which shape.

    ``show``: the tournaments wanted, none for all in play; ``seats``: the list before the start.
    """

    what: What
    width: int
    height: int
    seats: bool = False
    show: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Film:
    """The scenes of the next ``lasts`` milliseconds: from when each is on, what stays, what ticks.

    ``frames``: (milliseconds from its beginning, which of ``stills``, what ticks as SVG);
    ``ground``: the colour around it, empty for none.
    """

    lasts: int
    title: str
    ground: str
    stills: tuple[str, ...]
    frames: tuple[tuple[int, int, str], ...]


class FilmMaker(Protocol):
    """Reads moments to come where the session lives, one at a time; draws them anywhere."""

    def look(self) -> bool:
        """Read the next moment; whether there is another."""
        ...

    def made(self) -> Film:
        """Return the film of what was read."""
        ...


class Walls(Protocol):
    """What draws the walls of a tournament; ``changes`` grows when they are to be drawn anew."""

    @property
    def changes(self) -> int:
        """Return how often something changed that no journal tells."""
        ...

    def begin(self, live: Live, asked: Asked, names: NameDisplay) -> FilmMaker:
        """Return what makes a film from now on; where the session lives."""
        ...

    def picture(self, mark: str) -> bytes | None:
        """Return a picture that a film named."""
        ...


def rounded(width: int, height: int) -> tuple[int, int]:
    """Return the shape nearest to a screen's, its longer side that of a scene.

    >>> rounded(1366, 768), rounded(1024, 768), rounded(1080, 1920), rounded(9, 0)
    ((1920, 1080), (1920, 1440), (1080, 1920), (1920, 480))
    """
    longer = max(width, height, 1)
    shorter = min(width, height) / longer * LONGEST
    near = max(SHORTEST, min(LONGEST, round(shorter / ROUNDED) * ROUNDED))
    return (LONGEST, near) if width >= height else (near, LONGEST)
