-- Those of these songs that credit a person; none for null.
create or replace function private.songs_crediting(people text, person_id bigint, ids bigint[]) returns bigint[]
language plpgsql stable
set search_path = ''
as $$
declare
  found_ids bigint[];
begin
  -- As text: a table by its name.
  execute format(
    'select coalesce(array_agg(c.lyric_id), ''{}'') from public.%I as c where c.%I = $1 and c.lyric_id = any ($2)',
    'lyrics_' || people, left(people, -1) || '_id')
  into found_ids using person_id, ids;
  return found_ids;
end
$$;
revoke all on function private.songs_crediting(text, bigint, bigint[]) from public;
