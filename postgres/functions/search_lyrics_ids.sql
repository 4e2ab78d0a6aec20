-- The songs that a keyword finds, however it is spelled and in either script: by title, lines, singers, album, lyricists and
-- music directors. Best fit first: the title itself, its beginning, within it, singer, album, lyricist and music director,
-- lines; then by views. Words that are nearly the same are looked for only where nothing fits well, and first among names,
-- which are fewer. What fits much less than the best is left out. A keyword without letters is looked for as it stands, and
-- what is beyond 200 characters is not looked at. At most 1,001 songs, so that a thousand can be told from more.
--
-- Runs with its owner's rights, because what it looks things up in is closed to everybody else.
create or replace function public.search_lyrics_ids(keyword text)
returns table (lyric_id bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  query text := left(keyword, 200);
  -- What people add when they look for a song, wherever they do.
  without_noise text := btrim(regexp_replace(
    lower(query), '(^|\s)(full|lyrics?|liriks?|songs?|mp3|video|gaan?a|लिरिक्स|लिरिक|सॉन्ग|सांग|गाना|गीत के बोल|के बोल)(?=\s|$)', '', 'g'));
  good constant real := 0.85;
  titles record;
  names record;
  best real;
begin
  select array_agg(s.lyric_id) as ids, array_agg(s.fit) as fits, array_agg(s.score) as scores, max(s.fit) as best into titles
  from private.search_songs(query, false) as s;
  select array_agg(s.lyric_id) as ids, array_agg(s.fit) as fits, array_agg(s.score) as scores, max(s.fit) as best into names
  from private.search_songs_of_names(query, coalesce(titles.best, 0) <= good) as s;
  best := greatest(titles.best, names.best, 0);
  if best <= good and without_noise not in (lower(query), '') then
    return query select s.lyric_id from public.search_lyrics_ids(without_noise) as s;
    return;
  end if;
  if best <= good then
    select titles.ids || array_agg(s.lyric_id) as ids, titles.fits || array_agg(s.fit) as fits,
      titles.scores || array_agg(s.score) as scores, max(s.fit) as best
    into titles from private.search_titles_with_names(query) as s;
  end if;
  if greatest(best, titles.best, 0) <= good then
    select array_agg(s.lyric_id) as ids, array_agg(s.fit) as fits, array_agg(s.score) as scores into titles
    from private.search_songs(query, true) as s;
  end if;
  return query
  with found as (
    select * from unnest(titles.ids || names.ids, titles.fits || names.fits, titles.scores || names.scores) as hit (id, fit, score)
  ),
  best as (
    select f.id, max(f.score) as score from found as f where f.fit >= (select max(fit) from found) - 0.2 group by f.id
  )
  select b.id from best as b join public.lyrics as l on l.id = b.id
  order by round(b.score::numeric, 2) desc, l.views desc, l.id
  limit 1001;
end
$$;
revoke all on function public.search_lyrics_ids(text) from public;
grant execute on function public.search_lyrics_ids(text) to anon, service_role;
