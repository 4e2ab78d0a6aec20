-- The genre that the spelling of one which no song has may mean, by the rule for names
-- (functions/names/name_nearness.sql). No row for a genre that exists in any spelling. `except_key` is the genre that
-- gets the spelling.
create or replace function private.near_genre(typed text, except_key text) returns table (name text, songs bigint)
language sql stable rows 1
set search_path = ''
as $$
  select g.name, g.songs::bigint
  from private.genres as g cross join lateral private.name_nearness(g.name, typed) as nearness
  where nearness > 0 and g.genre_key is distinct from except_key
    and not exists (select from private.genres as known where known.genre_key = private.genre_of(typed))
  order by nearness desc, g.songs desc, g.genre_key
  limit 1;
$$;
revoke all on function private.near_genre(text, text) from public;
