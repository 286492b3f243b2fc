"""Every paper the application prints, in the order of the evening: a row a paper.

A row names the paper, its titles, its file and its part of the evening; then when it is ready,
where its facts come from, how they are drawn.
"""

from __future__ import annotations

from reports.bag_slips import render_bag_slips
from reports.blank_forms import render_incident_form, render_penalty_form
from reports.blinds_structure import render_blinds_structure
from reports.bounty_chips import render_bounty_chips
from reports.breaking_order import render_breaking_order
from reports.cash_report import render_cash_report
from reports.chip_sheets import render_chip_count_sheets, render_chip_race_sheets
from reports.draw_certificate import render_draw_certificate
from reports.entry_receipts import render_entry_receipts
from reports.evening_conduct import render_evening_conduct
from reports.hand_for_hand_tally import render_hand_for_hand_tally
from reports.jackpot_certificate import render_jackpot_certificate
from reports.minutes import render_minutes
from reports.moves_sheet import render_moves_sheet
from reports.penalty_slip import render_penalty_slips
from reports.podium import render_podium
from reports.presence_sheet import render_presence_sheet
from reports.prize_list import render_prize_list
from reports.prize_receipts import render_prize_receipts
from reports.results import render_eliminations, render_ranking
from reports.room_poster import render_room_poster
from reports.seat_lists import render_alphabetical_list, render_list_by_table
from reports.seat_slips import render_seat_slips
from reports.settlement import render_settlement
from reports.table_sheets import render_table_sheets
from reports.tournament_rules import render_tournament_rules
from td_app.live.session import TournamentSession
from td_app.printing import (
    cash,
    chips,
    conduct,
    deals,
    formats,
    minutes,
    prizes,
    results,
    seating,
    settings,
    tables,
)
from td_app.printing.document import Document, Part, always, drawn, in_play

PARTS: tuple[Part, ...] = ("before", "during", "after")

DOCUMENTS: tuple[Document, ...] = (
    Document(
        "presence_sheet",
        ("Feuille de présence", "Attendance sheet"),
        "feuille_de_presence.pdf",
        "before",
        seating.somebody_entered,
        seating.presence_sheet,
        render_presence_sheet,
    ),
    Document(
        "seat_slips",
        ("Talons de place", "Seat slips"),
        "talons_de_place.pdf",
        "before",
        in_play,
        seating.seat_slips,
        render_seat_slips,
        lasting=seating.slips_last,
    ),
    Document(
        "room_poster",
        ("Affiche de la salle (QR)", "Room poster (QR)"),
        "affiche_de_la_salle.pdf",
        "before",
        always,
        seating.room_poster,
        render_room_poster,
        in_one_click=False,
    ),
    Document(
        "alphabetical_list",
        ("Liste alphabétique", "Alphabetical list"),
        "liste_alphabetique.pdf",
        "before",
        in_play,
        seating.alphabetical_list,
        render_alphabetical_list,
        lasting=seating.list_lasts,
        posted=True,
    ),
    Document(
        "list_by_table",
        ("Liste par table", "List by table"),
        "liste_par_table.pdf",
        "before",
        in_play,
        tables.list_by_table,
        render_list_by_table,
        lasting=tables.tables_last,
        posted=True,
    ),
    Document(
        "table_sheets",
        ("Feuilles de table", "Table sheets"),
        "feuilles_de_table.pdf",
        "before",
        in_play,
        tables.table_sheets,
        render_table_sheets,
        lasting=tables.tables_last,
    ),
    Document(
        "structure",
        ("Structure", "Structure"),
        "structure.pdf",
        "before",
        always,
        settings.structure,
        render_blinds_structure,
    ),
    Document(
        "breaking_order",
        ("Ordre de fermeture", "Breaking order"),
        "ordre_de_fermeture.pdf",
        "before",
        always,
        tables.breaking_order,
        render_breaking_order,
        lasting=tables.order_lasts,
    ),
    Document(
        "draw_certificate",
        ("Certificat du tirage", "Draw certificate"),
        "certificat_du_tirage.pdf",
        "before",
        drawn,
        seating.draw_certificate,
        render_draw_certificate,
    ),
    Document(
        "jackpot_certificate",
        ("Certificat du jackpot", "Jackpot certificate"),
        "certificat_du_jackpot.pdf",
        "before",
        formats.jackpot_drawn,
        formats.jackpot_certificate,
        render_jackpot_certificate,
        offered=formats.is_jackpot,
    ),
    Document(
        "bounty_chips",
        ("Jetons de prime", "Bounty chips"),
        "jetons_de_prime.pdf",
        "before",
        formats.somebody_bears,
        formats.bounty_chips,
        render_bounty_chips,
        offered=formats.has_bounties,
    ),
    Document(
        "tournament_rules",
        ("Règles du tournoi", "Tournament rules"),
        "regles_du_tournoi.pdf",
        "before",
        always,
        settings.tournament_rules,
        render_tournament_rules,
    ),
    Document(
        "entry_receipts",
        ("Reçus d’entrée", "Entry receipts"),
        "recus_d_entree.pdf",
        "during",
        cash.somebody_paid,
        cash.entry_receipts,
        render_entry_receipts,
        offered=cash.sells_entries,
        in_one_click=False,
    ),
    Document(
        "moves_sheet",
        ("Changements de place", "Seat changes"),
        "changements_de_place.pdf",
        "during",
        tables.moved,
        tables.moves_sheet,
        render_moves_sheet,
        posted=True,
    ),
    Document(
        "hand_for_hand_tally",
        ("Main par main", "Hand-for-hand"),
        "main_par_main.pdf",
        "during",
        tables.several_tables,
        tables.hand_for_hand_tally,
        render_hand_for_hand_tally,
    ),
    Document(
        "chip_race_sheet",
        ("Retrait d’une valeur", "Colour-up worksheets"),
        "retrait_de_jetons.pdf",
        "during",
        chips.a_value_leaves,
        chips.chip_race_sheets,
        render_chip_race_sheets,
    ),
    Document(
        "chip_count_sheet",
        ("Compte des tapis", "Chip count"),
        "compte_des_tapis.pdf",
        "during",
        in_play,
        chips.chip_count_sheets,
        render_chip_count_sheets,
    ),
    Document(
        "incident_form",
        ("Fiche d’incident", "Incident form"),
        "fiche_d_incident.pdf",
        "during",
        always,
        conduct.incident_form,
        render_incident_form,
    ),
    Document(
        "penalty_form",
        ("Fiche de sanction", "Penalty form"),
        "fiche_de_sanction.pdf",
        "during",
        always,
        conduct.penalty_form,
        render_penalty_form,
    ),
    Document(
        "penalty_slip",
        ("Avis de sanction", "Penalty slips"),
        "avis_de_sanction.pdf",
        "during",
        conduct.sanctioned,
        conduct.penalty_slips,
        render_penalty_slips,
    ),
    Document(
        "bag_slips",
        ("Étiquettes de sachet", "Bag slips"),
        "etiquettes_de_sachet.pdf",
        "after",
        formats.day_over,
        formats.bag_slips,
        render_bag_slips,
        offered=formats.is_flight,
    ),
    Document(
        "eliminations",
        ("Sorties", "Eliminations"),
        "sorties.pdf",
        "after",
        results.somebody_out,
        results.eliminations,
        render_eliminations,
        posted=True,
    ),
    Document(
        "ranking",
        ("Classement", "Ranking"),
        "classement.pdf",
        "after",
        drawn,
        results.ranking,
        render_ranking,
        posted=True,
    ),
    Document(
        "podium",
        ("Affiche du podium", "Podium poster"),
        "podium.pdf",
        "after",
        results.over,
        results.podium,
        render_podium,
        posted=True,
    ),
    Document(
        "prize_list",
        ("Lots et prix", "Prizes"),
        "liste_des_prix.pdf",
        "after",
        always,
        prizes.prize_list,
        render_prize_list,
        offered=prizes.has_prizes,
        posted=True,
    ),
    Document(
        "deal_sheet",
        ("Feuille d’accord", "Deal sheet"),
        "deal.pdf",
        "after",
        always,
        deals.deal_sheet,
        render_settlement,
        offered=deals.has_deal,
    ),
    Document(
        "settlement",
        ("Règlement d’une annulation", "Settlement of a cancellation"),
        "reglement.pdf",
        "after",
        always,
        deals.settlement_sheet,
        render_settlement,
        offered=deals.owes,
    ),
    Document(
        "prize_receipts",
        ("Reçus des lots et prix", "Prize receipts"),
        "recus_des_prix.pdf",
        "after",
        prizes.somebody_won,
        prizes.prize_receipts,
        render_prize_receipts,
        offered=prizes.hands_prizes_over,
    ),
    Document(
        "payout_receipts",
        ("Reçus de versement", "Payout receipts"),
        "recus_de_versement.pdf",
        "after",
        cash.somebody_was_paid,
        cash.payout_receipts,
        render_prize_receipts,
        offered=cash.has_a_till,
        in_one_click=False,
    ),
    Document(
        "cash_report",
        ("Relevé de caisse", "Cash report"),
        "releve_de_caisse.pdf",
        "after",
        cash.somebody_paid,
        cash.cash_report,
        render_cash_report,
        offered=cash.has_a_till,
    ),
    Document(
        "evening_conduct",
        ("Incidents et sanctions", "Incidents and penalties"),
        "incidents_et_sanctions.pdf",
        "after",
        conduct.something_noted,
        conduct.evening_conduct,
        render_evening_conduct,
    ),
    Document(
        "minutes",
        ("Procès-verbal", "Minutes"),
        "proces_verbal.pdf",
        "after",
        always,
        minutes.minutes,
        render_minutes,
    ),
)
"""Before the first hand, while it is played, once it is over: parts follow one another."""


def document(name: str) -> Document:
    """Return a paper by its name; KeyError for another name."""
    return {paper.name: paper for paper in DOCUMENTS}[name]


def offered(session: TournamentSession) -> tuple[Document, ...]:
    """Return the papers that this tournament has, ready or not."""
    return tuple(paper for paper in DOCUMENTS if paper.offered(session))
