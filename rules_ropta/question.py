"""A question the rulebook answers: its situation, its ruling, and the line stating the ruling.

How to add an incident:

1. Open the file of its family under ``rules_ropta/incidents/`` (a procedure's is that of its
   matter); one that is new is named in ``registry.py``, as a test reminds.
2. Write the situation: a frozen dataclass whose fields say what they are (``field_types.py``), in
   the order in which a floor would ask. A field that matters only sometimes gets
   ``asked_when`` and a default::

       @dataclass(frozen=True, slots=True, kw_only=True)
       class DroppedCard:
           \"\"\"A card has fallen: who dropped it, and how it lies.\"\"\"

           by: Literal["dealer", "player"]
           face_down: Annotated[bool, asked_when(by="dealer")] = True

   What settles the matter comes first, and what is nearly never asked for is ``Advanced``: it
   keeps its default unless the floor opens it, or the situation misses it (``Malformed``
   with ``MISSING_FIELD``). Several things of which one has happened share a question:
   ``SharedQuestion("what")``. The floor's screen asks exactly this, in this order.

3. Write the decision: a frozen dataclass named in the door's words. A field *without* a
   default is always told, ``null`` included; one with the default ``None`` is left out
   when it does not apply. A dict will do for names that are not fixed.
4. Write the line in which the decision is told: a function of the decision and of what was
   given, in plain values (as the door tells and the journal keeps them), that returns the code
   of the line, its parameters and the chips that count; ``either`` does for a yes or a no::

       def _dropped_card_line(decision: Plain, given: Plain) -> Line: ...

5. Write one pure function of that situation, and register it with the articles it applies;
   its rulings may cite these only. ``moment`` is where in a hand it arises: there a floor
   who cannot name it looks for it::

       @incident("dropped_card", "6.4", moment="deal", line=_dropped_card_line)
       def dropped_card(case: DroppedCard) -> Ruling[FallenCard]: ...

   Where the text leaves it open, return ``DirectorDecides``: its options become the
   ``options`` of the decision, ``settled`` whatever holds all the same. What cannot be is
   ``Refused``; what cannot be asked is ``Malformed``, raised by the situation's
   ``__post_init__`` (a seat nobody sits at). What to say at the table goes to
   ``Ruling.announce``, a code with parameters.
6. Where a house rule changes the answer, register it with the departures it obeys; the
   function then takes the tournament's house rules, and says which it obeyed::

       @incident("device_in_hand", "4.1", "11.1", moment="behaviour", line=_device_line,
                 departs=(DEVICE_WARNINGS,))
       def device_in_hand(case: DeviceUsed, house: HouseRules) -> Ruling[DeviceUse]: ...

7. A question of another text than the federation's says so: ``text="room"``, ``"help"``, ``"uth"``
   (``texts.py``), and cites its clauses (``room 53``). The floor's search and forms know only
   the federation's questions (``registry.questions()``). One of the federation's that may be
   answered by another text all the same names its clauses in ``elsewhere``.
8. Give it its words, in the file of the same name under ``td_app/words/rulings/``, and test it
   under ``tests/rules_ropta/incidents/``, in a ``TestArticle_6_4``. A field that may be left out
   and has a name of its own says what it means in ``field_meanings.py``. The door, the floor's
   form, the moments of a hand and the coverage read the rest here.
9. Where its ruling may be sanctioned (``force``), its row in ``faults.py`` says which fault of
   the ladder it is: ``tests/td_app/floor/test_faults_agree.py`` asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Literal, TypeVar, get_type_hints

from rules_ropta.house_rules import BY_THE_BOOK, HouseRules
from rules_ropta.ruling import DirectorDecides, Line, Plain, Ruling, applies
from rules_ropta.situation import AskedField, fields_of, situation_from
from rules_ropta.texts import FEDERATION, Text

Answer = Ruling[Any] | DirectorDecides
Kind = Literal["procedure", "incident"]
Moment = Literal["before_deal", "deal", "betting", "board", "showdown", "behaviour", "clock"]
"""Where it arises: in the order of a hand, then what may happen at any time, and the clock."""
Arises = Moment | Literal["tournament"]
"""What no hand knows arises in the tournament: a deal, a prize, a settlement."""

Rule = TypeVar("Rule", bound=Callable[..., Ruling[Any] | DirectorDecides])
Teller = Callable[[Plain, Plain], Line]


class UndeclaredArticle(Exception):  # noqa: N818 - a mistake of this package, found by its tests
    """A ruling cites an article, or obeys a departure, that its function did not declare."""


@dataclass(frozen=True, slots=True)
class Question:
    """One question: its name at the door, its articles, and the function that answers it.

    ``moment`` is where in a hand it arises; ``line`` tells a decision, with what was given, in
    one line; ``departures`` are the codes of the house rules that change its answer; ``text`` is
    the one it asks, ``elsewhere`` the clauses of others by which it may be answered too.
    """

    op: str
    kind: Kind
    articles: tuple[str, ...]
    moment: Arises
    function: Callable[..., Answer]
    line: Teller
    departures: tuple[str, ...] = ()
    text: Text = FEDERATION
    elsewhere: tuple[str, ...] = ()

    @property
    def situation(self) -> type[Any]:
        """Return the dataclass of the situation that the function takes."""
        return _situation_of(self.function)

    @property
    def fields(self) -> tuple[AskedField, ...]:
        """Return the fields of the situation, in order."""
        return fields_of(self.situation)

    def ask(self, given: Mapping[str, object], house: HouseRules = BY_THE_BOOK) -> Answer:
        """Return the answer to plain values; ``Malformed`` or ``Refused`` are raised."""
        return self.answer(situation_from(self.situation, given), house)

    def answer(self, situation: object, house: HouseRules = BY_THE_BOOK) -> Answer:
        """Return the answer to a situation, once what it cites and obeys is known to be declared.

        It carries the house rules that it obeyed, and those the club wrote in its own words
        against an article that it cites.
        """
        answer = self.function(situation, house) if self.departures else self.function(situation)
        if not set(answer.cites) <= {*self.articles, *self.elsewhere}:
            raise UndeclaredArticle(f"{self.op} declares {self.articles}, cites {answer.cites}")
        if not {rule.code for rule in answer.departures} <= set(self.departures):
            raise UndeclaredArticle(f"{self.op} declares {self.departures}: {answer.departures}")
        written = house.written_about(answer.cites)
        return replace(answer, departures=(*answer.departures, *written)) if written else answer


REGISTERED: dict[str, Question] = {}
"""The questions of the modules imported so far; ``registry.py`` knows them all."""


def procedure(
    op: str,
    *articles: str,
    moment: Arises,
    line: Teller,
    departs: tuple[str, ...] = (),
    text: Text = FEDERATION,
    elsewhere: tuple[str, ...] = (),
) -> Callable[[Rule], Rule]:
    """Register a question about the running of the tournament: values in, a ruling out.

    ``moment``: where in a hand it arises; ``line`` tells its decision; ``departs``: the house
    rules that change the answer, which the function then takes; ``text``: the one asked;
    ``elsewhere``: the clauses of other texts that it may cite as well.
    """
    return _registered(
        lambda rule: Question(
            op, "procedure", articles, moment, rule, line, departs, text, elsewhere
        )
    )


def incident(
    op: str,
    *articles: str,
    moment: Arises,
    line: Teller,
    departs: tuple[str, ...] = (),
    text: Text = FEDERATION,
) -> Callable[[Rule], Rule]:
    """Register a question that a floor is called for at a table, the rest as above."""
    return _registered(
        lambda rule: Question(op, "incident", articles, moment, rule, line, departs, text)
    )


def either(field: str, yes: str, no: str) -> Teller:
    """Return a teller that picks one of two codes by a field; an absent field counts as false.

    >>> either("plays", "PLAYS_NEW_DEAL", "NOT_IN_NEW_DEAL")({"plays": True}, {}).code
    'PLAYS_NEW_DEAL'
    """
    return lambda decision, _: Line(yes if decision.get(field) else no)


def line_of_players(code: str, players: Iterable[int | str], **params: object) -> Line:
    """Return the line ``code`` about players, or ``code_SEATS`` where places name them.

    >>> line_of_players("POT_SHARED", ("A", "B"), dead=1).params["players"]
    ('A', 'B')
    >>> line_of_players("POT_SHARED", ("2", 7)).code
    'POT_SHARED_SEATS'
    """
    named = tuple(players)
    if all(isinstance(player, int) or player.isdigit() for player in named):
        return Line(f"{code}_SEATS", {"players": tuple(int(seat) for seat in named), **params})
    return Line(code, {"players": tuple(str(name) for name in named), **params})


def _registered(asked_by: Callable[[Callable[..., Answer]], Question]) -> Callable[[Rule], Rule]:
    def register(function: Rule) -> Rule:
        asked = asked_by(function)
        if asked.op in REGISTERED:
            raise ValueError(f"two questions are called {asked.op}")
        REGISTERED[asked.op] = asked
        applies(*asked.articles, *asked.elsewhere)(function)
        return function

    return register


@cache
def _situation_of(function: Callable[..., Answer]) -> type[Any]:
    hints: dict[str, type[Any]] = get_type_hints(function)
    return next(iter(hints.values()))
