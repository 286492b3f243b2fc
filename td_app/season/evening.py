"""The results a season takes from a tournament: players, places, knock-outs, re-entries."""

from __future__ import annotations

from collections import defaultdict

from td_app.season.repository import Reading, SeasonEvening, entrant_mark
from td_app.season.standings import EveningKey, Played
from td_app.tournament.state.tournament import Standing, TournamentState
from td_app.tournament.views.finishing import UNPLACED, places


def reading_of(state: TournamentState, entries: int) -> Reading:
    """Return the results of a tournament after so many entries; empty if it was cancelled."""
    if state.cancelled is not None:
        return Reading(entries, True, ())
    ranked = places(state)
    victims: dict[int, list[int]] = defaultdict(list)
    for one in state.knockouts:
        for who in one.by:
            victims[who].append(one.out)
    rows = []
    for who, entrant in sorted(state.entrants.items()):
        if entrant.seat is None and who not in ranked:
            continue
        stays = sum(bool(stay.given) for stay in state.stays.by_entrant.get(who, ()))
        rows.append(
            (
                who,
                entrant.person,
                ranked.get(who, UNPLACED)[0] or 0,
                len(victims[who]),
                max(stays - 1, 0),
                entrant.standing is Standing.DISQUALIFIED,
                tuple(victims[who]),
            )
        )
    flights = tuple(flight.tournament for flight in state.flights)
    day_one = state.setup.flight is not None
    return Reading(entries, state.over, tuple(rows), day_one, flights)


def evening_key(evening: SeasonEvening) -> EveningKey:
    """Return what orders an evening in its season: its date, then its number."""
    return evening.date, f"{evening.id:09}"


def played_on(evening: SeasonEvening, reading: Reading) -> tuple[Played, ...]:
    """Return the rows of an evening by its marks; a player still in has the worst place left."""
    tournament = evening.tournament or 0
    key = evening_key(evening)
    left = sum(not row[2] for row in reading.rows)
    return tuple(
        Played(
            key,
            entrant_mark(tournament, who),
            place or left,
            kills,
            False,
            reentries,
            tuple(entrant_mark(tournament, victim) for victim in victims),
            disqualified,
            sure=not place,
        )
        for who, _, place, kills, reentries, disqualified, victims in reading.rows
    )
