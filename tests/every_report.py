"""Every report with the facts of so many people, by the name its paper is known by."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import time
from typing import Any

from meeting_reports import OF_MEETINGS
from register_reports import OF_REGISTER
from training_reports import OF_TRAINING

from reports.bag_slips import BagSlip, BagSlips, render_bag_slips
from reports.blank_forms import (
    FaultLine,
    IncidentForm,
    PenaltyForm,
    render_incident_form,
    render_penalty_form,
)
from reports.blinds_structure import BlindsStructure, StructureLevel, render_blinds_structure
from reports.bounty_chips import BountyChip, BountyChips, render_bounty_chips
from reports.breaking_order import BreakingOrder, TableInOrder, render_breaking_order
from reports.cash_report import CashLine, CashReport, render_cash_report
from reports.charts import Attendance, Race, RacingLine
from reports.chip_sheets import (
    ChipCountSheets,
    ChipRaceSheets,
    CountLine,
    CountTable,
    RaceLine,
    RaceTable,
    render_chip_count_sheets,
    render_chip_race_sheets,
)
from reports.draw_certificate import (
    CertifiedDraw,
    DrawCertificate,
    DrawnEntrant,
    render_draw_certificate,
)
from reports.entry_receipts import EntryReceipt, EntryReceipts, render_entry_receipts
from reports.evening_conduct import (
    ConductIncident,
    ConductPenalty,
    EveningConduct,
    render_evening_conduct,
)
from reports.facts import Heading, SeatedPlayer, TablePlace
from reports.hand_for_hand_tally import HandForHandTally, render_hand_for_hand_tally
from reports.jackpot_certificate import (
    JackpotCertificate,
    JackpotLine,
    render_jackpot_certificate,
)
from reports.minutes import MinuteEntry, Minutes, render_minutes
from reports.moves_sheet import MoveEvent, MoveLine, MovesSheet, render_moves_sheet
from reports.penalty_slip import GivenPenalty, PenaltySlips, render_penalty_slips
from reports.posters import (
    Podium,
    PodiumPlayer,
    PodiumStep,
    RoomPoster,
    render_podium,
    render_room_poster,
)
from reports.presence_sheet import ExpectedEntrant, PresenceSheet, render_presence_sheet
from reports.prize_list import PrizeLine, PrizeList, render_prize_list
from reports.prize_receipts import PrizeReceipt, PrizeReceipts, render_prize_receipts
from reports.results import (
    EliminatedPlayer,
    Eliminations,
    RankedPlayer,
    Ranking,
    render_eliminations,
    render_ranking,
)
from reports.season_grid import GridLine, GridPoints, SeasonGrid, render_season_grid
from reports.season_standings import SeasonLine, SeasonStandings, render_season_standings
from reports.seat_lists import (
    AlphabeticalList,
    ListByTable,
    TableSheet,
    render_alphabetical_list,
    render_list_by_table,
)
from reports.seat_slips import SeatSlips, render_seat_slips
from reports.settlement import SettlementSheet, SignedSum, render_settlement
from reports.table_sheets import TableSheets, render_table_sheets
from reports.tournament_rules import HouseRuleLine, TournamentRules, render_tournament_rules
from td_app.words.language import Language
from td_app.words.on_paper import PaperWords

People = tuple[SeatedPlayer, ...]
Render = Callable[..., bytes]


def _tables(people: People) -> tuple[TableSheet, ...]:
    """Return the people at their tables, a button at each."""
    return tuple(
        TableSheet(number, max(q.place for q in here), here, button=here[0].place)
        for number in sorted({q.table for q in people})
        for here in [tuple(q for q in people if q.table == number)]
    )


REPORTS: dict[str, Callable[[Heading, People], tuple[Render, Any]]] = {
    "presence_sheet": lambda h, p: (
        render_presence_sheet,
        PresenceSheet(h, tuple(ExpectedEntrant(n, q.name, q.club) for n, q in enumerate(p, 1))),
    ),
    "seat_slips": lambda h, p: (render_seat_slips, SeatSlips(h, p, 20_000)),
    "alphabetical_list": lambda h, p: (render_alphabetical_list, AlphabeticalList(h, p)),
    "list_by_table": lambda h, p: (render_list_by_table, ListByTable(h, _tables(p))),
    "table_sheets": lambda h, p: (render_table_sheets, TableSheets(h, _tables(p))),
    "breaking_order": lambda h, p: (
        render_breaking_order,
        BreakingOrder(h, tuple(TableInOrder(n, n == 9) for n in range(9, 0, -1)), 9),
    ),
    "moves_sheet": lambda h, p: (
        render_moves_sheet,
        MovesSheet(
            h,
            tuple(
                MoveEvent(
                    tuple(MoveLine(q.name, TablePlace(1, 2), TablePlace(3, 4), "plays") for q in p),
                    *(h.printed_at, "balancing", 1, ("2.3",), announced),
                )
                for announced in (False, True)
            ),
        ),
    ),
    "ranking": lambda h, p: (
        render_ranking,
        Ranking(h, tuple(RankedPlayer(n, q.name, q.club) for n, q in enumerate(p, 1))),
    ),
    "eliminations": lambda h, p: (
        render_eliminations,
        Eliminations(
            h,
            tuple(
                EliminatedPlayer(n, q.name, h.printed_at, 4, q.table, q.place, q.club)
                for n, q in enumerate(p, 1)
            ),
        ),
    ),
    "evening_conduct": lambda h, p: (
        render_evening_conduct,
        EveningConduct(
            h,
            tuple(
                ConductIncident(n, h.printed_at, 4, "Mise", q.name, ("9.11",), players=(q.name,))
                for n, q in enumerate(p, 1)
            ),
            tuple(
                ConductPenalty(n, h.printed_at, 4, q.name, q.club, "11.7", "2 tours")
                for n, q in enumerate(p, 1)
            ),
        ),
    ),
    "minutes": lambda h, p: (
        render_minutes,
        Minutes(
            h,
            tuple(MinuteEntry(h.printed_at, 4, q.name, ("2.3",), q.name, q.name) for q in p),
            9,
            1,
        ),
    ),
    "deal_sheet": lambda h, p: (
        render_settlement,
        SettlementSheet(
            h,
            "deal",
            "Les joueurs encore en jeu partagent les prix restants selon l’ICM.",
            ("stack", "share"),
            tuple(SignedSum(one.name, ("120 000", "1 234,56 €")) for one in p),
            "10 000 €",
        ),
    ),
    "settlement": lambda h, p: (
        render_settlement,
        SettlementSheet(
            h,
            "cancelled",
            "Le jeu n’a pas commencé : chacun est remboursé.",
            ("fee", "share", "bounty", "total"),
            tuple(SignedSum(one.name, ("2 €", "20 €", "5 €", "27 €")) for one in p),
            "8 100 €",
            ("Lecture incertaine.",),
        ),
    ),
    "prize_list": lambda h, p: (
        render_prize_list,
        PrizeList(
            h,
            "in_kind",
            tuple(PrizeLine(n, q.name, "", q.name, q.club) for n, q in enumerate(p, 1)),
            len(p),
        ),
    ),
    "prize_receipts": lambda h, p: (
        render_prize_receipts,
        PrizeReceipts(
            h,
            tuple(PrizeReceipt(n, q.name, n, "66,67 €", q.club, 6_667) for n, q in enumerate(p, 1)),
        ),
    ),
    "payout_receipts": lambda h, p: (
        render_prize_receipts,
        PrizeReceipts(
            h,
            tuple(
                PrizeReceipt(
                    f"57-{n}", q.name, 0, "66,67 €", q.club, 6_667, what="prix · espèces · 23:41"
                )
                for n, q in enumerate(p, 1)
            ),
            pays_out=True,
        ),
    ),
    "cash_report": lambda h, p: (
        render_cash_report,
        CashReport(
            h,
            (("Espèces", "1 200 €", "200 €", "1 000 €"), ("Total", "1 200 €", "200 €", "1 000 €")),
            (("Dotation", "1 000 €"),),
            tuple(CashLine(q.name, "2e passage", "48 €", "24 €", "espèces", "24 €") for q in p),
            "Total payé : 1 200 €",
            tuple((q.name, "prix", "1er rang", "500 €") for q in p[:3]),
            ("Espèces : 439 €, il manque 5 €", "Restait à verser : 500 €"),
        ),
    ),
    "entry_receipts": lambda h, p: (
        render_entry_receipts,
        EntryReceipts(
            h,
            tuple(
                EntryReceipt(f"{n}-1", q.name, (("Entrée", "24 €"),), "24 €", "carte", "", q.club)
                for n, q in enumerate(p, 1)
            ),
        ),
    ),
    "bag_slips": lambda h, p: (
        render_bag_slips,
        BagSlips(
            h,
            "Open d’automne",
            tuple(
                BagSlip(q.name, 20_000 + n, f"A-{n:03}", q.table, q.place, q.club)
                for n, q in enumerate(p)
            ),
        ),
    ),
    "jackpot_certificate": lambda h, p: (
        render_jackpot_certificate,
        JackpotCertificate(
            h,
            ("1. La graine.", "2. Le numéro."),
            "Standard",
            (
                JackpotLine("1000", 1, 0, 0, "10 000 €"),
                JackpotLine("2", 99_999, 1, 99_999, "20 €", drawn=True),
            ),
            "ab" * 32,
            39_463,
            "2",
            ("À gagner : 20 € au premier.",),
            "tirage_4.json",
            h.printed_at,
        ),
    ),
    "bounty_chips": lambda h, p: (
        render_bounty_chips,
        BountyChips(
            h,
            ((len(p), "5 €"),),
            tuple(BountyChip(q.name, "5 €", f"table {q.table}, place {q.place}") for q in p),
            "400 €",
        ),
    ),
    "room_poster": lambda h, p: (
        render_room_poster,
        RoomPoster(h, "http://192.168.1.20:8123" if p else ""),
    ),
    "podium": lambda h, p: (
        render_podium,
        Podium(
            h,
            tuple(PodiumStep(n, (PodiumPlayer(q.name, q.club),)) for n, q in enumerate(p[:3], 1)),
            len(p),
        ),
    ),
    "draw_certificate": lambda h, p: (
        render_draw_certificate,
        DrawCertificate(
            *(h, ("1.",)),
            (CertifiedDraw("00" * 32, tuple(DrawnEntrant(q.name, q.table, q.place) for q in p)),),
        ),
    ),
    "structure": lambda h, p: (
        render_blinds_structure,
        BlindsStructure(h, (StructureLevel(25, 50, 50, 20),), begins_at=time(14)),
    ),
    "tournament_rules": lambda h, p: (
        render_tournament_rules,
        TournamentRules(
            *(h, 8, 10_000, "big_blind", 2, 9, (4, 3, 2, 1), "normal"),
            house_rules=tuple(HouseRuleLine("9.11", q.name, q.club) for q in p),
        ),
    ),
    "hand_for_hand_tally": lambda h, p: (
        render_hand_for_hand_tally,
        HandForHandTally(h, tuple(table.number for table in _tables(p)), len(p), 9),
    ),
    "chip_race_sheet": lambda h, p: (
        render_chip_race_sheets,
        ChipRaceSheets(
            *(h, 25, 100),
            tuple(
                RaceTable(
                    table.number,
                    tuple(RaceLine(q.place, q.name, 7, 1, 3, "R♠ D♥", 1) for q in table.players),
                    drift=25,
                )
                for table in _tables(p)
            ),
        ),
    ),
    "chip_count_sheet": lambda h, p: (
        render_chip_count_sheets,
        ChipCountSheets(
            *(h, (25, 100, 500, 1_000), 20_000 * len(p)),
            tuple(
                CountTable(
                    table.number,
                    tuple(CountLine(q.place, q.name, 20_000) for q in table.players),
                    4,
                )
                for table in _tables(p)
            ),
        ),
    ),
    "incident_form": lambda h, _: (render_incident_form, IncidentForm(h)),
    "penalty_form": lambda h, _: (
        render_penalty_form,
        PenaltyForm(h, tuple(FaultLine(f"faute {n}", f"11.{n}", n < 9) for n in range(1, 17))),
    ),
    "penalty_slip": lambda h, p: (
        render_penalty_slips,
        PenaltySlips(
            h,
            tuple(
                GivenPenalty(
                    *(n, q.name, h.printed_at, 4, "injures", "11.7", "round_2", 16, 2, 8),
                    table=q.table,
                    place=q.place,
                    club=q.club,
                    note=q.name,
                )
                # A slip each: forty show what three hundred would.
                for n, q in enumerate(p[:40], 1)
            ),
        ),
    ),
}


#: Papers of the club, which belong to no tournament.
CLUB_REPORTS: dict[str, Callable[[Heading, People], tuple[Render, Any]]] = {
    "season_standings": lambda h, p: (
        render_season_standings,
        SeasonStandings(
            h,
            "Après 2 soirées.",
            tuple(
                SeasonLine(str(n), "=", q.name, "1 500", "2", "3", "75-001")
                for n, q in enumerate(p, 1)
            ),
            ("Comptent les 2 meilleures soirées.",),
            Race(
                ("12/09", "26/09"),
                tuple(RacingLine(q.name, (float(n), 20.0)) for n, q in enumerate(p[:8])),
            ),
            Attendance(("12/09", "26/09"), (len(p), len(p)), (1, 0)),
        ),
    ),
    "season_grid": lambda h, p: (
        render_season_grid,
        SeasonGrid(
            h,
            tuple((f"{day:02}/09", f"Soirée {day} du championnat") for day in range(1, 31)),
            tuple(
                GridLine(
                    str(n),
                    q.name,
                    "12 345",
                    (
                        GridPoints("1 500", "12e/60", "+50p +150é +25s"),
                        *(GridPoints(),) * 4,
                        *(GridPoints("166,67", "3e/25", dropped=True),) * 25,
                    ),
                    ("−25", ""),
                )
                for n, q in enumerate(p, 1)
            ),
            ("Retraits", "Corrections"),
            ("Barré : soirée écartée.",),
        ),
    ),
}


OTHERS = {**OF_MEETINGS, **OF_REGISTER, **OF_TRAINING}


def told_in(language: Language, facts: Any) -> Any:
    """Return the facts of a report, to be told in a language."""
    return replace(facts, heading=replace(facts.heading, words=PaperWords(language)))


def render_report(name: str, heading: Heading, people: People, language: Language = "fr") -> bytes:
    """Return the PDF of a report that tells of these people."""
    render, facts = {**REPORTS, **CLUB_REPORTS, **OF_MEETINGS, **OF_REGISTER, **OF_TRAINING}[name](
        heading, people
    )
    return render(told_in(language, facts))
