-- The songs whose title's row of marks fulfils a condition, `most` of them, the most viewed first. Of very common words they are
-- sought among the most viewed of all first.
create or replace function private.best_known_titles(condition text, most integer) returns bigint[]
language plpgsql stable strict
set enable_seqscan = off
set jit = off
set search_path = ''
as $$
declare
  -- Songs whose views are compared.
  most_compared constant integer := 300;
  ids bigint[] := (private.songs_with('search_titles', condition, most_compared, most, false, false)).ids;
begin
  -- They may be any of more.
  if cardinality(ids) = most_compared then
    ids := ids || (private.songs_with('search_titles', condition, most, most, true, true)).ids;
  end if;
  return array(
    select l.id from (select distinct u.id from unnest(ids) as u (id)) as u join public.lyrics as l on l.id = u.id
    order by l.views desc, l.id limit most);
end
$$;
revoke all on function private.best_known_titles(text, integer) from public;
