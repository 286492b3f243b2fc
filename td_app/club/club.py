"""The club's file opened at this post: its tournaments, its members, its settings.

What plays a tournament or a meeting is loaded with the first one opened: the list of them is shown
without it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from rules_ropta.ruling import Refused
from td_app.live.computer_hour import ComputerHour, refuse_far_off
from td_app.live.rules_shelf import RulesShelf
from td_app.ports.chance_and_time import Shuffler, WallClock
from td_app.ports.club import ClubDirectory, PrintedPapers, WinnerPhotos
from td_app.ports.copies import SafeCopies
from td_app.ports.journals import JournalStore, TournamentRow
from td_app.ports.privacy import Privacy
from td_app.ports.publishing import PublishedPages
from td_app.ports.seals import SealReader
from td_app.ports.trouble import StorageTrouble
from td_app.ports.waiting import Link, SlowDisk
from td_app.register.repository import Register
from td_app.tournament.planning.survivors import Bagged, matched, with_fees_of_outs
from td_app.tournament.state import chips as chip_set
from td_app.tournament.state.flights import BagTaken, FlightPlayed
from td_app.tournament.state.setup import TournamentSetup, check_setup

if TYPE_CHECKING:
    from td_app.live.meeting_session import MeetingSession
    from td_app.live.session import TournamentSession
    from td_app.meeting.ports import MeetingStore
    from td_app.meeting.setup import MeetingSetup
    from td_app.season.repository import SeasonBook
    from td_app.tournament.planning.survivors import Matched, Pair
    from td_app.tournament.views.progress import Progress

#: The club's setting that keeps its chips.
CHIPS = "chips"
#: The one that tells when it was taken to another computer (ms since 1970), and in which copy.
TAKEN_AWAY = "taken_away"
#: The one switch of money, and what it says once it is on: prizes in money came first.
MONEY = "money_prizes"
ALLOWED = "allowed"


@dataclass(frozen=True, slots=True)
class Summary:
    """How far a tournament of the club is, and who won it (nobody yet: empty)."""

    progress: Progress
    winners: tuple[str, ...] = ()


@dataclass(frozen=True)
class Club:
    """The dependencies of a post: its store of journals, time, chance, and its operator.

    ``folder`` is where this post keeps files for the club, ``prints`` what remembers the papers
    printed, ``photos`` those of winners, ``published`` which pages stand where the club publishes,
    ``copies`` what makes safe copies, ``privacy`` what is kept about people, ``seasons`` the club's
    years, ``register`` its members and who each entrant was; None where nothing is kept. ``bound``
    is the one name that the club's server takes from this post, "" for any. ``name_post`` keeps
    another name for this post, from its next start on.
    ``training`` opens the file of its training evenings, with the time and the chance of one;
    ``training_folder`` is where it stands. ``read_seals`` verifies seals in this club, or in
    another file.
    """

    store: JournalStore
    directory: ClubDirectory
    clock: WallClock
    shuffler: Shuffler
    operator: str = ""
    post: str = ""
    bound: str = ""
    read_only: bool = False
    folder: Path | None = None
    prints: PrintedPapers | None = None
    photos: WinnerPhotos | None = None
    published: PublishedPages | None = None
    copies: SafeCopies | None = None
    link: Link | None = None
    disk: SlowDisk | None = None
    privacy: Privacy | None = None
    name_post: Callable[[str], object] | None = None
    seasons: SeasonBook | None = None
    register: Register | None = None
    meeting_store: MeetingStore | None = None
    training: Callable[[WallClock, Shuffler], Apart] | None = None
    training_folder: Path | None = None
    read_seals: SealReader | None = None
    _taken_up: set[int] = field(default_factory=set, repr=False, compare=False)
    """The tournaments opened here to be played, since this post was started."""

    @property
    def shelf(self) -> RulesShelf:
        """Return where the club keeps the rules at hand."""
        return RulesShelf(self.directory, self.folder, self.read_only)

    def tournaments(self, *, archived: bool = False) -> Sequence[TournamentRow]:
        """Return the tournaments of the club, latest first."""
        return self.store.tournaments(archived=archived)

    def create(self, setup: TournamentSetup, *, sample: bool = False) -> TournamentSession:
        """Open a new tournament with these settings; refused settings leave no trace.

        A ``sample`` counts in no page of the club, and its chips are not the club's.
        """
        if self.read_only:
            raise Refused("LOOKING_ONLY")
        from td_app.tournament.commands import CreateTournament

        check_setup(setup)
        if setup.of_money and not self.money_allowed():
            raise Refused("MONEY_NOT_ALLOWED")
        now_ms = self.clock.now_ms()
        refuse_far_off(self.clock, now_ms)
        number = self.store.new_tournament(setup.name, setup.date, now_ms)
        session = self._session(number)
        session.dispatch(CreateTournament(setup, sample))
        if not sample:
            self.directory.set_setting(CHIPS, chip_set.written(setup.chips))
        return session

    def chips(self) -> chip_set.ChipSet:
        """Return the club's chips: those of the tournament created last."""
        return chip_set.read(self.directory.setting(CHIPS)) or chip_set.CLUB_CHIPS

    def money_allowed(self) -> bool:
        """Return whether the club allows entries paid for and prizes in money: not by default."""
        return self.directory.setting(MONEY) == ALLOWED

    def open(
        self, tournament: int, *, looking: bool = False, listed: bool = False
    ) -> TournamentSession:
        """Return the session of a tournament; refused when there is no such tournament.

        ``looking``: it is read, and cannot be changed by mistake. ``listed``: it was read in the
        list just now, which takes as long as opening it and is not read again.
        """
        known = listed or tournament in {row.id for row in self.store.tournaments(archived=True)}
        if not known:
            raise Refused("NO_TOURNAMENT", tournament=tournament)
        return self._session(tournament, looking=looking)

    def _session(self, tournament: int, *, looking: bool = False) -> TournamentSession:
        from td_app.live.public_names import NamesInPublic
        from td_app.live.session import TournamentSession

        # Left for another page and taken up again: nothing was closed meanwhile.
        stayed = tournament in self._taken_up
        if not looking:
            self._taken_up.add(tournament)
        return TournamentSession(
            self.store,
            tournament,
            self.clock,
            self.shuffler,
            operator=self.operator,
            post=self.post,
            read_only=self.read_only or looking,
            shelf=self.shelf,
            prints=self.prints,
            photos=self.photos,
            link=self.link,
            money_allowed=self.money_allowed,
            stayed=stayed,
            **({"public_as": NamesInPublic(self.register)} if self.register is not None else {}),
        )

    def meetings(self) -> Sequence[TournamentRow]:
        """Return the meetings of the club, latest first."""
        return () if self.meeting_store is None else self.meeting_store.meetings(archived=True)

    def evenings(self) -> Sequence[TournamentRow]:
        """Return every evening: tournaments, archived or not, then meetings."""
        return (*self.tournaments(archived=True), *self.meetings())

    def create_meeting(self, setup: MeetingSetup) -> MeetingSession:
        """Open a new meeting with these settings; refused settings leave no trace."""
        if self.read_only or self.meeting_store is None:
            raise Refused("LOOKING_ONLY")
        from td_app.meeting.commands import OpenMeeting
        from td_app.meeting.setup import check_meeting

        check_meeting(setup)
        now_ms = self.clock.now_ms()
        refuse_far_off(self.clock, now_ms)
        number = self.meeting_store.new_tournament(setup.name, setup.date, now_ms)
        session = self._meeting(self.meeting_store, number)
        session.dispatch(OpenMeeting(setup))
        return session

    def open_meeting(self, number: int) -> MeetingSession:
        """Return the session of a meeting; refused when there is no such meeting."""
        store = self.meeting_store
        if store is None or number not in {row.id for row in store.meetings(archived=True)}:
            raise Refused("NO_MEETING")
        return self._meeting(store, number)

    def _meeting(self, store: MeetingStore, number: int) -> MeetingSession:
        from td_app.live.meeting_session import MeetingSession
        from td_app.live.public_names import NamesInPublic

        return MeetingSession(
            store,
            number,
            self.clock,
            self.shuffler,
            operator=self.operator,
            post=self.post,
            read_only=self.read_only,
            **({"public_as": NamesInPublic(self.register).of_meeting} if self.register else {}),
        )

    def summary(self, tournament: int) -> Summary:
        """Return the progress of a tournament; its journal is read, nothing is written."""
        from td_app.tournament.views.finishing import standings
        from td_app.tournament.views.progress import progress

        session = self.open(tournament)
        won = standings(session.state, session).winners if session.state.over else ()
        return Summary(progress(session.state), won)

    def duplicated(self, tournament: int, name: str, date: str) -> TournamentSession:
        """Open a new tournament with another's settings, without its entrants."""
        setup = self.open(tournament).state.setup
        return self.create(replace(setup, name=name, date=date))

    def ended_flights(self) -> tuple[EndedFlight, ...]:
        """Return the days 1 that have ended, latest first: those a day 2 may be made of."""
        from td_app.tournament.views.flights import as_played

        cards = self.register.played() if self.register is not None else {}
        found = []
        for row in self.tournaments():
            session = self.open(row.id)
            flight = session.state.setup.flight
            if flight is not None and session.state.bagged is not None:
                played = as_played(session.state, row.id)
                members = {who: card for (at, who), card in cards.items() if at == row.id}
                found.append(EndedFlight(played, flight.of, row.date, session, members))
        return tuple(found)

    def day_two(
        self,
        flights: Sequence[EndedFlight],
        said: Mapping[Pair, bool],
        name: str = "",
        date: str = "",
    ) -> TournamentSession:
        """Open the day 2 of these flights: the settings of the first, those who survived listed.

        ``said``: of two of one name, whether they are one person; unsaid, they stay two.
        """
        if not flights:
            raise Refused("FLIGHTS_ONCE", cites=("room types",))
        from td_app.tournament.commands import Survivor, TakeFlights
        from td_app.tournament.events import FlightsTaken

        first = flights[0].session.state.setup
        setup = replace(first, name=name or flights[0].of, date=date, flight=None, starts_at="")
        afters = [one.session.state.bagged.level for one in flights if one.session.state.bagged]
        outs = (one for flight in flights for one in flight.outs)
        through = with_fees_of_outs(who_survived(flights, said).survivors, outs)
        survivors = tuple(Survivor(one.person, one.bags, one.majority) for one in through)
        session = self.create(setup)
        played = tuple(flight.played for flight in flights)
        entry = session.dispatch(TakeFlights(played, survivors, max(afters)))
        assert isinstance(entry.event, FlightsTaken)
        members = (one.member for one in through)
        self._link(session.tournament, dict(zip(entry.event.who(), members, strict=True)))
        return session

    def _link(self, tournament: int, members: Mapping[int, int | None]) -> None:
        """Link entrants to the cards they have in the register, where there is one."""
        if self.register is None:
            return
        cards = {card.id: card for card in self.register.members()}
        known = {(tournament, who): cards[m] for who, m in members.items() if m in cards}
        if known:
            self.register.enter(known)

    def archive(self, tournament: int, archived: bool = True) -> None:
        """Put a tournament away, or take it out again."""
        if self.read_only:
            raise Refused("LOOKING_ONLY")
        self.store.archive(tournament, archived)


@dataclass(frozen=True)
class Apart:
    """A club of its own in another file, for a while; ``close`` lets go of it."""

    club: Club
    close: Callable[[], object]


@dataclass(frozen=True)
class EndedFlight:
    """A day 1 that has ended: of which event, on which day; its session reads the rest.

    ``members``: the cards of its entrants in the club's register.
    """

    played: FlightPlayed
    of: str
    date: str
    session: TournamentSession
    members: Mapping[int, int] = field(default_factory=dict)

    @property
    def bagged(self) -> tuple[Bagged, ...]:
        """Return the bags of the flight, the largest stack first."""
        state = self.session.state
        number = self.played.tournament
        assert state.bagged is not None  # it has ended
        return tuple(
            Bagged(
                self.session.person(bag.entrant),
                BagTaken(
                    number,
                    bag.entrant,
                    bag.stack,
                    bag.seal,
                    bag.bounty,
                    self._fees(bag.entrant),
                ),
                state.entrants[bag.entrant].majority,
                self.members.get(bag.entrant),
            )
            for bag in state.bagged.bags
        )

    @property
    def outs(self) -> tuple[Bagged, ...]:
        """Return the players who paid fees and bagged no chips: a bag of no chips, without a
        seal.
        """
        state = self.session.state
        number = self.played.tournament
        bearers = {bag.entrant for bag in state.bagged.bags} if state.bagged else set()
        return tuple(
            Bagged(
                self.session.person(who),
                BagTaken(number, who, 0, "", fee=self._fees(who)),
                state.entrants[who].majority,
                self.members.get(who),
            )
            for who in sorted(state.entrants.keys() - bearers)
            if self._fees(who)
        )

    def _fees(self, who: int) -> int:
        """All the fees that somebody paid there, in cents."""
        return sum(stay.cost.fee for stay in self.session.state.stays.by_entrant.get(who, ()))


def who_survived(flights: Sequence[EndedFlight], said: Mapping[Pair, bool]) -> Matched:
    """Return the survivors of these flights, and the pairs that may be one person."""
    return matched([one for flight in flights for one in flight.bagged], said)


def judged_clock(own: WallClock, last_ms: int, kept_ms: int) -> WallClock:
    """Return a computer's clock that dates nothing unasked where it is far off."""
    return ComputerHour(own, last_ms, kept_ms)


def clock_warning(link: Link | None) -> tuple[StorageTrouble, ...]:
    """Return a warning when this post's clock differs from the server's, else an empty tuple."""
    if link is None or not link.ahead_ms:
        return ()
    code = "CLOCK_AHEAD" if link.ahead_ms > 0 else "CLOCK_BEHIND"
    return (StorageTrouble(code, seconds=str(round(abs(link.ahead_ms) / 1000))),)
