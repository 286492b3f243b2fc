"""The grid of a season in words: what a cell holds, how its points came, in full and in short."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from td_app.season.grid import EveningGrid, GridCell
from td_app.words.figures import rank
from td_app.words.language import Language
from td_app.words.season_page import gained, points_figure
from td_app.words.speaking import ON_SCREENS, Pair, Spaces, Table, say

#: What adds to the points of a place: its field, its words, the letter that stands for it.
BONUSES: Final[tuple[tuple[str, Pair, Pair], ...]] = (
    ("by_presence", ("présence", "presence"), ("p", "p")),
    ("by_kills", ("{kills:élimination|éliminations}", "{kills:knockout|knockouts}"), ("é", "k")),
    ("by_streak", ("série", "streak"), ("s", "s")),
    ("by_target", ("cible", "target"), ("c", "t")),
)
SENTENCES: Final[Table] = {
    "place": ("{place} sur {entrants}", "{place} of {entrants}"),
    "shared": (" (à égalité, {tied} joueurs)", " (tied, {tied} players)"),
    "kills": (
        ", {kills:élimination|éliminations}",
        ", {kills:knockout|knockouts}",
    ),
    "playing": (", soirée en cours", ", event in progress"),
    "made": (" : {points}.", ": {points}."),
    "malus": (" Retiré de la saison : {points}.", " Deducted from the season: {points}."),
    "corrected": (" Correction : {points}.", " Correction: {points}."),
    "dropped": (
        " Écartée : seules ses {best} meilleures soirées comptent.",
        " Dropped: only the best {best} events count.",
    ),
    "dropped_but_one": (
        " Écartée : seule sa meilleure soirée compte.",
        " Dropped: only the best event counts.",
    ),
}
LEGEND: Final[Table] = {
    "cell": (
        "Chaque case : les points de la soirée, puis le rang et le nombre de joueurs.",
        "Each cell: the points of the event, then the place and the number of players.",
    ),
    "letters": (" En plus du rang : {letters}.", " After the place: {letters}."),
    "dropped": (
        " Barré : soirée écartée (de chacun, {best:soirée compte|soirées comptent}).",
        " Struck through: event dropped ({best:event counts|events count} per player).",
    ),
    "sum": (
        " Points : les soirées qui comptent, moins les retraits, plus les corrections.",
        " Points: the events that count, less deductions, plus corrections.",
    ),
}


def cell_sentence(
    cell: GridCell, best: int | None, language: Language | None = None, spaces: Spaces = ON_SCREENS
) -> str:
    """Return how the points of an evening came: place, entrants, each bonus, dropped or not."""
    won = cell.points
    told: dict[str, object] = {
        "place": rank(won.place, language),
        "entrants": won.entrants,
        "tied": won.tied,
        "kills": won.kills,
        "best": best or 0,
    }

    def sentence(name: str, **more: object) -> str:
        return say(SENTENCES[name], told | more, language=language, spaces=spaces)

    text = sentence("place") + (sentence("shared") if won.tied > 1 else "")
    text += sentence("kills") if won.kills and not won.by_kills else ""
    text += "" if cell.evening.over else sentence("playing")
    sums = [points_figure(won.by_place, language)]
    for field, words, _ in BONUSES:
        if points := getattr(won, field):
            why = say(words, {"kills": won.kills}, language=language, spaces=spaces)
            sums.append(f"{points_figure(points, language)} ({why})")
    total = f" = {points_figure(won.total, language)}" if len(sums) > 1 else ""
    text += sentence("made", points=" + ".join(sums) + total)
    if won.malus:
        text += sentence("malus", points=points_figure(won.malus, language))
    if cell.correction:
        text += sentence("corrected", points=gained(cell.correction, language))
    if cell.dropped:
        text += sentence("dropped_but_one" if best == 1 else "dropped")
    return text


def place_text(cell: GridCell, language: Language) -> str:
    """Return the rank and among how many, as a small cell has room for: 3e/25."""
    return f"{rank(cell.points.place, language)}/{cell.points.entrants}"


def bonus_texts(cell: GridCell, language: Language) -> tuple[str, ...]:
    """Return each bonus of a cell by its letter (+10p), then what was taken away (−5r)."""
    found = [
        f"+{points_figure(points, language)}{say(letter, language=language)}"
        for field, _, letter in BONUSES
        if (points := getattr(cell.points, field))
    ]
    if cell.points.malus:
        found.append(f"{gained(-cell.points.malus, language)}r")
    return tuple(found)


def legend(
    grid: EveningGrid,
    language: Language | None = None,
    spaces: Spaces = ON_SCREENS,
    *,
    cells: bool = True,
) -> str:
    """Return what a grid says, as far as there is any of it; ``cells``: what they say in short."""
    seen = [cell for row in grid.rows for cell in row.cells if cell is not None]

    def sentence(name: str, **told: object) -> str:
        return say(LEGEND[name], told, language=language, spaces=spaces)

    letters = tuple(_letters(seen, language))
    text = sentence("cell") + (sentence("letters", letters=letters) if letters else "")
    text = text if cells else ""
    if any(cell.dropped for cell in seen):
        text += sentence("dropped", best=grid.best or 0)
    return (text + (sentence("sum") if grid.taken or grid.corrected else "")).strip()


def _letters(cells: list[GridCell], language: Language | None) -> Iterator[str]:
    fields = {field for field, _, _ in BONUSES}
    given: set[str] = set()
    for cell in cells:
        given.update(field for field in fields - given if getattr(cell.points, field))
    for field, words, letter in BONUSES:
        if field in given:
            named = say(words, {"kills": 2}, language=language).removeprefix("2 ")
            yield f"{say(letter, language=language)} {named}"
    if any(cell.points.malus for cell in cells):
        yield say(("r retrait", "r deduction"), language=language)
