"""Chips counted, raced off, found later, taken out of play (3.2, 3.7)."""

from __future__ import annotations

from rules_ropta import chip_race as rule
from rules_ropta.draw_stream import DrawStream
from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import checks
from td_app.tournament.decide.checks import Context, Deciders
from td_app.tournament.planning.colour_ups import (
    next_value,
    smallest_left,
    tables_to_race,
    values_left,
)
from td_app.tournament.state.chips import RacedStack
from td_app.tournament.state.tournament import Table, TournamentState

#: The pack as it is before it is shuffled: anyone can deal a race again from its seed.
PACK = tuple(rank + suit for suit in rule.SUITS for rank in rule.RANKS)


def count_stacks(
    state: TournamentState, command: cmd.CountStacks, context: Context
) -> ev.StacksCounted:
    """Write down a table's stacks; a gap with the chips in play needs a reason."""
    checks.playing(state)
    table = checks.open_table(state, command.table)
    counted = _each_once(state, table, command)
    level = _round(state, context)
    seated = {who for other in state.open_tables() for who in other.places.values()}
    known = {
        who: record.chips
        for who, record in state.stacks.items()
        if who in seated and record.level == level and record.sure
    }
    total = sum({**known, **counted}.values())
    complete = seated == {*known, *counted}
    gap = total - state.chips_in_play
    if not complete and gap < 0:
        return _counted(command, level, None, context)
    if gap not in (0, state.accepted_gap):
        if not command.accepted:
            raise Refused("CHIPS_COUNT_GAP", total=total, chips=state.chips_in_play, gap=gap)
        if not command.note.strip():
            raise Refused("REASON_NEEDED", cites=("1.1",))
    # Not known to the chip: only the last table of a round tells what there is.
    tells = complete or not state.chips_approximate
    return _counted(command, level, gap if tells else None, context)


def _counted(
    command: cmd.CountStacks, level: int, gap: int | None, context: Context
) -> ev.StacksCounted:
    return ev.StacksCounted(
        table=command.table,
        stacks=command.stacks,
        level=level,
        gap=gap,
        accepted=command.accepted and bool(gap),
        at_ms=context.now_ms,
    )


def _each_once(state: TournamentState, table: Table, command: cmd.CountStacks) -> dict[int, int]:
    here = set(table.places.values())
    checks.the_entrants(state, (who for who, _ in command.stacks))
    for who, chips in command.stacks:
        if who not in here:
            raise Refused("NOT_AT_THAT_TABLE", entrant=who, table=table.number)
        if chips < 1:
            raise Refused("STACK_NOT_POSITIVE", stack=chips)
    missing = here - {who for who, _ in command.stacks}
    if missing:
        raise Refused("COUNT_INCOMPLETE", table=table.number, missing=len(missing))
    return dict(command.stacks)


def _round(state: TournamentState, context: Context) -> int:
    """The level a count belongs to: one begun at a break goes on when typed a little later."""
    level = checks.level_now(state, context)
    seated = [who for table in state.open_tables() for who in table.places.values()]
    levels = [record.level for who in seated if (record := state.stacks.get(who))]
    latest = max(levels, default=level)
    under_way = latest == level - 1 and levels.count(latest) < len(seated)
    return latest if under_way else level


def race_chips(state: TournamentState, command: cmd.RaceChips, context: Context) -> ev.ChipsRaced:
    """Exchange a value at a table exactly, then race what is left (3.2)."""
    _started(state)
    table = checks.open_table(state, command.table)
    high = _values(state, command.low, command.high)
    if table.number not in tables_to_race(state, command.low):
        raise Refused("ALREADY_RACED", cites=("3.2",), table=table.number, value=command.low)
    if command.collector is not None and command.collector not in table.places.values():
        raise Refused("NOT_AT_THAT_TABLE", entrant=command.collector, table=table.number)
    without_chips = command.nobody or command.at_table
    if not without_chips and not any(racer.chips for racer in command.racers):
        raise Refused("RACE_EMPTY", cites=("3.2",), table=table.number, value=command.low)
    seed = context.seed() if command.draw else b""
    racers = tuple(
        _racer(state, table, command.low, racer)
        for racer in sorted(command.racers, key=lambda racer: racer.place)
    )
    if command.draw:
        racers = dealt(seed, command.low, high, racers)
    for racer in racers:
        for card in racer.cards:
            if card not in PACK:
                raise Refused("CARD_UNKNOWN", place=racer.seat, written=card)
    ruling = rule.colour_up(command.low, high, racers, smallest_left(state, command.low, high))
    return _raced(state, table, command, high, racers, ruling.decision, seed, context)


def dealt(
    seed: bytes, low: int, high: int, racers: tuple[rule.Racer, ...]
) -> tuple[rule.Racer, ...]:
    """Return the racers with their cards, one a chip left, from place 1 on (3.2)."""
    left = [rule.exact_exchange(low, high, racer.odd).decision.low_left for racer in racers]
    if sum(left) > len(PACK):
        raise Refused("TOO_MANY_FOR_THE_PACK", cites=("3.2",), chips=sum(left), cards=len(PACK))
    pack = DrawStream(seed).shuffled(PACK)
    given = 0
    found = []
    for racer, chips in zip(racers, left, strict=True):
        cards = pack[given : given + chips]
        found.append(rule.Racer(racer.seat, racer.odd, racer.other, cards))
        given += chips
    return tuple(found)


def _racer(state: TournamentState, table: Table, low: int, asked: cmd.RacerAsked) -> rule.Racer:
    if asked.place not in table.places:
        raise Refused("NOBODY_AT_PLACE", table=table.number, place=asked.place)
    other = asked.other
    if other is None:
        known = state.stacks.get(table.places[asked.place])
        if known is not None and known.sure:
            other = known.chips - asked.chips * low
            if other < 0:
                raise Refused(
                    "MORE_THAN_HIS_STACK",
                    place=asked.place,
                    chips=asked.chips * low,
                    stack=known.chips,
                )
    # Not counted: all that matters is that he has something else, so that he stays in.
    return rule.Racer(asked.place, asked.chips, 1 if other is None else other, asked.cards)


def _raced(
    state: TournamentState,
    table: Table,
    command: cmd.RaceChips,
    high: int,
    racers: tuple[rule.Racer, ...],
    sheet: rule.ColourUpSheet,
    seed: bytes,
    context: Context,
) -> ev.ChipsRaced:
    return ev.ChipsRaced(
        table=table.number,
        low=command.low,
        high=high,
        stacks=_stacks(state, table, command, racers, sheet),
        new_chips=sheet.race.new_chips,
        winners=tuple(table.places[place] for place in sheet.race.winners),
        survivors=tuple(table.places[place] for place in sheet.race.survival_chip),
        survival_value=smallest_left(state, command.low, high),
        collector=command.collector,
        drift=sheet.drift,
        seed=seed.hex(),
        level=checks.level_now(state, context),
        at_ms=context.now_ms,
        cites=("3.2",),
        unwritten=command.at_table and not command.racers,
    )


def _stacks(
    state: TournamentState,
    table: Table,
    command: cmd.RaceChips,
    racers: tuple[rule.Racer, ...],
    sheet: rule.ColourUpSheet,
) -> tuple[RacedStack, ...]:
    asked = {racer.place: racer for racer in command.racers}
    cards = {racer.seat: racer.cards for racer in racers}
    stacks = []
    for change in sheet.stacks:
        who = table.places[change.seat]
        known = state.stacks.get(who)
        whole = asked[change.seat].other is not None or (known is not None and known.sure)
        stacks.append(
            RacedStack(
                entrant=who,
                place=change.seat,
                chips=change.low_before,
                given=change.exchanged.low_given,
                got=change.exchanged.high_got,
                left=change.exchanged.low_left,
                cards=cards[change.seat],
                won=change.won,
                survival=change.survival,
                before=change.before if whole else None,
                after=change.after if whole else None,
            )
        )
    return tuple(stacks)


def withdraw_value(
    state: TournamentState, command: cmd.WithdrawValue, context: Context
) -> ev.ValueWithdrawn:
    """Say that a value is gone, once it has been raced at every table, written down or not."""
    _started(state)
    _values(state, command.value, None)
    waiting = tables_to_race(state, command.value)
    if waiting and not command.at_tables:
        raise Refused(
            "TABLES_NOT_RACED",
            cites=("3.2",),
            value=command.value,
            tables=waiting,
            count=len(waiting),
        )
    held = [race.event for race in state.races if race.event.low == command.value]
    return ev.ValueWithdrawn(
        value=command.value,
        tables=tuple(race.table for race in held),
        drift=sum(race.drift for race in held),
        level=checks.level_now(state, context),
        at_ms=context.now_ms,
        cites=("3.2",),
        unwritten=waiting,
    )


def exchange_found_chips(
    state: TournamentState, command: cmd.ExchangeFoundChips, context: Context
) -> ev.FoundChipsExchanged:
    """Exchange old chips found after the race at exactly the same amount; the rest goes (3.2)."""
    _started(state)
    if command.low not in state.withdrawn_values and not any(
        race.event.low == command.low for race in state.races
    ):
        raise Refused("NOT_RACED_YET", cites=("3.2",), value=command.low)
    if command.count < 1:
        raise Refused("COUNT_NEGATIVE", cites=("3.2",), chips=command.count)
    high = command.high or next_value(state, command.low)
    if high is None or high not in values_left(state):
        raise Refused("VALUE_NOT_IN_PLAY", cites=("3.2",), value=high or 0)
    exchange = rule.chips_found_after_race(command.low, high, command.count).decision
    removed = exchange.low_left * command.low
    _check_removal(state, removed)
    table = command.table
    if command.entrant is not None:
        table = checks.seat_of(state, command.entrant).table
    elif table is not None:
        checks.open_table(state, table)
    return ev.FoundChipsExchanged(
        low=command.low,
        high=high,
        count=command.count,
        got=exchange.high_got,
        left=exchange.low_left,
        removed=removed,
        entrant=command.entrant,
        table=table,
        level=checks.level_now(state, context),
        at_ms=context.now_ms,
        cites=("3.2",),
    )


def remove_chips(
    state: TournamentState, command: cmd.RemoveChips, context: Context
) -> ev.ChipsRemovedFromPlay:
    """Take chips out of play: those carried out of sight are void (3.7)."""
    _started(state)
    if command.amount < 1:
        raise Refused("STACK_NOT_POSITIVE", stack=command.amount)
    if not command.note.strip():
        raise Refused("REASON_NEEDED", cites=("1.1",))
    _check_removal(state, command.amount)
    table = None
    if command.entrant is not None:
        table = checks.seat_of(state, command.entrant).table
        known = state.stacks.get(command.entrant)
        if known is not None and known.sure and command.amount >= known.chips:
            raise Refused("REMOVAL_TAKES_ALL", entrant=command.entrant, stack=known.chips)
    return ev.ChipsRemovedFromPlay(
        amount=command.amount,
        cause=command.cause,
        entrant=command.entrant,
        table=table,
        level=checks.level_now(state, context),
        at_ms=context.now_ms,
        cites=("3.7",) if command.cause == "carried_away" else ("1.1",),
    )


def _started(state: TournamentState) -> None:
    checks.playing(state)
    if not state.clock.started:
        raise Refused("CHIPS_BEFORE_START", cites=("3.2",))


def _values(state: TournamentState, low: int, high: int | None) -> int:
    """The value given for ``low``; both must still be in play."""
    left = values_left(state)
    if low not in left:
        raise Refused("VALUE_NOT_IN_PLAY", cites=("3.2",), value=low)
    wanted = high or next_value(state, low)
    if wanted is None:
        raise Refused("NO_LARGER_VALUE", cites=("3.2",), value=low)
    if wanted not in left:
        raise Refused("VALUE_NOT_IN_PLAY", cites=("3.2",), value=wanted)
    return wanted


def _check_removal(state: TournamentState, amount: int) -> None:
    most = state.chips_in_play - state.players_left
    if amount > most:
        raise Refused("STACKS_EXCEED", total=amount, chips=max(0, most))


#: Which function judges which command.
DECIDERS: Deciders = {
    cmd.CountStacks: count_stacks,
    cmd.RaceChips: race_chips,
    cmd.WithdrawValue: withdraw_value,
    cmd.ExchangeFoundChips: exchange_found_chips,
    cmd.RemoveChips: remove_chips,
}
