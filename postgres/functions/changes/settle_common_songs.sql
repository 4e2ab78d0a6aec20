-- Has twins looked for anew that meet in more or fewer songs, by what this transaction has noted of credits and of
-- the albums of songs. Most people have no twin.
create or replace function private.settle_common_songs() returns void
language plpgsql volatile
-- The number of noted rows is not known when the plan is made.
set enable_nestloop = off
set search_path = ''
as $$
declare
  people record;
begin
  for people in
    with noted as materialized (
      select n.table_name, n.was, n.is_now from private.noted as n
      where n.transaction_id = pg_current_xact_id()
        and n.table_name in ('lyrics', 'lyrics_singers', 'lyrics_lyricists', 'lyrics_music_directors')
    ),
    person as (
      select substr(n.table_name, length('lyrics_') + 1) as entries, side.id
      from noted as n
      cross join lateral (
        select coalesce(
          c.credit ->> 'singer_id', c.credit ->> 'lyricist_id', c.credit ->> 'music_director_id')::bigint as id
        from (values (n.was), (n.is_now)) as c (credit)
      ) as side
      where n.table_name <> 'lyrics'
      union
      select credited.entries, credited.id
      from noted as n
      cross join lateral (
        select 'singers' as entries, c.singer_id as id
        from public.lyrics_singers as c where c.lyric_id = (n.is_now ->> 'id')::bigint
        union all
        select 'lyricists', c.lyricist_id
        from public.lyrics_lyricists as c where c.lyric_id = (n.is_now ->> 'id')::bigint
        union all
        select 'music_directors', c.music_director_id
        from public.lyrics_music_directors as c where c.lyric_id = (n.is_now ->> 'id')::bigint
      ) as credited
      where n.table_name = 'lyrics' and n.was -> 'album_id' <> n.is_now -> 'album_id'
    )
    select p.entries, array_agg(p.id order by p.id) as ids from person as p
    where exists (select from private.likely_twins as t where t.entries = p.entries and t.first_id = p.id)
      or exists (select from private.likely_twins as t where t.entries = p.entries and t.second_id = p.id)
    group by p.entries order by p.entries
  loop
    perform private.note_twins(people.entries, people.ids);
  end loop;
end
$$;
revoke all on function private.settle_common_songs() from public;
