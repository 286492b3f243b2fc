"""Results on paper: eliminations in order, the ranking, the podium."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from reports.posters import Podium, PodiumPlayer, PodiumStep
from reports.results import EliminatedPlayer, Eliminations, Leaving, RankedPlayer, Ranking, StillIn
from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery, heading_of, local_time, sealed_heading
from td_app.printing.evening_result import places_of_podium
from td_app.tournament import events as ev
from td_app.tournament.planning.pool import prize_plan
from td_app.tournament.state.clock import read_clock
from td_app.tournament.views.finishing import StandingRow, Standings, standings
from td_app.tournament.views.knockouts import knockouts_view
from td_app.words.figures import money_text
from td_app.words.flights import behind_words
from td_app.words.knockouts import NOBODY
from td_app.words.language import Language
from td_app.words.prizes import won_text
from td_app.words.speaking import listed, say


def eliminations(session: TournamentSession, stationery: Stationery) -> Eliminations:
    """Return the players who are out, first out first; a player brought back is not listed."""
    table = standings(session.state, session)
    # The entry that says so of each: one entry is one hand (1.10).
    hands: dict[int, int] = {}
    for entry in session.history.entries:
        event = entry.event
        if isinstance(event, ev.PlayersEliminated) and session.history.counts(entry.sequence):
            hands.update((out.entrant, entry.sequence) for out in event.outs)
    rows = reversed(knockouts_view(session.state, session).rows)
    nobody = say(NOBODY, language=stationery.language)
    by = {r.entrant: listed(r.authors, stationery.language) or nobody for r in rows if r.said}
    gone = [row for row in table.rows if row.entrant in session.state.outs]
    gone.sort(key=lambda row: -(row.place or 0))
    return Eliminations(
        heading_of(session, stationery),
        tuple(
            replace(
                _eliminated(session, row, hands.get(row.entrant, 0)), by=by.get(row.entrant, "")
            )
            for row in gone
        ),
        table.players_left,
    )


def _eliminated(session: TournamentSession, row: StandingRow, hand: int) -> EliminatedPlayer:
    record = session.state.outs[row.entrant]
    left: Leaving = "withdrawn" if row.withdrew else "eliminated"
    if row.disqualified:
        left = "disqualified"
    return EliminatedPlayer(
        rank=row.place or 0,
        name=row.name,
        at=local_time(record.at_ms),
        level=record.level,
        table=record.seat.table,
        place=record.seat.number,
        club=row.club,
        tied=row.tied,
        left=left,
        hand=hand,
    )


def ranking(
    session: TournamentSession, stationery: Stationery, table: Standings | None = None
) -> Ranking:
    """Return the ranking, in progress or final, with what each place won.

    ``table``: the standings, where they are known already.
    """
    table = table or standings(session.state, session)
    # The money that the ranking shows, added up; other prizes have no sum.
    cents = sum(row.won.cents for row in table.rows if row.won is not None)
    bounties = sum(row.bounties for row in table.rows)
    language = stationery.language
    return Ranking(
        heading=sealed_heading(session, stationery),
        ranked=tuple(
            RankedPlayer(
                row.place,
                row.name,
                row.club,
                won_text(row.won, language),
                kills=row.kills if table.knockouts else None,
                bounties=money_text(row.bounties, language) if row.bounties else "",
            )
            for row in table.rows
            if row.place is not None
        ),
        still_in=tuple(_still_in(table, language)),
        prize_total=money_text(cents, language) if cents else "",
        bounty_total=money_text(bounties, language) if bounties else "",
        sort=prize_plan(session.state).kind.value,
        behind=behind_words(len(session.state.flights), language),
        through=session.state.bagged is not None,
        average=session.state.average,
        approximate=session.state.chips_approximate,
        big_blind=0 if session.state.bagged else _big_blind(session),
    )


def _big_blind(session: TournamentSession) -> int:
    clock = session.state.clock
    return read_clock(clock, session.state.setup.structure, session.now_ms()).level.big_blind


def _still_in(table: Standings, language: Language) -> Iterator[StillIn]:
    """Yield who still plays, or goes through once a day 1 is over: the largest stack first."""
    left = [row for row in table.rows if row.place is None]
    left.sort(key=lambda row: -_stack(row))
    for row in left:
        if row.seat is not None:
            yield StillIn(
                row.name,
                row.seat.table,
                row.seat.number,
                row.club,
                _stack(row) or None,
                kills=row.kills if table.knockouts else None,
                bounties=money_text(row.bounties, language) if row.bounties else "",
            )


def _stack(row: StandingRow) -> int:
    if row.bag is not None:
        return row.bag.stack
    return row.counted.chips if row.counted is not None else 0


def podium(session: TournamentSession, stationery: Stationery) -> Podium:
    """Return the three steps, those tied together, and how many took part."""
    table = standings(session.state, session)
    steps = tuple(
        PodiumStep(
            place,
            tuple(
                PodiumPlayer(row.name, row.club, won_text(row.won, stationery.language))
                for row in rows
            ),
        )
        for place, rows in places_of_podium(table).items()
    )
    return Podium(heading_of(session, stationery), steps, table.entrants)
