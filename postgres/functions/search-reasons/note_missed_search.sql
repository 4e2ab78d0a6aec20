-- Notes that a search for these words found nothing. Words that are known are only counted. New ones may be more than
-- are kept: then the least wanted go, of them those of long ago, and at once so many that the next ones have room.
create or replace function private.note_missed_search(typed text) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  most_kept constant integer := 1000;
  -- So many new ones have room before the next have to go.
  room constant integer := 50;
  is_new boolean;
begin
  insert into private.missed_searches as known (key, words)
  values (private.name_key(typed), typed)
  on conflict (key) do update
    set words = excluded.words, searches = known.searches + 1, last_searched_at = now()
  -- A row that was there has been locked for the update, which leaves a number.
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
