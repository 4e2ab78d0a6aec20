-- Stores genre and year of these songs, also in their search fields. PL/pgSQL, because it keeps the plan: planning took
-- most of a save's time.
create or replace function private.write_song_groups(ids bigint[]) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  written bigint[];
begin
  with songs as materialized (
    select l.id, l.genre, coalesce(l.year, a.year) as year
    from public.lyrics as l left join public.albums as a on a.id = l.album_id
    where l.id = any (ids)
  ),
  -- Each spelling once: a million songs have few. The rules of sound take milliseconds, a known spelling none.
  spellings as materialized (
    select s.genre,
      coalesce(
        (select known.genre_key from private.genre_spellings as known where known.spelling = s.genre),
        private.genre_of(s.genre)) as key
    from (select distinct genre from songs where genre is not null) as s
  ),
  groups as (
    insert into private.song_groups as g (lyric_id, genre, genre_key, year)
    select s.id, k.genre, k.key, s.year
    from songs as s left join spellings as k on k.genre = s.genre and k.key is not null
    on conflict (lyric_id) do update set genre = excluded.genre, genre_key = excluded.genre_key, year = excluded.year
    where (g.genre, g.genre_key, g.year) is distinct from (excluded.genre, excluded.genre_key, excluded.year)
    returning g.lyric_id
  )
  select array_agg(groups.lyric_id) into written from groups;
  perform private.write_names_of_songs(written);
end
$$;
revoke all on function private.write_song_groups(bigint[]) from public;

create or replace function private.write_groups_of_songs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.write_song_groups(array(select n.id from new_songs as n));
  else
    perform private.write_song_groups(array[new.id]);
  end if;
  return null;
end
$$;
revoke all on function private.write_groups_of_songs() from public;

create or replace trigger groups_added after insert on public.lyrics
referencing new table as new_songs for each statement execute function private.write_groups_of_songs();
-- A row trigger, because a statement trigger would also collect every view.
create or replace trigger groups_changed after update of genre, year, album_id on public.lyrics for each row
when ((new.genre, new.year, new.album_id) is distinct from (old.genre, old.year, old.album_id)
  -- functions/song-groups/rename_genre.sql does so for many songs at once.
  and coalesce(current_setting('antara.genres_come_later', true), '') = '')
execute function private.write_groups_of_songs();

-- Songs without a year of their own follow the year of their album. The songs are locked first: one whose own year is being
-- removed at this moment is then seen as it will be.
create or replace function private.write_groups_of_album() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  songs bigint[];
begin
  songs := array(select l.id from public.lyrics as l where l.album_id = new.id order by l.id for no key update);
  perform private.write_song_groups(songs);
  return null;
end
$$;
revoke all on function private.write_groups_of_album() from public;

create or replace trigger groups_changed after update of year on public.albums for each row
when (new.year is distinct from old.year)
execute function private.write_groups_of_album();

-- The facets of songs that are older than facets.
do $$
declare
  batch bigint[];
begin
  for batch in
    select array_agg(f.lyric_id) from (
      select lyric_id, row_number() over (order by lyric_id) as number from private.search_fields where facets = '{}'
    ) as f group by f.number / 1000
  loop
    perform private.write_names_of_songs(batch);
  end loop;
end
$$;
