"""Where one can go: a value that a page asks for, an act or a search leads to.

A destination knows the page it is on (its key in ``windows/page_register.py``): the window
shows that page and hands it the destination (:meth:`td_app.ui.pages.page.Page.go`). Those of
the window itself, beside or over its pages, are on no page: their ``page`` is empty.

To add one: a value here (or a :class:`Spot`, when there is nothing more to say), and its case in
the page's ``go``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Final

from rules_ropta.table_layout import Seat
from td_app.printing.document import Part
from td_app.tournament.commands import Proposal


@dataclass(frozen=True, slots=True)
class ToPage:
    """A page by its key, as it is."""

    page: str


class Spot(Enum):
    """A part of a page, or of the window, that needs no parameter."""

    DRAW = ("room", "draw")
    ELIMINATION = ("room", "elimination")
    OPEN_A_TABLE = ("room", "open_a_table")
    BREAKING_ORDER = ("room", "breaking_order")
    RANK_HAND = ("room", "rank_hand")
    OUTS = ("players", "outs")
    AGES_UNCHECKED = ("players", "ages_unchecked")
    ADD_PLAYER = ("players", "add_player")
    IMPORT = ("players", "import")
    LAST_EVENING = ("players", "last_evening")
    ADD_ONS = ("players", "add_ons")
    STRUCTURE_IN_PLAY = ("clock", "structure_in_play")
    WALL_CHOICE = ("clock", "wall_choice")
    FLOOR_SEARCH = ("floor", "search")
    INCIDENTS = ("floor", "incidents")
    RULEBOOK = ("floor", "rulebook")
    SANCTIONS = ("floor", "sanctions")
    TIME_CALL = ("floor", "time_call")
    CHIP_RACE = ("chips", "race")
    STACKS = ("chips", "stacks")
    CHIPS_LEDGER = ("chips", "ledger")
    FINISHING_ORDER = ("ranking", "finishing_order")
    KNOCKOUTS = ("ranking", "knockouts")
    DEAL = ("ranking", "deal")
    CANCELLATION = ("ranking", "cancellation")
    END_OF_DAY = ("ranking", "end_of_day")
    TILL = ("cash", "till")
    DUES = ("cash", "dues")
    SAVE_ALL = ("papers", "save_all")
    SCREEN_SETTINGS = ("settings", "screen")
    CLUB_SETTINGS = ("settings", "club")
    SAFE_COPIES = ("settings", "copies")
    PHONES = ("settings", "phones")
    STRUCTURE_MAKER = ("settings", "structure_maker")
    READING_OUT = ("", "reading_out")
    FLOOR_WINDOW = ("", "floor_window")
    PUBLIC_DISPLAY = ("", "public_display")
    CLUB_SPACE = ("", "club_space")
    GUIDE = ("", "guide")
    FIRST_STEPS = ("", "first_steps")
    ABOUT = ("", "about")
    CHANGES = ("", "changes")
    LICENCES = ("", "licences")
    DAY_TWO = ("", "day_two")
    NEXT_EVENING = ("", "next_evening")
    FINAL_STACKS = ("", "final_stacks")
    QUALIFIED = ("", "qualified")
    TAKE_SEASON_OVER = ("archive", "take_season_over")

    @property
    def page(self) -> str:
        """Return the key of its page; empty for the window's own."""
        return self.value[0]


#: The tabs of the settings of the application, in their order: without a tournament they stand
#: in front of the window.
APPLICATION_SPOTS: Final[Mapping[Spot, str]] = {
    Spot.SCREEN_SETTINGS: "screen",
    Spot.CLUB_SETTINGS: "club",
    Spot.PHONES: "phones",
    Spot.SAFE_COPIES: "version",
}


@dataclass(frozen=True, slots=True)
class ToReturn:
    """Where an entrant who is out is brought back into play."""

    entrant: int
    page: ClassVar[str] = "players"


@dataclass(frozen=True, slots=True)
class ToTable:
    """The panel of a table, on the plan of the room; ``alone``: its own page."""

    table: int
    alone: bool = False
    page: ClassVar[str] = "room"


@dataclass(frozen=True, slots=True)
class ToSeat:
    """The panel of a seat, on the plan of the room."""

    seat: Seat
    page: ClassVar[str] = "room"


@dataclass(frozen=True, slots=True)
class ToSeatAct:
    """An act on a seat (``seat_acts``), whose player is asked for."""

    act: str
    page: ClassVar[str] = "room"


@dataclass(frozen=True, slots=True)
class ToLateSeat:
    """Where a late entrant is given a seat."""

    entrant: int
    page: ClassVar[str] = "room"


@dataclass(frozen=True, slots=True)
class ToNewSeat:
    """Where a player is given another seat."""

    entrant: int
    page: ClassVar[str] = "room"


@dataclass(frozen=True, slots=True)
class ToProposal:
    """Where the room asks what a proposal needs to know."""

    proposal: Proposal
    page: ClassVar[str] = "room"


@dataclass(frozen=True, slots=True)
class ToEntrant:
    """The row of an entrant in the list."""

    entrant: int
    page: ClassVar[str] = "players"


@dataclass(frozen=True, slots=True)
class ToSanction:
    """The sanctions, with this player chosen."""

    entrant: int
    page: ClassVar[str] = "floor"


@dataclass(frozen=True, slots=True)
class ToSituation:
    """The questions about a situation of the rulebook."""

    op: str
    page: ClassVar[str] = "floor"


@dataclass(frozen=True, slots=True)
class ToArticle:
    """The rulebook at an article; ``in_short``: its summary, over any page."""

    number: str
    in_short: bool = False

    @property
    def page(self) -> str:
        """Return the key of its page."""
        if self.in_short:
            return ""
        return "floor"


@dataclass(frozen=True, slots=True)
class ToKnockout:
    """The question of who knocked out an eliminated entrant."""

    entrant: int
    page: ClassVar[str] = "ranking"


@dataclass(frozen=True, slots=True)
class ToAward:
    """The award of the prizes of players tied in a place."""

    place: int
    page: ClassVar[str] = "ranking"


@dataclass(frozen=True, slots=True)
class ToPaper:
    """A paper by its name, ready to print; ``printed`` at once."""

    name: str
    printed: bool = False
    page: ClassVar[str] = "papers"


@dataclass(frozen=True, slots=True)
class ToPapersOf:
    """Every paper of a part of the evening, printed at once."""

    part: Part
    page: ClassVar[str] = "papers"


@dataclass(frozen=True, slots=True)
class ToSetting:
    """A section of the tournament's settings by its key."""

    section: str
    page: ClassVar[str] = "settings"


@dataclass(frozen=True, slots=True)
class ToPlayed:
    """The player's card of an entrant, in the club's register; their form if they have none."""

    entrant: int
    page: ClassVar[str] = "players"


@dataclass(frozen=True, slots=True)
class ToMember:
    """Somebody's row in the club's register; ``played``: their player's card."""

    member: int
    played: bool = False
    page: ClassVar[str] = "members"


@dataclass(frozen=True, slots=True)
class ToMeeting:
    """A meeting of teams, opened."""

    meeting: int
    page: ClassVar[str] = "teams"


@dataclass(frozen=True, slots=True)
class ToSeason:
    """A season of the club, its standings."""

    season: int
    page: ClassVar[str] = "season"


@dataclass(frozen=True, slots=True)
class ToCard:
    """A card of the things to do, accepted or set aside."""

    proposal: str
    accepted: bool
    page: ClassVar[str] = ""


Destination = (
    ToPage
    | Spot
    | ToTable
    | ToSeat
    | ToSeatAct
    | ToLateSeat
    | ToNewSeat
    | ToProposal
    | ToEntrant
    | ToReturn
    | ToSanction
    | ToSituation
    | ToArticle
    | ToAward
    | ToKnockout
    | ToPaper
    | ToPapersOf
    | ToSetting
    | ToPlayed
    | ToMember
    | ToMeeting
    | ToSeason
    | ToCard
)


def destination_of(proposal: Proposal) -> Destination:
    """Return where a proposal that needs something more is asked about."""
    if proposal.kind in ("prepare_chips", "race_chips"):
        return Spot.CHIP_RACE
    if proposal.kind == "end_day":
        return Spot.END_OF_DAY
    if proposal.kind == "take_add_ons":
        return Spot.ADD_ONS
    if proposal.kind == "cancel_tournament":
        return Spot.CANCELLATION
    if proposal.kind == "review_prizes":
        return ToSetting("prizes")
    if proposal.kind == "award_prizes" and proposal.value is not None:
        return ToAward(proposal.value)
    if proposal.kind == "name_knockout" and proposal.entrant is not None:
        return ToKnockout(proposal.entrant)
    return ToProposal(proposal)
