-- Counts a search for these words that found nothing. If new words exceed the limit, the least wanted are deleted,
-- the oldest of them first, several at once to make room for the next ones.
create or replace function private.note_missed_search(typed text) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  most_kept constant integer := 1000;
  -- Number of new entries until the next deletion.
  room constant integer := 50;
  is_new boolean;
begin
  insert into private.missed_searches as known (key, words)
  values (private.name_key(typed), typed)
  on conflict (key) do update
    set words = excluded.words, searches = known.searches + 1, last_searched_at = now()
  -- xmax is set for an existing row, because the update has locked it.
  returning known.xmax = 0 into is_new;
  if is_new and (select count(*) from private.missed_searches) > most_kept then
    delete from private.missed_searches as gone
    where gone.key in (
      select m.key from private.missed_searches as m
      order by m.searches desc, m.last_searched_at desc, m.key offset most_kept - room for update skip locked);
  end if;
end
$$;
revoke all on function private.note_missed_search(text) from public;
