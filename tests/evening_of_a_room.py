"""House rules of a room in any evening at all: declared, taken back, obeyed by lot."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule

from rules_ropta.house_rules import OF_A_ROOM, known_departure
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.setup import DeclaredHouseRule

#: A showdown of Omaha hi-lo, noted as a ruling.
SHOWN = {
    "game": "omaha_hi_lo",
    "holes": {"A": "QdQsKcKh", "B": "As2sKd9d"},
    "board": "3h4h8dQcJh",
    "pots": [{"amount": 101, "eligible": ["A", "B"]}],
    "from_button": ["B", "A"],
}


class PlaysByRoomRules(RuleBasedStateMachine):
    """Departures come and go; players are drawn, equal stacks parted, showdowns noted."""

    session: TournamentSession
    incidents_ever: set[int]

    def ask(self, command: cmd.Command) -> bool:
        """Ask; return whether it was done."""
        raise NotImplementedError

    def some_table(self, data: Any) -> int:
        """Return a table of the room."""
        raise NotImplementedError

    @rule(codes=st.sets(st.sampled_from(OF_A_ROOM)))
    def declares_rules_of_a_room(self, codes: set[str]) -> None:
        rules = tuple(
            DeclaredHouseRule(known_departure(code).article, "", code) for code in sorted(codes)
        )
        self.ask(cmd.ChangeSetup(replace(self.session.state.setup, house_rules=rules)))

    @rule(data=st.data())
    def balances_without_a_big_blind(self, data: Any) -> None:
        """Nobody moves by the rulebook; by lot, one player of the table that gives does."""
        giver, taker = self.some_table(data), self.some_table(data)
        counts = self.session.state.counts()
        if self.ask(cmd.BalanceTables(giver, taker)):
            after = self.session.state.counts()
            assert after[giver] == counts[giver] - 1 and after[taker] == counts[taker] + 1

    @rule(data=st.data())
    def puts_out_two_with_as_many_chips(self, data: Any) -> None:
        """They tie by the rulebook, and never where a draw parts them."""
        table = self.session.state.tables[self.some_table(data)]
        two = tuple(sorted(table.places.values())[:2])
        by_lot = any(r.code == "TIE_BY_LOT" for r in self.session.state.setup.house_rules)
        gathered = self.session.state.hand_for_hand is not None
        if len(two) < 2 or not self.ask(cmd.Eliminate(tuple(cmd.PlayerOut(w, 50) for w in two))):
            return
        if not gathered:
            tied = [group for group in self.session.state.finishing if set(two) <= set(group)]
            assert bool(tied) is not by_lot

    @rule(data=st.data())
    def notes_a_showdown(self, data: Any) -> None:
        table = data.draw(st.none() | st.just(self.some_table(data)))
        if self.ask(cmd.RecordIncident("cards_showdown", json.dumps(SHOWN), table)):
            self.incidents_ever.add(self.session.history.sequence)
