-- Forgets all that followed from songs that are gone, and notes what is counted of it.
create or replace function private.forget_songs(ids bigint[]) returns void
language plpgsql volatile strict
set search_path = ''
as $$
begin
  delete from private.search_titles as t where t.lyric_id = any (ids);
  delete from private.search_title_keys as t where t.lyric_id = any (ids);
  delete from private.search_lines as l where l.lyric_id = any (ids);
  delete from private.search_fields as f where f.lyric_id = any (ids);
  delete from private.managed_songs as m where m.lyric_id = any (ids);
  perform private.forget_twins('lyrics', ids);
  with grouped as (
    delete from private.song_groups as g where g.lyric_id = any (ids) returning g.genre, g.year
  ),
  listed as (
    delete from private.decade_lists as d where d.lyric_id = any (ids) returning d.list
  ),
  lined as (
    delete from private.first_lines as f where f.lyric_id = any (ids) returning f.letter
  )
  insert into private.count_changes (entries, letter, total)
  select 'genres', g.genre, -count(*) from grouped as g where g.genre is not null group by g.genre
  union all
  select 'years', g.year::text, -count(*) from grouped as g where g.year is not null group by g.year
  union all
  select 'decade_lists', l.list, -count(*) from listed as l group by l.list
  union all
  select 'first_lines', f.letter, -count(*) from lined as f group by f.letter;
end
$$;
revoke all on function private.forget_songs(bigint[]) from public;
