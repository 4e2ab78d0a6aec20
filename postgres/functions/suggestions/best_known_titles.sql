-- `most` songs whose titles' marks satisfy a condition, most viewed first. If many do, returns those among the most
-- viewed of all, then any others. For `is_rare` see `songs_with`.
create or replace function private.best_known_titles(condition text, is_rare boolean, most integer) returns bigint[]
language plpgsql stable strict
set search_path = ''
as $$
declare
  -- Number of songs whose views are compared one by one.
  most_compared constant integer := 200;
  ids bigint[] := (private.songs_with('search_titles', condition, most_compared, most, is_rare, false)).ids;
begin
  -- They may be any of a larger number.
  if cardinality(ids) = most_compared then
    ids := (private.songs_with('search_titles', condition, most, most, true, true)).ids || ids;
  end if;
  return ids[:most];
end
$$;
revoke all on function private.best_known_titles(text, boolean, integer) from public;
