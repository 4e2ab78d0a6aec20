-- The most viewed songs, at most 1000: all columns of a song, then its credits and album as flat columns.
create or replace function public.get_top_lyrics(limit_count integer default 6)
returns table (
  id bigint,
  title text,
  lyrics_english text,
  lyrics_hindi text,
  youtube_video_id text,
  genre text,
  views bigint,
  year integer,
  album_id bigint,
  cover_image_url text,
  created_at timestamptz,
  updated_at timestamptz,
  singer_name text,
  lyricist_name text,
  music_director_name text,
  album_name text,
  album_year integer,
  album_cover_url text
)
language sql stable
set search_path = ''
as $$
  select
    l.id, l.title, l.lyrics_english, l.lyrics_hindi, l.youtube_video_id, l.genre, l.views, l.year, l.album_id,
    l.cover_image_url, l.created_at, l.updated_at,
    (
      select string_agg(p.name, ', ' order by c.position, p.id)
      from public.lyrics_singers as c join public.singers as p on p.id = c.singer_id where c.lyric_id = l.id
    ),
    (
      select string_agg(p.name, ', ' order by c.position, p.id)
      from public.lyrics_lyricists as c join public.lyricists as p on p.id = c.lyricist_id where c.lyric_id = l.id
    ),
    (
      select string_agg(p.name, ', ' order by c.position, p.id)
      from public.lyrics_music_directors as c join public.music_directors as p on p.id = c.music_director_id
      where c.lyric_id = l.id
    ),
    a.name, a.year, a.cover_image_url
  from (
    select * from public.lyrics
    order by views desc, id
    limit greatest(0, least(coalesce(limit_count, 6), 1000))
  ) as l
  left join public.albums as a on a.id = l.album_id
  order by l.views desc, l.id;
$$;
revoke all on function public.get_top_lyrics(integer) from public;
grant execute on function public.get_top_lyrics(integer) to anon, service_role;
