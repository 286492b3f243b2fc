"""A scene as SVG for a browser: each mark as it was placed, nothing decided here.

What a window draws, a browser of 2015 draws too: presentation attributes alone, no style within,
no custom property. The faces are those of ``web/static/wall.css``, by class.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from html import escape
from typing import Final

from assets import assets_folder
from reports.lettering import Weight
from reports.marks import Area, Bar, Disc, Drawing, Mark, Picture, Said, Squares, Stroke
from td_app.wall.scene import Scene

#: The class of each face.
FACES: Final = {
    Weight.WORDS: "regular",
    Weight.WORDS_SEMIBOLD: "semibold",
    Weight.WORDS_BOLD: "bold",
    Weight.EVEN: "even",
    Weight.FIGURES: "figures",
}
_ANCHORS: Final = {"left": "start", "right": "end", "center": "middle"}
#: The light in the middle of a ground: the height of its middle, how far it reaches.
LIGHT: Final = (0.42, 0.62)

#: Where the browser finds each picture that scenes name.
Addresses = Mapping[str, str]


def still_svg(scene: Scene, addresses: Addresses) -> str:
    """Return the ground and what stays; the ground is left out where the theme has none."""
    inside = _ground(scene, addresses) + _drawn(scene.still, addresses)
    return _svg(scene, 'aria-hidden="true"', inside)


def ticking_svg(scene: Scene, addresses: Addresses, title: str) -> str:
    """Return what a second changes, to be laid over what stays, with all that is read out."""
    said = escape(", ".join(scene.said))
    named = f'<title id="named">{escape(title)}</title><desc id="read">{said}</desc>'
    inside = named + _drawn(scene.ticking, addresses)
    return _svg(scene, 'role="img" aria-labelledby="named read"', inside)


def _svg(scene: Scene, attributes: str, inside: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {_n(scene.width)} {_n(scene.height)}" {attributes}>{inside}</svg>'
    )


def _ground(scene: Scene, addresses: Addresses) -> str:
    """The picture behind a scene under its scrim; else its ground, lightest in the middle."""
    theme = scene.theme
    whole = f'width="{_n(scene.width)}" height="{_n(scene.height)}"'
    behind = scene.backdrop
    if behind is not None and behind.name in addresses:
        picture = f'<image {whole} preserveAspectRatio="xMidYMid slice" '
        picture += f'xlink:href="{escape(addresses[behind.name])}"/>'
        scrim = f'fill="{behind.colour}" fill-opacity="{_n(behind.share)}"'
        return f"{picture}<rect {whole} {scrim}/>"
    if not theme.inner:
        return ""
    if theme.inner == theme.outer:
        return f'<rect {whole} fill="{theme.inner}"/>'
    (height, reach) = LIGHT
    middle = f'cx="{_n(scene.width / 2)}" cy="{_n(scene.height * height)}"'
    radius = _n(max(scene.width, scene.height) * reach)
    return (
        f'<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" {middle} r="{radius}">'
        f'<stop offset="0" stop-color="{theme.inner}"/>'
        f'<stop offset="1" stop-color="{theme.outer}"/></radialGradient></defs>'
        f'<rect {whole} fill="url(#light)"/>'
    )


def _drawn(marks: Iterable[Mark], addresses: Addresses) -> str:
    return "".join(_element(mark, addresses) for mark in marks)


def _element(mark: Mark, addresses: Addresses) -> str:
    if isinstance(mark, Picture):
        return _picture(mark, addresses)
    draw: Callable[[Mark], str] = _DRAWERS[type(mark)]
    return draw(mark)


def _words(mark: Said) -> str:
    where = f'x="{_n(mark.x)}" y="{_n(mark.baseline)}" font-size="{_n(mark.size)}"'
    drawn = f'fill="{mark.colour}" text-anchor="{_ANCHORS[mark.align]}"'
    return f'<text class="{FACES[mark.face]}" {where} {drawn}>{escape(mark.text)}</text>'


def _bar(mark: Bar) -> str:
    inside = mark.thick / 2
    wide = max(0.0, mark.width - mark.thick)
    high = max(0.0, mark.height - mark.thick)
    where = f'x="{_n(mark.x + inside)}" y="{_n(mark.top + inside)}"'
    where += f' width="{_n(wide)}" height="{_n(high)}"'
    radius = min(mark.radius, wide / 2, high / 2)
    if radius:
        where += f' rx="{_n(radius)}"'
    drawn = _ink(mark.colour, mark.share) + _edge(mark.edge, mark.thick, mark.share)
    if mark.edge and mark.dashes:
        drawn += _dashes(mark.dashes) + ' stroke-linecap="square"'
    return f"<rect {where}{drawn}/>"


def _disc(mark: Disc) -> str:
    where = f'cx="{_n(mark.x)}" cy="{_n(mark.y)}" r="{_n(mark.radius - mark.thick / 2)}"'
    edge = _edge(mark.edge, mark.thick, mark.share)
    return f"<circle {where}{_ink(mark.colour, mark.share)}{edge}/>"


def _stroke(mark: Stroke) -> str:
    drawn = _ink("", 1) + _edge(mark.colour, mark.thick, mark.share) + _dashes(mark.dashes)
    return f'<polyline points="{_points(mark)}"{drawn} stroke-linejoin="round"/>'


def _area(mark: Area) -> str:
    return f'<polygon points="{_points(mark)}"{_ink(mark.colour, mark.share)}/>'


def _points(mark: Stroke | Area) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in mark.points)


def _drawing(mark: Drawing) -> str:
    side = _n(mark.side)
    where = f'x="{_n(mark.x)}" y="{_n(mark.top)}" width="{side}" height="{side}"'
    return f"<svg {where}{_icon(mark.name).replace('currentColor', mark.colour)}"


@lru_cache(maxsize=128)
def _icon(name: str) -> str:
    """A drawing of ``assets/icons`` from its view box on."""
    drawn = (assets_folder() / "icons" / f"{name}.svg").read_text(encoding="utf-8").strip()
    return drawn[drawn.index(" viewBox") :]


def _picture(mark: Picture, addresses: Addresses) -> str:
    """A picture, its corners cut; one that is not there is left out."""
    if mark.name not in addresses:
        return ""
    where = f'x="{_n(mark.x)}" y="{_n(mark.top)}"'
    where += f' width="{_n(mark.width)}" height="{_n(mark.height)}"'
    address = f'xlink:href="{escape(addresses[mark.name])}"'
    clip = before = ""
    if mark.radius:
        name = f"cut{round(mark.x)}-{round(mark.top)}"
        rounded = f'<rect {where} rx="{_n(mark.radius)}"/>'
        before = f'<defs><clipPath id="{name}">{rounded}</clipPath></defs>'
        clip = f' clip-path="url(#{name})"'
    return f'{before}<image {where} preserveAspectRatio="none" {address}{clip}/>'


def _squares(mark: Squares) -> str:
    side = mark.side / len(mark.rows)
    dark = (
        f"M{_n(mark.x + across * side)} {_n(mark.top + down * side)}h{_n(side)}v{_n(side)}"
        f"h-{_n(side)}z"
        for down, row in enumerate(mark.rows)
        for across, one in enumerate(row)
        if one == "#"
    )
    return f'<path shape-rendering="crispEdges" fill="{mark.colour}" d="{"".join(dark)}"/>'


def _ink(colour: str, share: float) -> str:
    covers = f' fill-opacity="{_n(share)}"' if share < 1 else ""
    return f' fill="{colour or "none"}"{covers}'


def _edge(colour: str, thick: float, share: float) -> str:
    if not colour or not thick:
        return ""
    covers = f' stroke-opacity="{_n(share)}"' if share < 1 else ""
    return f' stroke="{colour}" stroke-width="{_n(thick)}"{covers}'


def _dashes(lengths: tuple[float, ...]) -> str:
    return f' stroke-dasharray="{" ".join(map(_n, lengths))}"' if lengths else ""


def _n(value: float) -> str:
    """A number in two decimals at most."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


_DRAWERS: Final[Mapping[type, Callable[..., str]]] = {
    Said: _words,
    Bar: _bar,
    Disc: _disc,
    Stroke: _stroke,
    Area: _area,
    Drawing: _drawing,
    Squares: _squares,
}
