-- At most `most` songs, most viewed first, that are among a number of the most viewed of all and whose row in a
-- search table satisfies a condition.
create or replace function private.most_viewed_fulfilling(
  search_table text, condition text, looked_at integer, most integer)
returns bigint[]
language plpgsql stable strict
set search_path = ''
as $$
declare
  ids bigint[];
begin
  -- As text: a condition of the search.
  execute format(
    'select array(
       select s.lyric_id from (select l.id from public.lyrics as l order by l.views desc, l.id limit %s) as l
       join private.%I as s on s.lyric_id = l.id where %s limit %s)',
    looked_at, search_table, condition, most)
  into ids;
  return ids;
end
$$;
revoke all on function private.most_viewed_fulfilling(text, text, integer, integer) from public;
