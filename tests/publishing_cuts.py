"""A ledger of what is published, and deliveries that are cut at any moment and taken up again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from td_app.publishing.transports.transport import (
    Batch,
    Piece,
    Placed,
    Put,
    Removed,
    Step,
    Transport,
    Trying,
)


@dataclass
class Ledger:
    """What the steps told, as the queue on disk keeps it; each is kept before the next is asked."""

    placed: dict[str, Placed] = field(default_factory=dict)
    unsure: set[str] = field(default_factory=set)
    addresses: dict[str, str] = field(default_factory=dict)

    def keep(self, step: Step) -> None:
        """Write a step down."""
        match step:
            case Trying(path):
                self.unsure.add(path)
            case Put(path, digest, remote, address):
                self.placed[path] = Placed(path, digest, remote)
                self.addresses[path] = address
                self.unsure.discard(path)
            case Removed(path):
                self.placed.pop(path, None)
                self.unsure.discard(path)

    def batch(self, due: Mapping[str, Piece]) -> Batch:
        """Return what brings there what is due, by its paths, from what is recorded there."""
        puts = [
            piece
            for path, piece in due.items()
            if path in self.unsure
            or path not in self.placed
            or self.placed[path].digest != piece.digest
        ]
        gone = [placed for path, placed in self.placed.items() if path not in due]
        # What was being made when it was cut may be there, and is due no more.
        gone += [Placed(path, "") for path in sorted(self.unsure - set(due) - set(self.placed))]
        return Batch(tuple(puts), tuple(gone), dict(self.placed), frozenset(self.unsure))

    def delivered(self, transport: Transport, due: Iterable[Piece]) -> list[Step]:
        """Deliver what is due, keeping each step; return the steps."""
        return list(self.steps(transport, due))

    def steps(self, transport: Transport, due: Iterable[Piece]) -> Iterator[Step]:
        """Yield each step once it is kept."""
        for step in transport.deliver(self.batch({piece.path: piece for piece in due})):
            self.keep(step)
            yield step
