"""Which pages stand where the club publishes: kept in its file, at every post, and joined."""

from __future__ import annotations

from pathlib import Path

import pytest
from joining_builders import NOW, an_evening, taken_along
from journal_builders import Posts

from td_app.joining import Chosen
from td_app.persistence.check import check_file
from td_app.persistence.database import outside_transaction
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.joining.files import join_files
from td_app.persistence.published import SqlPublishedPages
from td_app.persistence.salvage import salvage
from td_app.ports.publishing import PublishedPage
from td_app.ports.trouble import StorageTrouble

SENT = PublishedPage("e/12.html", "made-from", "holds", "34", "https://club.example/e/12", 5)
TRIED = PublishedPage("e/13.html", unsure=True)


class TestKept:
    def test_what_was_sent_and_what_was_tried(self, club: ClubFile) -> None:
        assert club.published.pages("host") == []
        club.published.keep_pages("host", [TRIED])
        club.published.keep_pages("host", [SENT])
        assert club.published.pages("host") == [SENT, TRIED]

    def test_a_page_sent_again_takes_the_place_of_what_was_known(self, club: ClubFile) -> None:
        club.published.keep_pages("host", [TRIED])
        sent = PublishedPage(TRIED.path, "made-from", "holds", sent_at=6)
        club.published.keep_pages("host", [sent])
        assert club.published.pages("host") == [sent]

    def test_of_two_places_each_has_its_own(self, club: ClubFile) -> None:
        club.published.keep_pages("host", [SENT])
        club.published.keep_pages("disk", [TRIED])
        club.published.forget_page("host", SENT.path)
        assert club.published.pages("host") == []
        assert club.published.pages("disk") == [TRIED]

    def test_another_post_sees_it(self, posts: Posts) -> None:
        posts.club.published.keep_pages("host", [SENT])
        assert SqlPublishedPages(posts.another()._engine).pages("host") == [SENT]

    def test_a_file_looked_at_takes_none(self, path: Path) -> None:
        open_club_file(path).close()
        with open_club_file(path, read_only=True) as file, pytest.raises(StorageTrouble):
            file.published.keep_pages("host", [SENT])

    def test_it_is_sealed_and_comes_along_when_a_file_is_salvaged(self, path: Path) -> None:
        an_evening(path)
        with open_club_file(path) as file:
            file.published.keep_pages("host", [SENT])
        assert check_file(path).ok
        salvage(path, path.with_name("rescued.db"))
        with open_club_file(path.with_name("rescued.db")) as file:
            assert file.published.pages("host") == [SENT]
        with open_club_file(path) as file:
            outside_transaction(file.engine, "UPDATE published_page SET remote = '35'")
        assert [one.code for one in check_file(path).findings] == ["ROW_CHANGED"]


class TestJoined:
    def test_what_the_other_file_sent_is_ours_and_all_is_sent_again(
        self, path: Path, tmp_path: Path
    ) -> None:
        """A page of theirs not known here would be taken for somebody else's."""
        (tmp_path / "other").mkdir()
        other = tmp_path / "other" / "club.db"
        an_evening(path)
        with open_club_file(path) as file:
            file.published.keep_pages("host", [SENT])
        taken_along(path, other)
        theirs = PublishedPage("e/14.html", "made-from", "holds", "36", sent_at=7)
        with open_club_file(other) as file:
            file.published.keep_pages("host", [theirs])
        join_files(path, other, Chosen(), NOW)
        with open_club_file(path) as file:
            told = [(one.path, one.remote, one.content) for one in file.published.pages("host")]
        assert told == [(SENT.path, "34", ""), (theirs.path, "36", "")]
        assert check_file(path).ok
