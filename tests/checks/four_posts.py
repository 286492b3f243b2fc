"""Four posts at human pace while the server stops, networks are cut and a clock is wrong.

Each has a user of its own, and the server judges what it writes.

``python tests/checks/four_posts.py [MINUTES] [FOLDER]``: ten minutes, six server stops, four
processes, two of them with a director's window. It tells what was lost, done twice or undone
unseen (nothing), how long a window's loop was kept from its timers, and when news were seen.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from cut_network import CutNetwork  # noqa: E402
from one_post import NOTED_S, PULSE_S, SETTLING_S, Part  # noqa: E402
from postgres_server import PASSWORD, PostgresServer, postgres_server  # noqa: E402
from sqlalchemy import make_url  # noqa: E402

from td_app.bootstrap import club_of  # noqa: E402
from td_app.persistence.check import check_database  # noqa: E402
from td_app.persistence.engine import open_database  # noqa: E402
from td_app.persistence.roles import bind  # noqa: E402
from td_app.tournament import commands as cmd  # noqa: E402
from td_app.tournament import events as ev  # noqa: E402
from td_app.tournament.history import History  # noqa: E402
from td_app.training.sample import sample_tournament  # noqa: E402

STOPS, WINDOWS = 6, 2
NAMES = ("posteA", "posteB", "posteC", "posteD")
POSTS = len(NAMES)
#: A wrong clock, and how long posts have to settle what is in doubt once all is mended (s).
OFF_S, QUIET_S = 120.0, 12.0
#: News count as late where the post that sees them was linked since so long (s).
LINKED_S = 2.0

#: Four programs begin within so long (s).
BEGINNING_S = 12.0

Line = dict[str, Any]


@dataclass
class Trial:
    """What happened: the journal, each post's diary, when which post had no server."""

    entries: list[ev.Entry]
    seals: dict[int, str]
    names: list[str]
    diaries: dict[str, list[Line]]
    outages: list[tuple[float, float, str]]
    stalls: list[tuple[float, float]]
    whole: bool
    faults: list[str] = field(default_factory=list)

    def lines(self, what: str, post: str = "") -> Iterator[Line]:
        """Return what the diaries hold of a kind, in all or one of the posts."""
        for name, diary in self.diaries.items():
            if not post or name == post:
                yield from (line for line in diary if line["what"] == what)

    def gaps(self) -> list[tuple[float, float]]:
        """Return how long windows were kept from their timers (s), the longest first, and how much
        of each this machine was busy elsewhere: their threads queued, or everything stood still.
        """
        found = []
        for gap in self.lines("gap"):
            begin, end = gap["at"] - gap["seconds"], gap["at"]
            still = (long for at, long in self.stalls if at > begin and at - long < end)
            busy = max(gap["queued"], sum(still))
            found.append((gap["seconds"], min(busy, gap["seconds"])))
        return sorted(found, reverse=True)

    def longest_gap(self) -> float:
        """Return the longest one (s), without what the machine did meanwhile."""
        return max((seconds - busy for seconds, busy in self.gaps()), default=0.0)

    def news_s(self) -> list[float]:
        """Return after how long each entry was seen at each other post that was linked."""
        done = {line["sequence"]: line["at"] for line in self.lines("done")}
        wrote = {entry.sequence: entry.post for entry in self.entries}
        return [
            line["at"] - done[line["sequence"]]
            for post in self.diaries
            for line in self.lines("seen", post)
            if line["sequence"] in done
            and wrote[line["sequence"]] != post
            and not self._away(done[line["sequence"]], post)
        ]

    def _away(self, at: float, post: str) -> bool:
        return any(
            begin - LINKED_S < at < end + LINKED_S
            for begin, end, who in self.outages
            if who in ("", post)
        )

    def told_after_s(self) -> list[float]:
        """Return after how long each silence was told at the foot of its window."""
        return [
            min(late)
            for begin, end, post in self.outages
            if (
                late := [
                    line["at"] - begin
                    for line in self.lines("link", post or "?")
                    if begin < line["at"] < end and "hors" in line["words"]
                ]
            )
        ]


def run(minutes: float, folder: Path, stops: int = STOPS) -> Trial:
    """Play the trial and return what happened; diaries are left in ``folder``."""
    with ExitStack() as stack:
        server = stack.enter_context(postgres_server())
        url = stack.enter_context(server.database())
        with open_database(url) as file:
            session = sample_tournament(club_of(file))
        tournament, begun = session.tournament, session.history.sequence
        until = time.time() + minutes * 60 + BEGINNING_S
        parts = []
        networks = [CutNetwork(server.port) for _ in range(POSTS)]
        for number, network in enumerate(networks):
            stack.callback(network.close)
            name, off = NAMES[number], OFF_S if number == POSTS - 1 else 0.0
            bind(url, name, name.lower(), PASSWORD)
            own = make_url(url).set(port=network.port, username=name.lower())
            here = own.render_as_string(hide_password=False)
            diary, window = str(folder / f"{name}.jsonl"), number < WINDOWS
            parts.append(Part(here, tournament, name, until, diary, window, off))
        stalls: list[tuple[float, float]] = []
        threading.Thread(target=_feel_the_machine, args=(until, stalls), daemon=True).start()
        posts = [_begun(part, folder) for part in parts]
        _wait_until_all_begun(parts)
        outages = _spoil(server, networks, until, stops)
        ended = [_ended(post) for post in posts]
        with open_database(url) as file:
            news = file.store.news(tournament, 0)
            seals = {e.sequence: file.store.seal(tournament, e.sequence) for e in news.entries}
        whole = check_database(url).ok
    history = History()
    for entry in news.entries:
        history.take(entry)
    names = [person.last_name for person in news.people.values()]
    diaries = {part.name: _read(Path(part.diary)) for part in parts}
    trial = Trial(list(history.entries)[begun:], seals, names, diaries, outages, stalls, whole)
    for part, code in zip(parts, ended, strict=True):
        if code:
            said = (folder / f"{part.name}.err").read_text(encoding="utf-8")[-2_000:]
            trial.faults.append(f"{part.name} ended {code}: {said}")
    trial.faults += faults(trial)
    return trial


def _begun(part: Part, folder: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, str(HERE / "one_post.py"), json.dumps(asdict(part))]
    with (folder / f"{part.name}.err").open("wb") as said:
        return subprocess.Popen(command, stderr=said)


def _ended(post: subprocess.Popen[bytes]) -> int:
    """How a post ended; one that does not is ended, and told."""
    try:
        return post.wait(timeout=SETTLING_S + 15)
    except subprocess.TimeoutExpired:
        post.kill()
        return post.wait()


def _wait_until_all_begun(parts: list[Part]) -> None:
    """Wait until every post is open: before that there is nothing to trouble."""
    late = time.time() + BEGINNING_S * 3
    while not all(_read(Path(part.diary)) for part in parts) and time.time() < late:
        time.sleep(0.2)


def _feel_the_machine(until: float, stalls: list[tuple[float, float]]) -> None:
    """Note when this machine lets a program that only sleeps wait: no window is faster."""
    felt = time.monotonic()
    while time.time() < until:
        time.sleep(PULSE_S)
        now = time.monotonic()
        if now - felt > NOTED_S:
            stalls.append((time.time(), now - felt))
        felt = now


def _read(diary: Path) -> list[Line]:
    if not diary.exists():
        return []
    return [json.loads(line) for line in diary.read_text(encoding="utf-8").splitlines()]


def _spoil(
    server: PostgresServer, networks: list[CutNetwork], until: float, stops: int
) -> list[tuple[float, float, str]]:
    """Stop the server, between two stops spoil each post's network; return who had none when."""
    outages = []
    turn = (until - QUIET_S - time.time()) / (stops * 2)
    time.sleep(turn / 2)
    for number in range(stops):
        begin = time.time()
        server.stop("immediate" if number % 2 else "fast")
        time.sleep(turn / 3)
        server.start()
        outages.append((begin, time.time(), ""))
        time.sleep(turn * 2 / 3)
        begin, network = time.time(), networks[number % POSTS]
        (network.silent, network.cut, network.cut_after_commit)[number % 3]()
        time.sleep(turn / 2)
        network.mend()
        outages.append((begin, time.time(), NAMES[number % POSTS]))
        time.sleep(turn / 2)
    return outages


def faults(trial: Trial) -> list[str]:
    """Return what should not have been: nothing lost, doubled, undone unseen, out of time."""
    found = []
    done = {line["act"]: line for line in trial.lines("done")}
    written = {entry.act: entry for entry in trial.entries}
    found += [f"lost: {line}" for act, line in done.items() if act not in written]
    found += [f"written, and nobody was told: {e}" for a, e in written.items() if a not in done]
    if len(written) != len(trial.entries):
        found.append("an act is written twice")
    entered = [name for name in trial.names if name.startswith("poste")]
    found += [f"entered twice: {name}" for name in sorted(set(entered)) if entered.count(name) > 1]
    for post in trial.diaries:
        found += _undone_unseen(trial, post)
    now = time.time() * 1000
    found += [f"out of time: {e}" for e in trial.entries if not now - 4e6 < e.recorded_at < now]
    ends = list(trial.lines("end"))
    found += [
        f"not the journal: {end}" for end in ends if trial.seals[end["sequence"]] != end["seal"]
    ]
    if len(ends) != POSTS or max(trial.seals) - min(end["sequence"] for end in ends) > POSTS:
        found.append(f"a post did not see the end: {ends}")
    if not trial.whole:
        found.append("check finds the database damaged")
    return found


def _undone_unseen(trial: Trial, post: str) -> Iterator[str]:
    """Each undo comes right after the last entry that was on sight when it was asked for.

    One that was in doubt is told as done after others were asked for.
    """
    sights = dict[str, int]()
    asked_as = {ev.ActionUndone.KIND: cmd.Undo.KIND, ev.ActionRedone.KIND: cmd.Redo.KIND}
    for line in trial.diaries[post]:
        if line["what"] == "asked" and line["sight"] is not None:
            sights[line["kind"]] = line["sight"]
        elif line["what"] == "done" and line["kind"] in asked_as:
            sight = sights.get(asked_as[line["kind"]], 0)
            if line["sequence"] != sight + 1:
                yield f"undone unseen at {post}, {sight} on sight: {line}"


def told(trial: Trial) -> str:
    """Return what the trial found, a line a matter."""
    gaps, news, silences = trial.gaps(), trial.news_s(), trial.told_after_s()
    asked, done = len(list(trial.lines("asked"))), len(list(trial.lines("done")))
    shown = len(list(trial.lines("shown")))
    codes: dict[str, int] = {}
    for line in trial.lines("told"):
        codes[line["code"]] = codes.get(line["code"], 0) + 1
    lines = [
        f"{asked} acts asked, {done} done, {len(trial.entries)} written; told {codes}",
        f"{shown} undos shown first what others did since; faults: {trial.faults or 'none'}",
        f"windows kept from their timers at most {gaps[0][0] if gaps else NOTED_S:.3f} s, "
        f"{trial.longest_gap():.3f} s without what the machine did meanwhile",
        f"news seen after {median(news):.3f} s (median), {quantiles(news, n=100)[-1]:.3f} s "
        f"(99 of 100), {max(news):.3f} s (longest) of {len(news)}",
        f"silences told at the foot after {', '.join(f'{late:.1f}' for late in silences)} s",
    ]
    return "\n".join(lines)


def main(minutes: float = 10, folder: str = "") -> int:
    """Return 0 when nothing is lost, doubled or undone unseen."""
    with ExitStack() as stack:
        place = folder or stack.enter_context(tempfile.TemporaryDirectory())
        Path(place).mkdir(exist_ok=True)
        trial = run(minutes, Path(place))
    print(told(trial))
    return 1 if trial.faults else 0


if __name__ == "__main__":
    given = sys.argv[1:]
    sys.exit(main(float(given[0]) if given else 10, *given[1:2]))
