"""What cannot be, asked of entries, bounties, deals and cards at the script's door.

Each answer is a sentence in both languages, and nothing is written.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from builders import a_club

from td_app.cli.play import Door
from td_app.training.simulation import SimulatedClock
from td_app.words.language import Language, set_current_language

COST = {"price": 2_000, "fee": 400, "bounty": 500}
REBUY = {"chips": 10_000, "at_most": 10_000, "until": 4, "cost": {"price": 1_000}}
SETUP: dict[str, Any] = {
    "name": "Essai",
    "late_entry_until": 1,
    "prize_kind": "money",
    "prize_money": {"pool": 1_000, "unit": 1, "shares": [500, 300, 200]},
    "entry_terms": {"cost": COST, "rebuy": REBUY, "reentry": {"most": 1}},
}


@pytest.fixture(scope="module")
def door() -> Door:
    """Return an evening of nine with re-buys, re-entries and bounties, three of them out."""
    clock, club = SimulatedClock(0), a_club(money=True)
    door = Door(club.__class__(club.store, club.directory, clock, club.shuffler), clock)
    done(door, command="create_tournament", setup=SETUP)
    people = [{"last_name": f"Nom{i}"} for i in range(1, 10)]
    done(door, command="register_entrants", people=people, present=True, majority="checked")
    done(door, command="take_payments", entrants=list(range(1, 10)))
    done(door, command="draw_seats")
    done(door, command="start_clock")
    for out in (1, 2, 3):
        done(door, command="eliminate", players=[{"entrant": out, "by": [9]}])
    done(door, command="next_level")
    return door


def asked(door: Door, **line: Any) -> dict[str, Any]:
    return door.answer(json.dumps(line))


def done(door: Door, **line: Any) -> None:
    answer = asked(door, **line)
    assert answer["ok"], answer


def priced(**terms: Any) -> dict[str, Any]:
    return {"command": "change_setup", "setup": {**SETUP, "entry_terms": terms}}


def cards(holes: dict[str, str], board: str, game: str = "omaha") -> dict[str, Any]:
    pots = [{"amount": 100, "eligible": list(holes)}]
    case = {
        "game": game,
        "holes": holes,
        "board": board,
        "pots": pots,
        "from_button": list(holes),
        "smallest_chip": 1,
    }
    return {"command": "record_incident", "op": "cards_showdown", "given": json.dumps(case)}


def deal(kind: str, stacks: list[int], **more: Any) -> dict[str, Any]:
    who = range(4, 10)
    return {
        "command": "agree_deal",
        "kind": kind,
        "stacks": [list(pair) for pair in zip(who, stacks, strict=True)],
        "agreed": list(who),
        **more,
    }


EVEN = [15_000] * 6
HANDS = "AsKsQsJs AhKhQhJh AdKdQdJd AcKcQcJc Ts9s8s7s Th9h8h7h Td9d8d7d Tc9c8c7c 2s3s4s5s 2h3h4h5h"
BAD: dict[str, tuple[dict[str, Any], str]] = {
    "a negative price": (priced(cost={"price": -1}), "TERMS_PRICE"),
    "an absurd price": (priced(cost={"price": 10**9}), "TERMS_PRICE"),
    "a negative guarantee": (priced(guarantee=-5), "TERMS_SUM"),
    "a re-buy of no chip": (priced(rebuy={**REBUY, "chips": 0}), "TERMS_CHIPS"),
    "an absurd payment": (
        {"command": "take_payments", "entrants": [4], "cents": 10**12},
        "SUM_PAID",
    ),
    "a negative payment": ({"command": "take_payments", "entrants": [4], "cents": -5}, "SUM_PAID"),
    "more given back than paid": (
        {"command": "give_back", "entrant": 4, "cents": 999_999, "note": "x"},
        "GIVEN_BACK_MORE",
    ),
    "a negative till": ({"command": "count_till", "cents": -1}, "TILL_SUM"),
    "a re-entry while seated": (
        {"command": "re_enter", "entrant": 4, "paid": "cash"},
        "REENTRY_WHILE_SEATED",
    ),
    "a re-buy above its condition": (
        {"command": "take_re_buy", "entrant": 4, "paid": "cash", "stack": 10_001},
        "REBUY_ABOVE",
    ),
    "a re-buy of negative chips": (
        {"command": "take_re_buy", "entrant": 4, "paid": "cash", "stack": -1},
        "STACK_NEGATIVE",
    ),
    "a bounty on nobody": (
        {"command": "name_knockouts", "said": [{"out": 1}], "note": "x"},
        "BOUNTY_DIRECTOR_SAYS",
    ),
    "a bounty to somebody unknown": (
        {"command": "name_knockouts", "said": [{"out": 1, "by": [77]}], "note": "x"},
        "NO_SUCH_ENTRANT",
    ),
    "a bounty to oneself": (
        {"command": "name_knockouts", "said": [{"out": 1, "by": [1]}], "note": "x"},
        "KNOCKOUT_HIMSELF",
    ),
    "the knock-out of somebody in play": (
        {"command": "name_knockouts", "said": [{"out": 4, "by": [5]}]},
        "KNOCKOUT_NOT_OUT",
    ),
    "a named bounty where none is": (
        {"command": "set_bounty", "entrant": 4, "cents": 500},
        "BOUNTY_NOT_NAMED",
    ),
    "stacks that do not add up": (deal("icm", [15_000] * 5 + [1]), "DEAL_STACKS"),
    "a deal that sums to another figure": (
        deal("by_hand", EVEN, shares=[[who, 10_000] for who in range(4, 10)]),
        "SHARES_DO_NOT_ADD_UP",
    ),
    "a negative share": (
        deal("by_hand", EVEN, shares=[[4, -1], *([who, 20_000] for who in range(5, 10))]),
        "DEAL_SHARE_NEGATIVE",
    ),
    "a deal without everybody": (deal("even", EVEN, agreed=[4, 5]), "DEAL_NOT_AGREED"),
    "a cancellation whose stacks do not add up": (
        {
            "command": "cancel_tournament",
            "note": "x",
            "stacks": [[who, 1] for who in range(4, 10)],
        },
        "DEAL_STACKS",
    ),
    "a card twice": (cards({"A": "AsKsQsJs", "B": "AsKhQhJh"}, "2c3c4d5d6h"), "INCIDENT_UNSOUND"),
    "ten hands of Omaha": (
        cards(dict(zip("ABCDEFGHIJ", HANDS.split(), strict=True)), "6s6h6d6c2d"),
        "INCIDENT_UNSOUND",
    ),
}


@pytest.mark.parametrize("what", BAD)
def test_it_is_a_sentence_and_nothing_is_written(door: Door, what: str) -> None:
    line, code = BAD[what]
    before = asked(door, view="minutes")["minutes"]
    told: dict[Language, str] = {}
    for language in ("fr", "en"):
        set_current_language(language)
        refused = asked(door, **line)["refused"]
        told[language] = refused["sentence"]
        assert refused["code"] == code
    set_current_language("fr")
    assert told["fr"] != told["en"] and all(len(words) > 20 for words in told.values())
    assert "{" not in told["fr"] + told["en"] and "holes" not in told["fr"]
    assert asked(door, view="minutes")["minutes"] == before
