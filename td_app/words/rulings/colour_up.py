"""Chips taken off, and the race for the odd ones: their words."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table

TITLES: Final[Table] = {
    "chip_race_count": ("Chip race : combien de jetons ?", "Chip race: how many chips?"),
    "chip_race": ("Chip race : qui gagne un jeton ?", "Chip race: who wins a chip?"),
    "chips_found_after_race": (
        "Anciens jetons retrouvés après le chip race",
        "Old chips found after the chip race",
    ),
}

KEYWORDS: Final[Table] = {
    "chip_race_count": (
        "color up, petits jetons, retirer les jetons, surplus, arrondi, échange de jetons, jetons "
        "restants, combien de jetons au color up, reste sept jetons de 100, jetons à retirer, "
        "retrait des petits jetons",
        "colour up, small chips, remove chips, leftover chips, rounding, chips left, how many "
        "chips in the colour-up",
    ),
    "chip_race": (
        "color up, petits jetons, plus forte carte, as de pique, jeton de survie, tirage, dernier "
        "jeton, dernier petit jeton, course aux jetons, qui gagne le jeton, tirage des jetons",
        "colour up, small chips, highest card, ace of spades, survival chip, last chip, race off",
    ),
    "chips_found_after_race": (
        "color up, jeton oublié, petits jetons oubliés, jetons retirés, vieux jetons, ancien "
        "jeton, jetons retirés retrouvés, petits jetons trouvés après, jetons plus valables",
        "colour up, forgotten chip, chips no longer in play, old chips, found small chips "
        "afterwards",
    ),
}

FIELDS: Final[Table] = {
    "chip_race_count.odd_chips_total": (
        "Combien de jetons en surplus à la table ?",
        "How many odd chips at the table?",
    ),
    "chip_race.players": ("Qui a des jetons en surplus ?", "Who has odd chips?"),
    "chip_race.players.seat": ("Quelle place ?", "Which seat?"),
    "chip_race.players.odd": ("Combien de jetons en surplus ?", "How many odd chips?"),
    "chip_race.players.other": ("Quel est le reste du tapis ?", "What is the rest of the stack?"),
    "chip_race.players.cards": (
        "Quelles cartes a-t-il reçues ?",
        "Which cards were dealt to them?",
    ),
    "chips_found_after_race.low": ("Quel jeton est retrouvé ?", "Which chip turned up?"),
    "chips_found_after_race.found": ("Combien de jetons retrouvés ?", "How many chips turned up?"),
    "smallest_left": (
        "Quelle sera la plus petite valeur encore en jeu ?",
        "What is the smallest value still in play afterwards?",
    ),
    "low": ("Quel jeton est retiré ?", "Which chip is removed?"),
    "high": ("Contre quel jeton ?", "Exchanged for which chip?"),
}

CHOICES: Final[Table] = {
    "smallest_left=null": ("La valeur des jetons gagnés", "The value of the chips won"),
}

LINES: Final[Table] = {
    "RACE_CHIPS": (
        "{count:jeton|jetons} de {high} à gagner aux cartes",
        "{count} × {high} to race for",
    ),
    "RACE_NO_CHIP": (
        "Aucun jeton de {high} à gagner : le surplus est retiré",
        "No {high} chip to race for: the odd chips are removed",
    ),
    "RACE_WINNER": (
        "La place {places} gagne un jeton de {high}",
        "Seat {places} wins a {high} chip",
    ),
    "RACE_WINNERS": (
        "Les places {places} gagnent chacune un jeton de {high}",
        "Seats {places} each win a {high} chip",
    ),
    "RACE_SURVIVORS": (
        "{count:=place|places} {places} : un jeton de {value} pour rester en jeu",
        "{count:=seat|seats} {places}: one {value} chip to stay in",
    ),
    "FOUND_EXCHANGED": (
        "Échange contre {got:jeton|jetons} de {high}",
        "Exchanged for {got} × {high}",
    ),
    "FOUND_EXCHANGED_REST": (
        "Échange contre {got:jeton|jetons} de {high} ; {removed:jeton retiré|jetons retirés}",
        "Exchanged for {got} × {high}; {removed:chip removed|chips removed}",
    ),
    "FOUND_REMOVED": (
        "Pas d’échange : {removed:jeton retiré|jetons retirés}",
        "No exchange: {removed:chip removed|chips removed}",
    ),
    "FOUND_NOTHING": ("Rien à échanger", "Nothing to exchange"),
    "AMOUNT_EXCHANGED": ("Rendu en échange", "Given in exchange"),
    "AMOUNT_RACED": ("À gagner aux cartes", "Raced for"),
}

REASONS: Final[Table] = {
    "RACE_ROUNDED_UP": (
        "{total} de surplus : la moitié ou plus fait un jeton, {chips:jeton|jetons} de {high}",
        "{total} in odd chips: half or more makes a chip, {chips} × {high}",
    ),
    "RACE_ROUNDED_DOWN": (
        "{total} de surplus : moins de la moitié ne fait pas un jeton, {chips:jeton|jetons} de "
        "{high}",
        "{total} in odd chips: less than half makes none, {chips} × {high}",
    ),
    "RACE_EXACT": (
        "{total} de surplus font {chips:jeton|jetons} de {high}",
        "{total} in odd chips makes {chips} × {high}",
    ),
    "RACE_WITH_SURVIVORS": (
        "les plus fortes cartes gagnent un jeton ; un joueur qui n’en a plus en reçoit un",
        "the highest cards win one chip each; a player left without chips is given one",
    ),
    "RACE_WON_BY_CARDS": (
        "les plus fortes cartes gagnent un jeton, un par joueur",
        "the highest cards win a chip, one per player",
    ),
    "EXCHANGE_AND_REST": (
        "{given} × {low} contre {got} × {high}, reste {left}",
        "{given} × {low} for {got} × {high}, {left} left",
    ),
    "EXCHANGE_WITHOUT_REST": (
        "{given} × {low} contre {got} × {high}, sans reste",
        "{given} × {low} for {got} × {high}, none left",
    ),
    "FOUND_REST_REMOVED": (
        "{got} × {high} à montant égal, {removed:jeton retiré|jetons retirés}",
        "{got} × {high} at equal value, {removed:chip removed|chips removed}",
    ),
    "FOUND_ALL_EXCHANGED": ("échangés contre {got} × {high}", "exchanged for {got} × {high}"),
    "COLOUR_UP_DONE": (
        "les {low} quittent la table : {before} avant, {after} après (écart {drift})",
        "the {low}s leave the table: {before} before, {after} after (difference {drift})",
    ),
}
