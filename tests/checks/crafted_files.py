"""Read members' files made to harm, by hand: each is rows or a refusal, nothing here ends.

``python tests/checks/crafted_files.py [HOW_MANY] [SEED]``; 500 take some minutes. The memory of
the process that reads is told: it stays under 300 MB.
"""

from __future__ import annotations

import io
import random
import re
import sys
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread

import psutil

from rules_ropta.ruling import Refused
from td_app.members_file.reader_process import read_apart

SAMPLES = Path(__file__).resolve().parents[1] / "td_app" / "members_file" / "imports"
LIES = ("ZZZZ99999999", "A1048577", "XFE1", "A0", "A-1", "", "Ａ１", "A" * 4_000)
HUGE = (2**31, 2**32 - 1, 2**40, 10**15, -1)
MOST = 300


def crafted(chance: random.Random) -> Iterator[tuple[str, bytes]]:
    """Yield one file after the other: real ones, each made wrong in one way or two."""
    samples = [path for path in sorted(SAMPLES.iterdir()) if path.suffix in (".xlsx", ".ods")]
    ways = (bits, cut, lying_cells, repeated, bomb, deep, lying_sizes, unknown_method, bare)
    while True:
        sample = chance.choice(samples)
        way = chance.choice(ways)
        yield f"{way.__name__}{sample.suffix}", way(sample.read_bytes(), chance)


def bits(content: bytes, chance: random.Random) -> bytes:
    """Return it with some bytes changed."""
    changed = bytearray(content)
    for _ in range(chance.randint(1, 40)):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)


def cut(content: bytes, chance: random.Random) -> bytes:
    """Return its beginning."""
    return content[: chance.randrange(len(content))]


def bare(content: bytes, chance: random.Random) -> bytes:
    """Return noise under a workbook's first bytes."""
    return content[:4] + chance.randbytes(chance.randrange(20_000))


def lying_cells(content: bytes, chance: random.Random) -> bytes:
    """Return it with cells that say they stand elsewhere."""
    return _rewritten(content, lambda text: re.sub(r'r="[A-Z]+\d+"', _lie(chance), text))


def repeated(content: bytes, chance: random.Random) -> bytes:
    """Return it with rows and columns said to be repeated."""
    said = f' table:number-columns-repeated="{chance.choice(HUGE)}"'
    rows = f' table:number-rows-repeated="{chance.choice(HUGE)}"'
    return _rewritten(
        content,
        lambda text: (
            text.replace("<table:table-cell", f"<table:table-cell{said}")
            .replace("<table:table-row", f"<table:table-row{rows}")
            .replace("<row ", f'<row spans="1:{chance.choice(HUGE)}" ')
        ),
    )


def bomb(content: bytes, chance: random.Random) -> bytes:
    """Return it with a part that unpacks into far more than it is."""
    more = " " * chance.choice((10**6, 10**7, 10**8))
    return _rewritten(content, lambda text: text.replace("><", f">{more}<", 1))


def deep(content: bytes, chance: random.Random) -> bytes:
    """Return it with texts inside texts inside texts."""
    many = chance.choice((100, 5_000, 100_000))
    inside = "<text:span>" * many + "x" + "</text:span>" * many
    return _rewritten(content, lambda text: text.replace("<text:p>", f"<text:p>{inside}", 1))


def lying_sizes(content: bytes, chance: random.Random) -> bytes:
    """Return it with sizes in its directory that are not those of its parts."""
    changed, at = bytearray(content), content.find(b"PK\x01\x02")
    if at >= 0:
        changed[at + 20 : at + 28] = chance.randbytes(8)
    return bytes(changed)


def unknown_method(content: bytes, chance: random.Random) -> bytes:
    """Return it packed in a way nobody knows, or said to be encrypted."""
    changed = bytearray(content)
    for mark, field in ((b"PK\x01\x02", 10), (b"PK\x03\x04", 8)):
        at = content.find(mark)
        changed[at + field] = chance.randrange(100)
        changed[at + field - 2] ^= chance.randrange(2)
    return bytes(changed)


def _lie(chance: random.Random) -> str:
    return f'r="{chance.choice(LIES)}"'


def _rewritten(content: bytes, change) -> bytes:  # type: ignore[no-untyped-def]
    made = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(content)) as before,
        zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as after,
    ):
        for name in before.namelist():
            text = before.read(name).decode("utf-8", "surrogateescape")
            if name.endswith(("sheet1.xml", "content.xml")):
                text = change(text)
            after.writestr(name, text.encode("utf-8", "surrogateescape"))
    return made.getvalue()


def read_all(how_many: int, seed: int) -> tuple[int, int]:
    """Read so many; return how many were refused, and the most memory a reader took (MB).

    Anything else than rows or a refusal ends this with its fault.
    """
    refused = 0
    files = crafted(random.Random(seed))
    with Watch() as watch:
        for _ in range(how_many):
            _, content = next(files)
            try:
                read_apart(content, None)
            except Refused:
                refused += 1
    return refused, watch.most // 1_000_000


class Watch(Thread):
    """Looks every few milliseconds at the memory of the processes that read (bytes)."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.most, self._over = 0, Event()

    def __enter__(self) -> Watch:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self.join()

    def run(self) -> None:
        """Look until it is over."""
        here = psutil.Process()
        while not self._over.wait(0.005):
            for reader in here.children():
                with suppress(psutil.Error):
                    # A child that has not become itself yet counts what its parent holds.
                    if "--multiprocessing-fork" in reader.cmdline():
                        self.most = max(self.most, reader.memory_info().rss)


def main(how_many: int = 500, seed: int = 1) -> int:
    """Return 0 when every file was rows or a refusal, and no reader took 300 MB."""
    refused, most = read_all(how_many, seed)
    print(f"{how_many} files, {refused} refused, at most {most} MB")
    return 0 if most < MOST else 1


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
