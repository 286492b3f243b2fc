"""The words of the club's public site: headings, columns, sentences."""

from __future__ import annotations

from typing import Final

from td_app.words.speaking import Table, say

SITE: Final[Table] = {
    "CALENDAR": ("Calendrier", "Calendar"),
    "SEASON": ("Saison", "Season"),
    "SEASONS": ("Saisons", "Seasons"),
    "LEADER": ("En tête", "Leader"),
    "RECORDS": ("Records", "Records"),
    "TO_COME": ("Prochaines soirées", "Upcoming events"),
    "PLAYED": ("Soirées jouées", "Events played"),
    "NOTHING_TO_COME": ("Aucune soirée n’est annoncée.", "No event is announced."),
    "NOTHING_PLAYED": ("Aucune soirée n’est encore jouée.", "No event has been played yet."),
    "DATE": ("Date", "Date"),
    "EVENING": ("Soirée", "Event"),
    "PLAYERS": ("Joueurs", "Players"),
    "WINNER": ("Vainqueur", "Winner"),
    "WON_BY": ("vainqueur : {who}", "won by {who}"),
    "IN_PLAY": ("Soirée en cours", "Event in progress"),
    "CANCELLED": ("Annulée", "Cancelled"),
    "THROUGH": ("Qualifiés pour le jour 2", "Through to Day 2"),
    "THROUGH_OF": ("{n:qualifié|qualifiés}", "{n} through"),
    "STILL_IN": ("Encore en jeu", "Still in"),
    "STACK": ("Tapis", "Stack"),
    "TABLE": ("Table", "Table"),
    "DAY_ONE": ("Jour 1 : {name}", "Day 1: {name}"),
    "RANKING": ("Classement", "Ranking"),
    "SO_FAR": ("Classement provisoire", "Provisional ranking"),
    "RANK": ("Rang", "Rank"),
    "PLAYER": ("Joueur", "Player"),
    "CLUB": ("Club", "Club"),
    "WON": ("Gain", "Prize"),
    "KNOCKOUTS": ("Éliminations", "Knockouts"),
    "POINTS": ("Points", "Points"),
    "PLACE_OF": ("{place:rank} sur {n}", "{place:rank} of {n}"),
    "STRUCTURE": ("Structure", "Structure"),
    "LEVEL": ("Niveau", "Level"),
    "BLINDS": ("Blindes", "Blinds"),
    "ANTE": ("Ante", "Ante"),
    "MINUTES": ("Durée", "Length"),
    "BREAK": ("Pause", "Break"),
    "RULES": ("Règles du tournoi", "Tournament rules"),
    "HOUSE_RULES": ("Règles maison", "House rules"),
    "VERIFY": ("Vérifier", "To check it"),
    "DRAW": ("Tirage des places", "Seat draw"),
    "SEED": ("Graine : {seed}", "Seed: {seed}"),
    "DRAW_ORDER": (
        "Les inscrits dans l’ordre du tirage, et la place de chacun",
        "The entrants in the order of the draw, and each one’s seat",
    ),
    "SEAT": ("Table {table}, place {seat}", "Table {table}, seat {seat}"),
    "SEAL": ("Empreinte du journal, ligne {n} : {figures}", "Log seal, line {n}: {figures}"),
    "SEAL_HOW": (
        "La même empreinte figure sur le classement affiché dans la salle ; l’application la "
        "vérifie dans le fichier du club.",
        "The same seal stands on the ranking posted in the room; the application checks it "
        "against the club’s file.",
    ),
    "STANDINGS": ("Classement général", "Overall standings"),
    "GRID": ("Soirée par soirée", "Event by event"),
    "SCALE": ("Barème", "Points system"),
    "PARTS": ("Phases", "Phases"),
    "EVENINGS": ("Soirées", "Events"),
    "BEST_PLACE": ("meilleur rang : {place:rank}", "best place: {place:rank}"),
    "EVENINGS_OF": ("{n:soirée|soirées}", "{n:event|events}"),
    "WINS_OF": ("{n:victoire|victoires}", "{n:win|wins}"),
    "PODIUMS_OF": ("{n:podium|podiums}", "{n:podium|podiums}"),
    "RANKS_TITLE": ("Rangs", "Places"),
    "RANKS_DRAWN": ("Rang à chaque soirée", "Place at each event"),
    "MEAN_RANK": ("rang moyen : {mean}", "average place: {mean}"),
    "VICTORIES": ("Victoires", "Wins"),
    "MOST_WINS": ("Le plus de victoires", "Most wins"),
    "MOST_EVENINGS": ("Le plus de soirées", "Most events played"),
    "MOST_KNOCKOUTS": ("Le plus d’éliminations", "Most knockouts"),
    "LARGEST_EVENINGS": ("Les plus grandes soirées", "Largest events"),
    "TEAMS": ("Équipes", "Teams"),
    "TEAM": ("Équipe", "Team"),
    "FEEDS": ("S’abonner", "Subscribe"),
    "CALENDAR_FEED": ("Agenda (iCalendar)", "Calendar (iCalendar)"),
    "NEWS_FEED": ("Résultats (Atom)", "Results (Atom)"),
    "MENU": ("Menu", "Menu"),
    "SKIP": ("Aller au contenu", "Skip to content"),
    "NOBODY_RANKED_YET": ("Personne n’est encore classé.", "Nobody is ranked yet."),
    "NOTHING_YET": ("Rien n’est encore publié.", "Nothing is published yet."),
}


def site_text(code: str, **params: object) -> str:
    """Return a text of the site in the language being spoken."""
    return say(SITE[code], params)
