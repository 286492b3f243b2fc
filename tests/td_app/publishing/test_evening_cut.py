"""Evenings played to their end while their pages leave: links cut, the program killed.

The queue as it is, on a club's file, over each transport: at the end the place holds exactly what
is due there, beside what others had put.
"""

from __future__ import annotations

import os
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from builders import SteppedClock, played_down_to
from publishing_cuts import THEIRS, TRIES, Killed
from publishing_places import HERE, PLACES, SERVED
from publishing_servers import Place, accepted, transport_to
from season_builders import an_evening, people

from td_app.bootstrap import club_of
from td_app.club.club import Club
from td_app.persistence.check import check_file
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.ports.publishing import PublishedPage
from td_app.publishing.ledger import Ledger
from td_app.publishing.sending import Outcome, Sender
from td_app.publishing.site.building import Page, Site, due_where
from td_app.publishing.transports.accounts import WordpressAccount
from td_app.publishing.transports.transport import Batch, Step, Transport, Tried
from td_app.publishing.wishes import change_wishes
from td_app.register.member import Member
from td_app.tournament.state.public_name import PublicName

#: How often each place is cut; more are tried by hand.
CUTS = int(os.environ.get("PUBLISHING_CUTS", "4"))
PLAYERS = people("Ana Abadie", "Bob Bénard", "Cléo Çelik", "Dan Da Costa", "Eve Évrard")


@pytest.fixture(params=[*HERE, *SERVED])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    with PLACES[request.param](tmp_path) as place:
        if request.param not in HERE:
            accepted(place)
        yield place


class KillingPages:
    """The pages published of a club; the program is killed before or after it writes one down."""

    def __init__(self, pages: Any, after: int, before: bool) -> None:
        self._pages = pages
        self._left = after
        self._before = before

    def pages(self, place: str) -> Any:
        return self._pages.pages(place)

    def keep_pages(self, place: str, pages: Sequence[PublishedPage]) -> None:
        self._left -= 1
        if self._left == 0 and self._before:
            raise Killed
        self._pages.keep_pages(place, pages)
        if self._left == 0:
            raise Killed

    def forget_page(self, place: str, path: str) -> None:
        self._pages.forget_page(place, path)


class Watched:
    """A transport whose delivery can be ended as a killed program ends it."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.steps: Iterator[Step] = iter(())

    def deliver(self, batch: Batch) -> Iterator[Step]:
        self.steps = self._transport.deliver(batch)
        return self.steps

    def tried(self) -> Tried:
        return self._transport.tried()


class EveningsCut:
    """A club that publishes its evenings to one place, and what must hold there at any moment."""

    def __init__(self, place: Place, path: Path, chance: random.Random) -> None:
        self._place = place
        self._path = path
        self._chance = chance
        self._network: Any = getattr(place, "network", None)
        self._clock = SteppedClock()
        self._due: dict[str, str] = {}
        self._ever: defaultdict[str, set[str]] = defaultdict(set)
        place.put_by_another("accueil", THEIRS)
        with open_club_file(path) as file:
            club = self._club(file)
            assert club.register is not None
            club.register.keep([Member(0, person) for person in PLAYERS])
            Ledger(club).publish_to(place.account)

    def _club(self, file: ClubFile) -> Club:
        """Return the club opened; a page of an evening in play tells when it was written."""
        return replace(club_of(file), clock=self._clock)

    def go_on(self) -> bool:
        """Play on, or begin an evening; return whether what is due was cut on its way."""
        chance = self._chance
        with open_club_file(self._path) as file:
            club = self._club(file)
            self._play_on(club)
            self._read(club)
            killing = KillingPages(file.published, chance.randint(1, 14), chance.random() < 0.5)
            if self._network and chance.random() < 0.7:
                return self._cut(club)
            return self._killed(club, killing)

    def check(self) -> None:
        """See that what stands there is whole, and others' as it was."""
        held = self._held()
        assert held.pop("accueil") == THEIRS
        for name, text in held.items():
            assert name.startswith("td-app-parts/") or text in self._ever[name], name

    def finish(self) -> None:
        """Publish until all is there; see that it is exactly what is due, and the ledger knows."""
        with open_club_file(self._path) as file:
            club = self._club(file)
            self._read(club)
            for left in reversed(range(TRIES)):
                outcome = self._sent(club)
                if not outcome.failed:
                    break
                assert left and outcome.stopped is not None, outcome
            held = self._held()
            due = self._due | {"accueil": THEIRS}
            assert set(held) == set(due)
            assert [name for name, text in held.items() if text != due[name]] == []
            ledger = Ledger(club)
            known = ledger.pages(self._place.account).values()
            assert len(known) == len(self._due)
            assert not any(page.unsure for page in known)
            assert ledger.last().code == ""
            assert self._sent(club).sent == ()
        assert check_file(self._path).ok

    def _play_on(self, club: Club) -> None:
        chance = self._chance
        playing = [row.id for row in club.tournaments() if not club.open(row.id).state.over]
        if not playing:
            evening = len(club.tournaments()) + 1
            an_evening(club, f"2026-01-{evening:02}", PLAYERS, 5)
        else:
            session = club.open(playing[0])
            left = session.state.players_left - chance.randint(1, 2)
            played_down_to(session, max(1, left))
        if chance.random() < 0.3:
            back = chance.random() < 0.6
            key = f"e{chance.randint(1, len(club.tournaments()))}"
            change_wishes(club.directory, lambda wishes: wishes.keeping_back(key, back))
        if chance.random() < 0.2:
            self._choose_a_name(club)

    def _choose_a_name(self, club: Club) -> None:
        """Let one of them refuse any name, or allow theirs."""
        assert club.register is not None
        card = self._chance.choice(sorted(club.register.members(), key=lambda one: one.id))
        choice = self._chance.choice((PublicName.NOTHING, PublicName.FULL))
        club.register.keep([Member(card.id, card.person, in_public=choice)])

    def _pages(self, club: Club) -> Iterator[Page]:
        """Yield the pages that are due there: a system of pages takes bodies, by their slugs."""
        for page in Site(club).pages():
            if not isinstance(self._place.account, WordpressAccount):
                yield page
            elif page.address[:2] in ("e/", "s/"):
                name = page.address.removesuffix(".html").replace("/", "-")
                piece = self._place.piece(name, f"<p>{crc32(page.make())}</p>")
                told = (page.inputs, lambda piece=piece: piece.content, piece.title, piece.slug)
                yield Page(piece.path, *told, page.follows)

    def _read(self, club: Club) -> None:
        """Note what is due now."""
        self._due = {}
        known = Ledger(club).pages(self._place.account)
        for page in due_where(self._pages(club), known):
            name = self._name_of(page)
            self._due[name] = page.make().decode().replace("\r\n", "\n")
            self._ever[name].add(self._due[name])

    def _held(self) -> dict[str, str]:
        """Return what stands there; some places read the ends of lines otherwise than others."""
        return {name: text.replace("\r\n", "\n") for name, text in self._place.held().items()}

    def _name_of(self, page: Page) -> str:
        if isinstance(self._place.account, WordpressAccount):
            return page.slug
        return page.address

    def _sender(self, club: Club, transport: Transport) -> Sender:
        return Sender(
            Ledger(club),
            lambda *_: self._pages(club),
            lambda _account: self._place.secret,
            lambda *_: transport,
        )

    def _sent(self, club: Club) -> Outcome:
        return self._sender(club, transport_to(self._place)).send_due()

    def _cut(self, club: Club) -> bool:
        after = int(2 ** self._chance.uniform(8, 16))
        if self._chance.random() < 0.5:
            self._network.cut_after(sent=after)
        else:
            self._network.cut_after(answered=after)
        outcome = self._sent(club)
        self._network.mend()
        self._network.settled()
        if outcome.stopped is not None:
            assert not getattr(outcome.stopped, "lasting", True), outcome
            assert outcome.stopped.code != "OUR_FAULT"
        return outcome.stopped is not None

    def _killed(self, club: Club, pages: KillingPages) -> bool:
        watched = Watched(transport_to(self._place))
        try:
            self._sender(replace(club, published=pages), watched).send_due()
        except Killed:
            if self._network:
                self._network.cut()
            with suppress(Exception):
                watched.steps.close()  # type: ignore[attr-defined]
            return True
        finally:
            if self._network:
                self._network.mend()
                self._network.settled()
        return False


def test_evenings_are_published_whole_whatever_is_cut(
    place: Place, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    seed = int(os.environ.get("PUBLISHING_SEED", "47")) + crc32(request.node.name.encode())
    chance = random.Random(seed)
    story = EveningsCut(place, tmp_path / "club.db", chance)
    cuts = CUTS
    while cuts:
        cuts -= story.go_on()
        story.check()
        if chance.random() < 0.3:
            story.finish()
    story.finish()
