"""What a PostgreSQL server judges of an entry before it keeps it: see ``decisions/0039``.

The owner of the tables is exempt: they restore, and bring up to date. A file has one post, and
nobody else who could write: nothing is judged there.
"""

from __future__ import annotations

from sqlalchemy import Column, Connection, MetaData, Table, Text, text

#: Beside the club's tables: what is in it is of one server's users, and is never taken elsewhere.
metadata = MetaData()

#: The posts that have a user of their own. The owner alone writes it; in a file it stays empty.
writing_post = Table(
    "writing_post",
    metadata,
    Column("role", Text, primary_key=True),
    Column("post", Text, nullable=False, unique=True),
)

#: An entry is dated within so long of the server's time (ms).
HOUR_MS = 60_000
#: What an entry holds at most (bytes): its body, what it commits to, the name of its post. A whole
#: members' file entered at once, 10,000 lines, is 1.2 million.
MOST_BYTES = 2_097_152

#: The post that this session's user is, and whether its entries are not judged.
WHO_WRITES = """
SELECT (SELECT post FROM writing_post WHERE role = session_user),
(SELECT pg_has_role(session_user, relowner, 'MEMBER') FROM pg_class
WHERE oid = 'journal_entry'::regclass)"""

TRIGGER = "journal_entry_judged"

#: The hash is what :func:`td_app.persistence.seals.chained` computes, with the number that
#: :func:`td_app.persistence.seals.chained_as` gives. A sequence that is written already is told
#: as the index tells it where two posts write at the same moment.
#: A phone's name ends with that of the post that serves it.
_FUNCTION = """
CREATE FUNCTION {place}.journal_entry_judged() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS
$judged$
DECLARE
    last integer;
    before text;
    number integer;
    bound text;
    named text := NEW.post;
    content text;
BEGIN
    IF pg_has_role(session_user, current_user, 'MEMBER') THEN
        RETURN NEW;
    END IF;
    SELECT e.sequence, e.hash INTO last, before FROM {place}.journal_entry e
        WHERE e.tournament_id = NEW.tournament_id ORDER BY e.sequence DESC LIMIT 1;
    last := coalesce(last, 0);
    IF NEW.sequence <= last THEN
        RAISE unique_violation USING MESSAGE = 'UNIQUE: this sequence is written already';
    ELSIF NEW.sequence IS DISTINCT FROM last + 1 THEN
        RAISE EXCEPTION USING ERRCODE = 'TD001', MESSAGE = 'the entries before are missing';
    END IF;
    IF octet_length(NEW.body) + octet_length(NEW.commitments) + octet_length(NEW.post) > {most}
    THEN
        RAISE EXCEPTION USING ERRCODE = 'TD005', MESSAGE = 'the entry is too long';
    ELSIF NEW.act = '' OR NEW.commitments = '' THEN
        RAISE EXCEPTION USING ERRCODE = 'TD006', MESSAGE = 'no act, or no commitments';
    ELSIF abs(NEW.recorded_at - extract(epoch FROM clock_timestamp()) * 1000) > {hour} THEN
        RAISE EXCEPTION USING ERRCODE = 'TD004', MESSAGE = 'dated far from the server''s time';
    END IF;
    IF NEW.post ~ '^web-[0-9a-f]{{8}} ' THEN
        named := substr(NEW.post, 14);
    END IF;
    SELECT w.post INTO bound FROM {place}.writing_post w WHERE w.role = session_user;
    IF bound IS DISTINCT FROM named AND (bound IS NOT NULL
        OR EXISTS (SELECT FROM {place}.writing_post w WHERE w.post = named))
    THEN
        RAISE EXCEPTION USING ERRCODE = 'TD003', MESSAGE = 'another post''s name';
    END IF;
    SELECT j.number INTO number FROM {place}.joined_journal j
        WHERE j.tournament_id = NEW.tournament_id;
    content := '[' || to_json(coalesce(before, ''))
        || ',' || coalesce(number, NEW.tournament_id) || ',' || NEW.sequence
        || ',' || NEW.recorded_at || ',' || to_json(NEW.post)
        || ',' || coalesce(NEW.operator_id::text, 'null')
        || ',' || to_json(NEW.kind) || ',' || NEW.version || ',' || to_json(NEW.body)
        || ',' || to_json(NEW.act) || ',' || to_json(NEW.commitments) || ']';
    IF NEW.hash IS DISTINCT FROM encode(sha256(convert_to(content, 'UTF8')), 'hex') THEN
        RAISE EXCEPTION USING ERRCODE = 'TD002', MESSAGE = 'it does not follow the entry before';
    END IF;
    RETURN NEW;
END
$judged$"""


def judge_entries(connection: Connection) -> None:
    """Let a PostgreSQL server judge the entries of everyone but the tables' owner."""
    metadata.create_all(connection, checkfirst=False)
    if connection.dialect.name != "postgresql":
        return
    schema = str(connection.execute(text("SELECT current_schema()")).scalar())
    place = connection.dialect.identifier_preparer.quote_identifier(schema)
    for statement in (
        _FUNCTION.format(place=place, most=MOST_BYTES, hour=HOUR_MS).strip(),
        # Whom this user is bound to is no secret, also before they are given their rights again.
        f"GRANT SELECT ON {place}.writing_post TO PUBLIC",
        f"REVOKE ALL ON FUNCTION {place}.journal_entry_judged() FROM PUBLIC",
        f"CREATE TRIGGER {TRIGGER} BEFORE INSERT ON {place}.journal_entry"
        f" FOR EACH ROW EXECUTE FUNCTION {place}.journal_entry_judged()",
    ):
        connection.exec_driver_sql(statement)
