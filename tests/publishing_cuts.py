"""A ledger of what is published, and deliveries that are cut at any moment and taken up again."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import pytest
from publishing_servers import Place, ServedPlace, transport_to

from td_app.publishing.transports.folder import FolderFiles
from td_app.publishing.transports.transport import (
    Batch,
    Piece,
    Placed,
    Put,
    Removed,
    Step,
    Transport,
    TransportTrouble,
    Trying,
)

#: Another's page, put there before and never touched.
THEIRS = "<p>Bienvenue au club</p>"
#: A delivery is taken up again at most so often before it must be whole.
TRIES = 5


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


class CutStory:
    """Evenings published to one place while its deliveries are cut, and what must hold.

    At any moment: what stands there is whole, one of the texts that were due, beside what others
    had put. At the end: exactly what is due, nothing lost, doubled or left over.
    """

    def __init__(self, place: Place, chance: random.Random) -> None:
        self.place = place
        self.ledger = Ledger()
        self._chance = chance
        self._due: dict[str, str] = {}
        self._ever: defaultdict[str, set[str]] = defaultdict(set)
        self._made = 0
        place.put_by_another("accueil", THEIRS)

    def pieces(self) -> list[Piece]:
        """Return the pages that are due."""
        return [self.place.piece(name, text) for name, text in self._due.items()]

    def change(self) -> None:
        """Let an evening change the site: pages are added, changed and taken off."""
        chance = self._chance
        for _ in range(chance.randint(1, 3)):
            self._made += 1
            self._write(f"soiree-{self._made}")
        for name in chance.sample(sorted(self._due), k=min(2, len(self._due))):
            if chance.random() < 0.4:
                del self._due[name]
            else:
                self._write(name)

    def killed(self) -> bool:
        """Deliver, and stop somewhere, perhaps before the last step is written down."""
        batch = self.ledger.batch({piece.path: piece for piece in self.pieces()})
        steps = transport_to(self.place).deliver(batch)
        for _ in range(self._chance.randint(0, 4)):
            step = next(steps, None)
            if step is None:
                return False
            self.ledger.keep(step)
        lost = next(steps, None)
        self._stop(steps)
        return lost is not None

    def cut(self, network_of: ServedPlace) -> bool:
        """Deliver through a network that is cut; return whether that stood in its way."""
        after = int(2 ** self._chance.uniform(8, 15.5))
        if self._chance.random() < 0.5:
            network_of.network.cut_after(sent=after)
        else:
            network_of.network.cut_after(answered=after)
        try:
            self.ledger.delivered(transport_to(self.place), self.pieces())
        except TransportTrouble as trouble:
            assert not trouble.lasting, trouble
            return True
        finally:
            network_of.network.mend()
        return False

    def check(self) -> None:
        """See that what stands there is whole, and others' as it was."""
        held = dict(self.place.held())
        assert held.pop("accueil") == THEIRS
        for name, text in held.items():
            assert name.startswith("td-app-parts/") or text in self._ever[name], name

    def finish(self) -> None:
        """Deliver until it is whole; see that exactly what is due stands there."""
        for left in reversed(range(TRIES)):
            try:
                self.ledger.delivered(transport_to(self.place), self.pieces())
                break
            except TransportTrouble as trouble:
                # A server may have done what it was asked before it knew of the cut.
                assert left and not trouble.lasting, trouble
        assert self.place.held() == self._due | {"accueil": THEIRS}
        assert {placed.path for placed in self.ledger.placed.values()} == {
            piece.path for piece in self.pieces()
        }
        assert not self.ledger.unsure

    def _write(self, name: str) -> None:
        text = self._chance.randbytes(self._chance.randint(10, 6_000)).hex()
        self._due[name] = text
        self._ever[name].add(text)

    def _stop(self, steps: Iterator[Step]) -> None:
        """End a delivery as a killed program does: nothing more reaches the server."""
        network = getattr(self.place, "network", None)
        if network:
            network.cut()
        with suppress(TransportTrouble):
            steps.close()  # type: ignore[attr-defined]
        if network:
            network.mend()


def cut_at_random(place: Place, chance: random.Random, cuts: int) -> None:
    """Publish evenings to a place until so many deliveries were cut or killed; see what holds."""
    story = CutStory(place, chance)
    network = getattr(place, "network", None)
    while cuts:
        story.change()
        if network and chance.random() < 0.7:
            stopped = story.cut(place)  # type: ignore[arg-type]
        else:
            stopped = story.killed()
        if network:
            network.settled()
        cuts -= stopped
        story.check()
        if chance.random() < 0.3:
            story.finish()
    story.finish()


class Killed(BaseException):
    """The program is gone."""


def killed_in_a_folder(
    place: Place, chance: random.Random, kills: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Publish evenings into a folder, killed at any act on a file, in the middle of it or after."""
    story = CutStory(place, chance)
    left = 0

    def killing(act: Callable[..., Any]) -> Callable[..., Any]:
        def done(files: FolderFiles, path: str, *given: Any) -> Any:
            nonlocal left
            left -= 1
            if left == 0 and act is write:
                act(files, path, given[0][: chance.randint(0, len(given[0]))])
                raise Killed
            if left == 0 and chance.random() < 0.5:
                raise Killed
            made = act(files, path, *given)
            if left == 0:
                raise Killed
            return made

        return done

    write = FolderFiles.write
    for name in ("write", "rename", "remove", "remove_folder", "make_folder", "names"):
        monkeypatch.setattr(FolderFiles, name, killing(getattr(FolderFiles, name)))
    while kills:
        story.change()
        left = chance.randint(1, 25)
        try:
            story.ledger.delivered(transport_to(place), story.pieces())
        except Killed:
            kills -= 1
        left = -1
        story.check()
    story.finish()
