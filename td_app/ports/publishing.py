"""Port of what a club published: which of its pages stand where, as far as anybody knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

#: The club's settings: where it publishes, from which post, and how that went last.
ACCOUNT: Final = "publishing_account"
POST: Final = "publishing_post"
LAST: Final = "publishing_last"
#: Where the status of a tournament is posted, what happens is told, and from which post.
RECEIVER: Final = "status_address"
WEBHOOK: Final = "webhook_address"
PROGRAMS_POST: Final = "programs_post"


@dataclass(frozen=True, slots=True)
class PublishedPage:
    """A page of ours that stands at a place, or may stand there.

    ``inputs`` tells what it was made from, ``content`` what it holds (SHA-256, in hexadecimal),
    both empty while nobody knows. ``remote`` is the place's own note of it, ``address`` where
    readers open it, ``sent_at`` is in milliseconds since 1970, 0
    while it was only tried. ``unsure``: something was tried
    since, and nobody said how it ended.
    """

    path: str
    inputs: str = ""
    content: str = ""
    remote: str = ""
    address: str = ""
    sent_at: int = 0
    unsure: bool = False


class PublishedPages(Protocol):
    """Keeps what stands at each place that the club published to; no page, and no name."""

    def pages(self, place: str) -> Sequence[PublishedPage]:
        """Return the pages of a place, by their paths."""
        ...

    def left_elsewhere(self, place: str) -> int:
        """Return how many pages were sent to other places than this one, and not taken back."""
        ...

    def keep_pages(self, place: str, pages: Sequence[PublishedPage]) -> None:
        """Keep pages in place of what was known of them; raises :class:`StorageTrouble`.

        A program that is killed leaves it. No disk is waited for.
        """
        ...

    def forget_page(self, place: str, path: str) -> None:
        """Keep that a page stands there no more; raises :class:`StorageTrouble`."""
        ...
