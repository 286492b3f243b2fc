"""The certificate handed to whom the club erased: what was, where nothing is left, what remains."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from reports.facts import Heading
from reports.flow import Block, Section
from reports.labels import Pair
from reports.lettering import TypeStyle
from reports.page_layout import (
    body_width,
    heading_block,
    is_small,
    paragraph,
    print_pages,
)

TITLE: Pair = ("Attestation d’effacement", "Certificate of erasure")
PLAIN = TypeStyle(10.5)
ON_A_SMALL_SHEET = TypeStyle(8.5)


@dataclass(frozen=True, slots=True)
class ErasureCertificate:
    """What was erased of somebody, as sentences: an opening, then each part with its lines."""

    heading: Heading
    opening: str
    parts: tuple[tuple[str, tuple[str, ...]], ...]


def render_erasure_certificate(facts: ErasureCertificate) -> bytes:
    """Return the PDF of a certificate."""
    heading = facts.heading
    return print_pages(heading, heading.words.say(TITLE), Section(tuple(_blocks(facts))))


def _blocks(facts: ErasureCertificate) -> Iterator[Block]:
    wide = body_width(facts.heading)
    style = ON_A_SMALL_SHEET if is_small(facts.heading) else PLAIN
    yield from paragraph(facts.opening, wide, style)
    for title, lines in facts.parts:
        yield heading_block(title, wide)
        for line in lines:
            yield from paragraph(f"– {line}", wide, style)
