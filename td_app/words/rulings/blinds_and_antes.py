"""Words of the rulings on short stacks' blinds and antes, and on who owes the ante."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "ante_due": ("Qui paie l’ante ?", "Who pays the ante?"),
    "big_blind_ante": (
        "Grosse blinde à court de jetons (ante BB)",
        "Big blind short of chips (big-blind ante)",
    ),
    "button_ante": ("Bouton à court de jetons pour l’ante", "Button short of chips for the ante"),
    "button_ante_for_others": (
        "À tapis : quelle part de l’ante bouton ?",
        "All-in: how much of the button ante?",
    ),
    "classic_ante": (
        "Joueur à court de jetons pour l’ante (ante classique)",
        "Player short of chips for the ante (classic ante)",
    ),
}

KEYWORDS: Final[Table] = {
    "ante_due": (
        "ante, ante bouton, ante grosse blinde, ante classique, bouton mort sans ante, ante en "
        "tête-à-tête, doit l’ante, ante oubliée, qui paye l’ante, qui met l’ante, ante à deux, "
        "ante à qui",
        "ante, button ante, big blind ante, classic ante, dead button no ante, heads-up ante, who "
        "pays the ante, who posts the ante",
    ),
    "big_blind_ante": (
        "grosse blinde incomplète, tapis sur la blinde, blinde ou ante d’abord, ante incomplète, "
        "BBA, pas assez pour l’ante, tapis trop court pour l’ante, à tapis de blinde, combien pour "
        "suivre, pas assez pour la blinde et l’ante, grosse blinde courte, blinde puis ante, tapis "
        "trop court pour la grosse blinde",
        "short big blind, all-in on the blind, blind or ante first, short ante, BBA, cannot cover "
        "the ante, how much to call, not enough for blind and ante",
    ),
    "button_ante": (
        "ante bouton, bouton à tapis, ante incomplète, pas assez pour l’ante, tapis trop court "
        "pour l’ante",
        "button ante, button all-in, short ante, cannot cover the ante",
    ),
    "button_ante_for_others": (
        "ante bouton, à tapis, gagner l’ante, part de l’ante, joue pour l’ante",
        "button ante, all-in, win the ante, share of the ante, plays for the ante",
    ),
    "classic_ante": (
        "ante classique, tapis sur l’ante, à tapis d’ante, ante avant blinde, tapis trop court "
        "pour l’ante, combien peut-il gagner, ante par joueur, chacun paie l’ante",
        "classic ante, all-in on the ante, ante before blind, short stack, how much can he win, "
        "everyone antes",
    ),
}

FIELDS: Final[Table] = {
    "ante_due.button_dead": ("Le bouton est-il mort ?", "Is the button dead?"),
    "ante_due.heads_up": ("Ne reste-t-il que deux joueurs ?", "Are only two players left?"),
    "ante_due.bb_seat": ("À quelle place est la grosse blinde ?", "Where is the big blind?"),
    "ante_due.button_seat": ("À quelle place est le bouton ?", "Where is the button?"),
    "big_blind_ante.blinds": ("Blindes et ante du niveau", "Blinds and ante of the level"),
    "big_blind_ante.blinds.sb": ("Montant de la petite blinde ?", "How much is the small blind?"),
    "big_blind_ante.blinds.bb": ("Montant de la grosse blinde ?", "How much is the big blind?"),
    "big_blind_ante.blinds.ante": ("Montant de l’ante ?", "How much is the ante?"),
    "big_blind_ante.blinds.format": ("Quel format d’ante ?", "Which ante format?"),
    "big_blind_ante.walk": ("Tous les autres ont-ils passé ?", "Has everyone else folded?"),
    "big_blind_ante.sb_posted": (
        "Combien la petite blinde a-t-elle posé ?",
        "How much did the small blind post?",
    ),
    "big_blind_ante.callers": ("Qui a suivi la grosse blinde ?", "Who called the big blind?"),
    "big_blind_ante.sb_folded": (
        "Combien la petite blinde laisse-t-elle en passant ?",
        "How much does the small blind leave by folding?",
    ),
    "button_ante.button_stack": (
        "Tapis du bouton avant le coup ?",
        "The button’s stack before the hand?",
    ),
    "button_ante_for_others.ante_posted": (
        "Combien le bouton a-t-il versé ?",
        "How much did the button pay?",
    ),
    "button_ante_for_others.all_in_player": ("Qui est à tapis ?", "Who is all-in?"),
    "button_ante_for_others.all_in": ("De combien est son tapis ?", "How much is the all-in?"),
    "classic_ante.stack": ("Son tapis avant le coup ?", "The stack before the hand?"),
    "classic_ante.position": ("Doit-il aussi une blinde ?", "Does the player also owe a blind?"),
    "classic_ante.sb": ("Montant de la petite blinde ?", "How much is the small blind?"),
    "classic_ante.bb": ("Montant de la grosse blinde ?", "How much is the big blind?"),
    "classic_ante.players_in_hand": (
        "Combien ont versé l’ante, lui compris ?",
        "How many paid the ante, this player included?",
    ),
    "format": ("Quel format d’ante ?", "Which ante format?"),
    "bb_stack": (
        "Tapis de la grosse blinde avant le coup ?",
        "The big blind’s stack before the hand?",
    ),
    "ante": ("Montant de l’ante ?", "How much is the ante?"),
}

CHOICES: Final[Table] = {
    "ante_due.format=button": ("Ante bouton", "Button ante"),
    "ante_due.format=classic": ("Ante classique", "Classic ante"),
    "ante_due.bb_seat=null": ("Sans importance", "Not relevant"),
    "ante_due.button_seat=null": ("Sans importance", "Not relevant"),
    "big_blind_ante.blinds.format=bb": ("Ante BB", "Big-blind ante"),
    "big_blind_ante.walk=false": ("Non, on joue", "No, the hand is played"),
    "button_ante_for_others.all_in_player=null": ("Sans importance", "Not relevant"),
    "classic_ante.position=SB": ("La petite blinde", "The small blind"),
    "classic_ante.position=BB": ("La grosse blinde", "The big blind"),
    "classic_ante.position=null": ("Non, l’ante seule", "No, the ante only"),
    "classic_ante.players_in_hand=null": ("Sans importance", "Not relevant"),
    "format=bb": ("Ante BB", "Big-blind ante"),
    "walk=true": ("Oui, tous", "Yes, everyone"),
}

LINES: Final[Table] = {
    "NO_ANTE_DEAD_BUTTON": (
        "Pas d’ante ce coup-ci : le bouton est mort",
        "No ante this hand: the button is dead",
    ),
    "ANTE_FROM_BIG_BLIND": ("La grosse blinde paie l’ante", "The big blind pays the ante"),
    "ANTE_FROM_BIG_BLIND_PLACE": (
        "La grosse blinde, place {payer}, paie l’ante",
        "The big blind, seat {payer}, pays the ante",
    ),
    "ANTE_FROM_BUTTON": ("Le bouton paie l’ante", "The button pays the ante"),
    "ANTE_FROM_BUTTON_PLACE": (
        "Le bouton, place {payer}, paie l’ante",
        "The button, seat {payer}, pays the ante",
    ),
    "ANTE_FROM_EVERYBODY": ("Chaque joueur paie son ante", "Every player pays their ante"),
    "POSTS_BLIND_AND_ANTE": (
        "Le joueur pose la grosse blinde, {blind}, et l’ante, {ante}",
        "The player posts the big blind, {blind}, and the ante, {ante}",
    ),
    "POSTS_BLIND": (
        "Le joueur pose la grosse blinde, {blind}",
        "The player posts the big blind, {blind}",
    ),
    "ALL_IN_BLIND_AND_ANTE": (
        "À tapis : grosse blinde {blind}, ante {ante} ; {call} pour suivre",
        "All-in: big blind {blind}, ante {ante}; {call} to call",
    ),
    "ALL_IN_BLIND_NO_ANTE": (
        "À tapis : grosse blinde {blind}, pas d’ante ; {call} pour suivre",
        "All-in: big blind {blind}, no ante; {call} to call",
    ),
    "ALL_IN_BLIND": (
        "À tapis : grosse blinde {blind} ; {call} pour suivre",
        "All-in: big blind {blind}; {call} to call",
    ),
    "BUTTON_POSTS_ANTE": ("Le bouton verse l’ante, {ante}", "The button pays the ante, {ante}"),
    "BUTTON_POSTS_PART": (
        "Le bouton verse {ante} sur {due} et ne joue que pour cette part d’ante",
        "The button pays {ante} of {due} and plays only for that part of the ante",
    ),
    "PLAYS_FOR_ANTE": (
        "Même à tapis, il joue pour toute l’ante versée : {ante}",
        "Even all-in, the player plays for the whole ante paid: {ante}",
    ),
    "CLASSIC_ANTE_ONLY": ("Le joueur verse l’ante, {ante}", "The player pays the ante, {ante}"),
    "CLASSIC_ANTE_AND_BLIND": (
        "Le joueur verse l’ante, {ante}, et la blinde, {blind}",
        "The player pays the ante, {ante}, and the blind, {blind}",
    ),
    "CLASSIC_ALL_IN_ANTE": ("À tapis sur l’ante : {ante}", "All-in on the ante: {ante}"),
    "CLASSIC_ALL_IN_NO_BLIND": (
        "À tapis sur l’ante, {ante} : rien pour la blinde",
        "All-in on the ante, {ante}: nothing for the blind",
    ),
    "CLASSIC_ALL_IN_BOTH": (
        "À tapis : ante {ante}, puis blinde {blind}",
        "All-in: ante {ante}, then blind {blind}",
    ),
    "AMOUNT_BIG_BLIND": ("Grosse blinde", "Big blind"),
    "AMOUNT_BLIND": ("Blinde", "Blind"),
    "AMOUNT_ANTE": ("Ante", "Ante"),
    "AMOUNT_TO_CALL": ("Pour suivre", "To call"),
    "AMOUNT_PER_OPPONENT": ("Gain maximum, par adversaire", "Most to win, per opponent"),
    "AMOUNT_MOST": ("Gain maximum, en tout", "Most to win, in all"),
    "AMOUNT_ANTE_TO_WIN": ("Ante à gagner", "Ante to be won"),
}

REASONS: Final[Table] = {
    "BIG_BLIND_AND_ANTE": (
        "grosse blinde {blind} et ante {ante}",
        "big blind {blind} and ante {ante}",
    ),
    "BIG_BLIND_SHORT": (
        "grosse blinde incomplète : {blind} ; il faut toujours {call} pour suivre",
        "short big blind: {blind}; it still takes {call} to call",
    ),
    "BIG_BLIND_BEFORE_ANTE_NONE": (
        "la grosse blinde passe avant l’ante : {blind} posés, pas d’ante ce coup-ci, {call} pour "
        "suivre",
        "the big blind comes before the ante: {blind} posted, no ante this hand, {call} to call",
    ),
    "BIG_BLIND_BEFORE_ANTE_PART": (
        "la grosse blinde passe avant l’ante : {blind}, puis {ante} d’ante ; {call} pour suivre",
        "the big blind comes before the ante: {blind}, then {ante} for the ante; {call} to call",
    ),
    "BUTTON_PAYS_ANTE": ("le bouton verse l’ante, {ante}", "the button pays the ante, {ante}"),
    "BUTTON_SHORT_OF_ANTE": (
        "le bouton n’a que {ante} sur {due} : il ne joue que pour cette part d’ante",
        "the button has only {ante} of {due}, and plays only for that part of the ante",
    ),
    "ALL_IN_PLAYS_FOR_WHOLE_ANTE": (
        "à tapis, on joue pour toute l’ante versée, {ante}",
        "all-in, a player plays for the whole ante paid, {ante}",
    ),
    "ANTE_ALL_IN": (
        "tapis sur l’ante et la blinde : {ante} et {blind}",
        "all-in for ante and blind: {ante} and {blind}",
    ),
    "ANTE_BEFORE_BLIND": (
        "l’ante d’abord ({ante}), la blinde avec le reste ({blind})",
        "the ante first ({ante}), the blind with what is left ({blind})",
    ),
    "ANTE_AND_BLIND_PAID": ("ante {ante}, blinde {blind}", "ante {ante}, blind {blind}"),
    "BUTTON_OWES_ANTE": ("le bouton doit l’ante", "the button owes the ante"),
    "BIG_BLIND_OWES_ANTE": ("la grosse blinde doit l’ante", "the big blind owes the ante"),
    "EVERYBODY_OWES_ANTE": ("chacun doit une ante", "everyone owes an ante"),
    "DEAD_BUTTON_OWES_NO_ANTE": ("bouton mort : pas d’ante", "dead button: no ante"),
}
