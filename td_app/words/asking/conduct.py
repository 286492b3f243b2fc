"""Questions of conduct: hands left, thrown, shown or talked about (4.1, articles 8 and 11)."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "cards_thrown_on_unprotected_hand": (
        "Cartes jetées sur une main non protégée",
        "Cards thrown on an unprotected hand",
    ),
    "device_in_hand": (
        "Téléphone ou appareil pendant le coup",
        "Phone or device used during the hand",
    ),
    "expose_on_turn": (
        "Main exposée à son tour, sans un mot",
        "Hand laid open in turn, without a word",
    ),
    "presence": ("Joueur absent, ou parti avec ses cartes", "Player away, or gone with cards"),
    "shows_cards": ("Cartes montrées à quelqu'un", "Cards shown to someone"),
    "talk_about_the_hand": ("Parler du coup en cours", "Talk about the hand in play"),
    "turns_cards": (
        "Cartes retournées avant la fin de l'action",
        "Cards turned up before the action is over",
    ),
    "unprotected_hand_mucked": (
        "Main jetée au rebut, non protégée ou par erreur",
        "Hand gone into the muck, unprotected or by mistake",
    ),
}

KEYWORDS: Final[Table] = {
    "cards_thrown_on_unprotected_hand": (
        "cartes jetées dessus, fold sur sa main, main recouverte, cartes mélangées, "
        "main non protégée, jette sur un autre jeu",
        "cards thrown on, folded onto, covered hand, mixed hands, unprotected hand",
    ),
    "device_in_hand": (
        "téléphone, portable, smartphone, appareil, écouteurs, tablette, montre, SMS, photo, "
        "au téléphone",
        "phone, mobile, smartphone, device, earphones, tablet, watch, text message, on the phone",
    ),
    "expose_on_turn": (
        "montre ses cartes à son tour, expose sa main, étale, retourne sa main, sans parler, "
        "face visible devant lui, geste pas clair",
        "exposes the hand, shows in turn, lays the cards down, no word, unclear gesture",
    ),
    "presence": (
        "absent, absence, pas à sa place, pas assis, debout, toilettes, cigarette, en retard, "
        "s'éloigne, quitte la table, parti, levé, main brûlée",
        "absent, away, not seated, standing, toilet, late, leaves the table, walks away, dead hand",
    ),
    "shows_cards": (
        "montre ses cartes, montrer au voisin, show one show all, fait voir sa main, spectateur, "
        "montre une carte, voisin voit",
        "shows cards, shows a neighbour, show one show all, spectator, shows a card",
    ),
    "talk_about_the_hand": (
        "parle du coup, commentaire, parole, conseil, critique, annonce sa main, dit sa main, "
        "spéculer, discussion, il a couleur, couché qui parle, conditionnelle",
        "talks about the hand, comment, advice, criticism, tells a hand, guesses, folded player "
        "talks, conditional",
    ),
    "turns_cards": (
        "retourne ses cartes, cartes retournées, expose ses cartes, abat trop tôt, "
        "montre avant la fin, étale ses cartes",
        "turns cards up, turned up, exposes cards, shows down too soon, tables too early",
    ),
    "unprotected_hand_mucked": (
        "main brûlée, main ramassée, donneur prend les cartes, muck, rebut, main jetée, "
        "cartes ramassées par erreur, non protégée, jette par erreur, reprendre sa mise, "
        "cartes au muck",
        "mucked hand, dealer takes the cards, muck, killed hand, unprotected hand, thrown by "
        "mistake, bet back, dead hand",
    ),
}

FIELDS: Final[Table] = {
    "identifiable": ("Reconnaît-on la main ?", "Can the hand be told?"),
    "cards_thrown_on_unprotected_hand.identifiable": (
        "Reconnaît-on la main couverte ?",
        "Can the covered hand be told?",
    ),
    "offence": (
        "Combien de fois l'a-t-il fait, celle-ci comprise ?",
        "How many times has it been done, this one included?",
    ),
    "device_in_hand.all_in": ("Est-il à tapis ?", "Is the player all-in?"),
    "facing_bet": ("A-t-il une mise à suivre ?", "Is there a bet to call?"),
    "leaves_with_cards": ("Que s'est-il passé ?", "What happened?"),
    "presence.event": ("À quel moment était-il absent ?", "When was the player away?"),
    "at_seat": (
        "Où était-il au départ de la première carte ?",
        "Where was the player as the first card left?",
    ),
    "presence.all_in": ("Était-il à tapis ?", "Was the player all-in?"),
    "busted": ("A-t-il été éliminé sur ce coup ?", "Did this hand knock the player out?"),
    "to": ("À qui a-t-il montré ?", "Who saw the cards?"),
    "only_one_left": (
        "Est-il le seul encore dans le coup ?",
        "Is the player alone left in the hand?",
    ),
    "remark": ("Qu'a-t-il dit, exactement ?", "What was said, exactly?"),
    "speaker_in_hand": ("Est-il dans le coup ?", "Is the speaker in the hand?"),
    "talk_about_the_hand.kind": ("Qu'a-t-il dit ?", "What was said?"),
    "action_over": ("L'action était-elle finie ?", "Was the action over?"),
    "thrown_by": ("Qui a jeté la main ?", "Who threw the hand away?"),
    "last_action": ("Sa dernière action dans ce tour ?", "The player's last action this round?"),
    "called": (
        "Un autre l'a-t-il payée ou relancée ?",
        "Has another player called or raised it?",
    ),
    "unprotected_hand_mucked.amount": (
        "À combien s'élevait sa mise, au total ?",
        "How much was the bet or raise, in total?",
    ),
    "previous_bet": ("Quelle mise relançait-il, au total ?", "Which bet was raised, in total?"),
    "prior_streets": (
        "Combien avait-il mis aux tours d'avant ?",
        "How much was put in on the rounds before?",
    ),
    "opponent_at_fault": (
        "Est-ce par la faute certaine d'un autre ?",
        "Was it another's certain fault?",
    ),
}

CHOICES: Final[Table] = {
    "identifiable=true": ("Oui, sans aucun doute", "Yes, beyond doubt"),
    "identifiable=false": ("Non, elle est perdue", "No, it is lost"),
    "leaves_with_cards=true": (
        "Il s'est éloigné en ayant ses cartes",
        "The player walked away holding cards",
    ),
    "leaves_with_cards=false": (
        "Il était peut-être en retard pour la donne",
        "The player may have been late for the deal",
    ),
    "presence.event=first_card": (
        "Au départ de la première carte",
        "As the first card left the deck",
    ),
    "presence.event=null": ("Sans importance", "It does not matter"),
    "at_seat=true": ("À sa place, ou debout à portée", "At the seat, or within reach of it"),
    "at_seat=false": ("Absent, ou trop loin", "Away, or too far"),
    "busted=true": ("Oui, éliminé", "Yes, knocked out"),
    "busted=false": ("Non, toujours en tournoi", "No, still in the tournament"),
    "to=live_player": ("Un adversaire encore dans le coup", "An opponent still in the hand"),
    "to=folded_player": ("Un joueur couché", "A player who has folded"),
    "to=spectator": ("Un spectateur", "A spectator"),
    "to=captain": ("Son capitaine d'équipe", "A team captain"),
    "only_one_left=true": ("Oui, tous les autres ont passé", "Yes, all the others have folded"),
    "only_one_left=false": ("Non, le coup continue", "No, the hand goes on"),
    "speaker_in_hand=true": ("Oui, il a ses cartes", "Yes, holding cards"),
    "speaker_in_hand=false": ("Non, hors du coup", "No, out of the hand"),
    "talk_about_the_hand.kind=comment": (
        "Un mot sur le coup ou le tableau",
        "A word about the hand or the board",
    ),
    "talk_about_the_hand.kind=official_announcement": (
        "Une annonce de jeu : check, relance",
        "A word of play: check, raise",
    ),
    "talk_about_the_hand.kind=speculation": (
        "Ce qu'un autre peut avoir",
        "What another may hold",
    ),
    "talk_about_the_hand.kind=reveals_a_hand": (
        "Une main révélée, la sienne ou une autre",
        "A hand revealed, one's own or another's",
    ),
    "talk_about_the_hand.kind=advice": ("Un conseil ou une critique", "Advice or criticism"),
    "talk_about_the_hand.kind=conditional": (
        "« Si tu fais ceci, je fais cela »",
        "“If you do this, I do that”",
    ),
    "action_over=true": ("Oui, plus rien à jouer", "Yes, nothing left to play"),
    "action_over=false": ("Non, il restait à parler", "No, there was still action"),
    "thrown_by=taken": (
        "Le donneur ou un autre joueur",
        "The dealer or another player",
    ),
    "thrown_by=himself": ("Le joueur lui-même", "The player"),
    "last_action=none": ("Aucune, ou seulement sa blinde", "None, or only a blind posted"),
    "last_action=check": ("Check", "Check"),
    "last_action=call": ("Call", "Call"),
    "last_action=bet": ("Mise", "Bet"),
    "last_action=raise": ("Relance", "Raise"),
    "called=true": ("Oui, payée ou relancée", "Yes, called or raised"),
    "called=false": ("Non, par personne", "No, by nobody"),
    "prior_streets=null": ("Je ne sais pas", "I do not know"),
    "opponent_at_fault=true": ("Oui, faute avérée", "Yes, a proven fault"),
    "opponent_at_fault=false": ("Non, la sienne", "No, the player's own"),
}
