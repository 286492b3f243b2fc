"""This tournament's own rules on paper: its settings and house rules become a report's facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from reports.blinds_structure import AntePayer
from reports.tournament_rules import (
    HouseRuleLine,
    Regime,
    TournamentRules,
    render_tournament_rules,
)
from reports.wording import Wording, wording_in
from rules_ropta import house_rules as house
from rules_ropta.house_rules import KNOWN_DEPARTURES
from rules_ropta.ruling import HouseRule
from td_app.printing.document import Document, Stationery, always, heading_of
from td_app.session import TournamentSession
from td_app.tournament.state import setup as settings
from td_app.tournament.state.setup import declared_house_rules
from td_app.tournament.state.structure import AnteFormat
from td_app.words.house_rules import BY_THE_TEXT, HOUSE_RULES, VALUES

ANTE_PAYERS: Final[Mapping[AnteFormat, AntePayer]] = {
    AnteFormat.BIG_BLIND: "big_blind",
    AnteFormat.BUTTON: "button",
    AnteFormat.CLASSIC: "classic",
    AnteFormat.NONE: "none",
}

REGIMES: Final[Mapping[settings.Regime, Regime]] = {
    settings.Regime.LIGHT: "light",
    settings.Regime.NORMAL: "normal",
    settings.Regime.HEAVY: "heavy",
}

SET_ASIDE: Final[Mapping[str, tuple[str, ...]]] = {
    house.BUBBLE_AT_TWO_TABLES: ("C2-director",),
    house.FLASHED_TO_EVERYBODY: ("U11-A",),
    house.EXPOSED_FOLD_OR_CALL: ("U14-A",),
    house.OUT_OF_TURN_PUNISHED: ("U15-A",),
    house.HALF_OF_THE_BET: ("C5-increment",),
    house.UNDERCALL_COMPLETED: ("C7-single-chip",),
    house.CHIP_OVER_AN_OPENING: ("C6-analogy",),
    house.CALLERS_NOT_BLOCKED: ("U20-A",),
    house.OPEN_MUCK_BIG_BLIND: ("U21-A",),
}
"""The reading of an uncertain passage that a house rule takes the other side of."""


def tournament_rules(session: TournamentSession, stationery: Stationery) -> TournamentRules:
    """Return the sheet of this tournament's own rules, to be put on the wall (1.1)."""
    setup = session.state.setup
    declared = declared_house_rules(setup)
    wording = wording_in(stationery.language)
    return TournamentRules(
        heading=heading_of(session, stationery),
        seats_per_table=setup.seats_per_table,
        starting_stack=setup.starting_stack,
        ante=ANTE_PAYERS[setup.ante_format],
        late_entry_until=setup.last_entry_level,
        final_table=setup.final_table_size,
        breaking_order=setup.closing_order,
        regime=REGIMES[setup.regime],
        house_rules=tuple(
            house_rule_line(rule, wording) for rule in sorted(declared.departures, key=_by_article)
        ),
        address=session.shelf.address() if session.shelf else "",
    )


def house_rule_line(rule: HouseRule, wording: Wording) -> HouseRuleLine:
    """Return a house rule as the sheet tells it, beside what the rulebook says."""
    departure = KNOWN_DEPARTURES.get(rule.code)
    if departure is None:
        return HouseRuleLine(rule.article, str(rule.value))
    title = wording.told(HOUSE_RULES[rule.code])
    value = _value(rule.code, rule.value, wording)
    parts = ("{title} : {value}", "{title}: {value}") if value else ("{title}", "{title}")
    if departure.text is not None:
        instead = _value(rule.code, departure.text, wording)
    else:
        instead = wording.told(BY_THE_TEXT[rule.code])
    text = wording.told(parts, title=title, value=value)
    return HouseRuleLine(rule.article, text, instead, SET_ASIDE.get(rule.code, ()))


def _by_article(rule: HouseRule) -> tuple[int, ...]:
    return tuple(int(part) for part in rule.article.split("."))


def _value(code: str, value: int | str | None, wording: Wording) -> str:
    if value is None:
        return ""
    unit = KNOWN_DEPARTURES[code].unit
    return wording.told(VALUES[unit or f"{code}.{value}"], value=value)


RULES_DOCUMENT: Final = Document(
    "tournament_rules",
    ("Règles du tournoi", "Tournament rules"),
    "regles_du_tournoi.pdf",
    "before",
    always,
    tournament_rules,
    render_tournament_rules,
)
