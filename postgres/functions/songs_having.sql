-- At most 1,001 songs whose title, or whose lines, have all of these numbers. Where one in ten of the most viewed songs has them,
-- those come from among the most viewed ones: the index would first gather a good part of the catalogue. Three numbers
-- together are never that common.
create or replace function private.songs_having(in_titles boolean, wanted integer[]) returns bigint[]
language plpgsql stable strict
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set search_path = ''
as $$
declare
  looked_at integer;
  ids bigint[] := '{}';
begin
  if cardinality(wanted) < 3 then
    foreach looked_at in array array[500, 5000] loop
      if in_titles then
        ids := array(
          select s.lyric_id from (select l.id from public.lyrics as l order by l.views desc, l.id limit looked_at) as l
          join private.search_titles as s on s.lyric_id = l.id where s.marks @> wanted limit 1001);
      else
        ids := array(
          select s.lyric_id from (select l.id from public.lyrics as l order by l.views desc, l.id limit looked_at) as l
          join private.search_lines as s on s.lyric_id = l.id where s.marks @> wanted limit 1001);
      end if;
      exit when cardinality(ids) < looked_at / 10;
    end loop;
  end if;
  if cardinality(ids) < 1001 then
    if in_titles then
      ids := array(select unnest(ids) union (select s.lyric_id from private.search_titles as s where s.marks @> wanted limit 1001));
    else
      ids := array(select unnest(ids) union (select s.lyric_id from private.search_lines as s where s.marks @> wanted limit 1001));
    end if;
  end if;
  return ids;
end
$$;
revoke all on function private.songs_having(boolean, integer[]) from public;
