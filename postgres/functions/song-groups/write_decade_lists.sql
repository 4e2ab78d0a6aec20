-- Puts these songs on the lists of their people and their decade (private.decade_lists), takes them off all others,
-- and notes by how much the lengths of lists change.
create or replace function private.write_decade_lists(ids bigint[]) returns void
language plpgsql volatile strict
set search_path = ''
as $$
begin
  with wanted as materialized (
    select 'singers ' || c.singer_id::text || ' ' || g.decade::text as list, g.lyric_id
    from private.song_groups as g join public.lyrics_singers as c on c.lyric_id = g.lyric_id
    where g.lyric_id = any (ids) and g.decade is not null
    union all
    select 'lyricists ' || c.lyricist_id::text || ' ' || g.decade::text, g.lyric_id
    from private.song_groups as g join public.lyrics_lyricists as c on c.lyric_id = g.lyric_id
    where g.lyric_id = any (ids) and g.decade is not null
    union all
    select 'music_directors ' || c.music_director_id::text || ' ' || g.decade::text, g.lyric_id
    from private.song_groups as g join public.lyrics_music_directors as c on c.lyric_id = g.lyric_id
    where g.lyric_id = any (ids) and g.decade is not null
  ),
  gone as (
    delete from private.decade_lists as d
    where d.lyric_id = any (ids)
      and not exists (select from wanted as w where w.lyric_id = d.lyric_id and w.list = d.list)
    returning d.list
  ),
  added as (
    insert into private.decade_lists (list, lyric_id) select w.list, w.lyric_id from wanted as w
    on conflict do nothing returning list
  )
  insert into private.count_changes (entries, letter, total)
  select 'decade_lists', c.list, sum(c.songs)
  from (select g.list, -1 as songs from gone as g union all select a.list, 1 from added as a) as c
  group by c.list having sum(c.songs) <> 0;
end
$$;
revoke all on function private.write_decade_lists(bigint[]) from public;
