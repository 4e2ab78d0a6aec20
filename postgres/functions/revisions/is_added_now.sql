-- Whether this transaction has added, published or restored a song, person or album: what was before is kept, and
-- nobody has seen it. A SQL-standard body, so that it needs no search path and is inlined into the query that calls
-- it for every row.
create or replace function private.is_added_now(revised_table text, revised_key text) returns boolean
language sql stable
return exists (
  select from private.revisions as own
  where own.table_name = revised_table and own.row_key = revised_key and own.action in ('added', 'published')
    and own.transaction_id = pg_current_xact_id() and own.changed_at = now());
revoke all on function private.is_added_now(text, text) from public;
