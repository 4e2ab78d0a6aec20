-- The songs of names, given by table and id, best first: a thousand and one in total, the latest of each name, sorted
-- by views within a name. `place` is the position of the name.
create or replace function private.songs_of_names(entries text[], ids bigint[])
  returns table (lyric_id bigint, place bigint)
language sql stable strict rows 1000
set search_path = ''
as $$
  select ordered.id, named.place
  from (
    select found.place, array_agg(found.id) as ids
    from (
      select songs.id, n.place
      from unnest(entries, ids) with ordinality as n (entries, id, place)
      cross join lateral (
        (select c.lyric_id from public.lyrics_singers as c
         where n.entries = 'singers' and c.singer_id = n.id order by c.lyric_id desc limit private.most_hits() + 1)
        union all
        (select l.id from public.lyrics as l where n.entries = 'albums' and l.album_id = n.id
         order by l.id desc limit private.most_hits() + 1)
        union all
        (select c.lyric_id from public.lyrics_lyricists as c
         where n.entries = 'lyricists' and c.lyricist_id = n.id order by c.lyric_id desc
         limit private.most_hits() + 1)
        union all
        (select c.lyric_id from public.lyrics_music_directors as c
         where n.entries = 'music_directors' and c.music_director_id = n.id
         order by c.lyric_id desc limit private.most_hits() + 1)
      ) as songs (id)
      limit private.most_hits() + 1
    ) as found
    group by found.place
  ) as named
  cross join lateral unnest(private.most_viewed_first(named.ids)) with ordinality as ordered (id, number)
  order by named.place, ordered.number;
$$;
revoke all on function private.songs_of_names(text[], bigint[]) from public;
