"""A hand of a table in words: who has which position, how long ago it was noted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from td_app.tournament import events as ev
from td_app.tournament.state.chips import StackRecord
from td_app.tournament.state.hands import HandRecord
from td_app.tournament.views.room import RoomTable, TableHands
from td_app.ui.figures import whole
from td_app.ui.live_tournament import LiveTournament
from td_app.words import enters_text
from td_app.words.language import fr_en
from td_app.words.positions import ante_sentence

Names = Callable[[int], str]

MINUTE_MS = 60_000


@dataclass(frozen=True, slots=True)
class RoleRow:
    """A part in the hand, its place (none: nobody has it), and who that is or why."""

    role: str
    place: str
    who: str


def age_words(age_ms: int) -> str:
    """Return how long ago a hand was noted, in whole minutes."""
    minutes = age_ms // MINUTE_MS
    if not minutes:
        return fr_en("à l'instant", "just now")
    return fr_en("il y a {0} min", "{0} min ago").format(whole(minutes))


def kept_words(hands: TableHands) -> str:
    """Return which hand it is and how old: main 12, il y a 2 min."""
    latest = hands.latest
    if latest is None:
        return ""
    words = fr_en("main {0}, {1}", "hand {0}, {1}")
    return words.format(whole(latest.number), age_words(hands.age_ms))


def stack_words(live: LiveTournament, table: RoomTable) -> dict[int, str]:
    """Return the stacks known at a table in words, by entrant."""
    known = live.state.stacks
    return {
        seat.entrant: counted_words(stack)
        for seat in table.players
        if (stack := known.get(seat.entrant)) is not None
    }


def counted_words(stack: StackRecord) -> str:
    """Return a stack with the level it was counted at.

    From before a player went out at that table it is only near.
    """
    counted, near = (
        fr_en("{0} (niv. {1})", "{0} (level {1})"),
        fr_en("env. {0} (niv. {1})", "about {0} (level {1})"),
    )
    return (counted if stack.sure else near).format(whole(stack.chips), stack.level)


def role_rows(hand: HandRecord, table: RoomTable) -> tuple[RoleRow, ...]:
    """Return who has the button, the blinds, who deals and who owes the ante."""
    name = {seat.place: seat.name for seat in table.players}
    empty = fr_en("place vide", "empty seat")

    def row(role: str, place: int | None, otherwise: str = "") -> RoleRow:
        if place is None:
            return RoleRow(role, "–", otherwise)
        return RoleRow(role, str(place), name.get(place, empty))

    rows = [
        row(fr_en("Bouton", "Button"), hand.button),
        row(
            fr_en("Petite blinde", "Small blind"),
            hand.small_blind,
            fr_en("personne ne la paie", "nobody posts it"),
        ),
        row(fr_en("Grosse blinde", "Big blind"), hand.big_blind),
        row(fr_en("Donne", "Deals"), hand.dealer),
    ]
    if hand.ante:
        rows.append(row(fr_en("Ante", "Ante"), hand.ante_payer, ante_sentence(hand)))
    return tuple(rows)


def entering_lines(foreseen: ev.HandTapped, table: RoomTable) -> tuple[str, ...]:
    """Return how each newcomer comes into the next hand, one line each."""
    name = {seat.place: seat.name for seat in table.players}
    words = fr_en("Place {0}, {1}\u00a0: {2}", "Seat {0}, {1}: {2}")
    return tuple(
        words.format(place, name.get(place, ""), enters_text(enters))
        for place, enters in foreseen.entering
    )
