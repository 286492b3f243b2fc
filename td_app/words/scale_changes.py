"""A scale in the words of its form, and what changed of it from one to the next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from td_app.words.language import fr_en, titled
from td_app.words.speaking import Table, say

#: What each field of a scale is called.
LABELS: Final[Table] = {
    "name": ("Nom du barème", "Name of the points system"),
    "kind": ("Points du rang", "Points by place"),
    "rows": ("Grille", "Grid"),
    "points": ("Points", "Points"),
    "formula": ("Formule", "Formula"),
    "rest": ("Les suivants", "The rest"),
    "presence": ("Présence", "Presence"),
    "kill": ("Élimination", "Knockout"),
    "streak_evenings": ("Série de soirées", "Events in a row"),
    "streak_points": ("Points par série", "Points per streak"),
    "target": ("Cible", "Target"),
    "target_points": ("Points par cible", "Points per target"),
    "reentry": ("Par réinscription", "Per re-entry"),
    "disqualified": ("Disqualification", "Disqualification"),
    "absence": ("Par absence", "Per absence"),
    "best": ("Meilleures soirées", "Best events"),
    "minimum": ("Au moins, pour être classé", "At least, to be ranked"),
    "guests": ("Invités", "Guests"),
    "ties": ("Aux ex æquo", "Tied players get"),
    "final_start": ("Tapis de départ", "Starting stack"),
    "per_point": ("Jetons par point", "Chips per point"),
    "by_rank": ("Jetons par rang", "Chips by place"),
    "step": ("Arrondi à", "Rounded to"),
    "most": ("Au plus", "At most"),
    "players": ("Qualifiés", "Qualified"),
}
#: What each is explained with.
HELP: Final[Table] = {
    "name": ("Le nom que le club donne à ce barème.", "What the club calls this points system."),
    "kind": (
        "D’où viennent les points : une grille, une liste ou une formule.",
        "Where the points come from: a grid, a list or a formula.",
    ),
    "rows": (
        "Une ligne par taille, puis les points de chaque rang.",
        "One line per size, then the points for each place.",
    ),
    "points": (
        "Les points de chaque rang, à partir du premier.",
        "The points for each place, from the first down.",
    ),
    "formula": (
        "Points d’un rang, par formule ; une erreur s’affiche en dessous.",
        "Points for a place, by formula; an error is shown below.",
    ),
    "rest": (
        "Les points des rangs qui suivent la grille.",
        "The points for the places after the grid.",
    ),
    "presence": ("Les points donnés pour avoir participé.", "The points for taking part."),
    "kill": ("Les points de chaque joueur éliminé.", "The points for each player knocked out."),
    "streak_evenings": (
        "Combien de soirées de suite donnent les points de série.",
        "How many events in a row earn these points.",
    ),
    "streak_points": (
        "Les points d’une série ou d’une cible, à chaque fois.",
        "The points for a run or a target, each time.",
    ),
    "target": (
        "Le joueur dont l’élimination donne des points.",
        "The player whose knockout earns points.",
    ),
    "target_points": (
        "Les points du joueur qui élimine la cible.",
        "The points for knocking out the target.",
    ),
    "reentry": (
        "Les points retirés à chaque réinscription.",
        "The points deducted for each re-entry.",
    ),
    "disqualified": (
        "Les points retirés à un joueur disqualifié.",
        "The points deducted from a disqualified player.",
    ),
    "absence": (
        "Les points retirés aux inscrits qui ne sont pas venus.",
        "The points deducted from registered players who did not come.",
    ),
    "best": (
        "Combien de soirées comptent, les meilleures ; vide : toutes.",
        "How many events count, the best ones; empty: all of them.",
    ),
    "minimum": (
        "Combien de soirées il faut avoir jouées pour être classé.",
        "How many events a player needs to be ranked.",
    ),
    "guests": (
        "Si la case est cochée, les invités sont classés avec les membres.",
        "When ticked, guests are ranked with members.",
    ),
    "ties": (
        "Les points des joueurs sortis au même rang.",
        "The points of players who finish in the same place.",
    ),
    "per_point": (
        "Jetons de tapis en finale pour un point.",
        "Chips in the final’s stack for one point.",
    ),
    "by_rank": (
        "Le tapis de chaque rang en finale, à partir du premier.",
        "The stack for each place in the final, from the first.",
    ),
    "step": (
        "Les tapis de la finale, arrondis à ce jeton.",
        "Stacks in the final, rounded to this chip.",
    ),
    "most": (
        "Le plus gros tapis de la finale ; vide : sans limite.",
        "The largest stack in the final; empty: no limit.",
    ),
    "players": ("Le nombre de joueurs de la finale.", "How many players the final takes."),
}
#: What those that are chosen may be.
CHOICES: Final[Mapping[str, Table]] = {
    "kind": {
        "grid": ("Grille : inscrits et rang", "Grid: entrants and place"),
        "table": ("Grille : taille de table et rang", "Grid: table size and place"),
        "list": ("Liste par rang", "List by place"),
        "formula": ("Formule", "Formula"),
    },
    "target": {
        "": ("Personne", "Nobody"),
        "leader": ("Le premier de la saison", "The season’s leader"),
        "last_winner": ("Le vainqueur de la soirée précédente", "The winner of the previous event"),
    },
    "ties": {
        "average": ("La moyenne de leurs rangs", "The average of their places"),
        "higher": ("Le plus haut, chacun", "The highest, each"),
    },
    "guests": {"": ("non classés", "not ranked"), "1": ("classés", "ranked")},
}
#: A label that goes on from the one before stands for itself once it is alone.
ALONE: Final[Table] = {
    "streak_points": ("Points de série", "Points for a streak"),
    "target_points": ("Points de cible", "Points for the target"),
    "step": ("Tapis de la finale, arrondi à", "Final stacks, rounded to"),
    "most": ("Tapis de la finale, au plus", "Final stacks, at most"),
    "final_start": ("Tapis de la finale, au départ", "Final stacks, to start"),
}


def scale_changes(before: Mapping[str, str], after: Mapping[str, str]) -> tuple[str, ...]:
    """Return what differs from a scale to the next, as their forms hold them.

    A grid is told line by line, a list place by place.

    >>> scale_changes({"best": "", "presence": "5"}, {"best": "10", "presence": "5"})
    ('Meilleures soirées\\xa0: rien → 10',)
    """
    return tuple(
        change
        for field in LABELS
        if before.get(field, "") != after.get(field, "")
        for change in _changes(field, before.get(field, ""), after.get(field, ""))
    )


def scale_in_words(fields: Mapping[str, str]) -> tuple[str, ...]:
    """Return a scale as its form holds it, a line each thing that it says.

    >>> scale_in_words({"best": "10", "presence": "", "ties": "higher"})
    ('Meilleures soirées\\xa0: 10', 'Aux ex æquo\\xa0: Le plus haut, chacun')
    """
    return tuple(
        titled(say(ALONE.get(field, LABELS[field])), _value(field, fields[field]))
        for field in LABELS
        if fields.get(field, "")
    )


def _changes(field: str, before: str, after: str) -> Iterator[str]:
    label = say(ALONE.get(field, LABELS[field]))
    if field == "rows" and before and after:
        lines = _lines(before), _lines(after)
        for size in sorted({*lines[0], *lines[1]}, key=lambda size: (len(size), size)):
            points = [one.get(size, "") for one in lines]
            if points[0] != points[1]:
                yield _change(f"{label} {size}", *points)
    elif field in ("points", "by_rank") and before and after:
        places = before.split(), after.split()
        for place in range(max(map(len, places))):
            points = [one[place] if place < len(one) else "" for one in places]
            if points[0] != points[1]:
                rank = fr_en("{0}, place {1}", "{0}, place {1}").format(label, place + 1)
                yield _change(rank, *points)
    else:
        yield _change(label, *(_value(field, one) for one in (before, after)))


def _change(label: str, before: str, after: str) -> str:
    nothing = fr_en("rien", "nothing")
    told = (" ".join(text.splitlines()) or nothing for text in (before, after))
    return fr_en("{0}\u00a0: {1} → {2}", "{0}: {1} → {2}").format(label, *told)


def _lines(grid: str) -> Mapping[str, str]:
    parts = (line.partition(":") for line in grid.splitlines())
    return {size.strip(): points.strip() for size, _, points in parts}


def _value(field: str, typed: str) -> str:
    chosen = CHOICES.get(field, {}).get(typed)
    return typed.replace("\n", " · ") if chosen is None else say(chosen)
