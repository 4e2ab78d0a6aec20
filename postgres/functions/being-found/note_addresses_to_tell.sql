-- Notes the songs, people and albums that this transaction has made, changed or deleted, if search engines are to be
-- told of them. Views do not count.
create or replace function private.note_addresses_to_tell() returns void
language sql volatile
set search_path = ''
as $$
  insert into private.addresses_to_tell (table_name, entry_id, name)
  select n.table_name, (s.stored ->> 'id')::bigint, coalesce(s.stored ->> 'title', s.stored ->> 'name')
  from private.noted as n cross join lateral (select coalesce(n.is_now, n.was) as stored) as s
  where n.transaction_id = pg_current_xact_id()
    and n.table_name in ('lyrics', 'albums', 'singers', 'lyricists', 'music_directors')
    and n.was - 'views' is distinct from n.is_now - 'views'
    and exists (select from private.being_found as f where f.tells_engines);
$$;
revoke all on function private.note_addresses_to_tell() from public;
