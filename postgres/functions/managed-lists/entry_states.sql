-- What the stored counts repeat of people and albums: the key of the name, the year of an album, and what is lacking
-- that does not depend on songs, by the bits of private.gaps_of; besides the name, and the one in the other script.
create or replace view private.entry_states as
  select p.entries, p.entry_id, p.name_key, null::integer as year,
    (p.image_url is null)::integer | (f.other_name is null)::integer * 4
      | (num_nonnulls(f.birth_year, f.death_year) = 0)::integer * 8 | (f.about is null)::integer * 16 as lacks,
    p.name, f.other_name
  from (
    select 'singers' as entries, id as entry_id, name_key, image_url, name from public.singers
    union all
    select 'lyricists', id, name_key, image_url, name from public.lyricists
    union all
    select 'music_directors', id, name_key, image_url, name from public.music_directors
  ) as p left join public.person_facts as f on f.name_key = p.name_key
  union all
  select 'albums', a.id, a.name_key, a.year,
    (a.cover_image_url is null)::integer | (f.other_name is null)::integer * 4 | (a.year is null)::integer * 8
      | (f.about is null)::integer * 16, a.name, f.other_name
  from public.albums as a left join public.album_facts as f on f.album_id = a.id;
revoke all on private.entry_states from public;
