"""A file laid out as the federation's: a cover, a table of contents, then the articles.

Its sentences are ours: the federation's own are not kept here.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas

from rules_ropta.rulebook import Article, load_rulebook

LINES = 44
"""Lines a page."""

WIDTH, HEIGHT = A4


def published(articles: Sequence[Article] = (), repeat: int = 6) -> tuple[bytes, dict[str, int]]:
    """Return a PDF of these articles (all without any) and the page of each, from 0.

    Headings are in capitals without accents, as "ARTICLE 9.12 : JETON UNIQUE…"; every summary
    is written ``repeat`` times under its heading.
    """
    chosen = tuple(articles) or tuple(load_rulebook().articles.values())
    contents = len(chosen) // LINES + 1
    body, pages = _body(chosen, repeat, first=1 + contents)
    file = BytesIO()
    canvas = Canvas(file, pagesize=A4, invariant=1)
    canvas.drawString(72, HEIGHT / 2, "REGLEMENT DE TOURNOI, EXEMPLE")
    canvas.showPage()
    for start in range(0, contents * LINES, LINES):
        here = chosen[start : start + LINES]
        _page(canvas, [_entry(article, pages[article.number]) for article in here])
    for lines in body:
        _page(canvas, lines)
    canvas.save()
    return file.getvalue(), pages


def _entry(article: Article, page: int) -> str:
    return f"Article {article.number} : {article.title[:60]}{'.' * 20}{page + 1}"


def _body(
    articles: Sequence[Article], repeat: int, first: int
) -> tuple[list[list[str]], dict[str, int]]:
    body: list[list[str]] = [[]]
    pages: dict[str, int] = {}
    for article in articles:
        heading = f"ARTICLE {article.number} : {article.title[:60].upper()}"
        said = [article.summary_fr[:90], f"Voir aussi l’article {article.number}."] * repeat
        if len(body[-1]) + len(said) + 2 > LINES:
            body.append([])
        pages[article.number] = first + len(body) - 1
        body[-1] += [heading, *said, ""]
    return body, pages


def _page(canvas: Canvas, lines: Sequence[str]) -> None:
    for place, line in enumerate(lines):
        canvas.setFont("Helvetica", 11)
        canvas.drawString(56, HEIGHT - 64 - place * 17, line)
    canvas.showPage()
