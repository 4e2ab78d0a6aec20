-- In how many songs two singers, lyricists or music directors meet: both are credited, or one on the album where the
-- other is. Counts only the newest songs of the first.
create or replace function private.common_songs(people text, one_id bigint, other_id bigint) returns integer
language plpgsql stable
set search_path = ''
as $$
declare
  most_counted constant integer := 200;
  found_count integer;
begin
  -- As text: a table by its name.
  execute format(
    'select count(*)
     from (select c.lyric_id from public.%1$I as c where c.%2$I = $1 order by c.lyric_id desc limit $3) as newest
     join public.lyrics as l on l.id = newest.lyric_id
     where exists (select from public.%1$I as o where o.lyric_id = l.id and o.%2$I = $2)
       or exists (
         select from public.lyrics as beside join public.%1$I as o on o.lyric_id = beside.id
         where beside.album_id = l.album_id and o.%2$I = $2)',
    'lyrics_' || people, left(people, -1) || '_id')
  into found_count using one_id, other_id, most_counted;
  return found_count;
end
$$;
revoke all on function private.common_songs(text, bigint, bigint) from public;
