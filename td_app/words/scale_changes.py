"""A scale in the words of its form, and what changed of it from one to the next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from td_app.words.language import fr_en
from td_app.words.speaking import Table, say

#: What each field of a scale is called.
LABELS: Final[Table] = {
    "name": ("Nom du barème", "Name of the points system"),
    "kind": ("Points du rang", "Points of the place"),
    "rows": ("Grille", "Grid"),
    "points": ("Points", "Points"),
    "formula": ("Formule", "Formula"),
    "rest": ("Les suivants", "The rest"),
    "presence": ("Présence", "Presence"),
    "kill": ("Élimination", "Knockout"),
    "streak_evenings": ("Série de soirées", "Events in a row"),
    "streak_points": ("… points de série", "… points for it"),
    "target": ("Cible", "Target"),
    "target_points": ("… points de cible", "… points for it"),
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
    "name": ("Comment le club appelle ce barème.", "What the club calls this scale."),
    "kind": (
        "D’où viennent les points : une grille, une liste ou une formule.",
        "Where points come from: a grid, a list or a formula.",
    ),
    "rows": (
        "Une ligne par taille, puis les points de chaque rang.",
        "A line for each size, then the points of each rank.",
    ),
    "points": (
        "Les points de chaque rang, depuis le premier.",
        "The points of each rank, from the first down.",
    ),
    "formula": (
        "Ce que vaut un rang, calculé ; une faute est dite dessous.",
        "What a rank is worth, worked out; a mistake is told below.",
    ),
    "rest": ("Les points de ceux d’après la grille.", "The points of those after the grid."),
    "presence": ("Les points donnés pour être venu.", "The points given for having come."),
    "kill": ("Les points de chaque joueur éliminé.", "The points for each player knocked out."),
    "streak_evenings": (
        "Combien de soirées de suite donnent les points de série.",
        "How many evenings in a row give the points for it.",
    ),
    "streak_points": (
        "Les points d’une série ou d’une cible, chaque fois.",
        "The points of a run or a target, each time.",
    ),
    "target": (
        "Le joueur dont l’élimination donne des points.",
        "The player whose knock-out gives points.",
    ),
    "target_points": (
        "Les points de qui élimine la cible.",
        "The points for knocking the target out.",
    ),
    "reentry": (
        "Les points retirés à chaque réinscription.",
        "The points taken away for each re-entry.",
    ),
    "disqualified": (
        "Les points retirés à un joueur disqualifié.",
        "The points taken from a disqualified player.",
    ),
    "absence": (
        "Les points retirés à qui était inscrit et n’est pas venu.",
        "The points taken from those entered who did not come.",
    ),
    "best": (
        "Combien de soirées comptent, les meilleures ; vide, toutes.",
        "How many evenings count, the best ones; empty, all of them.",
    ),
    "minimum": (
        "Combien de soirées il faut pour être classé.",
        "How many evenings it takes to be ranked.",
    ),
    "guests": (
        "Coché, les invités sont classés avec les membres.",
        "Ticked, guests are ranked with the members.",
    ),
    "ties": (
        "Les points de ceux qui sortent au même rang.",
        "The points of those who go out at the same rank.",
    ),
    "per_point": (
        "Ce qu’un point donne de tapis en finale.",
        "How much stack a point gives in the final.",
    ),
    "by_rank": (
        "Le tapis de chaque rang en finale, depuis le premier.",
        "The stack of each rank in the final, from the first.",
    ),
    "step": (
        "Les tapis de la finale, arrondis à ce jeton.",
        "The stacks of the final, rounded to this chip.",
    ),
    "most": (
        "Le plus gros tapis de la finale ; vide, sans limite.",
        "The largest stack of the final; empty, no limit.",
    ),
    "players": ("Combien de joueurs la finale reçoit.", "How many players the final takes."),
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
