"""A season’s standings given out: paper, CSV, XLSX, a page for the site, text to send.

Public, people bear their pseudonym where they asked for it and no licence is told; for the
federation, licences are. The figures are those of one board.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from fractions import Fraction
from io import BytesIO, StringIO
from typing import TYPE_CHECKING

from reports.charts import (
    Attendance,
    Pointed,
    Race,
    RacingLine,
    label_of,
)
from reports.facts import Heading
from reports.season_standings import (
    SeasonLine,
    SeasonStandings,
    render_season_standings,
)
from td_app.printing.document import Stationery
from td_app.printing.files import KEPT_AS_TEXT, neutralised
from td_app.season.board import Board, BoardRow, Who, race
from td_app.season.people import words_key
from td_app.tournament.state.public_name import PublicName
from td_app.words.figures import rank, whole
from td_app.words.language import Language
from td_app.words.on_paper import PaperWords
from td_app.words.season_page import (
    LEFT_OUT,
    moved_figure,
    nameless,
    parted_sentence,
    points_figure,
)
from td_app.words.speaking import ON_PAPER, Pair, listed, say
from td_app.words.tongues import tongue_of

if TYPE_CHECKING:
    from td_app.live.public_names import NamesOnSite

Cell = str | float | int
#: Lines of the text to send: what a telephone shows without end.
MOST_SENT = 30
#: Players drawn in the race for the title.
RACING = 8

AFTER: Pair = (
    "Après {n:soirée|soirées}, la dernière le {day} : {name}.",
    "After {n:event|events}, the latest on {day}: {name}.",
)
AFTER_UNNAMED: Pair = (
    "Après {n:soirée|soirées}, la dernière le {day}.",
    "After {n:event|events}, the latest on {day}.",
)
PROVISIONAL: Pair = (
    "Provisoire : la dernière soirée est encore en cours.",
    "Provisional: the latest event is still in progress.",
)
NOT_RANKED: Pair = ("Non classés : {who}.", "Not ranked: {who}.")
RULE: Pair = (
    "À égalité de points : plus de premières places, puis de deuxièmes, et ainsi de suite ; puis "
    "la meilleure soirée ; puis moins de soirées ; sinon le rang est partagé.",
    "On equal points: more first places, then second places, and so on; then the best event; then "
    "fewer events; otherwise the place is shared.",
)
BEST: Pair = (
    "Seules comptent les {n} meilleures soirées de chacun.",
    "Only each player’s best {n} events count.",
)
FEDERATION: Pair = (
    "Avec les numéros de licence : pour la fédération, à ne pas publier.",
    "With licence numbers: for the federation, not for publication.",
)
HEADINGS: dict[str, Pair] = {
    "rank": ("Rang", "Rank"),
    "moved": ("Depuis la dernière", "Since last event"),
    "name": ("Joueur", "Player"),
    "licence": ("Licence", "Licence"),
    "points": ("Points", "Points"),
    "evenings": ("Soirées", "Events"),
    "counted": ("Comptées", "Counted"),
    "wins": ("Victoires", "Wins"),
    "kills": ("Éliminations", "Knockouts"),
    "stack": ("Tapis en finale", "Stack in the final"),
}
POINTS_UNIT: Pair = ("\u00a0points", " points")
CAME: Pair = ("{evening} {n:joueur|joueurs}", "{evening} {n:player|players}")
CAME_WITH: Pair = (
    "{evening} {n:joueur|joueurs} dont {guests}",
    "{evening} {n:player|players} with {guests}",
)
OF_WHOM: Pair = ("{n} dont {guests}", "{n} incl. {guests}")
GUESTS: Pair = ("{n:invité|invités}", "{n:guest|guests}")


@dataclass(frozen=True, slots=True)
class Issue:
    """The standings issued: of a season or a part, public or not, in a language.

    ``namer``: what names everybody in the place of the papers' own public names.
    """

    season: str
    board: Board
    public: bool = True
    stationery: Stationery = field(default_factory=Stationery)
    namer: Callable[[Who], str] | None = None

    @property
    def language(self) -> Language:
        """Return the language it speaks."""
        return self.stationery.language

    def say(self, pair: Pair, **params: object) -> str:
        """Return a sentence in its language."""
        return say(pair, params, language=self.language, spaces=ON_PAPER)

    def name(self, row: BoardRow) -> str:
        """Return what a player is called in it."""
        return self.called(row.who)

    def called(self, who: Who) -> str:
        """Return what somebody is called in it; those without a pseudonym by a number."""
        if self.namer is not None:
            return self.namer(who)
        if not (self.public and who.unpublished):
            return who.name
        if who.public and who.in_public is PublicName.PSEUDONYM:
            return who.public
        refused = sorted(self.board.refused)
        return nameless(refused.index(who.key) + 1, self.language)


def names_on_site(board: Board, names: NamesOnSite) -> Callable[[Who], str]:
    """Return what names people on a page of the site that shows a board: see ``Issue.namer``.

    Whoever refuses or was erased is numbered down the page, those left out after the ranked; made
    in the language that is spoken.
    """
    refusing = {words_key(card.name) for card in names.refusing}
    named = dict[str, str]()
    for who in board.everyone:
        card = names.card(who.key)
        if card is not None:
            named[who.key] = names.of_card(card)
        elif not who.short or words_key(who.name) in refusing:
            named[who.key] = ""
        else:
            named[who.key] = names.by_default(who.name, who.short, who.public)
    anonymous = [key for key, name in named.items() if not name]
    named |= {key: nameless(number) for number, key in enumerate(anonymous, 1)}
    return lambda who: named[who.key]


def season_standings(issue: Issue, printed_at: datetime) -> SeasonStandings:
    """Return the facts of the paper of the standings."""
    return SeasonStandings(
        heading_of(issue, printed_at),
        says_after(issue),
        tuple(_line(issue, row) for row in issue.board.rows),
        tuple(notes_of(issue)),
        race_chart(issue),
        attendance_chart(issue),
    )


def standings_paper(issue: Issue, printed_at: datetime) -> bytes:
    """Return the PDF of the standings."""
    return render_season_standings(season_standings(issue, printed_at))


def heading_of(issue: Issue, printed_at: datetime) -> Heading:
    """Return what heads a paper of the season."""
    stationery = issue.stationery
    return Heading(
        tournament=issue.season,
        day=None,
        place="",
        printed_at=printed_at,
        words=PaperWords(issue.language),
        club=stationery.club,
        logo=stationery.logo,
        size=stationery.size,
    )


def _line(issue: Issue, row: BoardRow) -> SeasonLine:
    language = issue.language
    counted = f"{row.counted}/{row.evenings}" if row.counted != row.evenings else ""
    return SeasonLine(
        rank(row.rank, language),
        moved_figure(row.moved, language),
        issue.name(row),
        points_figure(row.points, language),
        counted or str(row.evenings),
        str(row.kills) if any(one.kills for one in issue.board.rows) else "",
        "" if issue.public else row.who.licence,
        "" if row.stack is None else whole(row.stack, language),
    )


def says_after(issue: Issue) -> str:
    """Return after which evening the standings are, empty before the first."""
    last = issue.board.last
    if last is None:
        return ""
    told = issue.say(
        AFTER if last.kept.name else AFTER_UNNAMED,
        n=len(issue.board.evenings),
        day=day_text(issue, last.kept.date),
        name=last.kept.name,
    )
    return told if last.over else f"{told} {issue.say(PROVISIONAL)}"


def notes_of(issue: Issue) -> Iterator[str]:
    """Yield what is said under the standings."""
    board = issue.board
    if not issue.public:
        yield issue.say(FEDERATION)
    if board.scale.best is not None:
        yield issue.say(BEST, n=board.scale.best)
    if any(row.parted for row in board.rows):
        yield issue.say(RULE)
    for row in board.rows:
        if row.parted and row.parted[0] != "SHARED":
            told = parted_sentence(row.parted, issue.language)
            yield f"{rank(row.rank, issue.language)} {issue.name(row)} – {told}"
    if board.left_out:
        yield not_ranked(issue)


def not_ranked(issue: Issue) -> str:
    """Return the players without a rank, each with the reason; "" when all are ranked."""
    named = [
        f"{issue.called(who)} ({say(LEFT_OUT[why], language=issue.language)})"
        for who, why, _ in issue.board.left_out
    ]
    return issue.say(NOT_RANKED, who=listed(named, issue.language)) if named else ""


def day_text(issue: Issue, iso: str) -> str:
    """Return a day in the words of the issue; a text that is not a date stays as it is."""
    try:
        return PaperWords(issue.language).short_day(date.fromisoformat(iso))
    except ValueError:
        return iso


def short_days(board: Board) -> tuple[str, ...]:
    """Return the dates in the short form of a chart, 12/09; "" for an evening without one."""
    return tuple(
        f"{one.kept.date[8:10]}/{one.kept.date[5:7]}" if one.kept.date else ""
        for one in board.evenings
    )


def race_chart(issue: Issue) -> Race:
    """Return the race for the title, as far as there is one."""
    lines = tuple(
        RacingLine(f"{row.rank}. {issue.name(row)}", tuple(float(one) for one in points))
        for row, points in race(issue.board, RACING)
    )
    apart = tongue_of(issue.language).thousands
    return Race(short_days(issue.board), lines, apart, issue.say(POINTS_UNIT))


def attendance_chart(issue: Issue) -> Attendance:
    """Return how many came on each evening."""
    evenings = issue.board.evenings
    return Attendance(
        short_days(issue.board),
        tuple(one.entrants for one in evenings),
        tuple(one.guests for one in evenings),
        tuple(
            issue.say(OF_WHOM, n=one.entrants, guests=one.guests)
            if one.guests
            else str(one.entrants)
            for one in evenings
        ),
    )


def race_sentence(race: Race) -> str:
    """Return what the race shows after its last evening, for those who do not see it."""
    last = len(race.evenings) - 1
    return ", ".join(label_of(race, Pointed(line, last)) for line in range(len(race.lines)))


def attendance_sentence(issue: Issue) -> str:
    """Return how many came on each evening, guests among them, for those who do not see it."""
    chart = attendance_chart(issue)
    told = []
    for evening, came, guests in zip(chart.evenings, chart.entrants, chart.guests, strict=True):
        pair = CAME_WITH if guests else CAME
        told.append(issue.say(pair, evening=evening, n=came, guests=issue.say(GUESTS, n=guests)))
    return ", ".join(told)


def shown_fields(issue: Issue) -> tuple[str, ...]:
    """Return the columns that have something to tell, by the keys of :data:`HEADINGS`."""
    rows = issue.board.rows
    left_out = {"licence"} if issue.public else set()
    left_out |= set() if any(row.kills for row in rows) else {"kills"}
    left_out |= set() if any(row.stack is not None for row in rows) else {"stack"}
    left_out |= set() if any(row.counted != row.evenings for row in rows) else {"counted"}
    return tuple(name for name in HEADINGS if name not in left_out)


def _cell(issue: Issue, row: BoardRow, name: str) -> Cell:
    match name:
        case "name":
            return issue.name(row)
        case "licence":
            return row.who.licence
        case "moved":
            return "" if row.moved is None else row.moved
        case "points":
            return figure_cell(row.points)
        case "stack":
            return "" if row.stack is None else row.stack
        case _:
            return int(getattr(row, name))


def season_csv(issue: Issue) -> bytes:
    """Return the standings as CSV in UTF-8 with BOM; ``;`` between cells in French, ``,`` else."""
    fields = shown_fields(issue)
    titles = [issue.say(HEADINGS[name]) for name in fields]
    rows = [[_cell(issue, row, name) for name in fields] for row in issue.board.rows]
    return written_csv(issue, [titles, *rows])


def written_csv(issue: Issue, rows: Iterable[Sequence[Cell]]) -> bytes:
    """Return rows as CSV for an issue; no cell is taken for a formula by a spreadsheet."""
    written = StringIO(newline="")
    tongue = tongue_of(issue.language)
    writer = csv.writer(written, delimiter=tongue.cells, lineterminator="\r\n")
    for row in rows:
        writer.writerow([_plain(cell, tongue.decimal) for cell in row])
    return written.getvalue().encode("utf-8-sig", "replace")


def figure_cell(points: Fraction) -> Cell:
    """Return points as a number of a spreadsheet, with two decimals at most."""
    shown = float(round(points * 100) / 100)
    return int(shown) if shown.is_integer() else shown


def _plain(cell: Cell, decimal: str) -> str:
    if isinstance(cell, str):
        return neutralised(cell)
    told = f"{cell:g}" if isinstance(cell, float) and abs(cell) < 10**5 else str(cell)
    return told.replace(".", decimal)


def season_xlsx(issue: Issue) -> bytes:
    """Return the standings as an XLSX workbook, figures as numbers."""
    fields = shown_fields(issue)
    import xlsxwriter  # when a workbook is asked for: pages only offer one

    written = BytesIO()
    with xlsxwriter.Workbook(written, KEPT_AS_TEXT) as book:
        sheet = book.add_worksheet(issue.say(("Classement", "Standings")))
        bold = book.add_format({"bold": True})
        sheet.write_string(0, 0, issue.season[:200], bold)
        sheet.write_string(1, 0, says_after(issue))
        for column, name in enumerate(fields):
            sheet.write_string(3, column, issue.say(HEADINGS[name]), bold)
            sheet.set_column(column, column, 30 if name == "name" else 14)
        for line, row in enumerate(issue.board.rows, 4):
            for column, name in enumerate(fields):
                cell = _cell(issue, row, name)
                if isinstance(cell, str):
                    sheet.write_string(line, column, neutralised(cell))
                else:
                    sheet.write_number(line, column, cell)
    return written.getvalue()


def season_text(issue: Issue) -> str:
    """Return the standings as text to send: WhatsApp sets what stands between stars in bold."""
    lines = [f"*{issue.season}*", says_after(issue), ""]
    for row in issue.board.rows[:MOST_SENT]:
        moved = f" {moved_figure(row.moved, issue.language)}" if row.moved else ""
        points = points_figure(row.points, issue.language)
        lines.append(f"{row.rank}. {issue.name(row)} – {points}{moved}")
    if len(issue.board.rows) > MOST_SENT:
        lines.append("…")
    return "\n".join(lines) + "\n"


def told_field(issue: Issue, row: BoardRow, name: str) -> str:
    """Return a field of a row as a page shows it."""
    if name == "rank":
        return rank(row.rank, issue.language)
    if name == "points":
        return points_figure(row.points, issue.language)
    if name == "moved":
        return moved_figure(row.moved, issue.language)
    cell = _cell(issue, row, name)
    return whole(cell, issue.language) if isinstance(cell, int) else str(cell)


def published(issue: Issue, pdf: bytes) -> Sequence[tuple[str, bytes]]:
    """Return the public files of an issue by their names; its PDF is made already."""
    return (
        ("classement_saison.pdf", pdf),
        ("classement_saison.csv", season_csv(issue)),
        ("classement_saison.xlsx", season_xlsx(issue)),
        ("classement_saison.txt", season_text(issue).encode()),
    )
