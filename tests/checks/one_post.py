"""One post of the trial in ``four_posts.py``, in a process of its own: it writes what it does.

Every line of its diary is a JSON object with ``what`` happened ``at`` which moment (s since 1970,
by the machine's true clock): ``begun``, ``asked``, ``done``, ``seen``, ``told``, ``shown``,
``link``, ``gap``, ``end``.
"""

from __future__ import annotations

import json
import queue
import random
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

from rules_ropta.ruling import Refused
from td_app import bootstrap
from td_app.bootstrap import SystemClock, club_of
from td_app.live.session import TournamentSession
from td_app.persistence.engine import ClubFile, open_database
from td_app.ports.journals import News
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.person import Person
from td_app.tournament.undoing import SEEN

IN_LETTERS = str.maketrans("0123456789", "abcdefghij")
#: A human acts once in so many seconds, and looks at a question for so long.
PACE_S, LOOKS_S = (1.0, 3.0), 1.5
#: The window's loop is felt so often; what is longer than the second is written down (s).
PULSE_S, NOTED_S = 0.01, 0.05
#: What is in doubt at the end is waited for so long (s).
SETTLING_S = 30.0


@dataclass(frozen=True)
class Part:
    """What a post is told: its address, its name, until when it works, how it looks."""

    url: str
    tournament: int
    name: str
    until: float
    diary: str
    window: bool = False
    off_s: float = 0.0


class WrongClock(SystemClock):
    """A computer's time of day that is wrong, and jumps back two hours in the middle."""

    off_ms, jumps_at = 0, 0.0

    def now_ms(self) -> int:
        jumped = bool(self.off_ms) and time.monotonic() > self.jumps_at
        return super().now_ms() + self.off_ms - (7_200_000 if jumped else 0)


class Diary:
    """What a post did and saw, as it happens."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def note(self, what: str, **told: Any) -> None:
        print(json.dumps({"what": what, "at": time.time(), **told}), file=self._file, flush=True)

    def done(self, entry: ev.Entry) -> None:
        self.note("done", act=entry.act, sequence=entry.sequence, kind=entry.event.KIND)


class Director:
    """What a human would ask next, by chance; each act is known again by its name or figure."""

    def __init__(self, session: TournamentSession, part: Part, diary: Diary) -> None:
        self._session, self._name, self._diary = session, part.name, diary
        self._chance = random.Random(part.name)
        self._entered = 0

    def pause_s(self) -> float:
        return self._chance.uniform(*PACE_S)

    def chose(self, *choices: str) -> str:
        return self._chance.choice(choices)

    def command(self) -> cmd.Command:
        """Return what is asked, on what is on sight."""
        state, seen = self._session.state, self._session.history.sequence
        seated = sorted(who for who, one in state.entrants.items() if one.seat)
        match self._chance.randrange(20):
            case 0 | 1:
                return cmd.Undo("from_now", expected_sequence=seen)
            case 2:
                return cmd.Redo(expected_sequence=seen)
            case 3:
                return cmd.NextLevel(expected_sequence=seen)
            case 4:
                return cmd.PreviousLevel(expected_sequence=seen)
            case 5 if len(seated) > 20:
                return cmd.Eliminate((cmd.PlayerOut(self._chance.choice(seated)),))
            case 6 | 7 | 8:
                return cmd.AdjustClock(self._chance.choice((-20, 20)))
            case 9 | 10 | 11:
                who = self._chance.choice(seated)
                return cmd.MarkAway((who,), who not in state.absences)
            case _:
                self._entered += 1
                # A family of its own each: many of one family take a page longer to shorten.
                count = str(self._entered).translate(IN_LETTERS)
                return cmd.RegisterEntrants((Person(f"{self._name}{count}", "Jean"),))

    def asks(self, command: cmd.Command) -> None:
        """Note what is asked, and what was on sight."""
        sight = command.expected_sequence if isinstance(command, SEEN) else None
        self._diary.note("asked", kind=command.KIND, sight=sight)


def opened(url: str) -> ClubFile:
    """Return the club's database, asked for until its server answers: a busy one is slow to."""
    while True:
        try:
            return open_database(url)
        except StorageTrouble:
            time.sleep(LOOKS_S)


def without_window(part: Part, diary: Diary) -> None:
    """Work as ``td-app play`` would: act, try again until it is known, take in the news."""
    with opened(part.url) as file:
        club = club_of(file)
        session = club.open(part.tournament)
        session.post = part.name
        director, heard = Director(session, part, diary), queue.SimpleQueue[News]()
        assert club.link is not None
        club.link.watch(session.read_news, heard.put)
        _note_what_is_seen(session, diary, session.subscribe)
        diary.note("begun")
        while time.time() < part.until:
            _take_in(session, heard, diary, time.time() + director.pause_s())
            command = director.command()
            director.asks(command)
            while not _told(session, command, diary):
                _take_in(session, heard, diary, time.time() + LOOKS_S)
        _take_in(session, heard, diary, time.time() + LOOKS_S)
        diary.note("end", sequence=session.history.sequence, seal=session.seal())


def _told(session: TournamentSession, command: cmd.Command, diary: Diary) -> bool:
    """Ask once; return whether it is known what became of it."""
    try:
        diary.done(session.dispatch(command))
    except Refused as refusal:
        diary.note("told", code=refusal.code)
    except StorageTrouble as trouble:
        diary.note("told", code=trouble.code)
        return False
    return True


def _take_in(
    session: TournamentSession, heard: queue.SimpleQueue[News], diary: Diary, until: float
) -> None:
    while (left := until - time.time()) > 0:
        try:
            session.take(heard.get(timeout=left))
        except queue.Empty:
            return
        except StorageTrouble as trouble:
            diary.note("told", code=trouble.code)


def _note_what_is_seen(
    session: TournamentSession, diary: Diary, subscribe: Callable[[Callable[[], None]], Any]
) -> None:
    last = session.history.sequence

    def changed() -> None:
        nonlocal last
        for entry in session.history.since(last):
            diary.note("seen", sequence=entry.sequence)
        last = session.history.sequence

    subscribe(changed)


@contextmanager
def diary_of(part: Part) -> Iterator[Diary]:
    """Open the diary of a post."""
    with Path(part.diary).open("w", encoding="utf-8") as file:
        yield Diary(file)


def main(given: str) -> int:
    """Do the part given as JSON; return 0 once it is done."""
    part = Part(**json.loads(given))
    if part.off_s:
        WrongClock.off_ms = round(part.off_s * 1000)
        WrongClock.jumps_at = time.monotonic() + (part.until - time.time()) / 2
        bootstrap.SystemClock = WrongClock  # type: ignore[misc]
    with diary_of(part) as diary:
        if part.window:
            from one_window import with_window

            return with_window(part, diary)
        without_window(part, diary)
    return 0


if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]
    sys.exit(main(sys.argv[1]))
