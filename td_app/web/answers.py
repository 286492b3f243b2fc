"""The shapes of answers to machines that no class of the tournament has, and of what pairs."""

from __future__ import annotations

from typing import Any, Literal, TypedDict


class SaidWrong(TypedDict):
    """Why nothing was done: a code, a sentence, and the field at fault where there is one."""

    code: str
    message: str
    field: str


class Malformed(TypedDict):
    """What was asked cannot be, or not by this device."""

    ok: Literal[False]
    error: SaidWrong


class SaidRefused(TypedDict):
    """What the rules say: a code, the articles, a sentence."""

    code: str
    articles: list[str]
    params: dict[str, Any]
    sentence: str


class SaidTrouble(TypedDict):
    """What the disk says."""

    code: str
    sentence: str


class Trouble(TypedDict, total=False):
    """Nothing could be written, or there is no room."""

    ok: Literal[False]
    trouble: SaidTrouble
    error: SaidWrong


class NotDone(TypedDict, total=False):
    """A refusal, or a key that named another act."""

    ok: Literal[False]
    refused: SaidRefused
    error: SaidWrong


class Done(TypedDict):
    """An act, on disk: what happened."""

    ok: Literal[True]
    tournament: int
    sequence: int
    event: dict[str, Any]


class Waits(TypedDict):
    """An act that waits for somebody of the staff."""

    ok: Literal[True]
    waiting: Literal[True]


class Nonce(TypedDict):
    """What a pairing is signed with, once, and this run of the server."""

    nonce: str
    run: str


class PinAsked(TypedDict):
    """A PIN that the desk shows, and the name of who pairs."""

    pin: str
    name: str


class ProofAsked(TypedDict):
    """The proof of a code's secret, that is never sent."""

    offer: str
    server_nonce: str
    client_nonce: str
    proof: str
    name: str


class Paired(TypedDict):
    """The token of a device, and what it may do."""

    token: str
    role: str
    protected: bool


class Sequence(TypedDict):
    """How many entries the journal has."""

    sequence: int


#: One move to read out; ``from`` is a word of Python's.
MoveNow = TypedDict(
    "MoveNow", {"number": int, "name": str, "from": str, "to": str, "announced": bool}
)


class PublicNow(TypedDict):
    """What everybody in the room may read at this moment."""

    sequence: int
    title: str
    level: int
    seconds_left: int
    running: bool
    in_break: bool
    small_blind: int
    big_blind: int
    ante: int
    players_left: int
    entrants: int
    average: int | None
    approximate: bool
    moves: list[MoveNow]
    winner: str | None
    winners: list[str]
