-- The songs that follow from what this transaction has noted, a thousand in a row: those that sound otherwise, those
-- whose groups or credits are others, and all, which the lists of the administrator show; those that may have other
-- twins, and those that are gone.
create or replace function private.noted_songs_in_parts()
returns table (sounded bigint[], grouped bigint[], listed bigint[], alike bigint[], gone bigint[])
language plpgsql volatile
-- The number of noted rows is not known when the plan is made.
set enable_nestloop = off
set enable_seqscan = off
set search_path = ''
as $$
declare
  led bigint[];
begin
  -- Songs of changed albums and renamed singers.
  led := array(
    select l.id from public.lyrics as l
    where l.id = any (array(
      select unnest(private.songs_of(n.table_name, (n.is_now ->> 'id')::bigint)) from private.noted as n
      where n.transaction_id = pg_current_xact_id() and n.was is not null and n.is_now is not null
        and (n.table_name in ('albums', 'singers') and n.was -> 'name_key' <> n.is_now -> 'name_key'
          or n.table_name = 'albums'
            and (n.was -> 'year', n.was -> 'cover_image_url') <> (n.is_now -> 'year', n.is_now -> 'cover_image_url'))))
    order by l.id for no key update);
  return query
  with noted as materialized (
    select n.table_name, n.was, n.is_now from private.noted as n
    where n.transaction_id = pg_current_xact_id()
      and n.table_name in (
        'lyrics', 'lyrics_singers', 'lyrics_lyricists', 'lyrics_music_directors', 'albums', 'song_reports')
  ),
  song as (
    select side.id,
      n.was is null or n.is_now is null
        or (n.was -> 'id', n.was -> 'title', n.was -> 'lyrics_hindi', n.was -> 'lyrics_english')
          <> (n.is_now -> 'id', n.is_now -> 'title', n.is_now -> 'lyrics_hindi', n.is_now -> 'lyrics_english') as sounds,
      (n.was -> 'genre', n.was -> 'year', n.was -> 'album_id')
        <> (n.is_now -> 'genre', n.is_now -> 'year', n.is_now -> 'album_id') as groups,
      (n.was -> 'year', n.was -> 'album_id') <> (n.is_now -> 'year', n.is_now -> 'album_id') as may_have_twins
    from noted as n
    cross join lateral (
      select (n.was ->> 'id')::bigint as id where n.was is not null
      union
      select (n.is_now ->> 'id')::bigint where n.is_now is not null
    ) as side
    where n.table_name = 'lyrics'
    union all
    select side.id, false, n.table_name <> 'song_reports', false
    from noted as n
    cross join lateral (values ((n.was ->> 'lyric_id')::bigint), ((n.is_now ->> 'lyric_id')::bigint)) as side (id)
    where n.table_name not in ('lyrics', 'albums') and side.id is not null
    union all
    select led_song.id, false, dated.is_true, dated.is_true
    from unnest(led) as led_song (id)
    cross join (
      select coalesce(bool_or(n.was -> 'year' <> n.is_now -> 'year'), false) as is_true
      from noted as n where n.table_name = 'albums'
    ) as dated
  ),
  each as (
    select s.id, bool_or(s.sounds) as sounds, bool_or(s.sounds or s.groups) as groups,
      bool_or(s.sounds or s.may_have_twins) as may_have_twins,
      (select true from public.lyrics as l where l.id = s.id) is not null as is_there, row_number() over (order by s.id) as place
    from song as s group by s.id
  )
  select array_agg(e.id order by e.id) filter (where e.is_there and e.sounds),
    array_agg(e.id order by e.id) filter (where e.is_there and e.groups),
    array_agg(e.id order by e.id) filter (where e.is_there),
    array_agg(e.id) filter (where e.is_there and e.may_have_twins),
    array_agg(e.id) filter (where not e.is_there)
  from each as e group by (e.place - 1) / 1000 order by (e.place - 1) / 1000;
end
$$;
revoke all on function private.noted_songs_in_parts() from public;
