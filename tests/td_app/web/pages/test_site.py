"""A program's key opens no page: with its cookie, a browser reads what anybody reads."""

from web_builders import a_phone, a_site

from td_app.web.roles import Role


def test_a_browser_with_a_programs_key_is_shown_the_rooms_pages() -> None:
    program = a_phone(a_site(), Role.READER)
    assert program.get("/").status == 200
    for path in ("/floor", "/floor/room", "/floor/clock", "/table"):
        answer = program.ask("GET", path, b"", {})
        assert (answer.status, answer.headers["location"]) == (303, "/pair")
