"""A page for a club's site that needs nothing else: light by day, dark by night, charts too."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final

from reports.charts import ON_DARK, ON_LIGHT
from reports.marks import ChartMark, svg
from td_app.words.language import Language

#: Places the marks of a chart in a width and a height, its words of a size.
Placing = Callable[[float, float, float], tuple[ChartMark, ...]]
#: What a page and its charts are drawn in, by the names of its style.
WEB_LIGHT: Final = {
    "ink": "#191d1a",
    "soft": "#535a55",
    "rule": "#dcdfda",
    "bar": "#0b5c3b",
    "page": "#ffffff",
    "accent": "#0b5c3b",
    "red": "#b3261e",
    **ON_LIGHT,
}
WEB_DARK: Final = {
    "ink": "#eceeec",
    "soft": "#a8b0aa",
    "rule": "#313732",
    "bar": "#4fc48d",
    "page": "#121513",
    "accent": "#4fc48d",
    "red": "#ff9d94",
    **ON_DARK,
}


#: How wide a chart is drawn on a page and, anew, on a phone, and up to what width that is one
#: (pixels); how high its letters are, of which a phone shows the seven eighths.
WEB_WIDTH: Final = 760
PHONE_WIDTH: Final = 340
PHONE_UP_TO: Final = 600
LETTERS: Final = 12
PHONE_LETTERS: Final = 13


def web_chart(place: Placing, height: float, told: str) -> str:
    """Return a chart as a page shows it and as a phone does; ``told`` is read out."""
    sizes = (("on-page", WEB_WIDTH, LETTERS), ("on-phone", PHONE_WIDTH, PHONE_LETTERS))
    return "".join(
        f'<div class="{name}">{svg(place(wide, height, letters), wide, height, told)}</div>'
        for name, wide, letters in sizes
    )


def _root(colours: Mapping[str, str]) -> str:
    return f":root{{{';'.join(f'--{name}:{colour}' for name, colour in colours.items())}}}"


#: One of two drawings is seen, and read out.
ONE_CHART: Final = (
    f".on-phone{{display:none}}@media(max-width:{PHONE_UP_TO}px)"
    "{.on-page{display:none}.on-phone{display:block}}"
)
STYLE: Final = f"""
{_root(WEB_LIGHT)}
@media(prefers-color-scheme:dark){{{_root(WEB_DARK)}}}
body{{margin:0;background:var(--page);color:var(--ink);font:16px/1.45 system-ui,sans-serif}}
main{{max-width:760px;margin:0 auto;padding:24px 16px}}
h1{{font-size:1.6em;margin:0}}h2{{font-size:1.15em;margin:1.8em 0 .4em}}
p{{color:var(--soft);margin:.3em 0}}table{{width:100%;border-collapse:collapse;margin:1em 0}}
th{{text-align:left;font-size:.8em;color:var(--soft)}}
th,td{{padding:.35em .5em;border-bottom:1px solid var(--rule)}}
td.n,th.n{{text-align:right;font-variant-numeric:tabular-nums}}
svg{{width:100%;height:auto;font-family:inherit}}
{ONE_CHART}
"""


def web_page(
    language: Language, called: Sequence[str], club: str, body: str, style: str = ""
) -> str:
    """Return a page of a club in a language, by what it is ``called``, the widest word first."""
    heading = " – ".join(filter(None, called))
    title = " – ".join(filter(None, (heading, club)))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}{style}</style></head>\n<body><main>\n"
        f"<h1>{escape(heading)}</h1><p>{escape(club)}</p>{body}\n"
        "</main></body></html>\n"
    )
