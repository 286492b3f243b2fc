"""The room's rows as a plan shows them, and words said in several places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from td_app.tournament.views.progress import Progress
from td_app.tournament.views.room import RoomSeat, RoomTable
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.page import to_ranking
from td_app.ui.theme import Tone
from td_app.ui.widgets.notices import BannerFacts
from td_app.ui.widgets.plan_geometry import PlanSeat, TablePlanFacts, TableState
from td_app.words.deals import cancelled_words, left_to_print
from td_app.words.figures import counted, hands_counted, money_text, rank, whole
from td_app.words.finishing import winners_title, won_words
from td_app.words.flights import day_over_words
from td_app.words.language import current_language, fr_en

OPEN = "open"


def usual_bounty(tables: Iterable[RoomTable]) -> int:
    """Return the bounty that most players carry, in cents; 0 where there is none."""
    carried = Counter(seat.bounty for table in tables for seat in table.players)
    if carried:
        return carried.most_common(1)[0][0]
    return 0


def plan_facts(table: RoomTable, marked: int | None = None, *, usual: int = 0) -> TablePlanFacts:
    """Return a table as its plan shows it; ``marked`` is the entrant concerned, if any.

    A bounty of ``usual`` cents is not written at a seat: only one that differs is.
    """
    return TablePlanFacts(
        number=table.number,
        seats=table.seats,
        players=tuple(
            PlanSeat(
                seat.place,
                seat.name,
                _detail(seat),
                away=seat.away or seat.absence is not None,
                marked=seat.entrant == marked,
                tag=_tag(seat),
                note=_note(seat, usual),
                won=seat.won,
            )
            for seat in table.players
        ),
        out_of_use=frozenset(table.out_of_use),
        button=table.button,
        state=state_of(table),
        caption=caption_of(table),
    )


def those_who_finished(live: LiveTournament, table: RoomTable) -> tuple[PlanSeat, ...]:
    """Return who went out at a table, at the place where they sat, with the rank they have.

    Of the final table those it was drawn for; elsewhere the last one of each place.
    """
    ranks = {row.entrant: row.place for row in live.standings().rows}
    final = [draw for draw in live.draws()[-1:] if draw.final_table]
    drawn_for = {one.entrant for draw in final for one in draw.seats}
    last: dict[int, PlanSeat] = {}
    for who, out in sorted(live.outs().items(), key=lambda one: one[1].at_ms):
        place = ranks.get(who)
        person = live.last_known(who)
        here = out.seat.table == table.number and (who in drawn_for or not final)
        if here and place is not None and person is not None:
            told = rank(place)
            last[out.seat.number] = PlanSeat(out.seat.number, person.display_name, told, note=told)
    for seat in table.players:
        last.pop(seat.place, None)
    return tuple(last.values())


def is_usable(table: RoomTable, place: int) -> bool:
    """Return whether a place stands at a table and is in use."""
    return 1 <= place <= table.seats and place not in table.out_of_use


def state_of(table: RoomTable) -> TableState:
    """Return why a table needs looking at; the final table is never stopped for being short."""
    if any(seat.won for seat in table.players):
        return TableState.DONE
    if table.in_hand:
        return TableState(table.in_hand)
    if table.stopped:
        return TableState.STOPPED
    if table.short_by:
        return TableState.SHORT
    return TableState.NORMAL


def halt_called() -> str:
    """Return that a table is to halt, or has: once the big blind reaches an empty seat (2.3)."""
    return fr_en("arrêt décidé", "halt called")


def caption_of(table: RoomTable) -> str:
    """Return the remark on a table in a few words."""
    if winners := [seat.name for seat in table.players if seat.won]:
        return winners_title(winners)
    if table.in_hand:
        return in_hand_words(table.in_hand)
    if table.stopped:
        return halt_called()
    if table.short_by:
        return fr_en("{0} de moins", "{0} short").format(table.short_by)
    sanctioned = sum(bool(seat.hands_to_miss) for seat in table.players)
    if sanctioned:
        one = fr_en("{0} sanctionné", "{0} penalised")
        return counted(sanctioned, one, fr_en("{0} sanctionnés", "{0} penalised"))
    absent = sum(seat.absence is not None for seat in table.players)
    if absent:
        one = fr_en("{0} absent", "{0} away")
        return counted(absent, one, fr_en("{0} absents", "{0} away"))
    if table.final:
        return fr_en("table finale", "final table")
    return ""


def in_hand_words(status: str) -> str:
    """Return where a table is in the hand that all tables play, in a few words."""
    return {
        "awaited": fr_en("attendue", "playing"),
        "all_in": fr_en("tapis payé", "all-in and call"),
        "done": fr_en("main finie", "hand over"),
    }[status]


def _detail(seat: RoomSeat) -> str:
    kept = ""
    if seat.never_moved:
        kept = fr_en("jamais déplacé", "never moved")
    title = ""
    if seat.won:
        title = winners_title([seat.name])
    told = (title, hands_missed(seat), absence_words(seat), bounty_words(seat), seat.club, kept)
    return " · ".join(words for words in told if words)


def _note(seat: RoomSeat, usual: int) -> str:
    if seat.stack is not None:
        return whole(seat.stack)
    if seat.bounty and seat.bounty != usual:
        return money_text(seat.bounty, current_language())
    return ""


def _tag(seat: RoomSeat) -> str:
    if seat.noted_out:
        return fr_en("sorti", "out")
    if seat.hands_to_miss:
        return hands_counted(seat.hands_to_miss)
    if seat.absence:
        return fr_en("absent", "away")
    return ""


def absence_words(seat: RoomSeat) -> str:
    """Return since when the player of a seat is away, in words; else ""."""
    if seat.absence is None:
        return ""
    if seat.absence.never_came:
        return fr_en("jamais venu", "no-show")
    if not seat.absence.level:
        return fr_en("absent depuis le début", "away since the start")
    words = fr_en("absent depuis le niveau {0}", "away since level {0}")
    return words.format(seat.absence.level)


def bounty_words(seat: RoomSeat) -> str:
    """Return the bounty on the player of a seat, in words; else ""."""
    if not seat.bounty:
        return ""
    money = money_text(seat.bounty, current_language())
    return fr_en("prime de {0}", "{0} bounty").format(money)


def hands_missed(seat: RoomSeat) -> str:
    """Return the hands that a penalised player still has to miss, in words; else ""."""
    if not seat.hands_to_miss:
        return ""
    one = fr_en("{0} main à manquer", "{0} hand to miss")
    several = fr_en("{0} mains à manquer", "{0} hands to miss")
    return counted(seat.hands_to_miss, one, several)


def end_facts(live: LiveTournament) -> BannerFacts:
    """Return what is said once play is over: who won, and what is left to print."""
    now = live.progress()
    words = cancelled_words()
    left = left_to_print(now.owes)
    actions: tuple[str, ...] = (fr_en("Ouvrir les papiers", "Open the printouts"),)
    if winners := live.standings().winners:
        words = won_words(winners)
        actions = (*actions, to_ranking())
    elif now.day_over:
        words = day_over_words()
        left = fr_en("Imprimez les étiquettes des sachets.", "Print the bag slips.")
    return BannerFacts(words, detail=left, tone=Tone.ACCENT, actions=actions)


def paper_left(now: Progress) -> str:
    """Return the name of the paper that the end of play leaves to be printed."""
    if now.day_over:
        return "bag_slips"
    if now.owes:
        return "settlement"
    return "ranking"
