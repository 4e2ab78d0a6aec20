-- Those of these songs, or drafts for `publish`, that an action changes, in the order of their ids: not those that
-- are gone, or are already as they should be. Of a genre that is renamed all songs are meant. `target` is that
-- of functions/bulk/bulk_target.sql.
create or replace function private.songs_to_change(p_action text, target jsonb, ids bigint[]) returns bigint[]
language plpgsql stable
set search_path = ''
as $$
declare
  target_id bigint := (target ->> 'id')::bigint;
  credited bigint[];
begin
  if p_action = 'publish' then
    return array(select d.id from private.drafts as d where d.id = any (ids) order by d.id);
  end if;
  if p_action = 'rename-genre' then
    return array(
      select l.id from private.song_groups as g join public.lyrics as l on l.id = g.lyric_id
      where g.genre_key = target ->> 'genre' and l.genre <> target ->> 'text' order by l.id);
  end if;
  if p_action in ('add-credit', 'remove-credit') then
    credited := private.songs_crediting(target ->> 'people', target_id, ids);
  end if;
  return array(
    select l.id from public.lyrics as l
    where l.id = any (ids) and case p_action
      when 'set-genre' then l.genre is distinct from target ->> 'text'
      when 'set-year' then l.year is distinct from (target ->> 'text')::integer
      when 'set-album' then target_id is null or l.album_id is distinct from target_id
      when 'add-credit' then l.id <> all (credited)
      when 'remove-credit' then l.id = any (credited)
      else true
    end
    order by l.id);
end
$$;
revoke all on function private.songs_to_change(text, jsonb, bigint[]) from public;
