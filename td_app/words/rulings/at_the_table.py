"""Being there for the deal, devices, and a blind posted by mistake: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "device_in_hand": (
        "Téléphone ou appareil pendant le coup",
        "Phone or device used during the hand",
    ),
    "presence": ("Joueur absent, ou parti avec ses cartes", "Player away, or gone with the cards"),
    "blind_posted_by_mistake": ("Blinde posée par erreur", "Blind posted by mistake"),
}

KEYWORDS: Final[Table] = {
    "device_in_hand": (
        "téléphone, portable, smartphone, appareil, écouteurs, tablette, montre, SMS, photo, au "
        "téléphone, sur son tel, répond au téléphone, envoie un message, regarde son téléphone, "
        "montre connectée, sur WhatsApp, joue sur son téléphone, casque audio, enregistre, filme",
        "phone, mobile, smartphone, device, earphones, tablet, watch, text message, on the phone, "
        "on his phone, answers the phone, texting, headphones, smartwatch",
    ),
    "presence": (
        "absent, absence, pas à sa place, pas assis, debout, toilettes, cigarette, en retard, "
        "s’éloigne, quitte la table, parti, levé, main brûlée, parti fumer, aux WC, parti prendre "
        "un verre, pas là à la donne, n’était pas là, absent à la distribution, pas assis quand on "
        "donne, parti avec ses cartes, revient pendant la donne, debout derrière sa chaise, au "
        "bar, sorti de la salle, dehors, pas dans la salle, sorti avec ses cartes, pas revenu",
        "absent, away, not seated, standing, toilet, late, leaves the table, walks away, dead "
        "hand, went to smoke, in the toilets, at the bar, not in his seat, away when the cards "
        "were dealt, left the table with cards, out of the room, outside, not back",
    ),
    "blind_posted_by_mistake": (
        "blinde par erreur, mauvaise blinde, UTG pose la blinde, grosse blinde postée à tort, ante "
        "par erreur, blinde pas due, reprendre sa blinde, poster, post, mis une blinde pour rien, "
        "posé la blinde alors que c’était pas à lui, blinde en trop, blinde de trop, UTG a mis la "
        "blinde, payé une blinde qu’il ne devait pas, blinde payée à tort, a payé la blinde pour "
        "rien",
        "blind by mistake, wrong blind, UTG posts, blind not owed, takes the blind back, post, put "
        "a blind by mistake, extra blind, paid a blind not owed",
    ),
}

FIELDS: Final[Table] = {
    "offence": (
        "Combien de fois l’a-t-il fait, celle-ci comprise ?",
        "How many times now, including this one?",
    ),
    "device_in_hand.all_in": ("Est-il à tapis ?", "Is the player all-in?"),
    "leaves_with_cards": ("Que s’est-il passé ?", "What happened?"),
    "presence.event": ("À quel moment était-il absent ?", "When was the player away?"),
    "at_seat": (
        "Où était-il quand la première carte a été distribuée ?",
        "Where was the player when the first card was dealt?",
    ),
    "presence.all_in": ("Était-il à tapis ?", "Was the player all-in?"),
    "busted": ("A-t-il été éliminé sur ce coup ?", "Did the player bust in this hand?"),
    "after_cards": ("Quand a-t-il posé la blinde ?", "When was the blind posted?"),
    "blind_posted_by_mistake.chips": (
        "Quels jetons a-t-il posés, ante comprise ?",
        "Which chips were posted, ante included?",
    ),
    "substantial_after": (
        "Y a-t-il eu action substantielle depuis ?",
        "Has there been substantial action since?",
    ),
}

CHOICES: Final[Table] = {
    "leaves_with_cards=true": (
        "Il s’est éloigné alors qu’il avait des cartes",
        "The player walked away while holding cards",
    ),
    "leaves_with_cards=false": (
        "Il était peut-être en retard pour la donne",
        "The player may have been late for the deal",
    ),
    "presence.event=first_card": (
        "Quand la première carte a été distribuée",
        "When the first card was dealt",
    ),
    "presence.event=null": ("Sans importance", "Not relevant"),
    "at_seat=true": ("À sa place, ou debout à portée", "At the seat, or within reach of it"),
    "at_seat=false": ("Absent, ou trop loin", "Away, or too far"),
    "busted=true": ("Oui, éliminé", "Yes, knocked out"),
    "busted=false": ("Non, toujours en tournoi", "No, still in the tournament"),
    "after_cards=true": ("Après avoir reçu ses cartes", "After receiving cards"),
    "after_cards=false": ("Avant de recevoir ses cartes", "Before receiving cards"),
    "substantial_after=true": (
        "Oui : 3 actions, ou 2 dont une avec des jetons",
        "Yes: 3 actions, or 2 with chips in one of them",
    ),
    "substantial_after=false": ("Non, pas encore", "No, not yet"),
}

LINES: Final[Table] = {
    "HAND_LIVE_AT_SEAT": (
        "À sa place pour la première carte : sa main est vivante",
        "Seated for the first card: the hand is live",
    ),
    "HAND_DEAD_AWAY": (
        "Main morte, sans être regardée ; blindes et antes prélevées",
        "Dead hand, not looked at; blinds and antes are posted",
    ),
    "HAND_DEAD_LEFT": (
        "Main morte : il s’est éloigné pendant le coup ; sanction possible",
        "Dead hand: the player left during the hand; a penalty is possible",
    ),
    "HAND_LIVE_LEFT_ALL_IN": (
        "À tapis, sa main reste vivante ; sanction pour s’être éloigné",
        "All-in, the hand stays live; a penalty for walking away",
    ),
    "HAND_LIVE_LEFT_BUSTED": (
        "À tapis, sa main reste vivante ; éliminé, pas de sanction",
        "All-in, the hand stays live; knocked out, no penalty",
    ),
    "DEVICE_WARNED": (
        "Avertissement : il range l’appareil, sa main reste vivante",
        "Warning: the device is put away, the hand stays live",
    ),
    "DEVICE_HAND_DEAD": (
        "Main morte ; autre sanction possible",
        "Dead hand; a further penalty is possible",
    ),
    "DEVICE_HAND_DEAD_ALL_IN": (
        "Main morte, même à tapis ; autre sanction possible",
        "Dead hand, even all-in; a further penalty is possible",
    ),
    "BLIND_IS_AN_ACTION": (
        "Les jetons posés sont son action : call ou relance, selon leur montant",
        "The chips posted are an action: a call or a raise, depending on the amount",
    ),
    "BLIND_COMMITTED": (
        "Les jetons restent engagés : à compléter, jusqu’au call ou à la relance minimale",
        "The chips stay in: completed to a call, or to the minimum raise",
    ),
    "BLIND_TAKEN_BACK": (
        "Il reprend ses jetons, avec un avertissement ; le coup se joue",
        "The chips are taken back, with a warning; the hand is played",
    ),
}

REASONS: Final[Table] = {
    "POSTED_NOTICED_IN_TIME": (
        "posée avant les cartes et vue à temps : reprise, avec un avertissement",
        "posted before the cards and seen in time: taken back, with a warning",
    ),
    "POSTED_AFTER_CARDS": (
        "posée cartes en main : elle vaut action",
        "posted after receiving cards: it counts as an action",
    ),
    "POSTED_AND_ACTED_ON": (
        "action substantielle depuis : les jetons sont engagés",
        "substantial action since: the chips are committed",
    ),
    "SAY_TAKE_BLIND_BACK": (
        "Reprenez votre blinde ; le coup se joue normalement.",
        "Take your blind back; the hand goes on normally.",
    ),
    "SAY_CHIPS_ARE_AN_ACTION": (
        "Vos jetons comptent comme votre action.",
        "Your chips count as your action.",
    ),
    "SAY_CHIPS_STAY": ("Les jetons posés restent engagés.", "The chips posted stay in."),
    "ABSENT_FOR_FIRST_CARD": (
        "absent à la première carte : main morte, blindes et ante prélevées",
        "away for the first card: dead hand, blinds and ante posted",
    ),
    "AT_SEAT_FOR_FIRST_CARD": ("présent à la première carte", "seated for the first card"),
    "LEFT_ALL_IN_BUSTED": (
        "éloigné à tapis : la main restait vivante ; il est éliminé",
        "away while all-in: the hand stayed live; the player is out",
    ),
    "LEFT_ALL_IN": (
        "éloigné à tapis : main vivante, mais sanction",
        "away while all-in: the hand is live, but penalised",
    ),
    "LEFT_WITH_CARDS": (
        "éloigné avec ses cartes : main morte, sanction possible",
        "away while holding cards: dead hand, penalty possible",
    ),
    "DEVICE_FIRST_TIME": (
        "appareil utilisé pendant le coup : avertissement",
        "a device used during the hand: a warning",
    ),
    "DEVICE_AGAIN": ("récidive : main morte", "repeat offence: dead hand"),
    "DEVICE_AGAIN_ALL_IN": (
        "récidive : main morte, même à tapis",
        "repeat offence: dead hand, even all-in",
    ),
    "SAY_DEVICE_WARNING": (
        "Avertissement : pas d’appareil pendant le coup.",
        "Warning: no device during the hand.",
    ),
}
