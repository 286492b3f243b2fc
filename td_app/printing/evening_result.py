"""The result of an evening in a few lines: the podium with its prizes, to show and to share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery
from td_app.tournament import events as ev
from td_app.tournament.views.finishing import StandingRow, Standings, standings
from td_app.words.figures import (
    day,
    hands_counted,
    knockouts_counted,
    lasting,
    players_counted,
    whole,
)
from td_app.words.finishing import winners_title
from td_app.words.language import current_language, fr_en, titled
from td_app.words.prizes import won_text
from td_app.words.speaking import listed
from td_app.words.terms import place_text

STEPS = 3
"""Places that stand on the podium."""
MS_A_MINUTE = 60_000


@dataclass(frozen=True, slots=True)
class ResultStep:
    """Those who hold a place, tied together; ``won`` is what each wins, in words."""

    title: str
    entrants: tuple[int, ...]
    names: tuple[str, ...]
    won: str


@dataclass(frozen=True, slots=True)
class EveningResult:
    """The podium, best place first, with a line about the evening and the club's name.

    ``steps`` is empty before the end, and of a tournament that was cancelled. At the end of a day
    1, which has no winner, its only step is who goes through.
    """

    tournament: str
    day: str
    steps: tuple[ResultStep, ...]
    told: str
    club: str = ""
    logo: bytes = b""
    further: tuple[ResultStep, ...] = ()
    """Those who win something beyond the podium."""
    knockouts: str = ""
    """How many players the only winner knocked out, in words, where it is noted."""


def evening_result(session: TournamentSession, stationery: Stationery) -> EveningResult:
    """Return what came out of an evening, by the names that ``session`` gives."""
    setup = session.state.setup
    table = standings(session.state, session)
    # Those who win something beyond the podium, by place.
    held: dict[int, list[StandingRow]] = {}
    for row in table.rows if table.winners else ():
        if row.place is not None and row.place > STEPS and row.won is not None:
            held.setdefault(row.place, []).append(row)
    steps = (_step("", rows) for _, rows in sorted(held.items()))
    return EveningResult(
        tournament=setup.name,
        day=day(date.fromisoformat(setup.date)) if setup.date else "",
        steps=_through(table) or _podium(table),
        told=" · ".join(evening_in_short(session)),
        club=stationery.club,
        logo=stationery.logo,
        further=tuple(step for step in steps if step.won),
        knockouts=_knockouts(table),
    )


def _knockouts(table: Standings) -> str:
    done = [row.kills for row in table.rows if row.place == 1]
    return knockouts_counted(done[0]) if len(done) == 1 and done[0] else ""


def evening_in_short(session: TournamentSession) -> tuple[str, ...]:
    """Return how many took part in an evening, and how long they played."""
    minutes = _minutes_played(session)
    facts = (players_counted(session.state.took_part), lasting(minutes) if minutes else "")
    return tuple(filter(None, facts))


def evening_facts(session: TournamentSession) -> tuple[tuple[str, str], ...]:
    """Return what an evening was, each as a caption and its figure; by the names of ``session``.

    Hand-for-hand is told by its longest run; knock-outs, where they are noted, by who has most.
    """
    minutes = _minutes_played(session)
    hands = _longest_hand_for_hand(session)
    table = standings(session.state, session)
    most = max((row.kills for row in table.rows), default=0)
    hunters = [row.name for row in table.rows if row.kills == most]
    facts = (
        (fr_en("Joueurs", "Players"), whole(session.state.took_part)),
        (fr_en("Temps joué", "Time played"), lasting(minutes) if minutes else ""),
        (
            fr_en("Plus long main par main", "Longest hand-for-hand"),
            hands_counted(hands) if hands else "",
        ),
        (
            fr_en("Plus d’éliminations", "Most knockouts"),
            f"{listed(hunters)} ({most})" if most else "",
        ),
    )
    return tuple(fact for fact in facts if fact[1])


def _longest_hand_for_hand(session: TournamentSession) -> int:
    """How many hands all tables played together at most, one after the other."""
    history = session.history
    hands = (
        entry.event.round.hand
        for entry in history.entries
        if isinstance(entry.event, ev.TableHandDone) and history.counts(entry.sequence)
    )
    return max(hands, default=0)


def places_of_podium(table: Standings) -> dict[int, list[StandingRow]]:
    """Return the players of places 1 to 3, ties included."""
    held: dict[int, list[StandingRow]] = {}
    for row in table.rows:
        if row.place is not None and row.place <= STEPS:
            held.setdefault(row.place, []).append(row)
    return dict(sorted(held.items()))


def _podium(table: Standings) -> tuple[ResultStep, ...]:
    if not table.winners:
        return ()
    return tuple(
        _step("" if place > 1 else winners_title(table.winners), rows)
        for place, rows in places_of_podium(table).items()
    )


def _through(table: Standings) -> tuple[ResultStep, ...]:
    """Return the players qualified for a day 2, largest stack first; that stack is shown."""
    rows = sorted((row for row in table.rows if row.bag), key=lambda row: -_stack(row))
    if not rows:
        return ()
    largest = fr_en("plus gros tapis\u00a0: {0}", "largest stack: {0}")
    title = fr_en("Qualifiés pour le jour 2", "Through to Day 2")
    return (_step(title, rows, largest.format(whole(_stack(rows[0])))),)


def _stack(row: StandingRow) -> int:
    return row.bag.stack if row.bag is not None else 0


def _step(title: str, rows: Sequence[StandingRow], won: str = "") -> ResultStep:
    """Return a step of the podium; tied players with different prizes each have theirs named."""
    winners: dict[str, list[str]] = {}
    for row in rows:
        winners.setdefault(won_text(row.won, current_language()), []).append(row.name)
    prizes = [prize for prize in winners if prize]
    if len(winners) > 1:
        words = fr_en("{0} à {1}", "{0} to {1}")
        prizes = [words.format(prize, listed(winners[prize])) for prize in prizes]
    return ResultStep(
        title or place_text(rows[0].place or 0, rows[0].tied),
        tuple(row.entrant for row in rows),
        tuple(row.name for row in rows),
        won or fr_en("\u00a0; ", "; ").join(prizes),
    )


def play_began(session: TournamentSession) -> int | None:
    """Return when the clock was first started, in milliseconds since 1970; None: not yet."""
    history = session.history
    return next(
        (
            entry.recorded_at
            for entry in history.entries
            if isinstance(entry.event, ev.ClockStarted) and history.counts(entry.sequence)
        ),
        None,
    )


def play_ended(session: TournamentSession) -> int | None:
    """Return when the last player went out, or a deal was agreed; None while nobody did."""
    state = session.state
    ends = [record.at_ms for record in state.outs.values()]
    if state.deal is not None:
        ends.append(state.deal.at_ms)
    return max(ends, default=None)


def _minutes_played(session: TournamentSession) -> int:
    """From the first start of the clock to the last player out, breaks included; 0 without."""
    began = play_began(session)
    ended = play_ended(session)
    if began is None or ended is None:
        return 0
    return max(0, ended - began) // MS_A_MINUTE


def result_text(result: EveningResult) -> str:
    """Return the result as a few lines, ready to be sent to the club."""
    lines = [" · ".join(part for part in (result.tournament, result.day) if part)]
    for step in (*result.steps, *result.further):
        won = f" ({step.won})" if step.won else ""
        lines.append(titled(step.title, f"{listed(step.names)}{won}"))
    return "\n".join((*lines, *(part for part in (result.told, result.club) if part)))
