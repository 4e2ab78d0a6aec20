-- The songs that follow from what this transaction has noted, a thousand in a row: those that are `gone`, and of the
-- others those with other titles, lines, groups, or lists of people and decades, `searched` otherwise, with other
-- twins, or `listed` otherwise by the administrator, for whom it does not matter which genre a song has.
create or replace function private.noted_songs_in_parts()
returns table (
  gone bigint[], titled bigint[], lined bigint[], grouped bigint[], dated bigint[], searched bigint[], alike bigint[],
  listed bigint[])
language plpgsql volatile
-- The number of noted rows is not known when the plan is made.
set enable_nestloop = off
set search_path = ''
as $$
#variable_conflict use_column
declare
  followers bigint[];
begin
  -- Songs of changed albums and renamed singers.
  followers := array(
    select l.id from public.lyrics as l
    where l.id = any (array(
      select unnest(private.songs_of(n.table_name, (n.is_now ->> 'id')::bigint)) from private.noted as n
      where n.transaction_id = pg_current_xact_id() and n.was is not null and n.is_now is not null
        and (n.table_name in ('albums', 'singers') and n.was -> 'name_key' <> n.is_now -> 'name_key'
          or n.table_name = 'albums'
            and (n.was -> 'year', n.was -> 'cover_image_url')
              <> (n.is_now -> 'year', n.is_now -> 'cover_image_url'))))
    order by l.id for no key update);
  return query
  with noted as materialized (
    select n.table_name, n.was, n.is_now from private.noted as n
    where n.transaction_id = pg_current_xact_id()
      and n.table_name in (
        'lyrics', 'lyrics_singers', 'lyrics_lyricists', 'lyrics_music_directors', 'albums', 'song_reports')
  ),
  song as (
    select (each.song ->> 'id')::bigint as id,
      n.was -> 'id' is distinct from n.is_now -> 'id' or n.was -> 'title' <> n.is_now -> 'title' as titled,
      n.was -> 'id' is distinct from n.is_now -> 'id'
        or (n.was -> 'lyrics_hindi', n.was -> 'lyrics_english')
          <> (n.is_now -> 'lyrics_hindi', n.is_now -> 'lyrics_english') as lined,
      (n.was -> 'genre') <> (n.is_now -> 'genre') as grouped,
      n.was -> 'id' is distinct from n.is_now -> 'id'
        or (n.was -> 'year', n.was -> 'album_id') <> (n.is_now -> 'year', n.is_now -> 'album_id') as dated,
      false as credited,
      n.was - array['genre', 'updated_at'] is distinct from n.is_now - array['genre', 'updated_at']
        or (n.was -> 'genre' = 'null') <> (n.is_now -> 'genre' = 'null') as listed
    from noted as n cross join lateral (values (n.was), (n.is_now)) as each (song)
    where n.table_name = 'lyrics' and each.song is not null
    union all
    select (each.part ->> 'lyric_id')::bigint, false, false, false, false, n.table_name <> 'song_reports', true
    from noted as n cross join lateral (values (n.was), (n.is_now)) as each (part)
    where n.table_name not in ('lyrics', 'albums') and each.part is not null
    union all
    select f.id, false, false, false, exists (
      select from noted as n where n.table_name = 'albums' and n.was -> 'year' <> n.is_now -> 'year'), false, true
    from unnest(followers) as f (id)
  ),
  noted_song as (
    select s.id, bool_or(s.titled) as titled, bool_or(s.lined) as lined, bool_or(s.grouped or s.dated) as grouped,
      bool_or(s.dated or s.credited) as dated,
      bool_or(s.titled or s.lined or s.grouped or s.dated or s.credited) as searched,
      bool_or(s.titled or s.lined or s.dated) as alike, bool_or(s.listed) as listed,
      row_number() over (order by s.id) as place
    from song as s group by s.id
  ),
  here as (
    select n.*, (select true from public.lyrics as l where l.id = n.id) is not null as is_here from noted_song as n
  )
  select array_agg(h.id) filter (where not h.is_here),
    array_agg(h.id order by h.id) filter (where h.is_here and h.titled),
    array_agg(h.id order by h.id) filter (where h.is_here and h.lined),
    array_agg(h.id order by h.id) filter (where h.is_here and h.grouped),
    array_agg(h.id order by h.id) filter (where h.is_here and h.dated),
    array_agg(h.id order by h.id) filter (where h.is_here and h.searched),
    array_agg(h.id order by h.id) filter (where h.is_here and h.alike),
    array_agg(h.id order by h.id) filter (where h.is_here and h.listed)
  from here as h group by (h.place - 1) / 1000 order by (h.place - 1) / 1000;
end
$$;
revoke all on function private.noted_songs_in_parts() from public;
