"""A conversation with PostgreSQL that is given up when no answer comes.

The server's own timeouts reach nobody when the network, or the server, has fallen silent.
Imported only where a server is used: psycopg is not needed otherwise.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any

import psycopg

#: How long an answer is waited for (s): longer than the server's own timeouts.
ANSWER_S = 3.0


class BoundedConnection(psycopg.Connection[Any]):
    """One that ends itself after ``patience_s`` seconds without an answer; None waits on."""

    patience_s: float | None = ANSWER_S

    def wait(self, gen: Any, *given: Any, **named: Any) -> Any:
        """Do as psycopg does, so long; raises :class:`psycopg.OperationalError` afterwards."""
        if self.patience_s is None:
            return super().wait(gen, *given, **named)
        return super().wait(
            self._given_up(gen, time.monotonic() + self.patience_s), *given, **named
        )

    def _given_up(self, gen: Any, until: float) -> Generator[Any, Any, Any]:
        try:
            state = next(gen)
            while True:
                ready = yield state
                if not ready and time.monotonic() > until:
                    # Whatever still comes belongs to nobody: nothing can be asked here again.
                    self.pgconn.finish()
                    raise psycopg.OperationalError("the server does not answer")
                state = gen.send(ready)
        except StopIteration as done:
            return done.value
