"""One line of the finder or of the palette: its words, what it does, and how near it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from td_app.ui.finding import INSIDE, folded, nearness
from td_app.ui.post_settings import post_settings

#: Where a post keeps the names of the acts taken lately (never of people), and how many.
KEPT, MOST = "palette/recent", 5


@dataclass(frozen=True, slots=True)
class Offer:
    """``take`` goes there or does it; refused now with the sentence ``why_not``.

    ``name`` tells it apart and is what is remembered of it; ``also`` are other words it
    answers to, in any language; ``keys`` are shown as key caps, ``beside`` in the soft colour.
    """

    name: str
    group: str
    words: str
    take: Callable[[], object]
    icon: str = ""
    beside: str = ""
    keys: tuple[str, ...] = ()
    why_not: str = ""
    also: str = ""


@lru_cache(maxsize=4096)
def _plain(text: str) -> str:
    return folded(text)


def near(typed: str, offer: Offer) -> int | None:
    """Return how near an offer is to what was typed (``folded``), None when it is not meant.

    Its own words come before the others it answers to.
    """
    own = nearness(typed, _plain(offer.words))
    if own is not None and own <= INSIDE:
        return own * 2
    every = nearness(typed, _plain(f"{offer.words} {offer.also} {offer.group}"))
    return None if every is None else every * 2 + 1


def nearest(typed: str, offers: Iterable[Offer], recent: Sequence[str] = ()) -> list[Offer]:
    """Return the offers meant by what was typed, nearest first.

    Of two as near, the one that can be done comes first, then the one taken lately.
    """
    wanted = folded(typed)
    found = []
    for place, offer in enumerate(offers):
        how_near = near(wanted, offer)
        if how_near is not None:
            lately = recent.index(offer.name) if offer.name in recent else len(recent)
            found.append(((how_near, bool(offer.why_not), lately, place), offer))
    return [offer for _, offer in sorted(found, key=lambda pair: pair[0])]


def recent_names() -> tuple[str, ...]:
    """Return the names of the acts taken lately, the last one first."""
    kept = str(post_settings().value(KEPT, "") or "")
    return tuple(name for name in kept.split("\n") if name)


def remember(name: str) -> None:
    """Note that an act has been taken."""
    names = (name, *(other for other in recent_names() if other != name))
    post_settings().setValue(KEPT, "\n".join(names[:MOST]))
