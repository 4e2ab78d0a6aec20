-- Notes the likely twins of these songs anew: songs whose titles sound the same, with the same first line, on the same album, or of the
-- same year. Looks titles up by the search index, and compares only the newest few with each.
create or replace function private.find_twins_of_songs(ids bigint[]) returns void
language plpgsql volatile
set enable_seqscan = off
set jit = off
set plan_cache_mode = force_generic_plan
set search_path = ''
as $$
declare
  most_compared constant integer := 20;
begin
  delete from private.likely_twins as t where t.entries = 'lyrics' and t.first_id = any (ids);
  delete from private.likely_twins as t where t.entries = 'lyrics' and t.second_id = any (ids);
  insert into private.likely_twins (entries, first_id, second_id, is_same_sound, rank)
  select 'lyrics', p.first_id, p.second_id, true, p.rank
  from (
    select distinct least(own.lyric_id, other.lyric_id) as first_id, greatest(own.lyric_id, other.lyric_id) as second_id,
      case
        when split_part(ltrim(own_lines.sound, E'\n'), E'\n', 1) = split_part(ltrim(other_lines.sound, E'\n'), E'\n', 1) then 1
        when one.album_id = two.album_id then 2
        when coalesce(one.year, one_album.year) = coalesce(two.year, two_album.year) then 3
      end as rank
    from private.search_titles as own
    cross join lateral (
      select t.lyric_id from private.search_titles as t
      where t.sound = own.sound and t.lyric_id <> own.lyric_id order by t.lyric_id desc limit most_compared
    ) as other
    join public.lyrics as one on one.id = own.lyric_id
    join public.lyrics as two on two.id = other.lyric_id
    left join public.albums as one_album on one_album.id = one.album_id
    left join public.albums as two_album on two_album.id = two.album_id
    left join private.search_lines as own_lines on own_lines.lyric_id = one.id
    left join private.search_lines as other_lines on other_lines.lyric_id = two.id
    where own.lyric_id = any (ids) and own.sound <> ''
  ) as p
  where p.rank is not null and not exists (
    select from private.different_entries as d where d.entries = 'lyrics' and d.first_id = p.first_id and d.second_id = p.second_id)
  on conflict (entries, first_id, second_id) do nothing;
end
$$;
revoke all on function private.find_twins_of_songs(bigint[]) from public;

create or replace function private.twins_of_song() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.find_twins_of_songs(array[new.id]);
  if new.album_id is distinct from old.album_id then
    perform private.recount_twins_of_songs(array[new.id]);
  end if;
  return null;
end
$$;
revoke all on function private.twins_of_song() from public;

-- After functions/search-index/sound_song.sql, by its name. functions/bulk/follow_songs.sql does so for many songs at once.
create or replace trigger twins_of_song after update of title, lyrics_english, lyrics_hindi, album_id, year on public.lyrics for each row
when (coalesce(current_setting('antara.genres_come_later', true), '') = ''
  and (old.title, old.lyrics_english, old.lyrics_hindi, old.album_id, old.year)
    is distinct from (new.title, new.lyrics_english, new.lyrics_hindi, new.album_id, new.year))
execute function private.twins_of_song();

create or replace function private.twins_of_new_songs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  batch bigint[];
begin
  for batch in select array_agg(n.id) from (select id, row_number() over () as number from new_songs) as n group by n.number / 1000
  loop
    perform private.find_twins_of_songs(batch);
  end loop;
  return null;
end
$$;
revoke all on function private.twins_of_new_songs() from public;

-- After functions/search-index/sound_songs.sql, by its name.
create or replace trigger twins_of_new_songs after insert on public.lyrics
referencing new table as new_songs for each statement execute function private.twins_of_new_songs();
