-- The songs that hold the keyword anywhere in title, credits, album or lyrics, whatever its case; every character of it
-- is a plain one. Best fit first: the title itself, its beginning, within it, singer, album, lyricist and music
-- director, lyrics; then by views. A blank keyword finds nothing, and what is beyond 200 characters is not looked at.
create or replace function public.search_lyrics_ids(keyword text)
returns table (lyric_id bigint)
language sql stable
set search_path = ''
as $$
  with asked as (
    select btrim(left(lower(normalize(keyword, nfc)), 200), E' \t\r\n\u00a0') as word
  ),
  fits as (
    select l.id, l.views,
      case
        when lower(l.title) = word then 1
        when starts_with(lower(l.title), word) then 2
        when strpos(lower(l.title), word) > 0 then 3
        when exists (
          select from public.lyrics_singers as c join public.singers as p on p.id = c.singer_id
          where c.lyric_id = l.id and strpos(lower(p.name), word) > 0) then 4
        when strpos(lower(a.name), word) > 0 then 5
        when exists (
          select from public.lyrics_lyricists as c join public.lyricists as p on p.id = c.lyricist_id
          where c.lyric_id = l.id and strpos(lower(p.name), word) > 0) then 6
        when exists (
          select from public.lyrics_music_directors as c join public.music_directors as p on p.id = c.music_director_id
          where c.lyric_id = l.id and strpos(lower(p.name), word) > 0) then 6
        when strpos(lower(l.lyrics_english), word) > 0 or strpos(lower(l.lyrics_hindi), word) > 0 then 7
      end as fit
    from asked
    cross join public.lyrics as l
    left join public.albums as a on a.id = l.album_id
    where word <> ''
  )
  select id from fits where fit is not null order by fit, views desc, id;
$$;
revoke all on function public.search_lyrics_ids(text) from public;
grant execute on function public.search_lyrics_ids(text) to anon, service_role;
