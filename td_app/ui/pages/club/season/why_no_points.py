"""Why a season has no points to show, and how to correct it."""

from __future__ import annotations

from td_app.season.repository import Season
from td_app.ui.pages.club.season.season_tab import EVENINGS, SCALE, SeasonHost
from td_app.ui.widgets.list_box import NO_REASON, Why
from td_app.words.figures import counted
from td_app.words.language import fr_en
from td_app.words.season_page import evenings_counted


def why_no_points(host: SeasonHost) -> Why:
    """Return why the season, or the part, that ``host`` shows has no points, if it has none."""
    season = host.season
    board = host.board
    if season is None or board.fault or any(one.points for one in board.rows):
        return NO_REASON
    if not board.evenings:
        return _why_no_evening(host, season)
    if board.rows:
        return _why_nothing_is_paid(host, season)
    return _why_nobody_is_ranked(host, season)


def add_words() -> str:
    """Return what the button that adds evenings to a season says."""
    return fr_en("Ajouter des soirées…", "Add events…")


def _why_no_evening(host: SeasonHost, season: Season) -> Why:
    there = host.seasons.evenings(season)
    if not there:
        why = fr_en("Cette saison n’a aucune soirée.", "This season has no events.")
        return why, add_words(), host.add_evenings
    here = [one for one in there if host.part_shown in (None, one.part)]
    why = fr_en(
        "Les soirées de cette saison ne sont pas encore jouées.",
        "This season’s events have not been played yet.",
    )
    if not here:
        why = fr_en(
            "Aucune soirée n’est dans cette phase\u00a0: attribuez-la à celles qui en font partie.",
            "No event is in this phase. Give it to those that belong there.",
        )
    elif not any(one.counts for one in here):
        why = fr_en(
            "Toutes les soirées sont des finales sans points.",
            "All the events are finals without points.",
        )
    return why, fr_en("Voir les soirées", "Show the events"), lambda: host.show_tab(EVENINGS)


def _why_nothing_is_paid(host: SeasonHost, season: Season) -> Why:
    why = fr_en(
        "Le barème ne donne de points à personne.", "The points system gives nobody any points."
    )
    if not season.scale:
        why = fr_en("Aucun barème n’est choisi.", "No points system is chosen.")
    return why, fr_en("Voir le barème", "Show points system"), lambda: host.show_tab(SCALE)


def _why_nobody_is_ranked(host: SeasonHost, season: Season) -> Why:
    left_out = host.board.left_out
    guests = [who.key for who, why, _ in left_out if why == "GUEST"]
    if len(guests) < len(left_out):
        why = fr_en(
            "Personne n’est classé\u00a0: le barème demande {0} au moins.",
            "Nobody is ranked: the points system asks for at least {0}.",
        ).format(evenings_counted(host.board.scale.minimum_evenings))
        return why, fr_en("Voir le barème", "Show points system"), lambda: host.show_tab(SCALE)
    one = fr_en(
        "Le seul joueur est un invité, qui n’est pas classé.",
        "The only player is a guest, who is not ranked.",
    )
    several = fr_en(
        "Les {0} joueurs sont tous des invités, qui ne sont pas classés.",
        "The {0} players are all guests, who are not ranked.",
    )
    members = fr_en("En faire des membres", "Make them members")

    def make_members() -> None:
        done = fr_en("Ce sont des membres du club.", "They are club members.")
        host.do(lambda: host.seasons.make_members(season, guests), done)

    return counted(len(guests), one, several), members, make_members
