"""The papers of the chips: worksheets of a colour-up, count sheets by table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from reports.chip_sheets import (
    ChipCountSheets,
    ChipRaceSheets,
    CountLine,
    CountTable,
    RaceLine,
    RaceTable,
)
from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery, heading_of, in_play
from td_app.tournament.planning.colour_ups import Departure, values_left
from td_app.tournament.state.chips import Race
from td_app.tournament.views.chips import ChipsView, chips_view
from td_app.words.language import Language
from td_app.words.speaking import card_text


def chip_race_sheets(session: TournamentSession, stationery: Stationery) -> ChipRaceSheets:
    """Return a worksheet a table: as it was raced, else blank, of the value that leaves.

    Once that value has left, those that were held, of tables broken since too.
    """
    view = _view(session)
    leaving = _leaving(session, view)
    if leaving is None:
        raise ValueError("no value leaves the tables")
    state = session.state
    language = stationery.language
    races = {
        race.event.table: race.event for race in state.races if race.event.low == leaving.value
    }
    if races and (state.over or leaving.value in state.withdrawn_values):
        tables = tuple(_raced_table(session, race, language) for race in races.values())
    else:
        tables = tuple(_blank_or_held(session, view, leaving, races, language))
    return ChipRaceSheets(heading_of(session, stationery), leaving.value, leaving.high, tables)


def _leaving(session: TournamentSession, view: ChipsView) -> Departure | None:
    if view.leaving is not None:
        return view.leaving
    if session.state.races:
        last = session.state.races[-1].event
        return Departure(last.low, last.high, 0, last.level)
    return next(iter(view.coming), None)


def _blank_or_held(
    session: TournamentSession,
    view: ChipsView,
    leaving: Departure,
    races: Mapping[int, Race],
    language: Language,
) -> Iterator[RaceTable]:
    needed = dict(leaving.by_table)
    for table in view.tables:
        if table.table in races:
            yield _raced_table(session, races[table.table], language)
        elif table.players:
            lines = tuple(RaceLine(player.place, player.name) for player in table.players)
            yield RaceTable(table.table, lines, needed.get(table.table))


def _raced_table(session: TournamentSession, race: Race, language: Language) -> RaceTable:
    lines = tuple(
        RaceLine(
            place=stack.place,
            name=_name(session, stack.entrant),
            chips=stack.chips,
            got=stack.got,
            left=stack.left,
            cards=" ".join(card_text(card, language) for card in stack.cards),
            won=stack.won,
            survival=race.survival_value if stack.survival else None,
        )
        for stack in race.stacks
    )
    collector = "" if race.collector is None else _name(session, race.collector)
    return RaceTable(race.table, lines, None, collector, race.new_chips, race.drift, race.seed)


def _name(session: TournamentSession, entrant: int) -> str:
    known = session.last_known(entrant)
    return known.display_name if known else f"#{entrant}"


def chip_count_sheets(session: TournamentSession, stationery: Stationery) -> ChipCountSheets:
    """Return a count sheet a table: with the stacks of the latest round where it is done."""
    view = _view(session)
    tables = tuple(
        CountTable(
            table.table,
            tuple(
                CountLine(p.place, p.name, p.stack if table.table in view.count.done else None)
                for p in table.players
            ),
            view.count.level if table.table in view.count.done else None,
        )
        for table in view.tables
        if table.players
    )
    return ChipCountSheets(
        heading_of(session, stationery), values_left(session.state), view.in_play, tables
    )


def _view(session: TournamentSession) -> ChipsView:
    return chips_view(session.state, session, session.now_ms())


def a_value_leaves(session: TournamentSession) -> str | None:
    """Return None when a chip value leaves the tables or has left, else what is missing.

    Once nobody plays, what was raced may still be printed; there is nothing left to race.
    """
    waits = in_play(session)
    if waits is not None and not session.state.races:
        return waits
    return None if _leaving(session, _view(session)) is not None else "NO_VALUE_LEAVES"
