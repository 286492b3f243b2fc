"""Seen late: a blind not posted, a dead hand that played on (ROPTA 2.3, 4.1, 8.2, 9.17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rules_ropta.field_types import Advanced, asked_when
from rules_ropta.incidents.wagers import Chip
from rules_ropta.question import incident
from rules_ropta.ruling import (
    Amount,
    DirectorDecides,
    Force,
    Line,
    Option,
    Plain,
    Reason,
    Ruling,
)

C41 = "C41-posted-while-apart"

C42 = "C42-won-by-a-dead-hand"

Post = Literal["small_blind", "big_blind", "ante"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PostForgotten:
    """A blind or an ante was not posted, and the hand is being played.

    ``gathered``: the chips of the round were brought in already. ``sb``, ``bb``, ``ante``: what
    was due, in chips.
    """

    what: Post
    gathered: bool
    substantial_action: Annotated[bool, asked_when(gathered=False, required=True)] = False
    sb: Annotated[Chip | None, Advanced(), asked_when(what="small_blind", gathered=False)] = None
    bb: Annotated[Chip | None, Advanced(), asked_when(what="big_blind", gathered=False)] = None
    ante: Annotated[Chip | None, Advanced(), asked_when(what="ante", gathered=False)] = None

    @property
    def due(self) -> int | None:
        """Return the amount that should have been posted, in chips; None where it is not given."""
        return {"small_blind": self.sb, "big_blind": self.bb, "ante": self.ante}[self.what]


@dataclass(frozen=True, slots=True)
class MissingPost:
    """Whether the post is made now, how it counts, and the chips, where they are given.

    ``counts_as``: a blind is part of its player's bet; an ante is not.
    """

    posted: bool
    counts_as: Literal["bet", "dead"] | None = None
    must_add: int | None = None


def _post_line(decision: Plain, _: Plain) -> Line:
    if "options" in decision:
        return Line("POST_NOW_OR_GO_ON")
    if not decision["posted"]:
        return Line("PLAYED_WITHOUT_THE_POST")
    code = "BLIND_POSTED_NOW" if decision["counts_as"] == "bet" else "ANTE_POSTED_NOW"
    add = decision.get("must_add")
    return Line(code, amounts=(Amount("LABEL_TO_ADD", add),) if add else ())


@incident("blind_forgotten", "2.3", "9.17", "6.7", moment="betting", line=_post_line)
def blind_forgotten(case: PostForgotten) -> Ruling[MissingPost] | DirectorDecides:
    """Return whether a blind or an ante forgotten is posted once the hand is played.

    As long as the round's chips lie apart and nobody has acted substantially it is (C41); once
    they are brought in the pot is whole (9.17). In between the two articles pull apart.

    >>> blind_forgotten(PostForgotten(what="ante", gathered=True)).decision.posted
    False
    """
    if case.gathered:
        return Ruling(
            MissingPost(posted=False),
            cites=("9.17",),
            because=Reason("CHIPS_WERE_BROUGHT_IN"),
            announce=Reason("SAY_PLAYED_AS_IT_IS"),
        )
    if case.substantial_action:
        return DirectorDecides(
            question=Reason("POST_MISSED_AND_ACTED_ON"),
            options=(
                Option("POST_IT_NOW", (Reason("WEIGHS_POT_IS_NOT_WHOLE_YET"),)),
                Option("GO_ON_WITHOUT_IT", (Reason("WEIGHS_BLINDS_STAND_ONCE_ACTED"),)),
            ),
            cites=("2.3", "6.7", "9.17"),
        )
    due = case.due
    say = Reason("SAY_POST_IT_NOW_ADD", {"add": due}) if due else Reason("SAY_POST_IT_NOW")
    return Ruling(
        MissingPost(True, "dead" if case.what == "ante" else "bet", due),
        cites=("2.3", "6.7", "9.17"),
        because=Reason("POST_MISSED_SEEN_IN_TIME"),
        readings=(C41,),
        announce=say,
    )


WhyDead = Literal["absent", "walked_away", "device", "wrong_count", "thrown"]

_DEAD_BY: Final[dict[WhyDead, tuple[str, ...]]] = {
    "absent": ("1.9", "4.1"),
    "walked_away": ("4.1", "11.1"),
    "device": ("4.1", "11.1"),
    "wrong_count": ("6.7", "6.8"),
    "thrown": ("8.3", "8.4"),
}
"""The articles that kill the hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeadHandPlayed:
    """A hand that was dead went on playing: what had killed it, and how far has it come?

    ``awarded``: the pot was given and the cards gathered. ``unpaid_bet``: its last bet or raise
    of this round is not matched yet.
    """

    why: WhyDead
    awarded: bool
    unpaid_bet: Annotated[bool, asked_when(awarded=False, required=True)] = False


@dataclass(frozen=True, slots=True)
class DeadHandFound:
    """The hand is dead; whether what was awarded stands, whether its bets stay in the pot."""

    hand: Literal["dead"]
    may_win: bool
    award_stands: bool
    bets_stay: bool | None = None
    sanction_possible: bool | None = None


def _dead_hand_line(decision: Plain, _: Plain) -> Line:
    if "options" in decision:
        late = "AWARD_IS_KEPT" in decision["options"]
        return Line("AWARD_FOR_DIRECTOR" if late else "DEAD_HAND_BET_OPEN")
    if decision["award_stands"]:
        return Line("AWARD_STANDS")
    return Line("DEAD_HAND_OUT_BETS_STAY")


@incident(
    "dead_hand_played",
    "4.1",
    "8.2",
    "1.9",
    "6.7",
    "6.8",
    "8.3",
    "8.4",
    "10.9",
    "11.1",
    moment="betting",
    line=_dead_hand_line,
)
def dead_hand_played(case: DeadHandPlayed) -> Ruling[DeadHandFound] | DirectorDecides:
    """Return what becomes of a dead hand that went on playing, and of its bets.

    Found before the pot is given it is out and wins nothing. Its bets stay, but one that nobody
    has matched is the director's: 8.2 gives it back for a hand mucked by another. Once the pot
    is given and the cards gathered the award stands (C42), save an absent player's (1.9).

    >>> dead_hand_played(DeadHandPlayed(why="absent", awarded=False)).decision.may_win
    False
    """
    if case.awarded:
        return _awarded(case)
    possible = True if case.why in ("walked_away", "device") else None
    found = DeadHandFound("dead", may_win=False, award_stands=False, sanction_possible=possible)
    cites = _DEAD_BY[case.why]
    if case.unpaid_bet:
        return DirectorDecides(
            question=Reason("DEAD_HAND_BET_UNPAID"),
            options=(
                Option("UNPAID_BET_COMES_BACK", (Reason("WEIGHS_AS_A_HAND_MUCKED"),)),
                Option("ALL_ITS_BETS_STAY", (Reason("WEIGHS_ITS_PLAYER_HAD_TO_KNOW"),)),
            ),
            cites=(*cites, "8.2"),
            settled=found,
        )
    return Ruling(
        DeadHandFound("dead", False, False, bets_stay=True, sanction_possible=possible),
        cites=(*cites, "8.2"),
        because=Reason("DEAD_HAND_WAS_PLAYED"),
        force=Force.SANCTION_POSSIBLE if possible else Force.AUTOMATIC,
        announce=Reason("SAY_HAND_DEAD_PLAY_ON"),
    )


def _awarded(case: DeadHandPlayed) -> Ruling[DeadHandFound] | DirectorDecides:
    if case.why == "absent":
        return DirectorDecides(
            question=Reason("ABSENT_HAS_WON"),
            options=(
                Option("AWARD_IS_KEPT", (Reason("WEIGHS_CARDS_WERE_GATHERED"),)),
                Option("POT_GOES_TO_THE_RIGHT_HAND", (Reason("WEIGHS_ABSENT_WINS_NOTHING"),)),
            ),
            cites=("1.9", "4.1", "10.9"),
        )
    return Ruling(
        DeadHandFound("dead", may_win=True, award_stands=True),
        cites=(*_DEAD_BY[case.why], "10.9"),
        because=Reason("DEAD_HAND_SEEN_TOO_LATE"),
        readings=(C42,),
        announce=Reason("SAY_AWARD_STANDS"),
    )
