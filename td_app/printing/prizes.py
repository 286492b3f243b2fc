"""The prizes on paper: what each place wins, then who won it; a receipt for each prize."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from reports.prize_list import PrizeLine, PrizeList, Standing
from reports.prize_receipts import PrizeReceipt, PrizeReceipts
from td_app.live.session import TournamentSession
from td_app.printing.document import Stationery, heading_of
from td_app.tournament.state.prizes import PrizeKind
from td_app.tournament.views.prizes import PrizeRow, PrizesView, prizes_view
from td_app.words.deals import listed_words
from td_app.words.figures import money_text, percent_text, points_text
from td_app.words.language import Language
from td_app.words.on_paper import PaperWords
from td_app.words.prizes import prize_text, rounding_told, won_text

LOTS = ("{n:lot|lots}", "{n:prize|prizes}")
AWARDS = ("{n:récompense|récompenses}", "{n:award|awards}")


def prize_list(session: TournamentSession, stationery: Stationery) -> PrizeList:
    """Return the prize of each place, with the players in it as soon as it is taken."""
    view = prizes_view(session.state, session)
    language = stationery.language
    lines = sorted(_lines(view, language), key=lambda line: line.place)
    return PrizeList(
        heading=heading_of(session, stationery),
        sort=view.kind.value,
        lines=tuple(lines),
        places=view.paid,
        total=_total(view, language),
        over=view.over,
        note=_agreed(session, language) or rounding_told(view.lowered, view.unpaid, language),
    )


def _agreed(session: TournamentSession, language: Language) -> str:
    """Return the line about a deal that ended play, "" without a deal."""
    deal = session.state.deal
    if deal is None or not deal.ranking:
        return ""
    return listed_words(deal.kind.value, len(deal.shares), language)


def _lines(view: PrizesView, language: Language) -> Iterator[PrizeLine]:
    """Yield a line for each winner, then one for each place without one."""
    covered: set[int] = set()
    rows = {row.place: row for row in view.rows}
    for winner in view.winners:
        won = winner.won
        row = rows.get(winner.won.place)
        covered.update(range(won.place, won.place + won.among))
        standing: Standing = "withdrawn" if winner.withdrew else ""
        if winner.disqualified:
            standing = "disqualified"
        yield PrizeLine(
            place=won.place,
            prize=won_text(won, language),
            share=_share(rows[won.place], view, language)
            if won.place in rows and won.among == 1
            else "",
            name=winner.name,
            club=winner.club,
            tied=won.among > 1,
            awaits=won.awaits,
            standing=standing,
        )
    for row in view.rows:
        prize = prize_text(view.kind, row, language)
        if row.place not in covered and prize.strip():
            yield PrizeLine(row.place, prize, _share(row, view, language))


def _share(row: PrizeRow, view: PrizesView, language: Language) -> str:
    return percent_text(row.share, language) if row.share else ""


def _total(view: PrizesView, language: Language) -> str:
    match view.kind:
        case PrizeKind.MONEY:
            return money_text(view.pool, language)
        case PrizeKind.POINTS:
            return points_text(Fraction(sum(row.points for row in view.rows)), language)
        case _:
            given = sum(bool(row.text.strip()) for row in view.rows)
            honorary = view.kind is PrizeKind.HONORARY
            return PaperWords(language).say(AWARDS if honorary else LOTS, n=given)


def prize_receipts(session: TournamentSession, stationery: Stationery) -> PrizeReceipts:
    """Return a receipt for each prize that has a name; those to be decided wait."""
    view = prizes_view(session.state, session)
    language = stationery.language
    receipts = tuple(_receipts(view, language))
    return PrizeReceipts(heading_of(session, stationery), receipts)


def _receipts(view: PrizesView, language: Language) -> Iterator[PrizeReceipt]:
    before: dict[int, int] = {}
    for winner in view.winners:
        won = winner.won
        # Numbered from the place: the same number however early the receipt is printed.
        number = won.place + before.setdefault(won.place, 0)
        before[won.place] += 1
        prize = won_text(won, language)
        if not won.awaits and prize.strip():
            yield PrizeReceipt(
                number=number,
                name=winner.name,
                place=won.place,
                prize=prize,
                club=winner.club,
                cents=won.cents,
                tied=won.among > 1,
            )


def somebody_won(session: TournamentSession) -> str | None:
    """Return None once a prize is won, else what is missing."""
    if not session.state.drawn:
        return "NOT_DRAWN_YET"
    view = prizes_view(session.state, session)
    if any(_receipts(view, "fr")):
        return None
    return "PRIZES_TO_DECIDE" if any(w.won.awaits for w in view.winners) else "NO_PRIZE_WON_YET"
