-- Recomputes all stored counts, after writes without triggers. Blocks saves until it is done, a few seconds for a
-- million songs.
create or replace function private.recount() returns void
language plpgsql volatile
set jit = off
set work_mem = '128MB'
set search_path = ''
as $$
declare
  counted record;
begin
  -- Locked in the order of a save. Afterwards, no other transaction with changes is running.
  lock table public.albums, public.singers, public.lyricists, public.music_directors, public.lyrics,
    public.lyrics_singers, public.lyrics_lyricists, public.lyrics_music_directors in share row exclusive mode;
  -- The lock of functions/changes/tell_changes.sql.
  perform pg_advisory_xact_lock(4862019574);
  delete from private.count_changes;
  delete from private.new_views;
  delete from private.song_counts;
  delete from private.totals;
  delete from private.sitemap_changes;
  for counted in
    select * from (values
      ('singers', 'lyrics_singers', 'singer_id'), ('lyricists', 'lyrics_lyricists', 'lyricist_id'),
      ('music_directors', 'lyrics_music_directors', 'music_director_id'), ('albums', 'lyrics', 'album_id')
    ) as k (entries, links, entry_column)
  loop
    execute format(
      'insert into private.song_counts (entries, entry_id, name_key, songs, views)
       select %1$L, e.id, e.name_key, coalesce(c.songs, 0), coalesce(c.views, 0)
       from public.%1$I as e
       left join (
         select link.%3$I as entry_id, count(*) as songs, %4$s as views from public.%2$I as link %5$s group by 1
       ) as c on c.entry_id = e.id',
      counted.entries, counted.links, counted.entry_column,
      case counted.entries when 'singers' then 'sum(l.views)' else '0' end,
      case counted.entries when 'singers' then 'join public.lyrics as l on l.id = link.lyric_id' else '' end);
    execute format(
      'insert into private.totals (entries, letter, count) select %1$L, letter, count(*) from public.%1$I group by letter',
      counted.entries);
  end loop;
  insert into private.totals (entries, letter, count, views)
  select 'lyrics', '', count(*), coalesce(sum(l.views), 0) from public.lyrics as l;
  insert into private.sitemap_changes (number, changed)
  select (l.id - 1) / 50000 + 1, max(l.updated_at) from public.lyrics as l group by 1;
end
$$;
revoke all on function private.recount() from public;

-- Counts the rows that are older than the stored counts.
do $$
begin
  if not exists (select from private.totals) then
    perform private.recount();
  end if;
end
$$;
