-- Settles what this transaction has noted of names of people and albums, their other names among them, in parts of a
-- thousand: how they sound, and whose twins are to be looked for.
create or replace function private.settle_names() returns void
language plpgsql volatile
-- The number of noted rows is not known when the plan is made.
set enable_nestloop = off
set search_path = ''
as $$
declare
  noted_entries text;
  gone bigint[];
  part record;
begin
  foreach noted_entries in array array['albums', 'singers', 'lyricists', 'music_directors'] loop
    gone := array(
      select (n.was ->> 'id')::bigint from private.noted as n
      where n.transaction_id = pg_current_xact_id() and n.table_name = noted_entries
        and n.was is not null and n.was -> 'id' is distinct from n.is_now -> 'id');
    if gone <> '{}' then
      delete from private.search_names as s where s.entries = noted_entries and s.entry_id = any (gone);
      perform private.forget_twins(noted_entries, gone);
    end if;
    for part in
      select array_agg(e.id) as ids, array_agg(e.name) as names
      from (
        select named.id, named.name, row_number() over (order by named.id) as place
        from private.noted_names(noted_entries) as named
      ) as e group by (e.place - 1) / 1000
    loop
      perform private.write_name_sounds(noted_entries, part.ids, part.names);
      perform private.note_twins(noted_entries, part.ids);
    end loop;
  end loop;
end
$$;
revoke all on function private.settle_names() from public;
