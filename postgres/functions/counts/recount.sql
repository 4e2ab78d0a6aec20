-- Writes the groups, lists and counts of all songs anew, a thousand in a row; with `sounded` also how they sound.
-- Blocks saves until it is done, some minutes for a million songs.
create or replace function private.recount(sounded boolean default false) returns void
language plpgsql volatile
set work_mem = '128MB'
set search_path = ''
as $$
declare
  counted record;
  part bigint[];
  is_analyzed boolean := false;
begin
  -- Locked in the order of a save. Afterwards, no other transaction with changes is running.
  lock table public.albums, public.singers, public.lyricists, public.music_directors, public.lyrics,
    public.lyrics_singers, public.lyrics_lyricists, public.lyrics_music_directors, private.song_reports
    in share row exclusive mode;
  -- The lock of functions/counts/settle_counts.sql.
  perform pg_advisory_xact_lock(4862019574);
  delete from private.decade_lists;
  delete from private.song_groups;
  delete from private.managed_songs;
  delete from private.genre_spellings;
  delete from private.genres;
  for part in
    select array_agg(l.id order by l.id)
    from (select id, row_number() over (order by id) as place from public.lyrics) as l
    group by (l.place - 1) / 1000
  loop
    perform private.write_songs(
      case when sounded then part end, case when sounded then part end, part, part, part, part);
    if sounded and not is_analyzed then
      -- Words are looked up one by one, and PostgreSQL picks a slow plan while it believes that the table is empty.
      analyze private.search_words;
      is_analyzed := true;
    end if;
  end loop;
  perform private.renew_devanagari_names();
  -- Also what the lines above have changed.
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
    -- As text: a table by its name.
    execute format(
      'insert into private.song_counts (entries, entry_id, name_key, year, lacks, songs, views)
       select %1$L, e.entry_id, e.name_key, e.year, e.lacks, coalesce(c.songs, 0), coalesce(c.views, 0)
       from private.entry_states as e
       left join (
         select link.%3$I as entry_id, count(*) as songs, %4$s as views from public.%2$I as link %5$s group by 1
       ) as c on c.entry_id = e.entry_id
       where e.entries = %1$L',
      counted.entries, counted.links, counted.entry_column,
      case counted.entries when 'singers' then 'sum(l.views)' else '0' end,
      case counted.entries when 'singers' then 'join public.lyrics as l on l.id = link.lyric_id' else '' end);
    -- As text: a table by its name.
    execute format(
      'insert into private.totals (entries, letter, count)
       select %1$L, letter, count(*) from public.%1$I group by letter',
      counted.entries);
  end loop;
  insert into private.totals (entries, letter, count, views)
  select 'lyrics', '', count(*), coalesce(sum(l.views), 0) from public.lyrics as l;
  insert into private.totals (entries, letter, count)
  select 'genres', g.genre, count(*) from private.song_groups as g where g.genre is not null group by g.genre
  union all
  select 'years', g.year::text, count(*) from private.song_groups as g where g.year is not null group by g.year
  union all
  select 'decade_lists', d.list, count(*) from private.decade_lists as d group by d.list
  union all
  select 'first_lines', f.letter, count(*) from private.first_lines as f group by f.letter
  union all
  select d.entries || ' in Devanagari', d.letter, count(*) from private.devanagari_names as d group by 1, 2;
  perform private.renew_genres(array(select t.letter from private.totals as t where t.entries = 'genres'));
  insert into private.sitemap_changes (number, changed)
  select (l.id - 1) / 50000 + 1, max(l.updated_at) from public.lyrics as l group by 1;
end
$$;
revoke all on function private.recount(boolean) from public;
