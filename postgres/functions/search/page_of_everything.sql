-- The part of functions/search/search_page.sql for a blank query: songs in the order newest, views or title,
-- singers and albums with most songs first. Each order has an index, so only the rows of the page and those before
-- it are read.
create or replace function private.page_of_everything(
  kind text, before bigint, most integer, sort text, known text[], out facts json, out ids bigint[])
language plpgsql stable
set search_path = ''
as $$
declare
  totals record;
begin
  if kind <> 'songs' then
    ids := array(
      select c.entry_id from private.song_counts as c
      where c.entries = case kind when 'artists' then 'singers' else kind end
      order by c.songs desc, c.name_key, c.entry_id limit most offset before);
  elsif sort = 'views' then
    ids := array(select l.id from public.lyrics as l order by l.views desc, l.id limit most offset before);
  elsif sort = 'title' then
    ids := array(select t.lyric_id from private.search_title_keys as t
      order by t.title_key, t.lyric_id limit most offset before);
  else
    ids := array(select l.id from public.lyrics as l order by l.created_at desc, l.id desc limit most offset before);
  end if;
  select least(public.get_lyrics_count(), private.most_hits() + 1) as songs,
    least(coalesce(sum(t.count) filter (where t.entries = 'singers'), 0), private.most_hits() + 1) as singers,
    least(coalesce(sum(t.count) filter (where t.entries = 'albums'), 0), private.most_hits() + 1) as albums
  into totals
  from private.totals as t where t.entries in ('singers', 'albums');
  facts := json_build_object(
    'counts', json_build_object('songs', totals.songs, 'artists', totals.singers, 'albums', totals.albums),
    'people', '[]'::json, 'known', known, 'facets', '[]'::json, 'shownCount', totals.songs, 'groups', '[]'::json,
    'about', null, 'isNearest', false, 'leftOut', null, 'isMissed', false, 'didYouMean', '[]'::json);
end
$$;
revoke all on function private.page_of_everything(text, bigint, integer, text, text[]) from public;
