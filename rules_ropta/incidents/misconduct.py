"""Misconduct, and players who cannot be recognised (ROPTA 1.2, 1.4, 11.1, 11.2, 11.6, 11.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rules_ropta.field_types import asked_when
from rules_ropta.question import incident
from rules_ropta.ruling import DirectorDecides, Force, Line, Option, Plain, Reason, Ruling

U1 = "U1-A"

C40 = "C40-threats"

Sanction = Literal["imposed", "possible"]

PETTY: Final = ("touches", "delays")
"""What is punished for sure once it is a habit (11.7)."""

GRAVE: Final = ("soft_play", "collusion", "cheating")
"""What has to be shown, and may go as far as disqualification (11.2, 11.6)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Behaviour:
    """How somebody behaved towards anybody; ``established``: it is shown, not only suspected.

    ``disturbing``: noise, provocation; ``touches``: the cards or chips of others without need;
    ``collusion``: chips given away by folding (chip dumping) are one.
    """

    what: Literal[
        "insult",
        "threat",
        "disturbing",
        "touches",
        "delays",
        "soft_play",
        "collusion",
        "cheating",
    ]
    repeated: Annotated[bool, asked_when(what=PETTY, required=True)] = False
    established: Annotated[bool, asked_when(what=GRAVE, required=True)] = False


@dataclass(frozen=True, slots=True)
class Misconduct:
    """Whether a penalty is due or possible, and whether the director may disqualify at once.

    ``chips_may_go``: chips may be taken out of play as well.
    """

    sanction: Sanction
    may_disqualify: bool
    chips_may_go: bool | None = None


def _behaviour_line(decision: Plain, _: Plain) -> Line:
    if "options" in decision:
        shown = "DISQUALIFY_AT_ONCE" in decision["options"]
        return Line("CHEATING_OPEN" if shown else "SUSPICION_OPEN")
    if decision.get("chips_may_go"):
        return Line("COLLUSION_PUNISHED")
    if decision["sanction"] == "possible":
        return Line("CONDUCT_MAY_BE_PUNISHED")
    return Line("INSULT_PUNISHED" if decision["may_disqualify"] else "HABIT_PUNISHED")


@incident(
    "behaviour",
    "11.7",
    "11.1",
    "11.2",
    "11.6",
    "1.2",
    "10.6",
    moment="behaviour",
    line=_behaviour_line,
)
def behaviour(case: Behaviour) -> Ruling[Misconduct] | DirectorDecides:
    """Return whether a behaviour is punished, where the ladder then begins.

    Insults and disturbing conduct are, a threat with them (C40), collusion and soft play too.
    Lesser breaches are once repeated. What is only suspected, and cheating, of which the text
    names collusion alone, are the director's.

    >>> behaviour(Behaviour(what="insult")).decision.sanction
    'imposed'
    """
    if case.what in PETTY:
        return _breach(case)
    if case.what in GRAVE:
        return _against_the_game(case)
    return Ruling(
        Misconduct("imposed", may_disqualify=True),
        cites=("1.2", "11.1", "11.2"),
        because=Reason("THREATENED" if case.what == "threat" else "INSULTED_OR_DISTURBED"),
        force=Force.SANCTION_IMPOSED,
        readings=(C40,) if case.what == "threat" else (),
        announce=Reason("SAY_CONDUCT_STOPS_HERE"),
    )


def _breach(case: Behaviour) -> Ruling[Misconduct]:
    """A breach of respect: punished for sure as a habit, else at the director's discretion."""
    if case.repeated:
        return Ruling(
            Misconduct("imposed", may_disqualify=False),
            cites=("11.7", "11.2"),
            because=Reason("BREACH_IS_A_HABIT"),
            force=Force.SANCTION_IMPOSED,
            announce=Reason("SAY_CONDUCT_STOPS_HERE"),
        )
    return Ruling(
        Misconduct("possible", may_disqualify=False),
        cites=("11.7", "11.1"),
        because=Reason("BREACH_THE_FIRST_TIME"),
        force=Force.SANCTION_POSSIBLE,
        announce=Reason("SAY_CONDUCT_STOPS_HERE"),
    )


def _against_the_game(case: Behaviour) -> Ruling[Misconduct] | DirectorDecides:
    if not case.established:
        return DirectorDecides(
            question=Reason("SUSPECTED_NOT_SHOWN"),
            options=(
                Option("WATCH_AND_NOTE", (Reason("WEIGHS_NOTHING_IS_SHOWN"),)),
                Option("PUNISH_ON_SIGNS", (Reason("WEIGHS_SIGNS_AGREE"),)),
            ),
            cites=("10.6", "11.2", "11.6"),
        )
    if case.what == "cheating":
        gravity = (Reason("WEIGHS_CHEATING_IS_GRAVE"),)
        return DirectorDecides(
            question=Reason("CHEATING_HAS_NO_ARTICLE"),
            options=(
                Option("DISQUALIFY_AT_ONCE", gravity),
                Option("SUSPEND_AT_ONCE", (Reason("WEIGHS_LITTLE_WAS_WON_BY_IT"),)),
            ),
            cites=("11.1", "11.2"),
        )
    return Ruling(
        Misconduct("imposed", may_disqualify=True, chips_may_go=True),
        cites=("11.1", "11.2", "11.6"),
        because=Reason("PLAYED_FOR_ANOTHER"),
        force=Force.SANCTION_IMPOSED,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Recognised:
    """What hides a player's face or distracts others; do they refuse to remove it?

    ``cover``: glasses, a hood, a mask; ``harmless``: it neither hides nor distracts;
    ``false_identity``: they play under another's name, or lied about their age.
    """

    what: Literal["cover", "distraction", "harmless", "false_identity"]
    refuses: Annotated[bool, asked_when(what=("cover", "distraction"), required=True)] = False


@dataclass(frozen=True, slots=True)
class Recognisable:
    """Whether it is removed, whether the player is excluded, whether refusing may be penalised."""

    take_off: bool
    excluded: bool = False
    sanction_possible: bool | None = None


def _identity_line(decision: Plain, _: Plain) -> Line:
    if decision["excluded"]:
        return Line("EXCLUDED_FOR_IDENTITY")
    if not decision["take_off"]:
        return Line("MAY_KEEP_IT_ON")
    refused = decision.get("sanction_possible")
    return Line("TAKEN_OFF_OR_PUNISHED" if refused else "IT_COMES_OFF")


@incident("identity", "1.2", "1.4", "11.1", moment="behaviour", line=_identity_line)
def identity(case: Recognised) -> Ruling[Recognisable]:
    """Return what a player who cannot be recognised, or who distracts, has to do.

    It comes off where the director, sole judge, asks for it (U1); refusing may be punished. A
    false name or age excludes at once (1.4).

    >>> identity(Recognised(what="cover", refuses=False)).decision.take_off
    True
    """
    if case.what == "false_identity":
        return Ruling(
            Recognisable(take_off=False, excluded=True),
            cites=("1.4",),
            because=Reason("LIED_ABOUT_IDENTITY"),
            force=Force.SANCTION_IMPOSED,
        )
    if case.what == "harmless":
        return Ruling(
            Recognisable(take_off=False),
            cites=("1.2",),
            because=Reason("HIDES_NOTHING"),
            force=Force.DIRECTOR,
            readings=(U1,),
        )
    because = Reason("HIDES_THE_FACE" if case.what == "cover" else "DISTRACTS_THE_OTHERS")
    if not case.refuses:
        return Ruling(
            Recognisable(take_off=True),
            cites=("1.2",),
            because=because,
            force=Force.DIRECTOR,
            readings=(U1,),
            announce=Reason("SAY_TAKE_IT_OFF"),
        )
    return Ruling(
        Recognisable(take_off=True, sanction_possible=True),
        cites=("1.2", "11.1"),
        because=Reason("REFUSED_TO_TAKE_IT_OFF"),
        chain=(because,),
        force=Force.SANCTION_POSSIBLE,
        readings=(U1,),
        announce=Reason("SAY_TAKE_IT_OFF"),
    )
