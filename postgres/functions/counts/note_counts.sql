-- Notes for functions/counts/settle_counts.sql by how much counts change by what this transaction has noted of songs,
-- credits, people and albums, and when a song of each sitemap was changed.
--
-- The views of a song were noted with its singers; those of a song that was deleted before them, with the song.
create or replace function private.note_counts() returns void
language plpgsql volatile
-- The number of noted rows is not known when the plan is made.
set enable_nestloop = off
set search_path = ''
as $$
begin
  insert into private.count_changes (entries, entry_id, letter, songs, views, total, changed)
  with noted as materialized (
    select n.table_name, n.was, n.is_now from private.noted as n where n.transaction_id = pg_current_xact_id()
  ),
  song as (
    select 'lyrics' as entries, ((n.was ->> 'id')::bigint - 1) / 50000 + 1 as entry_id, '' as letter,
      0::bigint as songs,
      -(n.was ->> 'views')::bigint as views, -1 as total, clock_timestamp() as changed
    from noted as n where n.table_name = 'lyrics' and n.is_now is null
    union all
    select 'lyrics', ((n.is_now ->> 'id')::bigint - 1) / 50000 + 1, '', 0,
      case when n.was is null then (n.is_now ->> 'views')::bigint else 0 end, (n.was is null)::integer,
      (n.is_now ->> 'updated_at')::timestamptz
    from noted as n
    where n.table_name = 'lyrics' and n.is_now is not null
      and (n.was is null or n.was -> 'updated_at' <> n.is_now -> 'updated_at')
    union all
    select 'albums', (placed.song ->> 'album_id')::bigint, null, placed.songs, 0, 0, null
    from noted as n cross join lateral (values (n.was, -1), (n.is_now, 1)) as placed (song, songs)
    where n.table_name = 'lyrics' and placed.song ->> 'album_id' is not null
      and n.was ->> 'album_id' is distinct from n.is_now ->> 'album_id'
  ),
  deleted as materialized (
    select n.was ->> 'id' as id, max((n.was ->> 'views')::bigint) as views
    from noted as n where n.table_name = 'lyrics' and n.is_now is null group by 1
  ),
  credit as (
    select substr(n.table_name, length('lyrics_') + 1) as entries,
      coalesce(
        side.credit ->> 'singer_id', side.credit ->> 'lyricist_id',
        side.credit ->> 'music_director_id')::bigint as id,
      side.songs, side.songs * coalesce((side.credit ->> 'views')::bigint, d.views, 0) as views
    from noted as n
    cross join lateral (values (n.was, -1), (n.is_now, 1)) as side (credit, songs)
    left join deleted as d on d.id = side.credit ->> 'lyric_id' and side.credit -> 'views' = 'null'
    where n.table_name like 'lyrics\_%' and side.credit is not null
  ),
  entry as (
    select n.table_name as entries, (side.entry ->> 'id')::bigint as id, side.entry ->> 'letter' as letter, side.total
    from noted as n cross join lateral (values (n.was, -1), (n.is_now, 1)) as side (entry, total)
    where n.table_name in ('albums', 'singers', 'lyricists', 'music_directors') and side.entry is not null
    union all
    select 'albums', (coalesce(n.is_now, n.was) ->> 'album_id')::bigint, '', 0 from noted as n
    where n.table_name in ('album_facts', 'album_aliases')
  )
  select s.entries, s.entry_id, s.letter, sum(s.songs), sum(s.views), sum(s.total), max(s.changed)
  from song as s group by s.entries, s.entry_id, s.letter
  union all
  select c.entries, c.id, null, sum(c.songs), sum(c.views), 0, null
  from credit as c group by c.entries, c.id having sum(c.songs) <> 0 or sum(c.views) <> 0
  union all
  select e.entries, e.id, e.letter, 0, 0, e.total, null from entry as e
  union all
  -- By the name: somebody else may add a person of this name at the same time.
  select 'facts', null, side.facts ->> 'name_key', 0, 0, 0, null
  from noted as n cross join lateral (values (n.was), (n.is_now)) as side (facts)
  where n.table_name in ('person_facts', 'person_aliases') and side.facts is not null;
end
$$;
revoke all on function private.note_counts() from public;
