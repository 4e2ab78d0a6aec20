-- The names of people and albums of these songs with their sounds: one text for each kind, in the displayed order.
-- Leaves out kinds in which no name has one of these sounds. Another name with such a sound is a text of its own,
-- where the name has not the same one.
create or replace function private.credits_by_sound(ids bigint[], sounds text[])
returns table (lyric_id bigint, field text, text text, sound text)
language sql stable
set enable_hashjoin = off
set enable_mergejoin = off
set search_path = ''
as $$
  with credits as (
    select c.lyric_id, 'singers' as kind, c.singer_id as id, c.position
    from public.lyrics_singers as c where c.lyric_id = any (ids)
    union all
    select c.lyric_id, 'lyricists', c.lyricist_id, c.position
    from public.lyrics_lyricists as c where c.lyric_id = any (ids)
    union all
    select c.lyric_id, 'music_directors', c.music_director_id, c.position
    from public.lyrics_music_directors as c where c.lyric_id = any (ids)
    union all
    select l.id, 'albums', l.album_id, 0 from public.lyrics as l where l.id = any (ids) and l.album_id is not null
  ),
  named as materialized (
    select c.lyric_id, c.kind, array_agg(c.id order by c.position, c.id) as ids,
      string_agg(n.sound, ' ' order by c.position, c.id) as sound
    from credits as c join private.search_names as n on n.entries = c.kind
      and n.entry_id = c.id and n.other_name is null
    group by c.lyric_id, c.kind
  )
  select n.lyric_id, n.kind, (
    select string_agg(coalesce(s.name, y.name, m.name, a.name), ', ' order by u.place)
    from unnest(n.ids) with ordinality as u (id, place)
    left join public.singers as s on n.kind = 'singers' and s.id = u.id
    left join public.lyricists as y on n.kind = 'lyricists' and y.id = u.id
    left join public.music_directors as m on n.kind = 'music_directors' and m.id = u.id
    left join public.albums as a on n.kind = 'albums' and a.id = u.id
  ), n.sound
  from named as n
  where exists (select from unnest(sounds) as asked (sound) where strpos(replace(n.sound, ' ', ''), asked.sound) > 0)
  union all
  select c.lyric_id, c.kind, o.other_name, o.sound
  from credits as c
  join private.search_names as o on o.entries = c.kind and o.entry_id = c.id and o.other_name is not null
  join named as n on n.lyric_id = c.lyric_id and n.kind = c.kind
  where exists (
    select from unnest(sounds) as asked (sound)
    where strpos(replace(o.sound, ' ', ''), asked.sound) > 0 and strpos(replace(n.sound, ' ', ''), asked.sound) = 0);
$$;
revoke all on function private.credits_by_sound(bigint[], text[]) from public;
