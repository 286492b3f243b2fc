"""Labels that several papers use; a label of one paper stands in its own module.

A label is a pair, French then English, with plain spaces; ``{n:one|several}`` is a count with
its word, ``{n:=one|several}`` the word alone.
"""

from __future__ import annotations

Pair = tuple[str, str]

PLAYERS = ("{n} {n:=joueur|joueurs}", "{n} {n:=player|players}")
TABLES = ("{n} {n:=table|tables}", "{n} {n:=table|tables}")
ENTRANTS = ("{n} {n:=inscrit|inscrits}", "{n} {n:=entrant|entrants}")
TABLE = ("Table", "Table")
TABLES_SHOWN = ("{n:=Table|Tables}", "{n:=Table|Tables}")
TABLE_NUMBER = ("Table {table}", "Table {table}")
PLACE = ("Place", "Seat")
PLACE_NUMBER = ("place {place}", "seat {place}")
TABLE_AND_PLACE = ("Table · place", "Table · seat")
FREE_PLACE: Pair = ("libre", "empty")
OUT_OF_USE = ("hors service", "out of use")
ORDER = ("N°", "No.")
HOUR = ("Heure", "Time")
LEVEL = ("Niveau", "Level")
LEVEL_SHORT = ("Niv.", "Lvl")
NAME = ("Nom", "Name")
#: What is won, by its sort.
WON = {
    "in_kind": ("Lot", "Prize"),
    "honorary": ("Récompense", "Award"),
    "points": ("Points", "Points"),
    "money": ("Prix", "Prize"),
}
PLAYER = ("Joueur", "Player")
CLUB = ("Club", "Club")
RANK = ("Rang", "Rank")
KILLS = ("Élim.", "KOs")
BOUNTIES = ("Primes", "Bounties")
ANTE = ("Ante", "Ante")
STARTING_STACK = ("Tapis de départ : {stack}", "Starting stack: {stack}")
SEED = ("Graine du tirage", "Draw seed")
ARTICLE = ("Article", "Article")
PENALTY = ("Sanction", "Penalty")
WHY = ("Motif", "Reason")
NO_PENALTY = ("Aucune sanction.", "No penalties.")
WINS = ("{name} remporte le tournoi.", "{name} wins the tournament.")
WIN = ("{name} remportent le tournoi.", "{name} win the tournament.")
NOT_OVER = ("{n:joueur est encore|joueurs sont encore} en jeu.", "{n:player|players} still in.")
CALLED_OFF = ("Tournoi annulé.", "Tournament cancelled.")
ALL_THROUGH = (
    "{n:joueur est qualifié|joueurs sont qualifiés} pour le jour 2.",
    "{n:player is|players are} through to Day 2.",
)
PRIZE_TOTAL = ("Dotation : {total}", "Prize pool: {total}")
OF_THE_DAY = ("Classement de la journée", "Day’s ranking")
THROUGH = ("Qualifiés pour le jour 2", "Through to Day 2")
GO_THROUGH = ("{n:qualifié|qualifiés}", "{n} through")
LEFT_IN = ("{n} en jeu", "{n} still in")
GONE = ("{n} {n:=sorti|sortis}", "{n} out")
OUT = ("Sortis", "Out")

STEPS = {
    "warning": ("Avertissement", "Warning"),
    "hands": ("Mains", "Hands"),
    "round_1": ("1 tour", "1 round"),
    "round_2": ("2 tours", "2 rounds"),
    "round_3": ("3 tours", "3 rounds"),
    "round_4": ("4 tours", "4 rounds"),
    "disqualification": ("Disqualification", "Disqualification"),
}
"""The ladder of sanctions (11.1)."""

SIGNED = {
    "player": ("Le joueur", "The player"),
    "floor": ("Le floor", "The floor"),
    "director": ("Le directeur", "The director"),
    "players": ("Les joueurs", "Players"),
}
"""Who signs."""
