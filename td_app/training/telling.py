"""A happening and a verdict in the words of the screens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rules_ropta.rulebook import load_rulebook
from rules_ropta.table_layout import Seat
from td_app.floor.question_steps import answered_lines
from td_app.tournament.state.tournament import TournamentState
from td_app.training.evening import Evening
from td_app.training.happenings import Happening, Kind, Loser
from td_app.training.judge import Verdict
from td_app.words import proposal_reason, proposal_title
from td_app.words.asking import question_title
from td_app.words.citations import cite_text, cited_title
from td_app.words.language import in_language
from td_app.words.speaking import listed
from td_app.words.training import happening_words, how_words, part_words
from td_app.words.training_verdicts import grade_words, verdict_words

Names = Callable[[int], str]


#: Where nobody will ask where the big blind is.
WITHOUT_BLINDS = (
    *(Kind.DRAW, Kind.START, Kind.RESUME, Kind.ABSENT, Kind.BACK, Kind.FLOOR, Kind.RACE),
    *(Kind.TIED, Kind.WINNER, Kind.PAPERS),
)


#: Where ``other`` is a player.
SOMEBODY_ELSE = ("otherwise_mover", "otherwise_by_hand", "astray_away")


@dataclass(frozen=True, slots=True)
class ToldHappening:
    """The words of a happening: the fact, what else is known, how to note it, the blinds."""

    words: str
    facts: tuple[tuple[str, str], ...]
    how: str
    blinds: str


def happening_told(happening: Happening, state: TournamentState, names: Names) -> ToldHappening:
    """Return a happening in words; ``state`` is the one in which it was announced."""
    kind = happening.kind.value
    case = happening.case
    if case is not None:
        facts = answered_lines(case.op, case.given)
    else:
        # The chips of the value that each place holds, a line a table.
        facts = tuple(
            (part_words("table", {"table": table}), _stacks_text(held))
            for table, held in sorted(happening.odd.items())
        )
    return ToldHappening(
        happening_words(kind, _params(happening, state, names), names),
        facts,
        how_words(kind),
        _blinds(happening, state) if happening.kind not in WITHOUT_BLINDS else "",
    )


def verdict_told(verdict: Verdict, happening: Happening, names: Names) -> str:
    """Return a verdict in words; ``happening`` is the one it is about."""
    params: dict[str, Any] = dict(verdict.params)
    params["losers"] = listed([names(who) for who in params.get("losers", ())])
    if "order" in params:
        groups = [listed([names(who) for who in group]) for group in params["order"]]
        params["order"] = ", ".join(groups)
    if isinstance(params.get("other"), int) and verdict.code in SOMEBODY_ELSE:
        params["other"] = names(params["other"])
    if verdict.proposal is not None:
        params["proposal"] = proposal_title(verdict.proposal, names)
        params["reason"] = proposal_reason(verdict.proposal, names)
    if happening.case is not None:
        params["ruling"] = f"{happening.case.ruling_text().line}."
        params["title"] = question_title(happening.case.op)
    if "ruled" in params:
        params["ruled"] = question_title(params["ruled"])
    return verdict_words(verdict.code, params, names)


@dataclass(frozen=True, slots=True)
class ToldVerdict:
    """A verdict in the report: the happening, the grade, the words, the articles.

    ``explained``: our own summary of each article concerned, empty where all was as asked.
    """

    verdict: Verdict
    happened: str
    grade: str
    words: str
    explained: tuple[str, ...]


def verdicts_told(evening: Evening, names: Names) -> tuple[ToldVerdict, ...]:
    """Return every verdict that still counts, in words, oldest first."""
    return tuple(_verdict_text(evening, verdict, names) for verdict in evening.verdicts)


def _verdict_text(evening: Evening, verdict: Verdict, names: Names) -> ToldVerdict:
    happening, state = evening.about(verdict)
    return ToldVerdict(
        verdict,
        happening_told(happening, state, names).words,
        grade_words(verdict.grade.value),
        verdict_told(verdict, happening, names),
        tuple(map(article_words, verdict.cites)) if verdict.blames else (),
    )


def article_words(number: str) -> str:
    """Return an article in a few words of our own: its number, its title, our summary."""
    article = load_rulebook().articles.get(number)
    title = f"{cite_text(number)} {cited_title(number)}".strip()
    return title if article is None else f"{title}. {in_language(article.summary)}"


def _params(happening: Happening, state: TournamentState, names: Names) -> Mapping[str, Any]:
    newcomer = happening.newcomer
    table = happening.losers[0].table if happening.losers else happening.table
    first = happening.losers[0] if happening.losers else None
    place = first.place if first is not None else happening.place
    seat = None if table is None or place is None else Seat(table, place)
    return {
        "entrant": first.entrant if first is not None else happening.entrant,
        "seat": seat,
        "table": table,
        "players": state.players_left or len(state.entrants),
        "tables": len(state.counts()),
        "value": happening.value,
        "newcomer": newcomer.display_name if newcomer is not None else "",
        "losers": listed([_loser(happening, loser, names) for loser in happening.losers]),
        "title": question_title(happening.case.op) if happening.case is not None else "",
    }


def _loser(happening: Happening, loser: Loser, names: Names) -> str:
    code = "loser" if loser.stack is None else "loser+stack"
    if happening.kind is Kind.HAND_OUTS:
        code = "loser+table"
    figures = {"place": loser.place, "table": loser.table, "stack": loser.stack}
    return part_words(code, {"entrant": loser.entrant, **figures}, names)


def _stacks_text(held: tuple[tuple[int, int], ...]) -> str:
    some = [part_words("held", {"place": at, "chips": chips}) for at, chips in held if chips]
    return " · ".join(some) or part_words("none", {})


def _blinds(happening: Happening, state: TournamentState) -> str:
    """Where the tables say that the big blind is, and the button: two seats before it."""
    gone = {(loser.table, loser.place) for loser in happening.losers}
    places = []
    for table, at in sorted(happening.big_blinds.items()):
        left = [p for p in sorted(state.tables[table].places) if (table, p) not in gone]
        button = left[(left.index(at) - min(2, len(left) - 1)) % len(left)]
        places.append(part_words("blind", {"table": table, "place": at, "button": button}))
    return part_words("blinds", {"places": " · ".join(places)}) if places else ""
