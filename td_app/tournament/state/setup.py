"""The settings of a tournament: tables, structure, chips, rules, prizes, the hall's hour."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date as calendar_date
from datetime import datetime, time, timedelta, tzinfo
from enum import Enum

from rules_ropta.balancing import final_table_size
from rules_ropta.house_rules import (
    BY_THE_BOOK,
    FINAL_TABLE_SIZE,
    GROUPS_KEPT_APART,
    KNOWN_DEPARTURES,
    LATE_ENTRY_UNTIL,
    LONGEST_RULE,
    NO_SHOWS_OUT_AFTER,
    HouseRules,
    house_rule,
    known_departure,
    written_rule,
)
from rules_ropta.rulebook import load_rulebook
from rules_ropta.ruling import HouseRule, Refused
from td_app.tournament.state.buy_ins import EntryTerms, check_entry_terms
from td_app.tournament.state.chips import CLUB_CHIPS, ChipSet
from td_app.tournament.state.flights import Flight, check_flight
from td_app.tournament.state.game import Betting, Game, check_game
from td_app.tournament.state.identity_cache import cache_last
from td_app.tournament.state.jackpot import check_jackpot
from td_app.tournament.state.knockouts import BountyKind, BountyTerms, check_bounty_terms
from td_app.tournament.state.person import LONGEST_FIELD, printable
from td_app.tournament.state.prizes import (
    Entered,
    MoneyPool,
    PrizeKind,
    PrizePlan,
    check_prizes,
    check_satellite,
    plan_of,
)
from td_app.tournament.state.structure import AnteFormat, Level, Structure, check_structure


def is_time_of_day(text: str) -> bool:
    """Return whether a text is a time of day as it is stored: hours and minutes.

    >>> is_time_of_day("00:30"), is_time_of_day("24:00"), is_time_of_day("7:5")
    (True, False, False)
    """
    hours, colon, minutes = text.partition(":")
    figures = text.isascii() and hours.isdigit() and minutes.isdigit()
    return bool(colon and figures and len(text) == 5 and int(hours) < 24 and int(minutes) < 60)


def closing_moment(closes_at: str, begun_ms: int, zone: tzinfo | None = None) -> int:
    """Return the first moment after ``begun_ms`` at which a clock of the hall says ``closes_at``.

    Milliseconds since 1970. ``zone`` None: this computer's. The night the clocks go forward,
    an hour that does not exist counts as the next one; the night they go back, the first of
    the two that comes after ``begun_ms``.
    """
    begun = datetime.fromtimestamp(begun_ms / 1000, zone)
    hour = time.fromisoformat(closes_at)
    moments = (
        moment
        for days in (0, 1)
        for moment in _moments(datetime.combine(begun.date() + timedelta(days), hour, zone))
    )
    return min(moment for moment in moments if moment > begun_ms)


def start_of_play(day: str, starts_at: str, now_ms: int, zone: tzinfo | None = None) -> int:
    """Return when play begins: at the hour said for it, now where none is, or where it is past.

    Milliseconds since 1970; ``day`` empty for today.
    """
    return max(now_ms, said_start(day, starts_at, now_ms, zone)) if starts_at else now_ms


def said_start(day: str, starts_at: str, now_ms: int, zone: tzinfo | None = None) -> int:
    """Return the moment said for the start, also where it is past; ``day`` empty for today."""
    date = calendar_date.fromisoformat(day) if day else _day(now_ms, zone)
    return _moment(datetime.combine(date, time.fromisoformat(starts_at), zone))


def is_later_day(day: str, now_ms: int, zone: tzinfo | None = None) -> bool:
    """Return whether a day (``YYYY-MM-DD``, empty for none) is still to come at ``now_ms``."""
    return bool(day) and calendar_date.fromisoformat(day) > _day(now_ms, zone)


def _day(at_ms: int, zone: tzinfo | None) -> calendar_date:
    return datetime.fromtimestamp(at_ms / 1000, zone).date()


def _moments(when: datetime) -> tuple[int, ...]:
    """The moments at which clocks show this: two when they go back, the next when they skip it."""
    first, second = (_moment(when.replace(fold=fold)) for fold in (0, 1))
    return (first, second) if second > first else (first,)


def _moment(when: datetime) -> int:
    return round(when.timestamp() * 1000)


class Regime(Enum):
    """How sanctions are given; the organiser chooses and says which (11)."""

    LIGHT = "light"
    NORMAL = "normal"
    HEAVY = "heavy"


class KeepApart(Enum):
    """The players drawn at different tables as far as the numbers allow (2.1)."""

    NOBODY = "nobody"
    CLUBS = "clubs"
    TEAMS = "teams"


@dataclass(frozen=True, slots=True)
class TableSetup:
    """A table of the room; ``seats`` None means as many as the tournament's format."""

    number: int
    seats: int | None = None
    out_of_use: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DeclaredHouseRule:
    """A departure from the rulebook, declared before play, with the article it departs from.

    One that the rulings obey has a ``code`` of ``rules_ropta.house_rules`` and the club's
    value; one freely written, a text.
    """

    article: str
    text: str
    code: str = ""
    value: int | str | None = None


def _default_tables() -> tuple[TableSetup, ...]:
    return tuple(TableSetup(number) for number in range(1, 5))


def _default_structure() -> Structure:
    return Structure((Level(25, 50), Level(50, 100), Level(75, 150), Level(100, 200, 200)))


@cache_last(2)
def _closing_order(posted: tuple[int, ...], tables: tuple[TableSetup, ...]) -> tuple[int, ...]:
    rest = sorted((t.number for t in tables if t.number not in posted), reverse=True)
    return (*posted, *rest)


@dataclass(frozen=True, slots=True)
class TournamentSetup:
    """The settings of one tournament. Chips in units of one, lengths in minutes.

    ``starts_at`` is when play is to begin, ``HH:MM``, empty when nobody said;
    ``closes_at`` when the hall closes, ``HH:MM`` of the hall's own day, empty when it does
    not; ``end_announced``: the wall may say when play should end. ``no_shows_out_after``: the
    level after which a player who never came is withdrawn; None leaves his chips in play.
    ``prizes`` is a text a place, ``prize_points`` and ``prize_money`` what the other kinds give:
    ``prize_plan`` puts them together. ``prize_steps``: the places paid before which play may go
    hand-for-hand (2.7). ``entry_terms``: how one enters, and what it costs. ``game`` and
    ``betting`` are told nowhere while they are the federation's. ``knockouts_noted``: it is
    asked who knocked out whom; ``bounty``: how bounties are paid, where there are some.
    ``satellite``: play ends once as many are left as there are equal prizes (room 41).
    ``flight``: this is a day 1, which ends at a level. ``synchronized_breaks``: the clock stands
    from minute 55 of every hour to the full hour (room 47). ``sit_and_go``: it starts when full.
    ``jackpot``: the table that a prize for three is drawn from.
    """

    name: str = ""
    date: str = ""
    place: str = ""
    seats_per_table: int = 8
    starting_stack: int = 10_000
    tables: tuple[TableSetup, ...] = field(default_factory=_default_tables)
    breaking_order: tuple[int, ...] = ()
    structure: Structure = field(default_factory=_default_structure)
    ante_format: AnteFormat = AnteFormat.BIG_BLIND
    late_entry_until: int | None = None
    regime: Regime = Regime.NORMAL
    final_size: int | None = None
    keep_apart: KeepApart = KeepApart.NOBODY
    prizes: tuple[str, ...] = ()
    chips: ChipSet = CLUB_CHIPS
    house_rules: tuple[DeclaredHouseRule, ...] = ()
    closes_at: str = ""
    end_announced: bool = False
    no_shows_out_after: int | None = None
    prize_steps: tuple[int, ...] = ()
    prize_kind: PrizeKind = PrizeKind.IN_KIND
    prize_points: tuple[int, ...] = ()
    prize_money: MoneyPool = field(default_factory=MoneyPool)
    starts_at: str = ""
    entry_terms: EntryTerms = field(default_factory=EntryTerms)
    game: Game = Game.HOLDEM
    betting: Betting = Betting.NO_LIMIT
    knockouts_noted: bool = False
    bounty: BountyTerms = field(default_factory=BountyTerms)
    satellite: bool = False
    flight: Flight | None = None
    synchronized_breaks: bool = False
    sit_and_go: bool = False
    jackpot: str = ""

    @property
    def has_bounties(self) -> bool:
        """Return whether there are bounties: bought with an entry, or on named heads."""
        return self.bounty.kind is BountyKind.VIP or self.entry_terms.puts_bounties

    @property
    def of_money(self) -> bool:
        """Return whether an amount stands anywhere but in prizes: a club allows that, or not."""
        return self.entry_terms.of_money or self.bounty.kind is BountyKind.VIP

    @property
    def asks_knockouts(self) -> bool:
        """Return whether knock-outs are asked for: for themselves, or for the bounties."""
        return self.knockouts_noted or self.has_bounties

    @property
    def final_table_size(self) -> int:
        """Return the players at the final table: the director's number, else 2.6's."""
        return self.final_size or final_table_size(self.seats_per_table).decision

    @property
    def last_entry_level(self) -> int:
        """Return the last level open to late entrants: the director's number, else 1.8's."""
        until = self.late_entry_until
        return BY_THE_BOOK.number(LATE_ENTRY_UNTIL) if until is None else until

    @property
    def closing_order(self) -> tuple[int, ...]:
        """Return every table in the order it breaks: the posted order, then highest first."""
        return _closing_order(self.breaking_order, self.tables)

    @property
    def prize_plan(self) -> PrizePlan:
        """Return the prizes before any entry; an empty plan where there are none."""
        return self.plan_with(Entered())

    def plan_with(self, entered: Entered) -> PrizePlan:
        """Return what the places win once entries have made so much."""
        kind = self.prize_kind
        money = self.prize_money
        given = self.prizes, self.prize_points, money, entered
        return plan_of(kind, *given, satellite=self.satellite)

    @property
    def other_game(self) -> bool:
        """Return whether something else than no-limit hold'em is played."""
        return (self.game, self.betting) != (Game.HOLDEM, Betting.NO_LIMIT)

    def seats_of(self, table: TableSetup) -> int:
        """Return how many places this table has."""
        return table.seats or self.seats_per_table


THIS_CENTURY = range(2000, 2100)

LARGEST_STACK = 1_000_000_000
"""Chips: nobody starts with more."""

SET_ELSEWHERE = (LATE_ENTRY_UNTIL, NO_SHOWS_OUT_AFTER, GROUPS_KEPT_APART, FINAL_TABLE_SIZE)
"""Departures that a setting of its own makes: they are declared nowhere else."""


def departures_of_settings(setup: TournamentSetup) -> tuple[HouseRule, ...]:
    """Return the departures that other settings make: late entry, draw, final table."""
    values: dict[str, int | str | None] = {}
    if setup.late_entry_until is not None:
        values[LATE_ENTRY_UNTIL] = setup.late_entry_until
    if setup.no_shows_out_after is not None:
        values[NO_SHOWS_OUT_AFTER] = setup.no_shows_out_after
    if setup.keep_apart is not KeepApart.NOBODY:
        values[GROUPS_KEPT_APART] = None
    if setup.final_size is not None:
        values[FINAL_TABLE_SIZE] = setup.final_size
    return tuple(
        HouseRule(code, known_departure(code).article, value) for code, value in values.items()
    )


def declared_house_rules(setup: TournamentSetup) -> HouseRules:
    """Return the house rules of a tournament, as the rulings take them.

    First those its other settings make, then those declared; what no ruling obeys counts as
    written in the club's own words.
    """
    return HouseRules(
        (*departures_of_settings(setup), *(_declared(rule) for rule in setup.house_rules))
    )


def _declared(rule: DeclaredHouseRule) -> HouseRule:
    known = None if rule.code in SET_ELSEWHERE else KNOWN_DEPARTURES.get(rule.code)
    if known is not None and known.fits(rule.value):
        return HouseRule(rule.code, known.article, rule.value)
    return written_rule(rule.article, rule.text)


def check_setup(setup: TournamentSetup) -> None:
    """Refuse settings that cannot be played; the code names the first one to correct."""
    _check_words(setup)
    _check_figures(setup)
    _check_tables(setup)
    check_game(setup.game, map(setup.seats_of, setup.tables), setup.final_table_size)
    check_structure(setup.structure)
    check_entry_terms(setup.entry_terms, setup.structure.levels_before_breaks)
    check_bounty_terms(setup.bounty, setup.entry_terms.puts_bounties)
    check_flight(setup.flight, setup.structure)
    check_jackpot(setup.jackpot, setup.entry_terms)
    _check_house_rules(setup)


def _check_words(setup: TournamentSetup) -> None:
    if not setup.name.strip():
        raise Refused("SETUP_NAME")
    if not all(printable(text) for text in (setup.name, setup.place, *setup.prizes)):
        raise Refused("TEXT_UNREADABLE")
    if len(setup.name) > LONGEST_FIELD or len(setup.place) > LONGEST_FIELD:
        raise Refused("TEXT_TOO_LONG", longest=LONGEST_FIELD)
    if setup.date and not is_date(setup.date):
        raise Refused("SETUP_DATE", date=setup.date)
    if setup.starts_at and not is_time_of_day(setup.starts_at):
        raise Refused("SETUP_STARTS_AT", time=setup.starts_at)
    if setup.closes_at and not is_time_of_day(setup.closes_at):
        raise Refused("SETUP_CLOSES_AT", time=setup.closes_at)


def _check_figures(setup: TournamentSetup) -> None:
    if not 2 <= setup.seats_per_table <= 10:
        raise Refused("SETUP_SEATS", seats=setup.seats_per_table)
    if not 1 <= setup.starting_stack <= LARGEST_STACK:
        raise Refused("SETUP_STACK", stack=setup.starting_stack)
    if setup.late_entry_until is not None and setup.late_entry_until < 0:
        raise Refused("SETUP_LATE_ENTRY", cites=("1.8",), level=setup.late_entry_until)
    if setup.no_shows_out_after is not None and not 1 <= setup.no_shows_out_after <= 999:
        raise Refused("SETUP_NO_SHOWS", cites=("1.9",), level=setup.no_shows_out_after)
    # At two, three players would be left two and one: the one could not play (2.2).
    if setup.final_size is not None and not 3 <= setup.final_size <= 10:
        raise Refused("SETUP_FINAL_TABLE", cites=("2.6",), size=setup.final_size)
    for step in setup.prize_steps:
        if not 1 <= step <= 9999:
            raise Refused("SETUP_PRIZE_STEPS", cites=("2.7",), place=step)
    check_prizes(setup.prize_kind, setup.prize_points, setup.prize_money, texts=len(setup.prizes))
    if setup.satellite:
        check_satellite(setup.prize_kind, setup.prize_money, texts=len(setup.prizes))


def _check_house_rules(setup: TournamentSetup) -> None:
    codes = [rule.code for rule in setup.house_rules if rule.code]
    for rule in setup.house_rules:
        if rule.code in SET_ELSEWHERE and rule.value is not None:
            raise Refused("HOUSE_RULE_IN_SETTINGS", cites=(rule.article,), rule=rule.code)
        if rule.code and rule.code not in SET_ELSEWHERE:
            house_rule(rule.code, rule.value)
        elif not rule.text.strip():
            raise Refused("HOUSE_RULE_EMPTY", cites=(rule.article,))
        if codes.count(rule.code) > 1:
            raise Refused("HOUSE_RULE_TWICE", cites=(rule.article,), rule=rule.code)
        if rule.article not in load_rulebook().articles:
            raise Refused("HOUSE_RULE_ARTICLE", article=rule.article)
        if not printable(rule.text):
            raise Refused("HOUSE_RULE_UNREADABLE")
        if len(rule.text) > LONGEST_RULE:
            raise Refused("HOUSE_RULE_TOO_LONG", longest=LONGEST_RULE)


def _check_tables(setup: TournamentSetup) -> None:
    numbers = [table.number for table in setup.tables]
    if not numbers:
        raise Refused("SETUP_NO_TABLE")
    for table in setup.tables:
        seats = setup.seats_of(table)
        if not 1 <= table.number <= 999:
            raise Refused("SETUP_TABLE_NUMBER", table=table.number)
        if numbers.count(table.number) > 1:
            raise Refused("SETUP_TABLE_TWICE", table=table.number)
        if not 2 <= seats <= 10:
            raise Refused("SETUP_SEATS", seats=seats)
        if any(not 1 <= place <= seats for place in table.out_of_use):
            raise Refused("NO_SUCH_PLACE", table=table.number, place=max(table.out_of_use))
        if len(set(table.out_of_use)) >= seats:
            raise Refused("SETUP_TABLE_UNUSABLE", table=table.number)
    if len(set(setup.breaking_order)) != len(setup.breaking_order) or not set(
        setup.breaking_order
    ) <= set(numbers):
        raise Refused("SETUP_BREAKING_ORDER", cites=("2.4",))


def is_date(text: str) -> bool:
    """Return whether a text is a date of this century: any other year is a typing error."""
    try:
        return calendar_date.fromisoformat(text).year in THIS_CENTURY
    except ValueError:
        return False
