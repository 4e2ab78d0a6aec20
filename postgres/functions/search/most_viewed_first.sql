-- Orders songs by views, most viewed first. Of very many songs, only those among the most viewed of all are ordered,
-- and the others follow unordered, because looking up so many views is slow.
create or replace function private.most_viewed_first(ids bigint[]) returns bigint[]
language plpgsql stable strict
-- Callers may have disabled these plans; few songs are looked up one by one, many are joined with the most viewed.
set enable_hashjoin = on
set enable_indexscan = on
set enable_nestloop = on
set enable_seqscan = off
set search_path = ''
as $$
declare
  most_looked_up constant integer := 300;
  most_viewed constant integer := 500;
begin
  if cardinality(ids) <= most_looked_up then
    return array(
      select l.id from unnest(ids) as u (id) join public.lyrics as l on l.id = u.id order by l.views desc, l.id);
  end if;
  perform set_config('enable_nestloop', 'off', true);
  return array(
    select u.id
    from unnest(ids) with ordinality as u (id, place)
    left join (
      select l.id, row_number() over (order by l.views desc, l.id) as place
      from public.lyrics as l order by l.views desc, l.id limit most_viewed
    ) as viewed on viewed.id = u.id
    order by viewed.place, u.place);
end
$$;
revoke all on function private.most_viewed_first(bigint[]) from public;
