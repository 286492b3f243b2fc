"""A player's page, under the name they allow: seasons, evenings, ranks drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from markupsafe import Markup

from reports.places_chart import Finish, Finishes, finishes_marks
from td_app.publishing.site.addresses import evening_page, player_page, season_page
from td_app.publishing.site.calendar import short_day_told
from td_app.publishing.site.charts import web_chart
from td_app.publishing.site.frame import Frame
from td_app.publishing.site.tables import Listed, cell, table_of
from td_app.publishing.site.years import Evening, Result, Years
from td_app.words.figures import points_figure, rank, tenths, whole
from td_app.words.site import site_text

HEIGHT: Final = 220
#: Evenings with a rank, from which on ranks are drawn; how many of the latest.
DRAWN_FROM: Final = 3
MOST_DRAWN: Final = 40


def player_bytes(frame: Frame, years: Years, card: int) -> bytes:
    """Return the page of somebody who has one, in the language that is spoken."""
    who = f"m{card}"
    played = [one for one in years.played.get(who, ()) if one[1].place]
    name = years.naming.of_card(years.naming.cards[card])
    tables = [_seasons(years, who), _evenings(years, who, played)]
    shown = [one for one in tables if one["rows"]]
    told = _in_short(played)
    return frame.listed(player_page(card), name, shown, told=told, charts=_drawn(played))


def _in_short(played: Sequence[tuple[Evening, Result]]) -> list[str]:
    if not played:
        return [site_text("NOTHING_YET")]
    best = min(result.place for _, result in played)
    wins = sum(result.place == 1 for _, result in played)
    podiums = sum(result.place <= 3 for _, result in played)
    told = [site_text("EVENINGS_OF", n=len(played)), site_text("BEST_PLACE", place=best)]
    if wins:
        told.append(site_text("WINS_OF", n=wins))
    if podiums:
        told.append(site_text("PODIUMS_OF", n=podiums))
    return told


def _seasons(years: Years, who: str) -> Listed:
    rows = [
        [
            cell(year.season.name, page=season_page(year.season.id), heads=True),
            cell(rank(row.rank), "n"),
            cell(points_figure(row.points), "n"),
            cell(whole(row.evenings), "n"),
        ]
        for year, row in years.standing.get(who, ())
        if row is not None
    ]
    heads = (("SEASON", ""), ("RANK", "n"), ("POINTS", "n"), ("EVENINGS", "n"))
    return table_of("SEASONS", heads, rows)


def _evenings(years: Years, who: str, played: Sequence[tuple[Evening, Result]]) -> Listed:
    rows = []
    for evening, result in played:
        points = years.earned(evening, who)
        rows.append(
            [
                cell(short_day_told(evening.date), "soft"),
                cell(evening.name, page=evening_page(evening.key), heads=True),
                cell(site_text("PLACE_OF", place=result.place, n=evening.entrants), "n"),
                cell("" if points is None else points_figure(points), "n"),
            ]
        )
    heads = (("DATE", ""), ("EVENING", ""), ("RANK", "n"), ("POINTS", "n"))
    return table_of("EVENINGS", heads, rows)


def _drawn(played: Sequence[tuple[Evening, Result]]) -> list[tuple[str, Markup]]:
    if len(played) < DRAWN_FROM:
        return []
    played = played[:MOST_DRAWN]
    mean = sum(result.place for _, result in played) / len(played)
    course = Finishes(
        site_text("RANKS_DRAWN"),
        site_text("MEAN_RANK", mean=tenths(mean)),
        tuple(
            Finish(
                f"{evening.date[8:10]}/{evening.date[5:7]}",
                result.place,
                evening.entrants,
                rank(result.place),
            )
            for evening, result in reversed(played)
        ),
        rank,
    )
    told = f"{course.title}. {course.mean}."
    drawn = web_chart(partial(finishes_marks, course), HEIGHT, told)
    return [(site_text("RANKS_TITLE"), Markup(drawn))]
