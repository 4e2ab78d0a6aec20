-- Notes the likely twins of these songs anew: songs whose titles sound the same, with the same first line, on the
-- same album, or of the same year. Looks titles up by the search index, and compares only the newest few with each.
create or replace function private.find_twins_of_songs(ids bigint[]) returns void
language plpgsql volatile
set enable_seqscan = off
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
    select distinct least(own.lyric_id, other.lyric_id) as first_id,
      greatest(own.lyric_id, other.lyric_id) as second_id,
      case
        when split_part(ltrim(own_lines.sound, E'\n'), E'\n', 1)
          = split_part(ltrim(other_lines.sound, E'\n'), E'\n', 1) then 1
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
    select from private.different_entries as d
    where d.entries = 'lyrics' and d.first_id = p.first_id and d.second_id = p.second_id)
  on conflict (entries, first_id, second_id) do nothing;
end
$$;
revoke all on function private.find_twins_of_songs(bigint[]) from public;
