"""The settings of a tournament on paper: its structure, its own rules and house rules (1.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from reports.blinds_structure import BlindsStructure, StructureBreak, StructureLevel
from reports.drawings import ChipLook
from reports.tournament_rules import HouseRuleLine, TournamentRules
from rules_ropta import house_rules as house
from rules_ropta.house_rules import KNOWN_DEPARTURES
from rules_ropta.ruling import HouseRule
from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery, heading_of
from td_app.tournament.state.setup import TournamentSetup, declared_house_rules
from td_app.tournament.state.structure import Level
from td_app.words import colour_text
from td_app.words.chip_looks import CHIP_COLOURS
from td_app.words.entry_terms import ADD_ON_HERE, REBUYS_UNTIL, course_lines, terms_lines
from td_app.words.game import game_text
from td_app.words.house_rules import BY_THE_TEXT, HOUSE_RULES, VALUES
from td_app.words.language import Language
from td_app.words.on_paper import PaperWords
from td_app.words.speaking import say

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


def structure(session: TournamentSession, stationery: Stationery) -> BlindsStructure:
    """Return levels and breaks on one page, with the chips of the tournament."""
    setup = session.state.setup
    language = stationery.language
    rebuy = setup.entry_terms.rebuy
    return BlindsStructure(
        heading=heading_of(session, stationery),
        steps=tuple(
            StructureLevel(step.small_blind, step.big_blind, step.ante, step.minutes)
            if isinstance(step, Level)
            else StructureBreak(step.minutes, step.removes, _sold_at(setup, at, language))
            for at, step in enumerate(setup.structure.steps)
        ),
        entries=_how_it_is_played(setup, language),
        rebuys=(rebuy.until, say(REBUYS_UNTIL, language=language)) if rebuy else None,
        ante=setup.ante_format.value,
        starting_stack=setup.starting_stack,
        late_entry_until=setup.last_entry_level,
        chips=tuple(
            ChipLook(
                chip.value, CHIP_COLOURS[chip.colour], colour_text(chip.colour, stationery.language)
            )
            for chip in sorted(setup.chips.chips, key=lambda chip: chip.value)
        ),
        game=game_text(setup.game.value, setup.betting.value, stationery.language),
    )


def _how_it_is_played(setup: TournamentSetup, language: Language) -> tuple[str, ...]:
    """Return how one enters, and how it runs, a line a matter; nothing of a free freezeout."""
    entries = terms_lines(setup.entry_terms, setup.last_entry_level, language)
    return (*entries, *course_lines(setup, language))


def _sold_at(setup: TournamentSetup, step: int, language: Language) -> str:
    """Return the words of the add-on sold at the break of this step, "" without one."""
    addon = setup.entry_terms.addon
    if addon is None or setup.structure.level_number(step) != addon.after:
        return ""
    return say(ADD_ON_HERE, {"chips": addon.chips}, language=language)


def tournament_rules(session: TournamentSession, stationery: Stationery) -> TournamentRules:
    """Return the sheet of this tournament's own rules, to be put on the wall (1.1)."""
    setup = session.state.setup
    declared = declared_house_rules(setup)
    return TournamentRules(
        heading=heading_of(session, stationery),
        seats_per_table=setup.seats_per_table,
        starting_stack=setup.starting_stack,
        ante=setup.ante_format.value,
        late_entry_until=setup.last_entry_level,
        final_table=setup.final_table_size,
        breaking_order=setup.closing_order,
        regime=setup.regime.value,
        house_rules=tuple(
            house_rule_line(rule, stationery.words)
            for rule in sorted(declared.departures, key=_by_article)
        ),
        address=session.shelf.address() if session.shelf else "",
        entries=_how_it_is_played(setup, stationery.language),
    )


def house_rule_line(rule: HouseRule, words: PaperWords) -> HouseRuleLine:
    """Return a house rule as the sheet shows it, beside the rulebook's own value."""
    departure = KNOWN_DEPARTURES.get(rule.code)
    if departure is None:
        return HouseRuleLine(rule.article, str(rule.value))
    text = words.say(HOUSE_RULES[rule.code])
    if rule.value is not None:
        value = _value(rule.code, rule.value, words)
        text = words.say(("{title} : {value}", "{title}: {value}"), title=text, value=value)
    if departure.text is not None:
        instead = _value(rule.code, departure.text, words)
    else:
        instead = words.say(BY_THE_TEXT[rule.code])
    return HouseRuleLine(rule.article, text, instead, SET_ASIDE.get(rule.code, ()))


def _by_article(rule: HouseRule) -> tuple[int, ...]:
    return tuple(int(part) for part in rule.article.split("."))


def _value(code: str, value: int | str, words: PaperWords) -> str:
    unit = KNOWN_DEPARTURES[code].unit
    return words.say(VALUES[unit or f"{code}.{value}"], value=value)
