"""``td-app play``: the session's door for scripts, JSON Lines in and out.

A command is answered by its event, or by the refusal with code, articles and sentence;
nothing a line holds ends the run. ``--list`` tells every command and view, read from the code.
"""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from typing import Any

from rules_ropta.ruling import Refused
from td_app.bootstrap import SystemChance, clock_of, link_of, tell_version
from td_app.cli.answers import complaining, say
from td_app.cli.opening import opened
from td_app.club.club import Club
from td_app.live.computer_hour import ComputerHour
from td_app.live.reading import VIEWS, Live
from td_app.live.session import TournamentSession
from td_app.persistence.engine import ClubFile, memory_club
from td_app.persistence.event_codec import as_json
from td_app.ports.chance_and_time import WallClock
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament.events import Entry
from td_app.training.simulation import SimulatedClock
from td_app.wire import Wrong, catalogue, command_of, event_json, refused_json, trouble_json
from td_app.words.language import set_current_language

#: What the journal calls the post of a script.
POST = "play"


@complaining
def play(options: argparse.Namespace) -> int:
    """Answer every line of standard input; 0 at its end."""
    if options.lang:
        set_current_language(options.lang)
    if options.list:
        say(catalogue(), indented=True)
        return 0
    if options.fake_clock and options.database:
        raise StorageTrouble("FAKE_CLOCK_SHARED")
    with _opened(options) as file:
        link = link_of(file)
        post = file.bound or POST
        if link is not None:
            tell_version(file, post)
        clock = SimulatedClock(0) if options.fake_clock else clock_of(file, link, post)
        club = Club(file.store, file.directory, clock, SystemChance(), post=post, link=link)
        for answer in Door(club, clock).answers(sys.stdin):
            say(answer)
    return 0


def _opened(options: argparse.Namespace) -> AbstractContextManager[ClubFile]:
    return opened(options) if options.file or options.database else memory_club()


class Door:
    """One club, one open tournament, a line at a time."""

    def __init__(self, club: Club, clock: WallClock) -> None:
        self._club = club
        self._clock = clock
        rows = club.tournaments()
        self._live: Live | None = None
        self._follow: Callable[[], None] = lambda: None
        if rows:
            self._begin(club.open(rows[0].id))

    def answers(self, lines: Iterable[str]) -> Iterator[dict[str, Any]]:
        """Yield one answer a line; blank lines are passed over."""
        for line in lines:
            if line.strip():
                yield self.answer(line)

    def answer(self, line: str) -> dict[str, Any]:
        """Return the answer to one line."""
        try:
            asked = json.loads(line)
            json.dumps(asked, ensure_ascii=False).encode("utf-8")
            if not isinstance(asked, dict):
                raise Wrong("NOT_AN_OBJECT", "a line is one JSON object")
            return self._answered(asked)
        except Refused as refusal:
            return refused_json(refusal, self._name)
        except StorageTrouble as trouble:
            return trouble_json(trouble)
        except Wrong as wrong:
            return {"ok": False, "error": wrong.said}
        except (ValueError, RecursionError) as trouble:
            said = {"code": "NOT_JSON", "message": str(trouble)[:200], "field": ""}
            return {"ok": False, "error": said}
        except Exception as fault:
            # Our own fault: said in the answer, the journal as it was, the next line answered.
            traceback.print_exc()
            said = {"code": "OUR_FAULT", "message": repr(fault)[:200], "field": ""}
            return {"ok": False, "error": said}

    def _name(self, entrant: int) -> str:
        known = self._live.last_known(entrant) if self._live else None
        return known.display_name if known else f"n° {entrant}"

    def _answered(self, asked: dict[str, Any]) -> dict[str, Any]:
        if "computer_hour" in asked:
            self._settle_hour(asked.pop("computer_hour"))
            if not asked:
                return {"ok": True, "now_ms": self._clock.now_ms()}
        if "command" in asked:
            return self._commanded(asked)
        if "view" in asked:
            return self._viewed(asked["view"])
        if "at" in asked:
            return self._moved(asked["at"])
        if "open" in asked:
            return self._opened(asked["open"])
        raise Wrong("NOTHING_ASKED", 'say "command", "view", "at" or "open"')

    def _settle_hour(self, said: Any) -> None:
        """Take what time it is, or why the computer's clock is followed, far off as it is."""
        if not isinstance(self._clock, ComputerHour):
            raise Wrong("WRONG_FIELD", "only the computer’s own clock is doubted", "computer_hour")
        known = isinstance(said, dict) and said.keys() <= {"hour", "reason"}
        if not known or not all(isinstance(text, str) for text in said.values()):
            raise Wrong("WRONG_FIELD", "an object: hour and reason, both texts", "computer_hour")
        self._clock.settle(**said)

    def _commanded(self, asked: dict[str, Any]) -> dict[str, Any]:
        command = command_of(asked)
        if isinstance(command, cmd.CreateTournament):
            live = self._begin(self._club.create(command.setup))
            return self._done(live, live.session.history.entry(1))
        live = self._open_tournament()
        return self._done(live, live.send(command))

    def _done(self, live: Live, entry: Entry) -> dict[str, Any]:
        return {
            "ok": True,
            "tournament": live.session.tournament,
            "sequence": entry.sequence,
            "event": event_json(entry),
        }

    def _viewed(self, name: Any) -> dict[str, Any]:
        if not isinstance(name, str) or name not in VIEWS:
            raise Wrong("NO_SUCH_VIEW", f"views: {', '.join(VIEWS)}", "view")
        live = self._open_tournament()
        self._follow()
        return {"ok": True, "view": name, name: as_json(live.view(name))}

    def _moved(self, seconds: Any) -> dict[str, Any]:
        if not isinstance(self._clock, SimulatedClock):
            raise Wrong("REAL_CLOCK", "time moves by itself without --fake-clock", "at")
        if isinstance(seconds, bool) or not isinstance(seconds, int | float):
            raise Wrong("WRONG_FIELD", "seconds are a number", "at")
        if not -1e11 < seconds < 1e11:
            raise Wrong("WRONG_FIELD", "seconds are out of reach", "at")
        self._clock.at = round(seconds * 1000)
        return {"ok": True, "at": seconds}

    def _opened(self, number: Any) -> dict[str, Any]:
        if isinstance(number, bool) or not isinstance(number, int):
            raise Wrong("WRONG_FIELD", "a tournament is opened by its number", "open")
        live = self._begin(self._club.open(number))
        return {"ok": True, "tournament": number, "sequence": live.sequence}

    def _begin(self, session: TournamentSession) -> Live:
        live = self._live = Live(session)
        self._follow = live.follow()
        return live

    def _open_tournament(self) -> Live:
        if self._live is None:
            raise Refused("NO_TOURNAMENT")
        return self._live
