"""A conversation with PostgreSQL that is given up when no answer comes.

The server's own timeouts reach nobody when the network, or the server, has fallen silent.
Imported only where a server is used: psycopg is not needed otherwise.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any

import psycopg

#: How long an answer is waited for (s): longer than the server's own timeouts.
ANSWER_S = 3.0
#: How often, while an answer is waited for, what else there is to do is done (s).
MEANWHILE_S = 0.02


@dataclass
class Line:
    """What the conversations of one post with its server share.

    ``linked`` is False once the server was found silent: nothing is asked of it then. While an
    answer is waited for on the main thread, ``meanwhile`` is called.
    """

    linked: bool = True
    meanwhile: Callable[[], object] | None = None


class BoundedConnection(psycopg.Connection[Any]):
    """One that ends itself after ``patience_s`` seconds without an answer; None waits on."""

    patience_s: float | None = ANSWER_S
    line: Line | None = None

    def wait(self, gen: Any, *given: Any, **named: Any) -> Any:
        """Do as psycopg does, so long; raises :class:`psycopg.OperationalError` afterwards."""
        if self.line is not None and not self.line.linked:
            self.pgconn.finish()
            raise psycopg.OperationalError("not linked with the server")
        if self.patience_s is None:
            return super().wait(gen, *given, **named)
        if not given:
            named.setdefault("interval", MEANWHILE_S)
        until = time.monotonic() + self.patience_s
        return super().wait(self._given_up(gen, until), *given, **named)

    def _given_up(self, gen: Any, until: float) -> Generator[Any, Any, Any]:
        main = threading.current_thread() is threading.main_thread()
        meanwhile = self.line.meanwhile if main and self.line is not None else None
        try:
            state = next(gen)
            while True:
                ready = yield state
                if not ready:
                    if time.monotonic() > until:
                        # Whatever still comes belongs to nobody: nothing can be asked here again.
                        self.pgconn.finish()
                        raise psycopg.OperationalError("the server does not answer")
                    if meanwhile is not None:
                        meanwhile()
                state = gen.send(ready)
        except StopIteration as done:
            return done.value
