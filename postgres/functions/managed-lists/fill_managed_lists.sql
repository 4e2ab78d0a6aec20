-- Writes what songs, people and albums that are older than these lists need. Called when functions have changed, with
-- songs, people and albums locked by the triggers that were made before.
create or replace function private.fill_managed_lists() returns void
language plpgsql volatile
set jit = off
set search_path = ''
as $$
declare
  batch bigint[];
begin
  -- The lock of functions/counts/keep_counts.sql.
  perform pg_advisory_xact_lock(4862019574);
  update private.song_counts as s set year = e.year, lacks = e.lacks
  from private.entry_states as e where e.entries = s.entries and e.entry_id = s.entry_id;
  for batch in
    select array_agg(l.id) from (select id, row_number() over (order by id) as number from public.lyrics) as l
    group by l.number / 10000
  loop
    perform private.write_managed_songs(batch);
  end loop;
end
$$;
revoke all on function private.fill_managed_lists() from public;
