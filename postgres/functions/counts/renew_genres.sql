-- Writes the genres of these spellings anew, of which private.totals has the current number of songs. Called at a
-- commit, one transaction at a time (functions/counts/settle_counts.sql).
create or replace function private.renew_genres(changed text[]) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  keys text[];
begin
  insert into private.genre_spellings (spelling, genre_key)
  select c.spelling, private.genre_of(c.spelling) from unnest(changed) as c (spelling)
  where not exists (select from private.genre_spellings as known where known.spelling = c.spelling);
  keys := array(select distinct s.genre_key from private.genre_spellings as s where s.spelling = any (changed));
  delete from private.genre_spellings as s
  where s.spelling = any (changed)
    and not exists (select from private.totals as t
      where t.entries = 'genres' and t.letter = s.spelling and t.count > 0);
  delete from private.genres as g
  where g.genre_key = any (keys)
    and not exists (select from private.genre_spellings as s where s.genre_key = g.genre_key);
  insert into private.genres as g (genre_key, name, slug, songs, devanagari_name, is_drafted)
  select s.genre_key, s.spellings[1], slug.text, s.songs, given.name, case when given.name is not null then false end
  from (
    select s.genre_key, array_agg(s.spelling order by t.count desc, s.spelling) as spellings, sum(t.count) as songs
    from private.genre_spellings as s join private.totals as t on t.entries = 'genres' and t.letter = s.spelling
    where s.genre_key = any (keys)
    group by s.genre_key
  ) as s
  cross join lateral (select private.genre_slug(s.spellings) as text offset 0) as slug
  cross join lateral (
    select private.given_genre_name(s.genre_key, s.spellings[1], slug.text) as name offset 0) as given
  -- A draft of the machine stays while the name is the same and nobody has given another one.
  on conflict (genre_key) do update set name = excluded.name, slug = excluded.slug, songs = excluded.songs,
    devanagari_name = coalesce(
      excluded.devanagari_name, case when g.is_drafted and g.name = excluded.name then g.devanagari_name end),
    is_drafted = coalesce(excluded.is_drafted, case when g.is_drafted and g.name = excluded.name then true end);
end
$$;
revoke all on function private.renew_genres(text[]) from public;
