"""Meetings in words: undo, minutes, standings, the draw's remarks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from td_app.words import unread
from td_app.words.clock import HOUR_LABELS, HOUR_SENTENCES
from td_app.words.language import Language
from td_app.words.speaking import ON_SCREENS, Names, Pair, Spaces, Table, name_of, say
from td_app.words.telling import SentenceCode, tell

LABELS: Final[Table] = {
    **HOUR_LABELS,
    **unread.LABELS,
    "meeting_opened": ("ouverture de la rencontre", "team match opened"),
    "meeting_changed": ("réglages de la rencontre", "team match settings"),
    "meeting_points_filled": ("points par rang", "points by place"),
    "meeting_team_entered": ("inscription de l’équipe {name}", "team {name} registered"),
    "meeting_team_renamed": ("correction de l’équipe {name}", "team {name} corrected"),
    "meeting_team_removed": ("retrait de l’équipe {name}", "team {name} removed"),
    "meeting_players_added": ("inscription {people:de}", "{people} registered"),
    "meeting_players_added+many": (
        "inscription de {many:joueur|joueurs}",
        "{many:player|players} registered",
    ),
    "meeting_player_corrected": ("correction du nom {people:de}", "name corrected, {people}"),
    "meeting_player_removed": ("retrait {people:de}", "{people} removed"),
    "meeting_bench_set": ("{people} remplaçant", "{people} made a substitute"),
    "meeting_bench_set+plays": ("{people} titulaire", "{people} put in the line-up"),
    "meeting_round_drawn": ("tirage de la manche {round}", "round {round} drawn"),
    "meeting_substitute_in": (
        "remplacement, table {table}",
        "substitution, table {table}",
    ),
    "meeting_missing_marked": ("absence {people:de}", "{people} marked away"),
    "meeting_missing_marked+came": ("arrivée {people:de}", "arrival {people:de}"),
    "meeting_players_out": ("sortie {people:de}", "elimination {people:de}"),
    "meeting_player_back": ("réintégration {people:de}", "reinstatement {people:de}"),
    "meeting_table_corrected": (
        "correction de l’ordre, table {table}",
        "order corrected, table {table}",
    ),
    "meeting_team_missing": ("absence d’une équipe", "absence of a team"),
    "meeting_team_missing+came": ("arrivée d’une équipe", "arrival of a team"),
    "meeting_points_corrected": ("correction de points", "points corrected"),
    "meeting_points_corrected+none": ("fin d’une correction de points", "points correction ended"),
    "meeting_clocks_started": ("démarrage des horloges", "clocks started"),
    "meeting_clocks_paused": ("pause des horloges", "clocks paused"),
    "meeting_clocks_adjusted": ("correction des horloges", "clocks adjusted"),
    "meeting_clocks_stepped": ("changement de niveau", "level changed"),
    "meeting_act_undone": (
        "annulation de l’action n° {sequence}",
        "undo of action no. {sequence}",
    ),
    "meeting_act_redone": (
        "rétablissement de l’action n° {sequence}",
        "redo of action no. {sequence}",
    ),
}

SENTENCES: Final[Table] = {
    **HOUR_SENTENCES,
    **unread.SENTENCES,
    "meeting_opened": ("La rencontre est ouverte.", "The team match is open."),
    "meeting_changed": (
        "Les réglages de la rencontre sont modifiés.",
        "The team match settings were changed.",
    ),
    "meeting_points_filled": (
        "Les points par rang sont saisis.",
        "The points by place are entered.",
    ),
    "meeting_team_entered": (
        "Équipe {name} inscrite, {count:joueur|joueurs}, {more:remplaçant|remplaçants}.",
        "Team {name} registered, {count:player|players}, {more:substitute|substitutes}.",
    ),
    "meeting_team_renamed": (
        "L’équipe s’appelle désormais {name}.",
        "The team is now called {name}.",
    ),
    "meeting_team_removed": ("Équipe {name} retirée.", "Team {name} removed."),
    "meeting_players_added": (
        "Équipe {team} : inscription {people:de}.",
        "Team {team}: {people} registered.",
    ),
    "meeting_player_corrected": (
        "Nom corrigé : {people}.",
        "Name corrected: {people}.",
    ),
    "meeting_player_removed": (
        "{people} : retrait de la liste.",
        "{people}: removed from the list.",
    ),
    "meeting_bench_set": (
        "{people} passe remplaçant à partir de la prochaine manche.",
        "{people} is a substitute from the next round on.",
    ),
    "meeting_bench_set+plays": (
        "{people} joue à partir de la prochaine manche.",
        "{people} plays from the next round on.",
    ),
    "meeting_round_drawn": (
        "Manche {round} tirée : {count:joueur|joueurs} à {tables:table|tables}.",
        "Round {round} drawn: {count:player|players} at {tables:table|tables}.",
    ),
    "meeting_substitute_in": (
        "Manche {round}, table {table} : {sits} remplace {leaves}.",
        "Round {round}, table {table}: {sits} replaces {leaves}.",
    ),
    "meeting_missing_marked": (
        "Manche {round}, table {table} : {people} ne se présente pas.",
        "Round {round}, table {table}: {people} is absent.",
    ),
    "meeting_missing_marked+came": (
        "Manche {round}, table {table} : arrivée {people:de}.",
        "Round {round}, table {table}: {people} is here.",
    ),
    "meeting_players_out": (
        "Manche {round}, table {table} : {people} sort {rank:rank}.",
        "Round {round}, table {table}: {people} out, {rank:rank}.",
    ),
    "meeting_players_out+equal": (
        "Manche {round}, table {table} : {people} sortent à égalité, {rank:rank}.",
        "Round {round}, table {table}: {people} out, tied for {rank:rank}.",
    ),
    "meeting_player_back": (
        "Manche {round}, table {table} : {people} n’était pas sorti et joue encore.",
        "Round {round}, table {table}: {people} was not out and plays on.",
    ),
    "meeting_table_corrected": (
        "Manche {round} : le directeur corrige l’ordre de la table {table}.",
        "Round {round}: the director corrects the order at table {table}.",
    ),
    "meeting_team_missing": (
        "Manche {round} : l’équipe {team} est absente.",
        "Round {round}: team {team} is absent.",
    ),
    "meeting_team_missing+came": (
        "Manche {round} : l’équipe {team} est là.",
        "Round {round}: team {team} is here.",
    ),
    "meeting_points_corrected": (
        "Manche {round} : points de l’équipe {team} corrigés de {points:signed}.",
        "Round {round}: points of team {team} corrected by {points:signed}.",
    ),
    "meeting_points_corrected+none": (
        "Manche {round} : les points de l’équipe {team} ne sont plus corrigés.",
        "Round {round}: points of team {team} are no longer corrected.",
    ),
    "meeting_clocks_started": (
        "Manche {round} : l’horloge démarre.",
        "Round {round}: the clock starts.",
    ),
    "meeting_clocks_started+some": (
        "Manche {round} : l’horloge démarre, {tables:=table|tables} {numbers}.",
        "Round {round}: the clock starts, {tables:=table|tables} {numbers}.",
    ),
    "meeting_clocks_paused": (
        "Manche {round} : pause.",
        "Round {round}: paused.",
    ),
    "meeting_clocks_paused+some": (
        "Manche {round} : pause, {tables:=table|tables} {numbers}.",
        "Round {round}: paused, {tables:=table|tables} {numbers}.",
    ),
    "meeting_clocks_adjusted": (
        "Manche {round} : horloge corrigée de {seconds:signed} s.",
        "Round {round}: clock adjusted by {seconds:signed} s.",
    ),
    "meeting_clocks_adjusted+some": (
        "Manche {round} : horloge corrigée de {seconds:signed} s, {tables:=table|tables} "
        "{numbers}.",
        "Round {round}: clock adjusted by {seconds:signed} s, {tables:=table|tables} {numbers}.",
    ),
    "meeting_clocks_stepped": (
        "Manche {round} : niveau {level}.",
        "Round {round}: level {level}.",
    ),
    "meeting_clocks_stepped+some": (
        "Manche {round} : niveau {level}, {tables:=table|tables} {numbers}.",
        "Round {round}: level {level}, {tables:=table|tables} {numbers}.",
    ),
    "meeting_act_undone": ("Annulation : {what}.", "Undone: {what}."),
    "meeting_act_redone": ("Rétablissement : {what}.", "Redone: {what}."),
}

#: What a draw could not avoid, told by name beside it.
DRAW: Final[Table] = {
    "fine": (
        "Aucune table ne réunit deux joueurs d’un même club ; personne ne retrouve une table ni un "
        "numéro de place.",
        "No clubmates share a table; nobody returns to a table or a seat number.",
    ),
    "first": ("Aucune table ne réunit deux joueurs d’un même club.", "No clubmates share a table."),
    "together": (
        "Table {table} : même club pour {people}.",
        "Table {table}: same club for {people}.",
    ),
    "together_why": (
        "Le club {club} a {players:joueur|joueurs} pour {tables:table|tables} : il faudrait autant "
        "de tables que de joueurs.",
        "Club {club} has {players:player|players} for {tables:table|tables}: it would take as many "
        "tables as it has players.",
    ),
    "same_table": (
        "Retour à une table déjà jouée : {people}.",
        "Back at a table already played: {people}.",
    ),
    "same_place": (
        "Même numéro de place que la fois précédente : {people}.",
        "Same seat number as before: {people}.",
    ),
    "met_again": (
        "{count:paire de joueurs se retrouve|paires de joueurs se retrouvent} à une même table.",
        "{count:pair of players meets|pairs of players meet} again at a table.",
    ),
}

#: What says which action it takes back, or does again.
WHAT: Final = ("meeting_act_undone", "meeting_act_redone")
#: Beyond so many people, their number is told.
LABELLED: Final = 3


class Tells(Protocol):
    """An event that gives its own sentences."""

    def label(self) -> SentenceCode:
        """Return the label of the event for undo."""
        ...

    def sentence_code(self) -> SentenceCode:
        """Return its sentence."""
        ...


def meeting_label(
    event: Tells, names: Names | None = None, language: Language | None = None
) -> str:
    """Return what an action is called, after « Annuler : »: sortie de …."""
    return tell(event.label(), LABELS, names, language, named=LABELLED)


def meeting_sentence(
    event: Tells,
    of: Tells | None,
    names: Names,
    figures: Mapping[str, object],
    language: Language | None = None,
) -> str:
    """Return a line of the minutes; ``of`` is the event an undo or a redo concerns."""
    told = event.sentence_code()
    more = dict(figures)
    if told.code in WHAT:
        more["what"] = meeting_label(of or event, names, language)
    for role in ("sits", "leaves"):
        who = told.params.get(role)
        if isinstance(who, int):
            more[role] = name_of(who, names, language)
    tables = told.params.get("tables")
    if isinstance(tables, tuple):
        more |= {"tables": len(tables), "numbers": tables}
    return tell(told, SENTENCES, names, language, figures=more)


def draw_sentence(code: str, params: Mapping[str, object], language: Language | None = None) -> str:
    """Return a sentence about what a draw avoided, or could not."""
    return say(DRAW[code], params, language=language)


AFTER_DAYS: Final[Pair] = (
    "Après {n:journée|journées}, la dernière le {day} : {name}.",
    "After {n:day|days}, the latest on {day}: {name}.",
)
PROVISIONAL: Final[Pair] = (
    "Provisoire : une journée n’est pas terminée.",
    "Provisional: a day is not over.",
)
OF_A_DAY: Final[Table] = {
    "won": ("{n:table gagnée|tables gagnées}", "{n:table won|tables won}"),
    "missing": ("{n:absent|absents}", "{n:absent|absent}"),
    "corrected": ("corrigée de {n:signed}", "corrected by {n:signed}"),
}


def day_words(won: int, missing: int, corrected: int, language: Language | None = None) -> str:
    """Return what a team did on a day besides its points, as far as there is any of it.

    >>> day_words(2, 0, -4, "en")
    '2 tables won, corrected by −4'
    """
    counts = {"won": won, "missing": missing, "corrected": corrected}
    told = (say(OF_A_DAY[c], {"n": n}, language=language) for c, n in counts.items() if n)
    return ", ".join(told)


def after_days(
    count: int,
    day: str,
    name: str,
    *,
    over: bool,
    language: Language | None = None,
    spaces: Spaces = ON_SCREENS,
) -> str:
    """Return after which days a ranking of teams is; whether one of them is still played."""
    given = {"n": count, "day": day, "name": name}
    told = say(AFTER_DAYS, given, language=language, spaces=spaces)
    provisional = say(PROVISIONAL, language=language, spaces=spaces)
    return told if over else f"{told} {provisional}"


POINTS_MISSING: Final[Pair] = (
    "Les points ne sont pas comptés : saisissez ceux des tables de {sizes}. Seuls les rangs des "
    "joueurs sont affichés.",
    "No points yet: fill in the points for tables of {sizes}. Only players’ places are shown.",
)
DAYS_UNCOUNTED: Final[Pair] = (
    "Les points de la saison ne sont pas comptés : saisissez ceux des tables de {sizes}.",
    "The season is not counted: fill in the points for tables of {sizes}.",
)
NOT_DRAWN: Final[Pair] = (
    "Aucune manche n’est tirée : il n’y a pas encore de classement.",
    "No round has been drawn: there are no standings yet.",
)
PLACE_TIMES: Final[Pair] = ("{place:rank} × {count}", "{place:rank} × {count}")
PLACE_ONCE: Final[Pair] = ("{place:rank}", "{place:rank}")


def points_missing(sizes: tuple[int, ...], language: Language | None = None) -> str:
    """Return why points do not count: table sizes without points, or no draw yet."""
    pair = POINTS_MISSING if sizes else NOT_DRAWN
    return say(pair, {"sizes": sizes}, language=language)


def days_uncounted(sizes: tuple[int, ...], language: Language | None = None) -> str:
    """Return why the days of a season are not counted: which sizes of table have no points."""
    return say(DAYS_UNCOUNTED, {"sizes": sizes}, language=language)


def places_text(places: tuple[int, ...], language: Language | None = None) -> str:
    """Return how often each place was reached, the first ones first.

    Once goes without saying.

    >>> places_text((2, 0, 1), "en")
    '1st × 2, 3rd'
    """
    return ", ".join(
        say(
            PLACE_TIMES if count > 1 else PLACE_ONCE,
            {"place": place, "count": count},
            language=language,
        )
        for place, count in enumerate(places, 1)
        if count
    )


ROUND_OF: Final[Pair] = ("{name}, manche {round}", "{name}, round {round}")


def round_of(name: str, number: int, language: Language | None = None) -> str:
    """Return what a round of a meeting is called on its papers."""
    return say(ROUND_OF, {"name": name, "round": number}, language=language)
