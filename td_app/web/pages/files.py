"""The files that pages ask for, and what is sent alike to everybody, written and packed once."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

HERE: Final = Path(__file__).parent.parent / "static"
#: What they are; nothing else is given out.
FILES: Final = {
    "phone.css": "text/css",
    "phone.js": "text/javascript",
    "sign.js": "text/javascript",
    "pair.js": "text/javascript",
    "own.js": "text/javascript",
    "wall.css": "text/css",
    "wall.js": "text/javascript",
    "icon.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "tapis-regular.woff2": "font/woff2",
    "tapis-bold.woff2": "font/woff2",
    "tapis-figures.woff2": "font/woff2",
    **{
        f"wall-{face}.{kind}": f"font/{kind}"
        for face in ("regular", "semibold", "bold", "even", "figures")
        for kind in ("woff2", "woff")
    },
}
#: Under an address that holds the version a browser keeps them for a year: it never asks again.
KEPT: Final = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class Written:
    """Bytes that everybody reads alike, as they are and packed by gzip.

    Of these alone a packed copy is sent: what is one reader's own may stand beside a secret, and
    the length of a packed page tells of both (BREACH).
    """

    plain: bytes
    packed: bytes

    @classmethod
    def of(cls, plain: bytes) -> Written:
        """Return the bytes with their packed copy."""
        return cls(plain, gzip.compress(plain, mtime=0))

    def answer(self, request: Request, kind: str) -> Response:
        """Return what is sent to a reader: packed where that is read there, and shorter."""
        reads = "gzip" in request.headers.get("accept-encoding", "")
        if not reads or len(self.packed) >= len(self.plain):
            return Response(self.plain, media_type=kind, headers={"Vary": "Accept-Encoding"})
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(self.packed, media_type=kind, headers=headers)


def file_address(name: str) -> str:
    """Return where a file is: another address as soon as any of them holds something else."""
    return f"/static/{_version()}/{name}"


@cache
def _version() -> str:
    return sha256(b"".join(_read(name).plain for name in FILES)).hexdigest()[:12]


@cache
def _read(name: str) -> Written:
    return Written.of((HERE / name).read_bytes())


async def _file(request: Request) -> Response:
    name = request.path_params["name"]
    if name not in FILES:
        return Response(status_code=404)
    answer = _read(name).answer(request, FILES[name])
    current = request.path_params.get("version") == _version()
    answer.headers["Cache-Control"] = KEPT if current else "no-cache"
    return answer


def files() -> list[Route]:
    """Return where the pages' own files are, also without their version."""
    return [Route("/static/{name}", _file), Route("/static/{version}/{name}", _file)]
