"""What an event tells of itself: codes and figures. ``td_app.words`` finds their sentences.

The base tells what most events need: its own kind, its fields, the entrant or entrants it holds,
and what any event may bring besides. An event says what differs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, ClassVar

#: Of a list of people, how many are told by name at most.
DOZEN = 12


@dataclass(frozen=True, slots=True)
class SentenceCode:
    """A code, ``+`` before what makes it a fuller one, with whom it names and its figures.

    A figure may be told in turn: another of these, or several.
    """

    code: str
    who: tuple[int, ...] = ()
    params: Mapping[str, object] = field(default_factory=dict)


class Happened:
    """An event: told by the minutes, called something by undo."""

    __slots__ = ()
    KIND: ClassVar[str]
    #: What is said of one that overrules the text.
    OVERRULED: ClassVar[str] = "overruled"
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def who(self) -> tuple[int, ...]:
        """Return the entrants its sentence is about."""
        one = getattr(self, "entrant", None)
        return getattr(self, "entrants", ()) if one is None else (one,)

    def concerns(self) -> tuple[int, ...]:
        """Return the entrants whose names are needed to tell it."""
        return self.who()[:DOZEN]

    def sentence_code(self) -> SentenceCode:
        """Return its sentence in the minutes."""
        return self._sentence_code()

    def label(self) -> SentenceCode:
        """Return what it is called when it can be undone."""
        return self.sentence_code()

    def adds(self) -> Iterator[SentenceCode]:
        """Yield what is said after its sentence, of its own."""
        yield from ()

    def besides(self) -> Iterator[SentenceCode]:
        """Yield all that is said after its sentence: its own, then what any event may bring."""
        yield from self.adds()
        for flag, code in (
            ("overruled", self.OVERRULED),
            ("out_of_order", "out_of_order"),
            ("director_chose", "director_chose"),
        ):
            if getattr(self, flag, False):
                yield SentenceCode(code)
        if exceptions := getattr(self, "exceptions", ()):
            yield SentenceCode(self._spared(), params={"count": len(exceptions)})
        if resumed := getattr(self, "resumed", ()):
            several = "+several" if len(resumed) > 1 else ""
            yield SentenceCode(f"resumed{several}", params={"tables": resumed})
        if (over := getattr(self, "round_over", None)) is not None:
            yield SentenceCode(f"round_over+{over.why}", params={"hands": over.hands})

    def _spared(self) -> str:
        """What is said of those never to be moved: here, that they were."""
        return "moved_anyway"

    def _sentence_code(self, variant: str = "", **figures: object) -> SentenceCode:
        """Return its kind in a variant, with its fields and these figures."""
        plain = {each.name: getattr(self, each.name) for each in fields(self)}
        return SentenceCode(self.KIND + variant, self.who(), {**plain, **figures})
