-- The songs whose title's row of marks fulfils a condition, `most` of them, the most viewed first. Where many do, they are those that
-- are among the most viewed of all, and any others. `is_rare` as of `songs_with`.
create or replace function private.best_known_titles(condition text, is_rare boolean, most integer) returns bigint[]
language plpgsql stable strict
set jit = off
set search_path = ''
as $$
declare
  -- Songs whose views are compared one by one.
  most_compared constant integer := 200;
  ids bigint[] := (private.songs_with('search_titles', condition, most_compared, most, is_rare, false)).ids;
begin
  -- They may be any of more.
  if cardinality(ids) = most_compared then
    ids := (private.songs_with('search_titles', condition, most, most, true, true)).ids || ids;
  end if;
  return ids[:most];
end
$$;
revoke all on function private.best_known_titles(text, boolean, integer) from public;
