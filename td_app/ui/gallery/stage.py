"""The stage of the gallery's scenes: a club, a clock that is set, tournaments at some moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.clock import MINUTE_MS
from td_app.training.sample import sample_tournament
from td_app.ui import application
from td_app.ui.desk import Desk
from td_app.ui.windows.main_window import MainWindow
from td_app.words.language import Language, fr_en

#: A seed under which the sample is always the same.
SEED = bytes(range(32))
#: How long somebody takes to go out, for one player left: of more, as many times less.
ONE_OUT_MS = 57 * MINUTE_MS

#: The name of a picture, and what is on it.
Scene = tuple[str, QWidget]
Scenes = Iterator[Scene]


class MovableClock(Protocol):
    """A clock that the gallery sets; ``at`` in milliseconds since 1970."""

    at: int

    def now_ms(self) -> int:
        """Return the moment set."""
        ...


class Stage:
    """Makes windows and tournaments for scenes; each scene clears away what it made."""

    def __init__(self, club: Club, clock: MovableClock, language: Language, theme: str) -> None:
        self.club = club
        self.clock = clock
        self.language = language
        self.app = application.started(["td-app"], language)
        club.directory.set_setting("language", language)
        club.directory.set_setting("theme", theme)

    def window(self) -> tuple[Desk, MainWindow]:
        """Return a desk with nothing on it, and its window."""
        desk = Desk(self.club)
        desk.dress(self.language)
        return desk, MainWindow(desk)

    def listed(self, window: MainWindow) -> None:
        """Have the start of a window told whole, as after a moment: summaries, then the wall."""
        while window.start is not None and not window.start.all_told:
            self.app.processEvents()

    def close(self, desk: Desk, window: MainWindow) -> None:
        """Clear a window away."""
        window.close()
        desk.close()
        window.deleteLater()
        self.app.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def sample(self) -> TournamentSession:
        """Return the sample tournament: level 3, five out."""
        return sample_tournament(self.club, SEED)

    def undrawn(self) -> TournamentSession:
        """Return a tournament before its draw: 30 present, some ages unchecked."""
        sample = self.sample()
        session = self.club.create(
            replace(sample.state.setup, name=fr_en("Coupe du printemps", "Spring Cup"))
        )
        people = tuple(sample.person(who) for who in sample.state.entrants)
        session.dispatch(cmd.RegisterEntrants(people))
        session.dispatch(cmd.MarkPresence(tuple(session.state.entrants)[:30]))
        session.dispatch(cmd.MarkMajority(tuple(session.state.entrants)[:24]))
        return session

    def drawn(self) -> TournamentSession:
        """Return a tournament just drawn."""
        session = self.undrawn()
        session.dispatch(cmd.MarkMajority(tuple(session.state.entrants)))
        session.dispatch(cmd.DrawSeats())
        return session

    def with_moves(self) -> TournamentSession:
        """Return a room with moves to read out, and something more to do."""
        session = self.sample()
        for proposal in session.proposals():
            if proposal.kind == "balance_tables" and proposal.table and proposal.to_table:
                place = min(session.state.tables[proposal.table].places)
                there = min(session.state.tables[proposal.to_table].places)
                session.dispatch(cmd.BalanceTables(proposal.table, proposal.to_table, place, there))
        giver = max(session.state.open_tables(), key=lambda t: t.number)
        for who in tuple(giver.places.values())[:3]:
            session.dispatch(cmd.Eliminate((cmd.PlayerOut(who),)))
        return session

    def finished(self) -> TournamentSession:
        """Return a tournament played to its winner; the clock stands where it ends."""
        session = self.sample()
        play_out(session, clock=self.clock)
        return session


def count_stacks(session: TournamentSession) -> None:
    """Count every stack: a few large ones, most of them middling, one short."""
    tables = {table.number: sorted(table.places.values()) for table in session.state.open_tables()}
    players = [who for seated in tables.values() for who in seated]
    parts = {who: 1 + place * 7 % 13 for place, who in enumerate(players)}
    in_play = session.state.chips_in_play
    chips = {who: in_play * part // sum(parts.values()) // 25 * 25 for who, part in parts.items()}
    chips[players[-1]] += in_play - sum(chips.values())
    for number, seated in tables.items():
        session.dispatch(cmd.CountStacks(number, tuple((who, chips[who]) for who in seated)))


def play_out(
    session: TournamentSession,
    down_to: int = 1,
    *,
    noted: bool = False,
    clock: MovableClock | None = None,
) -> None:
    """Put everyone out but one, or a few, by the proposals' order.

    ``noted``: by whom, who sits last at their table; ``clock`` runs as long as players take.
    """
    while session.state.players_left > down_to:
        todo = [p for p in session.proposals() if p.kind in ("final_table", "break_table")]
        if todo and todo[0].kind == "final_table":
            session.dispatch(cmd.FormFinalTable())
        elif todo and todo[0].must and todo[0].table:
            session.dispatch(cmd.BreakTable(todo[0].table))
        else:
            table = max(session.state.open_tables(), key=lambda t: len(t.places))
            (who, *_, author) = table.places.values()
            by = (author,) if noted else None
            if clock is not None:
                clock.at += ONE_OUT_MS // session.state.players_left
            session.dispatch(cmd.Eliminate((cmd.PlayerOut(who, by=by),)))
