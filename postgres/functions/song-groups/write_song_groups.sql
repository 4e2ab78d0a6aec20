-- Stores genre and year of these songs, and notes by how much the counts of spellings and years change.
create or replace function private.write_song_groups(ids bigint[]) returns void
language plpgsql volatile strict
set search_path = ''
as $$
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
  was as materialized (
    select g.lyric_id, g.genre, g.year from private.song_groups as g where g.lyric_id = any (ids)
  ),
  is_now as (
    insert into private.song_groups as g (lyric_id, genre, genre_key, year)
    select s.id, k.genre, k.key, s.year
    from songs as s left join spellings as k on k.genre = s.genre and k.key is not null
    on conflict (lyric_id) do update set genre = excluded.genre, genre_key = excluded.genre_key, year = excluded.year
    where (g.genre, g.genre_key, g.year) is distinct from (excluded.genre, excluded.genre_key, excluded.year)
    returning g.lyric_id, g.genre, g.year
  )
  insert into private.count_changes (entries, letter, total)
  select c.entries, c.letter, sum(c.songs)
  from (
    select 1 as songs, n.genre, n.year::text from is_now as n
    union all
    select -1, w.genre, w.year::text from was as w where w.lyric_id in (select n.lyric_id from is_now as n)
  ) as side
  cross join lateral (
    values ('genres', side.genre, side.songs), ('years', side.year, side.songs)
  ) as c (entries, letter, songs)
  where c.letter is not null
  group by c.entries, c.letter having sum(c.songs) <> 0;
end
$$;
revoke all on function private.write_song_groups(bigint[]) from public;
