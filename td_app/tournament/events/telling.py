"""The codes and figures of an event's sentences; ``td_app.words`` has the sentences.

The base class gives what most events need: their kind, their fields, their entrants, and the
remarks that any event may carry. An event overrides what differs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, ClassVar

#: How many people of a list are named at most.
DOZEN = 12


@dataclass(frozen=True, slots=True)
class SentenceCode:
    """The code of a sentence, the entrants it names and its figures.

    ``+`` in a code precedes a variant. A figure may be a sentence code itself, or several.
    """

    code: str
    who: tuple[int, ...] = ()
    params: Mapping[str, object] = field(default_factory=dict)


class Happened:
    """Base of events: a sentence for the minutes, a label for undo."""

    __slots__ = ()
    KIND: ClassVar[str]
    #: The code of the remark on an event that overrules the rulebook.
    OVERRULED: ClassVar[str] = "overruled"
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def who(self) -> tuple[int, ...]:
        """Return the entrants its sentence is about."""
        one = getattr(self, "entrant", None)
        return getattr(self, "entrants", ()) if one is None else (one,)

    def concerns(self) -> tuple[int, ...]:
        """Return the entrants whose names its sentence needs."""
        return self.who()[:DOZEN]

    def sentence_code(self) -> SentenceCode:
        """Return the code of its sentence in the minutes."""
        return self._sentence_code()

    def label(self) -> SentenceCode:
        """Return the code of its label in the undo menu."""
        return self.sentence_code()

    def adds(self) -> Iterator[SentenceCode]:
        """Yield the codes of its own remarks, after its sentence."""
        yield from ()

    def besides(self) -> Iterator[SentenceCode]:
        """Yield the codes of all remarks: its own, then those that any event may carry."""
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
        """Return the code of the remark on players who should not be moved: they were."""
        return "moved_anyway"

    def _sentence_code(self, variant: str = "", **figures: object) -> SentenceCode:
        """Return its kind in a variant, with its fields and these figures."""
        plain = {each.name: getattr(self, each.name) for each in fields(self)}
        return SentenceCode(self.KIND + variant, self.who(), {**plain, **figures})
