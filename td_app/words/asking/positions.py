"""Where the button and the blinds go, who sits where, who changes table."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "next_positions": ("Bouton et blindes du coup suivant", "Button and blinds of the next hand"),
    "dead_button_dealer": ("Bouton mort : qui donne ?", "Dead button: who deals?"),
    "heads_up": ("Tête-à-tête : qui fait quoi ?", "Heads-up: who does what?"),
    "button_error": ("Bouton mal avancé", "Button moved wrongly"),
    "arrival": ("Arrivée à table : bouton et blindes", "Newcomer: button and blinds"),
    "arrival_deal": ("Arrivée pendant la donne : servi ?", "Newcomer during the deal: dealt in?"),
    "arrival_error": (
        "Blindes mal posées après une arrivée",
        "Blinds posted wrongly after an arrival",
    ),
    "table_may_start": ("Assez de joueurs assis pour jouer ?", "Enough players seated to play?"),
    "table_stop": ("Table trop courte : l'arrêter ?", "Short table: should it stop?"),
    "players_counted_at_table": ("Joueurs que compte une table", "Players a table counts"),
    "player_to_move": ("Équilibrage : qui change de table ?", "Balancing: who changes table?"),
    "final_table_size": ("Nombre de joueurs en table finale", "Players at the final table"),
}

KEYWORDS: Final[Table] = {
    "next_positions": (
        "bouton, blindes, positions, bouton mort, petite blinde éliminée, grosse blinde éliminée, "
        "pas de petite blinde, joueur éliminé, avancer le bouton, main suivante, tour de blindes, "
        "où va le bouton, passage en tête-à-tête",
        "button, blinds, positions, dead button, small blind busted, big blind busted, "
        "no small blind, move the button, next hand, where is the button",
    ),
    "dead_button_dealer": (
        "donneur, qui distribue, bouton mort, bouton sur un siège vide, distribuer, dealer",
        "dealer, who deals, dead button, button on an empty seat",
    ),
    "heads_up": (
        "tête à tête, duel, deux joueurs, face à face, HU, premier à parler, première carte, "
        "bouton petite blinde, qui parle en premier",
        "heads up, HU, two players, first to act, first card, button small blind, who speaks first",
    ),
    "button_error": (
        "bouton au mauvais endroit, bouton avancé deux fois, bouton oublié, bouton pas bougé, "
        "erreur de bouton, droit au bouton, bouton déplacé, remettre le bouton",
        "wrong button, button error, button moved twice, button not moved, misplaced button",
    ),
    "arrival": (
        "nouveau joueur, joueur déplacé, retardataire, arrivée, arrive en petite blinde, arrive au "
        "bouton, arrive en grosse blinde, attend le bouton, place vide",
        "new player, moved player, late player, arrival, arrives in the small blind, arrives on "
        "the button, waits for the button, empty seat",
    ),
    "arrival_deal": (
        "servir, distribuer, retardataire, nouveau joueur, donne commencée, cartes, mélange, "
        "arrive pendant la donne",
        "deal in, late player, new player, deal started, cards, shuffle, arrives during the deal",
    ),
    "arrival_error": (
        "mauvaise blinde, erreur de blinde, nouveau joueur, arrivée, correction des blindes, "
        "blinde payée par erreur",
        "wrong blind, blind error, new player, arrival, correct the blinds",
    ),
    "table_may_start": (
        "minimum de joueurs, commencer, début, retour de pause, reprendre, joueurs absents, trois "
        "joueurs, table vide",
        "minimum players, begin, start, back from break, resume, absent players, three players",
    ),
    "table_stop": (
        "stop, arrêt de table, table incomplète, joueurs de moins, écart entre tables, "
        "déséquilibre, attendre",
        "stop the table, short-handed, players fewer, uneven tables, wait",
    ),
    "players_counted_at_table": (
        "compter, absent, tapis sans joueur, joueur absent, effectif",
        "count, absent, stack without player, absent player, head count",
    ),
    "player_to_move": (
        "équilibrage, déplacer, déplacement, changer de table, équilibrer, prochaine "
        "grosse blinde, logiciel",
        "balancing, move, moving, change table, balance, next big blind, software",
    ),
    "final_table_size": (
        "table finale, TF, finale, neuf joueurs, dernière table, 8-max, 6-max",
        "final table, FT, nine players, last table, 8-max, 6-max",
    ),
}

FIELDS: Final[Table] = {
    "prev": ("Positions du coup qui vient de finir", "Positions of the hand just over"),
    "prev.button": ("Où était le bouton ?", "Where was the button?"),
    "prev.sb": ("Où était la petite blinde ?", "Where was the small blind?"),
    "prev.bb": ("Où était la grosse blinde ?", "Where was the big blind?"),
    "players_before": ("Quelles places jouaient ce coup ?", "Which seats played that hand?"),
    "eliminated": ("Quelles places sont éliminées ?", "Which seats are out?"),
    "bb_history": (
        "Qui a payé les dernières grosses blindes ?",
        "Who paid the last big blinds?",
    ),
    "heads_up.button": ("Qui a le bouton ?", "Who has the button?"),
    "heads_up.other": ("Qui est l'autre joueur ?", "Who is the other player?"),
    "button_error.moved": (
        "De combien de places le bouton a-t-il avancé ?",
        "By how many seats did the button move?",
    ),
    "arrival.live_before_arrival": (
        "Quelles places avaient des jetons avant l'arrivée ?",
        "Which seats had chips before the arrival?",
    ),
    "arrival.arrivals": ("À quelles places arrive-t-on ?", "Which seats are the newcomers in?"),
    "arrival.waiting": (
        "Qui était déjà là sans être encore servi ?",
        "Who was there already, not yet dealt in?",
    ),
    "arrival.empty_before": (
        "Quelles places étaient déjà vides ?",
        "Which seats were already empty?",
    ),
    "arrival.ante_format": ("Qui paie l'ante ici ?", "Who pays the ante here?"),
    "arrival.arrival_was_blind_elsewhere": (
        "Sortait-il d'une blinde à son ancienne table ?",
        "Had he just paid a blind at his old table?",
    ),
    "arrival.arrival_was_bb_elsewhere": (
        "Sortait-il de la grosse blinde à son ancienne table ?",
        "Had he just paid the big blind at his old table?",
    ),
    "arrival_deal.deal_started": (
        "La première carte est-elle partie ?",
        "Has the first card been dealt?",
    ),
    "arrival_deal.blinds_posted": (
        "Blindes et ante déjà posées ?",
        "Blinds and ante already posted?",
    ),
    "arrival_deal.shuffled": ("Cartes déjà mélangées ?", "Cards already shuffled?"),
    "table_may_start.phase": ("À quel moment ?", "When is it?"),
    "table_may_start.seated": ("Combien sont assis ?", "How many are seated?"),
    "table_stop.phase": ("Où en est le tournoi ?", "How far is the tournament?"),
    "table_stop.seats_per_table": ("Combien de places par table ?", "How many seats a table?"),
    "table_stop.players_here": ("Combien de joueurs ici ?", "How many players here?"),
    "table_stop.max_other_table": (
        "Combien à la table la plus pleine ?",
        "How many at the fullest table?",
    ),
    "table_stop.bb_reaches_empty_seat": (
        "La grosse blinde arrive-t-elle sur un siège vide ?",
        "Does the big blind reach an empty seat?",
    ),
    "players_counted_at_table.seated": ("Combien sont assis ?", "How many are seated?"),
    "players_counted_at_table.absent_with_chips": (
        "Combien d'absents ont encore des jetons ?",
        "How many absent players still have chips?",
    ),
    "player_to_move.players": ("Quelles places sont occupées ?", "Which seats are taken?"),
    "player_to_move.software": (
        "Un logiciel choisit-il qui bouge ?",
        "Does a program choose who moves?",
    ),
    "final_table_size.seats_per_table": (
        "Combien de places par table ?",
        "How many seats a table?",
    ),
}

CHOICES: Final[Table] = {
    "prev.sb=null": ("Pas de petite blinde", "No small blind"),
    "arrival.live_before_arrival=null": ("Seules les trois positions", "The three positions only"),
    "arrival.ante_format=bb": ("La grosse blinde", "The big blind"),
    "arrival.ante_format=button": ("Le bouton", "The button"),
    "arrival.ante_format=classic": ("Chaque joueur", "Every player"),
    "arrival.ante_format=null": ("Personne", "Nobody"),
    "arrival_deal.deal_started=true": ("Oui, la donne a commencé", "Yes, the deal has begun"),
    "arrival_deal.deal_started=false": ("Non, pas encore", "No, not yet"),
    "table_may_start.phase=start": ("Début du tournoi", "Start of the tournament"),
    "table_may_start.phase=after_break": ("Retour de pause", "Back from a break"),
    "table_stop.phase=early": ("Aucune table fermée encore", "No table closed yet"),
    "table_stop.phase=tables_decreasing": ("Des tables ont fermé", "Tables have closed"),
    "table_stop.seats_per_table=null": ("Sans importance", "It does not matter"),
    "table_stop.bb_reaches_empty_seat=true": ("Oui, siège vide", "Yes, an empty seat"),
    "table_stop.bb_reaches_empty_seat=false": ("Non, sur un joueur", "No, a player"),
    "player_to_move.software=true": ("Oui, et on ne peut le régler", "Yes, and it cannot be set"),
    "player_to_move.software=false": ("Non, le règlement", "No, the rulebook"),
}
