"""Decisions about chips, raises and turns to act: each situation, and the line read then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from every_case import every_case
from incident_situations import POSSIBLE, answers

from rules_ropta.json_door import ENVELOPE, answer_case
from rules_ropta.registry import question, questions
from rules_ropta.ruling import Line
from td_app.words import rulings
from td_app.words.ruling_text import DecisionText, decision_text

Given = dict[str, Any]


def situation(op: str, **given: Any) -> Given:
    return {"op": op, **given}


def in_the_house(code: str, value: str) -> Given:
    return {"code": code, "value": value}


def silent(bet_level: int, *chips: int, players: int = 3, **given: Any) -> Given:
    return situation(
        "silent_chips",
        bet_level=bet_level,
        **{"min_increment": bet_level or 100, **given},
        chips=list(chips),
        players_in_hand=players,
    )


def amount_said(bet_level: int, announced: int, chips_total: int) -> Given:
    return situation(
        "announced_amount",
        bet_level=bet_level,
        min_increment=100,
        announced=announced,
        chips_total=chips_total,
    )


def raise_said(amount: int, bet_level: int) -> Given:
    return situation("announce_raise", amount=amount, bet_level=bet_level, min_increment=2000)


def two_moves(**said: Any) -> Given:
    facts = {"bet_level": 300, "min_increment": 300, "players_in_hand": 3}
    chips = {"first_part": [300], "second_part": [500]}
    return situation("string_bet", **facts, **{**chips, **said})


def two_steps(first: int) -> Given:
    return situation(
        "two_step_raise", bet_level=2000, min_increment=2000, first_part=first, second_part=5000
    )


def short_figure(spoken: int, pot: int) -> Given:
    return situation("short_amount", spoken=spoken, pot=pot, chips_of_5_in_play=False)


def single_chip(chip: int, *, before: bool, players: int = 4) -> Given:
    return situation(
        "single_chip_announced",
        bet_level=200,
        min_increment=200,
        chip=chip,
        announced_before_touch=before,
        players_in_hand=players,
    )


def opened(opening: int, raise_to: int | None = None, **given: Any) -> Given:
    facts = {"same_round": True, **given}
    return situation("underbet", bb=1200, opening=opening, raise_to=raise_to, **facts)


def too_few(players: int, facing: str, **given: Any) -> Given:
    return situation(
        "undercall", players_in_hand=players, facing=facing, bet_level=800, pushed=200, **given
    )


def in_a_row(facing: str, *offenders: str) -> Given:
    return situation(
        "consecutive_undercalls",
        players_in_hand=4,
        facing=facing,
        bet_level=800,
        offenders=list(offenders),
    )


def before_the_turn(announced: str, *between: str) -> Given:
    return situation("out_of_turn", announced=announced, actions_between=list(between))


def back_to(role: str, own_bet: int, level_now: int) -> Given:
    return situation(
        "reopen", role=role, own_bet=own_bet, level_now=level_now, last_full_increment=125
    )


def first_all_in(street: str, all_in: int) -> Given:
    return situation("short_all_in", street=street, bb=100, all_in=all_in)


def all_in_over(all_in: int) -> Given:
    return situation(
        "short_all_in_over_raise", raiser_total=225, last_full_increment=125, all_in=all_in
    )


#: Situations, and how each is told in French.
TOLD: list[tuple[Given, str]] = [
    (silent(0, 100, 25), "Mise de 125"),
    (silent(0, 25, 25), "Mise de 100 : ajoute 50"),
    (amount_said(0, 200, 500), "Mise de 200 : reprend 300"),
    (silent(1200, 1000, 1000), "Call à 1 200 : reprend 800"),
    (silent(700, 500, 100, 100), "Call à 700"),
    (silent(800, 500, players=2), "Call à 800 : ajoute 300"),
    (silent(325, 500, 25, min_increment=225), "Relance à 550 : ajoute 25"),
    (silent(200, 500), "Call à 200 : reprend 300"),
    (silent(100, 100, 100), "Relance à 200"),
    (silent(800, 100), "Doit choisir : call ou fold, sans relance ; le jeton reste"),
    (
        silent(800, 100, 25, players=4, min_increment=600),
        "Au directeur de décider : compléter, ou perdre les jetons et la main",
    ),
    (amount_said(100, 300, 500), "Relance à 300 : reprend 200"),
    (
        situation(
            "silent_then_word", bet_level=0, min_increment=100, chips=[500], word_after="call"
        ),
        "Mise de 500",
    ),
    (
        situation("announced_raise_chips", bet_level=100, min_increment=100, chips_total=125),
        "Relance à 200 : ajoute 75",
    ),
    (situation("spoken_action", word="check", bet_level=200, prior=200), "Check"),
    (
        situation("spoken_action", word="call", bet_level=0, chips_total=500),
        "Check : reprend 500",
    ),
    (
        situation("spoken_action", word="check", bet_level=500),
        "Doit choisir : call ou fold, sans relance",
    ),
    (situation("spoken_action", word="all_in", bet_level=600, stack=500), "Call à 500"),
    (
        situation("spoken_action", word="all_in", bet_level=600, min_increment=400, stack=4000),
        "Relance à 4 000",
    ),
    (situation("spoken_action", word="fold", bet_level=600), "Fold : la main est couchée"),
    (
        situation("spoken_action", word="fold", bet_level=600, chips_total=200),
        "Fold : la main est couchée ; reprend 200",
    ),
    (raise_said(4000, 2000), "Relance à 4 000"),
    (raise_said(3000, 2000), "Relance à 4 000, le minimum : 3 000 ne suffit pas"),
    (raise_said(1500, 0), "Mise de 2 000, le minimum : 1 500 ne suffit pas"),
    (two_steps(2000), "Relance à 4 000 : le second temps ne compte pas"),
    (short_figure(5, 4999), "« 5 » veut dire 500"),
    (short_figure(250, 4999), "« 250 » veut dire 250"),
    (
        situation("short_amount", spoken=250, pot=4999, smallest_chip=100),
        "Au directeur de décider : que vaut « 250 » ?",
    ),
    (
        silent(225, 200, 50, 50, min_increment=125, all_in=True),
        "Tapis de 300 : il tient, sans être une relance",
    ),
    (silent(800, 500, all_in=True), "Call à 500"),
    (silent(100, 500, prior=100), "Check : reprend 500"),
    (two_moves(), "Call à 300 : reprend 500 ; seul le premier geste compte"),
    (two_moves(said="call"), "Call à 300 : reprend 500"),
    (
        two_moves(said="call", first_part=[], second_part=[]),
        "Call à 300 ; tout ce qui dépasse est repris",
    ),
    (two_moves(said="raise"), "Relance à 600 : reprend 200 ; seul le premier geste compte"),
    (two_moves(said="raise_amount", announced=800), "Relance à 800"),
    (single_chip(1000, before=True), "Relance à 1 000"),
    (single_chip(1000, before=False), "Call à 200 : reprend 800"),
    (single_chip(100, before=False, players=2), "Call à 200 : ajoute 100"),
    (opened(1000), "Ouverture portée à 1 200"),
    (opened(1200), "Ouverture de 1 200 maintenue"),
    (opened(1200, 2300), "Ouverture de 1 200 maintenue ; relance portée à 2 400"),
    (opened(1200, 1700), "Ouverture de 1 200 maintenue ; la relance devient un call"),
    (opened(1000, 1700), "Ouverture portée à 1 200 ; la relance devient un call"),
    (opened(1200, 2400), "Ouverture de 1 200 et relance à 2 400 maintenues"),
    (opened(1000, 2300), "Ouverture portée à 1 200, relance portée à 2 400"),
    (opened(1000, 2500), "Ouverture portée à 1 200 ; la relance à 2 500 reste"),
    (opened(1000, 2000, all_in=True), "Le tapis de 1 000 reste ; relance portée à 2 200"),
    (
        opened(1000, 1700, raise_all_in=True),
        "Ouverture portée à 1 200 ; le tapis de 1 700 tient, sans être une relance",
    ),
    (
        opened(1200, 1700, raise_all_in=True),
        "Ouverture de 1 200 maintenue ; le tapis de 1 700 tient, sans être une relance",
    ),
    (opened(1000, same_round=False), "Ouverture de 1 000 maintenue"),
    (too_few(4, "opening_bet"), "Call à 800 : ajoute 600"),
    (too_few(4, "raise", announced="call"), "Call à 800 : ajoute 600"),
    (
        too_few(4, "raise", chips_count=1),
        "Doit choisir : call ou fold, sans relance ; le jeton reste",
    ),
    (
        too_few(4, "raise"),
        "Au directeur de décider : compléter, ou perdre les jetons et la main",
    ),
    (in_a_row("opening_bet", "B"), "B complète à 800"),
    (
        in_a_row("opening_bet", "B", "C", "D"),
        "B complète à 800 ; le directeur décide pour C et D",
    ),
    (
        {**in_a_row("raise", "B", "C"), "single_chip": True},
        "B choisit call ou fold ; le directeur décide pour C",
    ),
    (
        {**in_a_row("raise", "B"), "single_chip": True},
        "B choisit : call ou fold, sans relance ; le jeton reste",
    ),
    (in_a_row("raise", "B", "C"), "Au directeur de décider pour B et C"),
    (
        situation("min_raise", bet_level=150, last_full_increment=100, blinds=[25, 50]),
        "Relance à 250 au moins",
    ),
    (first_all_in("preflop", 30), "Suivre 100, ou relancer à 200 au moins"),
    (
        first_all_in("preflop", 250),
        "Le tapis est une relance : suivre 250, ou relancer à 400 au moins",
    ),
    (all_in_over(300), "Suivre 300, ou relancer à 425 ; le relanceur est bloqué"),
    (
        {**all_in_over(400), "earlier_all_ins": [300]},
        "Suivre 400, ou relancer à 525 ; le relanceur pourra relancer à son tour",
    ),
    (all_in_over(400), "Le tapis est une relance : suivre 400, ou relancer à 575 au moins"),
    (back_to("raiser", 225, 425), "Peut relancer, à 550 au moins"),
    (back_to("raiser", 225, 300), "Relance bloquée : call ou fold"),
    (
        back_to("raiser", 300, 300),
        "Rien à ajouter : le tour de mises est fini pour ce joueur",
    ),
    (back_to("limper", 100, 180), "Relance bloquée : call ou fold"),
    (back_to("checker", 0, 50), "Relance bloquée : call ou fold"),
    (
        situation("out_of_turn", announced="rises"),
        "Il attend son tour, assis ; sanction pour s’être levé",
    ),
    (
        situation("out_of_turn", announced="check", actions_between=[], facing_bet=True),
        "Pas de check face à une mise : fold ou call, sans relance",
    ),
    (
        before_the_turn("call", "short_all_in"),
        "Au directeur de décider : tenu à son annonce, ou libre d’agir",
    ),
    (before_the_turn("call"), "L’annonce tient, sauf mise ou relance d’ici son tour"),
    (before_the_turn("fold"), "Le fold tient : main couchée"),
    (before_the_turn("check", "check"), "Tenu à son annonce : check"),
    (before_the_turn("call", "fold"), "Tenu à son annonce : call"),
    (before_the_turn("bet", "check"), "Tenu à son annonce : mise"),
    (before_the_turn("raise", "call"), "Tenu à son annonce : relance"),
    (before_the_turn("fold", "raise"), "Le fold tient : main couchée"),
    (before_the_turn("call", "raise"), "Annonce annulée : libre d’agir, reprend ses jetons"),
    (situation("skipped", substantial_action=False), "Parle maintenant, avec tous ses droits"),
    (
        situation("skipped", substantial_action=True),
        "Fold ou call de la dernière mise, sans relance",
    ),
    (situation("skipped", substantial_action=True, facing_bet=False), "Check seulement"),
    (
        situation("skipped", substantial_action=True, held_up=True),
        "Au directeur de décider : tous ses droits, ou sans mise ni relance",
    ),
    (
        situation("forgotten_chips", shown_after_call=False),
        "Ces jetons comptent : le tapis est recompté",
    ),
    (
        situation("forgotten_chips", shown_after_call=True),
        "Au directeur de décider : ces jetons comptent-ils ?",
    ),
    (situation("open_muck", posted_bb=False), "Main morte, avec sanction"),
    (
        situation("open_muck", posted_bb=True),
        "Main morte, sans sanction ; sa blinde reste dans le pot",
    ),
    (
        {
            **situation("board_removed_early", discernible=False, live=["A", "B", "C"]),
            "several_pots": True,
            "pots": [
                {"amount": 900, "eligible": ["A", "B", "C"]},
                {"amount": 400, "eligible": ["A", "B"]},
            ],
        },
        "Chaque pot est partagé entre ceux qui peuvent le gagner",
    ),
]

#: The same, where the club has declared otherwise.
TOLD_IN_THE_HOUSE: list[tuple[Given, str]] = [
    ({**two_steps(2000), "house_rules": [in_the_house("STRING_BET", "call")]}, "Call à 2 000"),
    (
        {**two_steps(2000), "house_rules": [in_the_house("STRING_BET", "both_parts")]},
        "Relance à 7 000",
    ),
    (
        {**too_few(4, "raise"), "house_rules": ["UNDERCALL_COMPLETED"]},
        "Call à 800 : ajoute 600",
    ),
    (
        {**in_a_row("raise", "B", "C"), "house_rules": ["UNDERCALL_COMPLETED"]},
        "B complète à 800 ; le directeur décide pour C",
    ),
    (
        {**situation("open_muck", posted_bb=True), "house_rules": ["OPEN_MUCK_BIG_BLIND"]},
        "Main morte, avec sanction ; sa blinde reste dans le pot",
    ),
    (
        {**back_to("caller", 225, 300), "house_rules": ["CALLERS_NOT_BLOCKED"]},
        "Peut relancer, à 425 au moins",
    ),
]

ALL_TOLD = [*TOLD, *TOLD_IN_THE_HOUSE]


def answered(case: Given) -> tuple[Given, Mapping[str, Any]]:
    """The situation as the form gives it, and what the door answers."""
    outcome = answer_case(case)
    assert outcome["outcome"] in ("ruling", "director_decides"), outcome
    return {name: value for name, value in case.items() if name not in ENVELOPE}, outcome


def told(case: Given, language: Any) -> DecisionText:
    given, outcome = answered(case)
    return decision_text(case["op"], outcome["decision"], given, language)


def line_of(case: Given) -> Line:
    given, outcome = answered(case)
    return question(case["op"]).line(outcome["decision"], given)


class TestChipsAndRaises:
    @every_case("case, line", ALL_TOLD, ids=[line for _, line in ALL_TOLD])
    def test_the_line_is_read_at_once(self, case: Given, line: str) -> None:
        said = told(case, "fr").line.replace("\u00a0", " ").replace("\u202f", " ")
        assert said == line

    def test_what_counts_most_comes_first(self) -> None:
        amounts = told(silent(325, 500, 25, min_increment=225), "fr").amounts
        assert amounts == (("Total devant lui", 550), ("À ajouter", 25))

    def test_who_may_still_raise_sees_the_raise_and_the_call(self) -> None:
        assert told(back_to("raiser", 225, 425), "en").amounts == (
            ("Raise to at least", 550),
            ("To call, in total", 425),
        )


def codes_read(line: Line) -> Iterator[str]:
    yield line.code
    yield from (amount.code for amount in line.amounts)
    for part in line.then:
        yield from codes_read(part)


def test_no_line_and_no_label_of_an_incident_is_never_read() -> None:
    lines = [line_of(case) for case, _ in ALL_TOLD]
    for op in POSSIBLE:
        tell = question(op).line
        lines += [tell(answered.decision, answered.given) for answered in answers(op)]
    read = {code for line in lines for code in codes_read(line)}
    incidents = {q.function.__module__ for q in questions().values() if q.kind == "incident"}
    names = {module.rpartition(".")[2] for module in incidents if ".incidents." in module}
    files = [f for f in rulings.FAMILIES if f.__name__.rpartition(".")[2] in {*names, "shared"}]
    assert {code for file in files for code in getattr(file, "LINES", ())} - read == set()
