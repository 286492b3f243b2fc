"""The page of somebody on the site, where they may have one."""

from __future__ import annotations

from td_app.live.public_names import NamesOnSite
from td_app.publishing.site.addresses import player_page


def page_of(who: str, names: NamesOnSite) -> str:
    """Return the address of somebody's page by their key, "" where they have none."""
    return player_page(int(who[1:])) if names.has_page(who) else ""
