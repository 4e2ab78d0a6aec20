-- The part of functions/admin-search/songs_holding.sql that searches names.
create or replace function private.songs_of_names_holding(word text, pattern text)
  returns table (lyric_id bigint, rank integer)
language sql stable rows 1000
set search_path = ''
as $$
  -- Not materialized, so that the planner knows the numbers.
  with measures as not materialized (select 300 as most_names, 5000 as most_songs)
  select found.id, found.rank
  from measures as m
  cross join lateral (
    select songs.id, named.rank
    from (
      select n.entries, n.entry_id, min(case when n.name_key = word then 1 else 2 end) as rank
      from private.search_names as n
      join private.song_counts as s on s.entries = n.entries and s.entry_id = n.entry_id
      where n.name_key like pattern and s.songs > 0
      group by n.entries, n.entry_id, s.songs
      order by 3, s.songs desc, n.entries, n.entry_id
      limit m.most_names
    ) as named
    cross join lateral (
      (select c.lyric_id from public.lyrics_singers as c
       where named.entries = 'singers' and c.singer_id = named.entry_id
       order by c.lyric_id desc limit private.most_hits() + 1)
      union all
      (select c.lyric_id from public.lyrics_lyricists as c
       where named.entries = 'lyricists' and c.lyricist_id = named.entry_id
       order by c.lyric_id desc limit private.most_hits() + 1)
      union all
      (select c.lyric_id from public.lyrics_music_directors as c
       where named.entries = 'music_directors' and c.music_director_id = named.entry_id
       order by c.lyric_id desc limit private.most_hits() + 1)
      union all
      (select l.id from public.lyrics as l
       where named.entries = 'albums' and l.album_id = named.entry_id
       order by l.id desc limit private.most_hits() + 1)
    ) as songs (id)
    limit m.most_songs
  ) as found;
$$;
revoke all on function private.songs_of_names_holding(text, text) from public;
