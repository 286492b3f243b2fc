"""How fast a priced tournament goes: 1,600 people, 2,000 entries, progressive bounties.

Measured as ``test_speed`` measures the free one, on disk, every view asked after each act.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from builders import CountedChance, SteppedClock, a_setup, registered
from buy_in_builders import paid_up, terms
from PySide6.QtWidgets import QApplication

from td_app.club.club import ALLOWED, MONEY, Club
from td_app.live.session import TournamentSession
from td_app.persistence.engine import open_club_file
from td_app.tournament import commands as cmd
from td_app.tournament.state.buy_ins import Cost, ReEntry
from td_app.tournament.state.cash_desk import Means
from td_app.tournament.state.knockouts import BountyKind, BountyTerms
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.tournament.views.clock import clock_view
from td_app.tournament.views.finishing import StandingRow, standings
from td_app.tournament.views.knockouts import knockouts_view
from td_app.tournament.views.minutes import KeptLines, minutes
from td_app.tournament.views.money import money_view
from td_app.tournament.views.naming import KeptOrder
from td_app.tournament.views.players import KeptPlayers, players
from td_app.tournament.views.prizes import prizes_view
from td_app.tournament.views.public import announcements, public_view
from td_app.tournament.views.room import RoomViewCache, room
from td_app.ui.desk import Desk
from td_app.ui.windows.main_window import MainWindow

PEOPLE, AGAIN = 1_600, 400


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """A club's real file on disk, which allows money."""
    with open_club_file(tmp_path / "club.db") as file:
        file.directory.set_setting(MONEY, ALLOWED)
        yield Club(file.store, file.directory, SteppedClock(), CountedChance())


def a_priced_tournament(club: Club, entrants: int) -> TournamentSession:
    """So many entered, paid up, drawn and in play: ten euros on each head."""
    setup = a_setup(
        -(-entrants // 8),
        8,
        entry_terms=terms(cost=Cost(2_000, 400, 1_000), reentry=ReEntry(until=8)),
        bounty=BountyTerms(BountyKind.PROGRESSIVE),
        prize_kind=PrizeKind.MONEY,
        prize_money=MoneyPool(from_entries=True, unit=5),
        late_entry_until=8,
    )
    session = club.create(setup)
    paid_up(session, *registered(session, entrants))
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    return session


class EveryView:
    """Asks every view, the pool and the bounties too; the cash desk has a page of its own."""

    def __init__(self) -> None:
        self.tables, self.lines, self.players = RoomViewCache(), KeptLines(), KeptPlayers()
        self.ranks: KeptOrder[StandingRow] = KeptOrder()

    def __call__(self, session: TournamentSession) -> None:
        state, now = session.state, session.now_ms()
        room(state, session, self.tables)
        players(state, session, self.players)
        standings(state, session, self.ranks)
        announcements(state, session)
        clock_view(state, now)
        public_view(state, session, now)
        minutes(session.history, session.last_known, session.note, last=300, kept=self.lines)
        session.proposals()
        money_view(state)
        prizes_view(state, session)
        knockouts_view(state, session)


def next_out(session: TournamentSession) -> cmd.Eliminate:
    """Somebody of the fullest table goes out to a neighbour: whoever entered most lately stays."""
    table = max(session.state.open_tables(), key=lambda t: len(t.places))
    stays = session.state.stays
    first, second, *_ = sorted(table.places.values(), key=lambda who: stays.latest(who).number)
    return cmd.Eliminate((cmd.PlayerOut(first, by=(second,)),))


def test_an_elimination_with_a_bounty_in_every_view(
    benchmark: Any, club: Club, scale: Callable[[int], int]
) -> None:
    session, every_view = a_priced_tournament(club, scale(1_000)), EveryView()
    every_view(session)

    def one_out() -> None:
        session.dispatch(next_out(session))
        every_view(session)

    benchmark.pedantic(one_out, rounds=scale(200) // 2, iterations=1)
    assert session.state.knockouts


def test_a_reentry_in_every_view(benchmark: Any, club: Club, scale: Callable[[int], int]) -> None:
    session, every_view = a_priced_tournament(club, scale(1_000)), EveryView()
    every_view(session)

    def out_and_in() -> None:
        command = next_out(session)
        session.dispatch(command)
        session.dispatch(cmd.ReEnter(command.players[0].entrant, Means.CARD))
        every_view(session)

    benchmark.pedantic(out_and_in, rounds=scale(100) // 2, iterations=1)
    assert session.state.stays.times


def test_two_thousand_entries_to_the_winner(
    benchmark: Any, club: Club, scale: Callable[[int], int]
) -> None:
    def evening() -> TournamentSession:
        session = a_priced_tournament(club, scale(PEOPLE))
        _play(session, min(AGAIN, scale(PEOPLE) // 4))
        return session

    session = benchmark.pedantic(evening, rounds=1, iterations=1)
    assert session.state.over
    owed = money_view(session.state)
    assert session.state.cash.taken["cash"] + session.state.cash.taken["card"] == owed.taken.total


def _play(session: TournamentSession, again: int) -> None:
    """Put everybody out but one; the first ``again`` come back once each."""
    while not session.state.over:
        asked = {proposal.kind: proposal for proposal in session.proposals()}
        if again:
            command = next_out(session)
            session.dispatch(command)
            session.dispatch(cmd.ReEnter(command.players[0].entrant, Means.CARD))
            again -= 1
        elif "final_table" in asked:
            session.dispatch(cmd.FormFinalTable())
        elif "break_table" in asked:
            session.dispatch(cmd.BreakTable(asked["break_table"].table or 0))
        else:
            session.dispatch(next_out(session))


@pytest.mark.parametrize("page", ["room", "players", "ranking", "cash"])
def test_an_elimination_visible_on_a_page_of_a_priced_evening(
    benchmark: Any, qapp: QApplication, club: Club, scale: Callable[[int], int], page: str
) -> None:
    session = a_priced_tournament(club, scale(1_000))
    desk = Desk(club)
    window = MainWindow(desk)
    window.resize(1366, 768)
    window.show()
    desk.open(session.tournament)
    window.show_page(page)
    assert desk.live is not None
    live = desk.live

    def one_out() -> None:
        live.dispatch(next_out(live.session))
        for _ in range(3):
            qapp.processEvents()

    benchmark.pedantic(one_out, rounds=scale(60) // 2, iterations=1)
    window.close()
    desk.close()
