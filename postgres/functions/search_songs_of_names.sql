-- The songs of the singers, lyricists, music directors and albums whose name fits a query, with `fit` and `score` as of `rank_names`:
-- a thousand and one in all, those of the best names, of each the latest.
create or replace function private.search_songs_of_names(keyword text, thoroughly boolean)
returns table (lyric_id bigint, fit real, score real)
language sql stable strict
set enable_hashjoin = off
set enable_mergejoin = off
set search_path = ''
as $$
  select songs.id, n.fit,
    (n.fit + case n.entries when 'singers' then 0.03 when 'albums' then 0.02 else 0.01 end)::real
  from (
    select * from private.search_names(keyword, thoroughly) as n order by n.score desc, n.entries, n.entry_id limit 50
  ) as n
  cross join lateral (
    (select c.lyric_id from public.lyrics_singers as c
     where n.entries = 'singers' and c.singer_id = n.entry_id order by c.lyric_id desc limit 1001)
    union all
    (select l.id from public.lyrics as l where n.entries = 'albums' and l.album_id = n.entry_id order by l.id desc limit 1001)
    union all
    (select c.lyric_id from public.lyrics_lyricists as c
     where n.entries = 'lyricists' and c.lyricist_id = n.entry_id order by c.lyric_id desc limit 1001)
    union all
    (select c.lyric_id from public.lyrics_music_directors as c
     where n.entries = 'music_directors' and c.music_director_id = n.entry_id order by c.lyric_id desc limit 1001)
  ) as songs (id)
  limit 1001;
$$;
revoke all on function private.search_songs_of_names(text, boolean) from public;
