"""Other programs told of a tournament in play, on a thread of its own: nobody waits for them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from dataclasses import replace
from functools import partial
from threading import Event
from typing import Final

from rules_ropta.ruling import Refused
from td_app.club.club import Club
from td_app.ports.publishing import RECEIVER, WEBHOOK
from td_app.ports.trouble import StorageTrouble
from td_app.publishing.status_post import StatusPost, told_at
from td_app.publishing.transports.transport import Secret, TransportTrouble
from td_app.publishing.webhook import Webhook

#: How often it is looked whether something is due (s).
TICK_S: Final = 1.0
#: Told what stands in the way, None once nothing does, by the setting of its address.
Heard = Callable[[str, TransportTrouble | None], object]


def tell_programs(
    club: Club,
    number: int,
    apart: Callable[[], AbstractContextManager[Club]],
    secret: Callable[[], Secret],
    heard: Heard,
    ended: Event,
) -> None:
    """Tell of a tournament of ``club`` until ``ended``, at the addresses that the club gives.

    ``apart`` opens the club again, to be read here; ``club`` keeps what was told. ``secret`` gives
    what calls are signed with. A sample is told to nobody.
    """
    with suppress(StorageTrouble, Refused), apart() as read:
        if number in {row.id for row in read.tournaments() if row.sample}:
            return
        session = replace(read, clock=club.clock).open(number, looking=True)
        status = StatusPost(session, lambda: told_at(club, RECEIVER), partial(heard, RECEIVER))
        webhook = Webhook(club, session, secret, partial(heard, WEBHOOK))
        while not ended.wait(TICK_S):
            # A disk or a server away for a moment: asked again a second later.
            with suppress(StorageTrouble):
                session.refresh()
                status.tick()
                webhook.tick()
