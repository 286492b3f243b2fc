"""A conversation with PostgreSQL that is given up when no answer comes.

The server's own timeouts reach nobody when the network, or the server, has fallen silent.
Imported only where a server is used: psycopg is not needed otherwise.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Any

import psycopg

#: How long an answer is waited for (s): longer than the server's own timeouts.
ANSWER_S = 3.0
#: How often, while an answer is waited for, it is looked whether to go on waiting (s).
LOOK_S = 0.05


@dataclass
class Line:
    """State that all connections of one post to its server share.

    ``linked`` is False once the server was found silent: nothing is asked of it then, and what
    was asked is not waited for any longer. ``told`` is what each is begun with.
    """

    linked: bool = True
    told: Mapping[str, object] = field(default_factory=dict)


class BoundedConnection(psycopg.Connection[Any]):
    """One that ends itself after ``patience_s`` seconds without an answer; None waits on."""

    patience_s: float | None = ANSWER_S
    line: Line | None = None

    def wait(self, gen: Any, *given: Any, **named: Any) -> Any:
        """Do as psycopg does, so long; raises :class:`psycopg.OperationalError` afterwards."""
        if not self._linked:
            self.pgconn.finish()
            raise psycopg.OperationalError
        if self.patience_s is None:
            return super().wait(gen, *given, **named)
        if not given:
            named.setdefault("interval", LOOK_S)
        until = time.monotonic() + self.patience_s
        return super().wait(self._given_up(gen, until), *given, **named)

    @property
    def _linked(self) -> bool:
        return self.line is None or self.line.linked

    def _given_up(self, gen: Any, until: float) -> Generator[Any, Any, Any]:
        try:
            state = next(gen)
            while True:
                ready = yield state
                if not ready and not (self._linked and time.monotonic() < until):
                    # Whatever still comes belongs to nobody: nothing can be asked here again.
                    self.pgconn.finish()
                    raise psycopg.OperationalError
                state = gen.send(ready)
        except StopIteration as done:
            return done.value
