"""Rulings from a phone: the questions of the desk, one a page, then what is ruled and noted.

What has been answered travels with the page: a phone that sleeps loses nothing, and the server
keeps nothing of a question half-way.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from rules_ropta.outcome import plain_outcome
from rules_ropta.registry import questions
from rules_ropta.ruling import DirectorDecides, Ruling
from td_app.floor.finding import STAGES, first_offered, ops_at
from td_app.floor.question_steps import TableLabels, answers_told, asked_by
from td_app.floor.questioning import Questioning, begin
from td_app.floor.situations import found_lines, stage_words
from td_app.floor.steps import every_step, fits
from td_app.floor.table_facts import TableFacts, prefilled, table_facts
from td_app.live.reading import Live
from td_app.tournament.state.setup import declared_house_rules
from td_app.web.devices import Device
from td_app.web.guard import TooLong, TooSlow, body_of
from td_app.web.pages.answering import answer_of, plain_answers, put
from td_app.web.pages.asking import Form, form_of, one
from td_app.web.pages.floor import STAFF
from td_app.web.pages.site import Site
from td_app.web.pages.who_wins import ASKED_HERE
from td_app.web.roles import Role
from td_app.wire import Wrong
from td_app.words.asking import field_question, question_title
from td_app.words.phones import page_text
from td_app.words.ruling_text import told_ruling


@dataclass(slots=True)
class RulingPages:
    """The pages of a ruling: the incident, the questions, the ruling."""

    site: Site

    def routes(self) -> list[Route]:
        """Return their addresses."""
        staff = self.site.staff(*STAFF)
        ask = staff(self.ask)
        return [
            Route("/floor/rule", staff(self.find)),
            Route("/floor/rule/{op}", ask),
            Route("/floor/rule/{op}", ask, methods=["POST"]),
        ]

    async def find(self, request: Request, device: Device) -> Response:
        """Answer the situations: those typed, else the usual ones and the moments of a hand."""
        asked = request.query_params
        typed = asked.get("what", "")[:60]
        stage = asked.get("moment", "")
        table = _table_of(asked.get("table", ""))

        def look(live: Live) -> Mapping[str, Any]:
            found = found_lines(typed, live.setup().other_game) if typed else ()
            if typed:
                ops = tuple(line.key for line in found if line.kind == "op")
            elif stage in STAGES:
                ops = ops_at(stage)
            else:
                ops = first_offered([row.op for row in reversed(live.incidents())])
            return {
                "typed": typed,
                "stage": stage if stage in STAGES else "",
                "ops": [(op, question_title(op)) for op in ops if op in questions()],
                "told": [line for line in found if line.kind == "subject"],
                "stages": [(name, stage_words(name)) for name in STAGES],
                "table": table,
                "tables": [t.number for t in live.open_tables()],
            }

        return await self.site.show(request, device, "rule.html", look, here="/floor/rule")

    async def ask(self, request: Request, device: Device) -> Response:
        """Answer the next question about a situation, or the ruling."""
        op = request.path_params["op"]
        table = _table_of(request.query_params.get("table", ""))
        if op in ASKED_HERE:
            return RedirectResponse(f"/floor/who-wins?table={table or ''}", 303)
        if op not in questions():
            return RedirectResponse("/floor/rule", 303)
        try:
            sent = await body_of(request.receive) if request.method == "POST" else b""
            form = form_of(sent) if sent else {}
        except (Wrong, TooLong, TooSlow):
            form = {}
        table = _table_of(one(form, "table")) or table

        def look(live: Live) -> Mapping[str, Any]:
            facts = live.ask(table_facts, live.now_ms(), table)
            told = tellable(live)
            questioning, said = _after(_carried(live, op, facts, form), facts, told, form)
            return {
                **_shown(questioning, facts, told),
                "said": said,
                "table": table,
                "players": [(s.entrant, s.place, told.name(s.entrant)) for s in facts.players],
                "director": device.role is Role.DIRECTOR,
            }

        return await self.site.show(request, device, "ask.html", look, here="/floor/rule")


def tellable(live: Live) -> TableLabels:
    """Return the labels for questions at the tables: names, and the colours of chips."""

    def name(entrant: int) -> str:
        known = live.last_known(entrant)
        return known.display_name if known is not None else ""

    return TableLabels(name, live.setup().chips)


def _table_of(told: str) -> int | None:
    return int(told) if told.isdecimal() and len(told) < 6 else None


def _carried(live: Live, op: str, facts: TableFacts, form: Form) -> Questioning:
    """Return the answers so far, as the page carried them; those that do not fit are dropped."""
    fresh = begin(op, prefilled(op, facts), declared_house_rules(live.setup()))
    try:
        given = plain_answers(one(form, "answers"))
    except Wrong:
        return fresh
    steps = {step.name: step for step in every_step(op)}
    for name, value in given.items():
        if name in steps and (steps[name].shared or fits(steps[name].field, value)):
            fresh = fresh.answer(name, value)
    opened = frozenset(name for name in form.get("opened", ()) if name in steps)
    return Questioning(op, fresh.answers, fresh.prefilled, opened, house=fresh.house)


def _after(
    questioning: Questioning, facts: TableFacts, told: TableLabels, form: Form
) -> tuple[Questioning, str]:
    """The questioning after what the page asks, and what is wrong with it."""
    if one(form, "reopen"):
        return questioning.reopen(one(form, "reopen")), ""
    if one(form, "back"):
        return questioning.back() or questioning, ""
    name = one(form, "name")
    questioning = questioning.reopen(name) if name in questioning.answers else questioning
    current = questioning.current
    if current is None or name != current.name:
        return questioning, ""
    try:
        value = answer_of(asked_by(told, questioning, current, facts), form)
    except Wrong:
        return questioning, page_text("FORM_WRONG")
    if not current.alternatives and not fits(current.field, value):
        return questioning, page_text("FORM_WRONG")
    return questioning.answer(name, value), ""


def _shown(questioning: Questioning, facts: TableFacts, told: TableLabels) -> dict[str, Any]:
    """The current question, or the ruling; what was answered, with what travels along."""
    current = questioning.current
    op = questioning.op
    own = {n: v for n, v in questioning.answers.items() if n not in questioning.prefilled}
    facts_shown: dict[str, Any] = {
        "op": op,
        "title": question_title(op),
        "given": answers_told(told, questioning, facts),
        "carried": json.dumps(own, ensure_ascii=False),
        "opened": sorted(questioning.opened),
        "more": [(step.name, field_question(op, step.name)) for step in questioning.seldom],
        "question": "",
        "ruling": None,
        "case": "",
    }
    if current is not None:
        asked = asked_by(told, questioning, current, facts)
        return {
            **facts_shown,
            "question": asked.question,
            "name": current.name,
            "put": put(asked),
        }
    outcome = questioning.outcome
    assert outcome is not None
    plain = plain_outcome(outcome)
    return {
        **facts_shown,
        "ruling": told_ruling(op, questioning.given, plain),
        "ruled": isinstance(outcome, Ruling | DirectorDecides),
        "case": json.dumps(questioning.given, ensure_ascii=False, sort_keys=True),
    }
