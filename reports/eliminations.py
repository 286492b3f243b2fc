"""Who went out, in order: when, at which place, from which seat, and in which way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal

from reports.facts import Heading
from reports.fitting import SOFT, TypeStyle
from reports.flow import Section, ended_together
from reports.page_layout import Paper, body_width, print_pages, text_line, totals_block
from reports.table_drawing import Column, Row, Table
from reports.typefaces import Weight
from reports.wording import Language, Wording, wording_in

Leaving = Literal["eliminated", "withdrawn", "disqualified"]

TITLE: Final = ("Sorties", "Eliminations")
ORDER: Final = ("N°", "No.")
HOUR: Final = ("Heure", "Time")
LEVEL_SHORT: Final = ("Niv.", "Lvl")
SEAT: Final = ("Table · place", "Table · seat")
REMARK: Final = ("Remarque", "Remark")
SAME_HAND: Final = ("même main", "same hand")
LEFT: Final[dict[Leaving, tuple[str, str]]] = {
    "eliminated": ("", ""),
    "withdrawn": ("abandon", "withdrew"),
    "disqualified": ("disqualification", "disqualified"),
}
GONE: Final = ("{n:sorti|sortis}", "{n:out|out}")
WITHDREW: Final = ("{n:abandon|abandons}", "{n:withdrawal|withdrawals}")
BARRED: Final = ("{n:disqualification|disqualifications}", "{n:disqualified|disqualified}")
LEFT_IN: Final = ("{n:encore en jeu|encore en jeu}", "{n:still in|still in}")
WINNER: Final = ("{n:vainqueur|vainqueurs}", "{n:winner|winners}")
NOBODY: Final = ("Personne n’est encore sorti.", "Nobody is out yet.")

FIGURE = TypeStyle(10, ink=SOFT)
WHEN = TypeStyle(10.5)
RANK = TypeStyle(11, Weight.SEMIBOLD)
NAME = TypeStyle(11.5)
CLUB = TypeStyle(9.5, ink=SOFT)


@dataclass(frozen=True, slots=True)
class EliminatedPlayer:
    """A player who is out, the table and the place he left from.

    ``rank`` is the place he holds, ``tied`` when it is shared; ``level`` is 0 before play.
    Players out in one hand bear the same ``hand``, 0 for one who went alone.
    """

    rank: int
    name: str
    at: datetime
    level: int
    table: int
    place: int
    club: str = ""
    tied: bool = False
    left: Leaving = "eliminated"
    hand: int = 0


@dataclass(frozen=True, slots=True)
class Eliminations:
    """Those out, the first to go first, and how many are still in: one alone has won."""

    heading: Heading
    players: tuple[EliminatedPlayer, ...]
    still_in: int = 0


def render_eliminations(facts: Eliminations, language: Language = "fr") -> bytes:
    """Return the PDF of the eliminations in the order they came."""
    wording = wording_in(language)
    remarks = _remarks(facts, wording)
    table = _table(facts, any(remarks), wording)
    blocks = list(table.blocks(_rows(facts, remarks, wording)))
    if not blocks:
        blocks = [text_line(wording.told(NOBODY), NAME)]
    blocks.append(totals_block(_totals(facts, wording), body_width()))
    paper = Paper(
        title=wording.told(TITLE),
        heading=facts.heading,
        sections=(Section(tuple(ended_together(blocks))),),
        summary=wording.told(GONE, n=len(facts.players)),
    )
    return print_pages(paper, wording)


def _table(facts: Eliminations, with_remarks: bool, wording: Wording) -> Table:
    tied = any(player.tied for player in facts.players)
    columns = (
        Column(wording.told(ORDER), FIGURE, 22, "right", 7),
        Column(wording.told(HOUR), WHEN, 30, "right", 7),
        Column(wording.told(LEVEL_SHORT), WHEN, 20, "right", 7),
        Column(wording.say("RANK"), RANK, 66 if tied else 40, smallest=7.5),
        Column(wording.say("NAME"), NAME, smallest=8, lines=3, share=7),
        Column(wording.say("CLUB"), CLUB, smallest=7, lines=2, share=4),
        Column(wording.told(SEAT), WHEN, 50, "right", 7),
        Column(wording.told(REMARK), CLUB, 64, smallest=7, lines=2),
    )
    return Table(columns if with_remarks else columns[:-1], body_width())


def _rows(facts: Eliminations, remarks: list[str], wording: Wording) -> Iterator[Row]:
    for order, (player, remark) in enumerate(zip(facts.players, remarks, strict=True), 1):
        rank = wording.rank(player.rank)
        cells = (
            wording.number(order),
            wording.hour(player.at),
            str(player.level) if player.level else "–",
            wording.say("TIED", rank=rank) if player.tied else rank,
            player.name,
            player.club,
            f"{player.table} · {player.place}",
        )
        yield Row((*cells, remark) if any(remarks) else cells)


def _remarks(facts: Eliminations, wording: Wording) -> list[str]:
    """What is to be said of each, in the same order: the way he left, a hand shared."""
    together = Counter(player.hand for player in facts.players if player.hand)
    return [
        ", ".join(
            filter(
                None,
                (
                    wording.told(LEFT[player.left]),
                    wording.told(SAME_HAND) if together[player.hand] > 1 else "",
                ),
            )
        )
        for player in facts.players
    ]


def _totals(facts: Eliminations, wording: Wording) -> str:
    ways = Counter(player.left for player in facts.players)
    told = ((WITHDREW, ways["withdrawn"]), (BARRED, ways["disqualified"]))
    besides = [wording.told(words, n=many) for words, many in told if many]
    gone = wording.told(GONE, n=len(facts.players))
    left = WINNER if facts.players and facts.still_in == 1 else LEFT_IN
    totals = (
        f"{gone} ({', '.join(besides)})" if besides else gone,
        wording.told(left, n=facts.still_in),
        wording.count("ENTRANTS", len(facts.players) + facts.still_in),
    )
    return "  ·  ".join(totals)
