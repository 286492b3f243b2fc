"""What is kept from one look to the next, against what it stands for: rows, sums of stays."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis.stateful import RuleBasedStateMachine, invariant

from td_app.live.session import TournamentSession
from td_app.tournament.state.buy_ins import FREE
from td_app.tournament.views.finishing import standings
from td_app.tournament.views.minutes import KeptLines, minutes
from td_app.tournament.views.naming import KeptOrder
from td_app.tournament.views.players import KeptPlayers, players
from td_app.tournament.views.room import RoomViewCache, room


class KeepsRows(RuleBasedStateMachine):
    """An evening at which somebody looks after every step."""

    session: TournamentSession
    kept: tuple[RoomViewCache, KeptPlayers, KeptOrder[Any]]
    lines: KeptLines

    @invariant()
    def rows_kept_are_those_made_anew(self) -> None:
        if not hasattr(self, "session"):
            return
        session, state = self.session, self.session.state
        if not hasattr(self, "kept"):
            self.kept, self.lines = (RoomViewCache(), KeptPlayers(), KeptOrder()), KeptLines()
        told = session.history, session.last_known, session.note
        assert minutes(*told, kept=self.lines) == minutes(*told)
        assert room(state, session, self.kept[0]) == room(state, session)
        assert players(state, session, self.kept[1]) == players(state, session)
        assert standings(state, session, self.kept[2]) == standings(state, session)

    @invariant()
    def what_follows_from_the_stays_is_what_they_say(self) -> None:
        if not hasattr(self, "session"):
            return
        state, stays = self.session.state, self.session.state.stays
        every = [stay for held in stays.by_entrant.values() for stay in held]
        assert stays.by_entrant.keys() == state.entrants.keys()
        assert stays.chips_given == sum(stay.chips_given for stay in every)
        assert stays.chips_gone == sum(stay.chips_gone for stay in every)
        assert stays.costs == sum((stay.cost for stay in every), FREE)
        whys = Counter(given.why for stay in every for given in stay.given)
        assert whys == +Counter(stays.times)
        latest = {who: held[-1].out for who, held in stays.by_entrant.items()}
        assert stays.outs == {who: out for who, out in latest.items() if out is not None}
