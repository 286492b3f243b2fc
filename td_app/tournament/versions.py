"""Older events made today's before they are applied: what was once written replays for ever.

When the body of a kind changes: a row in ``UPCASTERS`` makes of the body of before, as JSON, the
one of after. It may read what was true just before that entry, the settings in force among it. The
kind is then written at the next version; golden journals keep the one before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from td_app.tournament.events import (
    ChipsRaced,
    EntrantCorrected,
    EntrantsRegistered,
    Entry,
    Event,
    FlightsTaken,
    JackpotDrawn,
    LateEntrantSeated,
    OutsNoted,
    PlayerDisqualified,
    PlayerReinstated,
    PlayersEliminated,
    PlayerWithdrew,
    SeatsDrawn,
    SetupChanged,
    TournamentCancelled,
    TournamentCreated,
)
from td_app.tournament.journal import UnreadLine
from td_app.tournament.state.tournament import TournamentState

#: The body of an event as JSON types.
Body = Mapping[str, Any]
Upcaster = Callable[[Body, TournamentState], Body]


def _with_stack(body: Body, before: TournamentState) -> Body:
    """The chips given were those of the settings in force: from version 2 the event says them."""
    return {**body, "stack": before.setup.starting_stack}


def _without_clubs(body: Body, before: TournamentState) -> Body:
    """Clubs and teams stand beside the journal, as names do: from version 2 no event has them."""
    kept = [{k: v for k, v in new.items() if k not in BESIDE} for new in body["entrants"]]
    return {**body, "entrants": kept}


def _without_club(body: Body, before: TournamentState) -> Body:
    return {name: value for name, value in body.items() if name not in BESIDE}


def _with_groups(body: Body, before: TournamentState) -> Body:
    """Add the groups the draw kept apart, by number: empty in files of before."""
    return {"groups": [], **body}


#: What entries said of people, that now stands beside them.
BESIDE = frozenset({"club", "team"})


def _in_no_common_hand(body: Body, before: TournamentState) -> Body:
    """Add ``hand``, 0: before version 2 a player who left for good was ranked alone."""
    return {**body, "hand": 0}


def _nobody_gone_before(body: Body, before: TournamentState) -> Body:
    """Add ``gone``, empty: before, a hand ranked only the players it eliminated."""
    return {**body, "gone": []}


def _kept_in_at_the_higher_value(body: Body, before: TournamentState) -> Body:
    """A chip given to stay in was one of the value raced for: from version 2 the event says it."""
    return {**body, "survival_value": body["high"]}


def _by_whom_unsaid(body: Body, before: TournamentState) -> Body:
    """Return the body as it is: before version 3 (or 2) knock-outs were not recorded."""
    return body


def _fees_of_days_one_unsaid(body: Body, before: TournamentState) -> Body:
    """Return the body as it is: before version 2 the fees of days 1 were not recorded."""
    return body


def _all_of_the_pool_shared(body: Body, before: TournamentState) -> Body:
    """Return the body as it is: before version 3 the whole pool was shared."""
    return body


def _places_may_win_nothing(body: Body, before: TournamentState) -> Body:
    """Shares of entries, once rounded, could leave a paid place without a prize: those stay."""
    setup = body["setup"]
    money = setup.get("prize_money", {})
    if not (money.get("from_entries") and money.get("shares")):
        return body
    return {**body, "setup": {**setup, "prize_money": {**money, "zeros_stay": True}}}


#: Kind and version written → what makes of its body the one of the next version.
UPCASTERS: Mapping[tuple[str, int], Upcaster] = {
    (TournamentCreated.KIND, 1): _places_may_win_nothing,
    (SetupChanged.KIND, 1): _places_may_win_nothing,
    (JackpotDrawn.KIND, 1): _places_may_win_nothing,
    (EntrantsRegistered.KIND, 1): _without_clubs,
    (EntrantCorrected.KIND, 1): _without_club,
    (SeatsDrawn.KIND, 1): _with_stack,
    (SeatsDrawn.KIND, 2): _with_groups,
    (LateEntrantSeated.KIND, 1): _with_stack,
    (PlayerWithdrew.KIND, 1): _in_no_common_hand,
    (PlayerDisqualified.KIND, 1): _in_no_common_hand,
    (PlayersEliminated.KIND, 1): _nobody_gone_before,
    (PlayersEliminated.KIND, 2): _by_whom_unsaid,
    (OutsNoted.KIND, 1): _by_whom_unsaid,
    (PlayerReinstated.KIND, 1): _by_whom_unsaid,
    (ChipsRaced.KIND, 1): _kept_in_at_the_higher_value,
    (FlightsTaken.KIND, 1): _fees_of_days_one_unsaid,
    (TournamentCancelled.KIND, 1): _fees_of_days_one_unsaid,
    (TournamentCancelled.KIND, 2): _all_of_the_pool_shared,
}


def version_of(kind: str) -> int:
    """Return the version at which a kind is written today.

    >>> version_of("seats_drawn"), version_of("table_broken")
    (3, 1)
    """
    version = 1
    while (kind, version) in UPCASTERS:
        version += 1
    return version


def upcast(kind: str, version: int, body: Body, before: TournamentState) -> Body:
    """Return the body as it would be written today; ``before`` is what was true until then."""
    for older in range(version, version_of(kind)):
        body = UPCASTERS[kind, older](body, before)
    return body


@dataclass(frozen=True, slots=True)
class OlderEntry:
    """A line of the journal from an older version, as it came off the disk.

    ``event_after`` reads its event as one of today, given what was true just before it; it raises
    what reading an entry raises.
    """

    sequence: int
    recorded_at: int
    event_after: Callable[[TournamentState], Event]
    operator: str = ""
    post: str = ""
    act: str = field(default="", compare=False)

    def today(self, before: TournamentState) -> Entry:
        """Return the entry as it would be written today."""
        event = self.event_after(before)
        return Entry(self.sequence, self.recorded_at, event, self.operator, self.post, self.act)


#: A line of the journal as a store hands it over.
WrittenEntry = Entry | OlderEntry | UnreadLine
