"""Publishing to WordPress: its contract, and what stands in front of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from publishing_cuts import Ledger
from publishing_servers import NETWORK, accepted, transport_to
from publishing_wordpress import Scripted, WordpressPlace, a_wordpress, fault

from td_app.publishing.transports.accounts import WordpressAccount
from td_app.publishing.transports.transport import Put, Removed, TransportTrouble, Trying

pytestmark = pytest.mark.servers


@pytest.fixture
def blog(tmp_path: Path) -> Iterator[WordpressPlace]:
    with a_wordpress(tmp_path) as blog:
        accepted(blog)
        yield blog


def account_of(blog: WordpressPlace) -> WordpressAccount:
    assert isinstance(blog.account, WordpressAccount)
    return blog.account


@pytest.mark.parametrize("found_by", ["wp-json", "rest_route", "link"])
def test_the_api_is_found_wherever_it_is(blog: WordpressPlace, found_by: str) -> None:
    blog.site.found_by = found_by
    ledger = Ledger()
    for text in ("avant", "après"):
        ledger.delivered(transport_to(blog), [blog.piece("soiree-12", text)])
        assert blog.held() == {"soiree-12": text}
    ledger.delivered(transport_to(blog), [])
    assert blog.held() == {}


def test_an_api_that_another_host_is_said_to_have_gets_no_password(blog: WordpressPlace) -> None:
    link = {"Link": '<https://autre.example/wp-json/>; rel="https://api.w.org/"'}
    blog.site.scripted = [Scripted(404), Scripted(404), Scripted(200, "<html></html>", link)]
    with pytest.raises(TransportTrouble) as moved:
        transport_to(blog).tried()
    assert moved.value.code == "ADDRESS_MOVED"
    assert moved.value.params["address"] == "https://autre.example/wp-json/"


def test_a_site_that_is_no_wordpress_is_told(blog: WordpressPlace) -> None:
    blog.site.scripted = [Scripted(404), Scripted(404), Scripted(200)]
    with pytest.raises(TransportTrouble) as refused:
        transport_to(blog).tried()
    assert (refused.value.code, refused.value.lasting) == ("NO_PAGES_THERE", True)


def test_a_redirection_is_told_and_not_followed(blog: WordpressPlace) -> None:
    www = {"Location": "https://www.club.example/wp-json/"}
    blog.site.scripted = [Scripted(301, "", www)]
    with pytest.raises(TransportTrouble) as moved:
        transport_to(blog).tried()
    assert (moved.value.code, moved.value.lasting) == ("ADDRESS_MOVED", True)
    assert moved.value.params["address"] == "https://www.club.example/wp-json/"
    assert len(blog.site.requests) == 1


class TestPages:
    def test_a_slug_that_is_taken_comes_back_changed_and_the_id_is_kept(
        self, blog: WordpressPlace
    ) -> None:
        blog.put_by_another("soiree-12", "<p>Notre soirée raclette</p>")
        ledger = Ledger()
        page = blog.piece("soiree-12", "avant")
        steps = ledger.delivered(transport_to(blog), [page])
        assert isinstance(steps[-1], Put)
        assert steps[-1].address == "https://club.example/soiree-12-2/"
        ledger.delivered(transport_to(blog), [blog.piece("soiree-12", "après")])
        assert blog.held() == {
            "soiree-12": "<p>Notre soirée raclette</p>",
            "soiree-12-2": "après",
        }
        ledger.delivered(transport_to(blog), [])
        assert blog.held() == {"soiree-12": "<p>Notre soirée raclette</p>"}

    def test_one_whose_answer_was_lost_is_found_under_the_slug_it_got(
        self, blog: WordpressPlace
    ) -> None:
        blog.put_by_another("soiree-12", "<p>Notre soirée raclette</p>")
        page = blog.piece("soiree-12", "avant")
        ledger = Ledger()
        ledger.delivered(transport_to(blog), [page])
        lost = Ledger(unsure={page.path})
        steps = lost.delivered(transport_to(blog), [blog.piece("soiree-12", "après")])
        assert [type(step) for step in steps] == [Put]
        assert lost.placed[page.path].remote == ledger.placed[page.path].remote
        assert blog.held()["soiree-12-2"] == "après"

    def test_one_whose_slug_the_club_changed_is_found_by_its_mark(
        self, blog: WordpressPlace
    ) -> None:
        page = blog.piece("soiree-12", "avant")
        Ledger().delivered(transport_to(blog), [page])
        (number,) = blog.site.pages
        blog.site.pages[number]["slug"] = "grande-soiree"
        Ledger(unsure={page.path}).delivered(transport_to(blog), [page])
        assert blog.held() == {"grande-soiree": "avant"}

    def test_one_whose_answer_was_lost_and_is_due_no_more_is_removed(
        self, blog: WordpressPlace
    ) -> None:
        page = blog.piece("soiree-12", "douze")
        Ledger().delivered(transport_to(blog), [page])
        steps = Ledger(unsure={page.path}).delivered(transport_to(blog), [])
        assert steps == [Removed(page.path)]
        assert blog.held() == {}

    def test_an_older_ledger_doubles_nothing(self, blog: WordpressPlace) -> None:
        page = blog.piece("soiree-12", "douze")
        Ledger().delivered(transport_to(blog), [page])
        Ledger().delivered(transport_to(blog), [page])
        assert blog.held() == {"soiree-12": "douze"}

    def test_two_clubs_of_one_site_keep_their_pages_apart(self, blog: WordpressPlace) -> None:
        page = blog.piece("soiree-12", "la nôtre")
        Ledger().delivered(transport_to(blog), [page])
        other = replace(account_of(blog), club="autre")
        theirs = blog.piece("soiree-12", "la leur")
        Ledger().delivered(transport_to(blog, other), [theirs])
        assert blog.held() == {"soiree-12": "la nôtre", "soiree-12-2": "la leur"}

    def test_one_that_somebody_removed_is_made_again(self, blog: WordpressPlace) -> None:
        ledger = Ledger()
        ledger.delivered(transport_to(blog), [blog.piece("soiree-12", "avant")])
        blog.site.pages.clear()
        steps = ledger.delivered(transport_to(blog), [blog.piece("soiree-12", "après")])
        assert [type(step) for step in steps] == [Trying, Put]
        assert blog.held() == {"soiree-12": "après"}

    def test_drafts_stay_drafts(self, blog: WordpressPlace) -> None:
        account = replace(account_of(blog), status="draft")
        Ledger().delivered(transport_to(blog, account), [blog.piece("soiree-12", "douze")])
        assert [page["status"] for page in blog.site.pages.values()] == ["draft"]
        Ledger().delivered(transport_to(blog, account), [blog.piece("soiree-12", "encore")])
        assert blog.held() == {"soiree-12": "encore"}

    def test_what_an_author_may_not_write_is_taken_out_and_nothing_is_lost(
        self, blog: WordpressPlace
    ) -> None:
        ledger = Ledger()
        written = "<style>p{}</style><!-- x --><p style='a'>douze</p><script>a</script>"
        for _ in range(2):
            ledger.delivered(transport_to(blog), [blog.piece("soiree-12", written)])
            ledger.placed.clear()
        assert blog.held() == {"soiree-12": "<p>douze</p>"}


@pytest.mark.parametrize(
    ("scripted", "code", "lasting", "wait"),
    [
        (fault("incorrect_password", 401), "WRONG_SECRET", True, None),
        (fault("rest_cannot_create", 403), "FORBIDDEN", True, None),
        (fault("rest_no_route", 404), "NO_PAGES_THERE", True, None),
        (fault("rest_upload_size", 413), "TOO_LARGE", True, None),
        (fault("too_many", 429, Retry_After="120"), "BUSY", False, 120.0),
        (fault("maintenance", 503), "BUSY", False, None),
        (
            fault(
                "maintenance",
                503,
                Retry_After="Mon, 30 Nov 2026 06:10:00 GMT",
                Date="Mon, 30 Nov 2026 06:00:00 GMT",
            ),
            "BUSY",
            False,
            600.0,
        ),
        (fault("rest_invalid_param", 400), "REFUSED_THERE", True, None),
        (fault("internal_server_error", 500), "SERVER_FAULT", False, None),
        (Scripted(403), "FIREWALL", True, None),
        (Scripted(200), "FIREWALL", False, None),
        (Scripted(404), "NO_PAGES_THERE", True, None),
        (Scripted(429, headers={"Retry-After": "5"}), "BUSY", False, 5.0),
        (Scripted(502), "SERVER_FAULT", False, None),
        (Scripted(413), "TOO_LARGE", True, None),
    ],
)
def test_what_wordpress_or_a_firewall_answers_is_told(
    blog: WordpressPlace, scripted: Scripted, code: str, lasting: bool, wait: float | None
) -> None:
    steps = Ledger().steps(transport_to(blog), [blog.piece("soiree-12", "douze")])
    assert isinstance(next(steps), Trying)
    blog.site.scripted = [scripted]
    with pytest.raises(TransportTrouble) as refused:
        next(steps)
    assert (refused.value.code, refused.value.lasting) == (code, lasting)
    assert refused.value.retry_after_s == wait
    assert blog.held() == {}


def test_a_firewall_before_everything_is_told(blog: WordpressPlace) -> None:
    blog.site.scripted = [Scripted(403) for _ in range(3)]
    with pytest.raises(TransportTrouble) as refused:
        transport_to(blog).tried()
    assert (refused.value.code, refused.value.lasting) == ("FIREWALL", True)


@pytest.mark.parametrize("right", ["edit_pages", "delete_pages", "publish_pages"])
def test_an_account_that_may_not_publish_is_told_at_the_try(
    blog: WordpressPlace, right: str
) -> None:
    assert transport_to(blog).tried().who == "Léa"
    blog.site.rights.discard(right)
    with pytest.raises(TransportTrouble) as refused:
        transport_to(blog).tried()
    assert (refused.value.code, refused.value.lasting) == ("FORBIDDEN", True)


def test_the_password_goes_in_no_address(blog: WordpressPlace) -> None:
    Ledger().delivered(transport_to(blog), [blog.piece("soiree-12", "douze")])
    secret = blog.secret.revealed()
    assert not [path for _, path in blog.site.requests if secret.split()[0] in path]
    assert all(one.startswith("Basic ") for one in blog.site.authorised)
    assert f"https://{NETWORK}" in account_of(blog).address
