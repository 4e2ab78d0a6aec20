-- Merges two albums, singers, lyricists or music directors; `entries` is the name of the table. The songs of the
-- first move to the second, with the same credit positions; a song that credits both keeps the earlier position. The
-- second gets the picture and the facts of the first where it has none, and its names as other names. The first goes
-- to the trash, without its songs, and its address leads to the second (functions/saving/remember_merge.sql). Returns
-- the second with the number of moved songs; no row if both are the same or one does not exist.
create or replace function private.merge_entries(entries text, p_from bigint, p_into bigint)
returns table (id bigint, name text, song_count bigint)
language plpgsql volatile
-- An action on many songs may hold the locks for long, and those who wait use up the connections.
set lock_timeout = '10s'
set search_path = ''
as $$
#variable_conflict use_column
declare
  names text[];
  other_names text[];
  songs bigint[];
  credits text := 'lyrics_' || entries;
  person text := left(entries, -1) || '_id';
  picture text := case entries when 'albums' then 'cover_image_url' else 'image_url' end;
begin
  perform private.changed_by('merge');
  -- Locks in the order of the keys, like a save.
  -- As text: a table by its name.
  execute format(
    'select array_agg(two.name order by two.id = $2)
     from (select e.id, e.name from public.%I as e where e.id in ($1, $2)
       order by e.name_key, e.id for update) as two',
    entries)
  into names using p_from, p_into;
  if p_from = p_into or names[2] is null then
    return;
  end if;
  songs := private.songs_of(entries, p_from);
  perform from public.lyrics as l where l.id = any (songs) order by l.id for no key update;

  if entries = 'albums' then
    update public.lyrics set album_id = p_into where album_id = p_from;
  else
    -- As text: a table by its name.
    execute format(
      'update public.%1$I as kept set position = gone.position from public.%1$I as gone
       where gone.lyric_id = kept.lyric_id and gone.%2$I = $1 and kept.%2$I = $2 and gone.position < kept.position',
      credits, person)
    using p_from, p_into;
    -- As text: a table by its name.
    execute format(
      'delete from public.%1$I as gone using public.%1$I as kept
       where gone.lyric_id = kept.lyric_id and gone.%2$I = $1 and kept.%2$I = $2', credits, person)
    using p_from, p_into;
    -- As text: a table by its name.
    execute format('update public.%1$I set %2$I = $2 where %2$I = $1', credits, person) using p_from, p_into;
  end if;
  -- As text: a table by its name.
  execute format(
    'update public.%1$I as kept set %2$I = gone.%2$I from public.%1$I as gone
     where kept.id = $2 and gone.id = $1 and kept.%2$I is null and gone.%2$I is not null', entries, picture)
  using p_from, p_into;
  perform private.merge_facts(entries, p_from, p_into);
  other_names := array[names[1]] || private.aliases_of(entries, p_from)
    || (private.facts_of(entries, p_from) ->> 'other_name');
  -- As text: a table by its name.
  execute format('delete from public.%I where id = $1', entries) using p_from;
  perform private.remember_merge(entries, p_from, p_into, private.add_aliases(entries, p_into, other_names));
  return query select p_into, names[2], cardinality(songs)::bigint;
end
$$;
revoke all on function private.merge_entries(text, bigint, bigint) from public;
