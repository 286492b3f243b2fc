"""The director's guide as a PDF and as one page for any browser, with pictures made today."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Mapping
from datetime import datetime
from html import escape
from io import BytesIO

from reports.facts import Heading
from reports.guide import Guide, GuideChapter, GuidePicture, GuideText, render_guide
from reports.sheet import picture_points
from td_app.printing.document import Stationery
from td_app.words.guide import (
    CHAPTERS,
    DISCS,
    TITLE,
    Chapter,
    Part,
    Pictured,
    Said,
    Steps,
    marked,
    text_of,
)
from td_app.words.language import Language
from td_app.words.members import title_words

#: A picture (PNG) by the name of its scene.
Pictures = Mapping[str, bytes]

_STYLE = """
:root { color-scheme: light dark; --ink: #1c1b1a; --soft: #5c5a57; --paper: #fbfaf9;
  --line: #d9d7d3; --accent: #0b5d3b; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1efec; --soft: #b5b2ad; --paper: #171918;
  --line: #3a3d3b; --accent: #7fd3a8; } }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1.25rem 4rem; background: var(--paper);
  color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; }
h1 { font-size: 2rem; }
main { counter-reset: chapter; }
h2::before { counter-increment: chapter; content: counter(chapter) ". "; }
h2 { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1.5rem; }
a { color: var(--accent); } li { margin: .5rem 0; }
.steps li { position: relative; }
.steps b { position: absolute; left: -2.1rem; width: 1.5rem; border-radius: 1rem; background:
  var(--accent); color: var(--paper); line-height: 1.5rem; text-align: center; font-size: .9rem; }
.steps li:has(b) { list-style: none; }
img { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; }
/* As wide as it was drawn; on a telephone it is moved about. */
figure { margin: 1.5rem 0; }
@media (max-width: 40rem) { figure { overflow-x: auto; } figure img { max-width: none; } }
figcaption { color: var(--soft); font-size: .9rem; }
kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 .35em; font: inherit; }
"""


def guide_pdf(pictures: Pictures, stationery: Stationery, now: datetime) -> bytes:
    """Return the PDF of the guide; a picture that is missing is left out."""
    language = stationery.language
    club = stationery.club or title_words(language)
    heading = Heading(
        club, None, "", now, stationery.words, "", logo=stationery.logo, size=stationery.size
    )
    chapters = tuple(
        GuideChapter(text_of(chapter.title, language), tuple(_printed(chapter, pictures, language)))
        for chapter in CHAPTERS
    )
    return render_guide(Guide(heading, text_of(TITLE, language), chapters))


def _printed(
    chapter: Chapter, pictures: Pictures, language: Language
) -> Iterator[GuideText | GuidePicture]:
    for part in chapter.parts:
        match part:
            case Said(text):
                yield GuideText(_pieces(text_of(text, language)))
            case Steps(lines):
                for number, line in enumerate(lines, 1):
                    yield GuideText(_pieces(text_of(line, language)), number)
            case Pictured(scene, caption, seen) if scene in pictures:
                png = pictures[scene]
                said = text_of(caption, language)
                yield GuidePicture(png, said, seen == "wall", _discs_on(png))


def _discs_on(png: bytes) -> tuple[int, ...]:
    from PIL import Image

    told = str(Image.open(BytesIO(png)).info.get(DISCS, ""))
    return tuple(map(int, told.split()))


def _pieces(text: str) -> tuple[tuple[str, bool], ...]:
    return tuple((piece, mark != "plain") for mark, piece in marked(text))


def guide_page(pictures: Pictures, language: Language) -> str:
    """Return the guide as one self-contained HTML page."""
    title = escape(text_of(TITLE, language))
    listed = "".join(
        f'<li><a href="#{one.key}">{escape(text_of(one.title, language))}</a></li>'
        for one in CHAPTERS
    )
    body = "".join(_section(one, pictures, language) for one in CHAPTERS)
    return (
        f'<!DOCTYPE html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{_STYLE}</style></head>"
        f"<body><h1>{title}</h1><nav><ol>{listed}</ol></nav><main>{body}</main></body></html>\n"
    )


def _section(chapter: Chapter, pictures: Pictures, language: Language) -> str:
    title = escape(text_of(chapter.title, language))
    parts = ""
    shown: tuple[int, ...] = ()
    for part in chapter.parts:
        if isinstance(part, Pictured) and part.scene in pictures:
            shown = _discs_on(pictures[part.scene])
        parts += _part_page(part, pictures, language, shown)
        if isinstance(part, Steps):
            shown = ()
    return f'<section id="{chapter.key}"><h2>{title}</h2>{parts}</section>'


def _part_page(part: Part, pictures: Pictures, language: Language, shown: tuple[int, ...]) -> str:
    """Return a part of a chapter as HTML; a picture that is missing is left out.

    Steps bear the numbers of the discs ``shown`` for them, the others a dot.
    """
    match part:
        case Said(text):
            return f"<p>{_line(text_of(text, language))}</p>"
        case Steps(lines):
            discs = {step: f"<b>{number}</b>" for number, step in enumerate(shown, 1)}
            steps = "".join(
                f"<li>{discs.get(step, '')}{_line(text_of(line, language))}</li>"
                for step, line in enumerate(lines, 1)
            )
            return f'<ul class="steps">{steps}</ul>'
        case Pictured(scene, caption):
            if scene not in pictures:
                return ""
            said = escape(text_of(caption, language))
            wide = round(picture_points(pictures[scene]) * 96 / 72)
            source = f"data:image/png;base64,{b64encode(pictures[scene]).decode('ascii')}"
            return (
                f'<figure><img src="{source}" width="{wide}" alt="{said}">'
                f"<figcaption>{said}</figcaption></figure>"
            )


def _line(text: str) -> str:
    tags = {"plain": "{}", "button": "<strong>{}</strong>", "key": "<kbd>{}</kbd>"}
    return "".join(tags[mark].format(escape(piece)) for mark, piece in marked(text))
