-- Deletes an album, singer, lyricist or music director; `entries` is the name of the table. Returns its name and its
-- number of songs; no row if it does not exist. Locks songs first and in the order of their ids, like all functions.
create or replace function private.delete_entry(entries text, p_id bigint)
returns table (name text, song_count bigint)
language plpgsql volatile
-- An action on many songs may hold the locks for long, and those who wait use up the connections.
set lock_timeout = '10s'
set search_path = ''
as $$
declare
  gone_name text;
  songs bigint[];
begin
  perform private.changed_by('form');
  -- As text: a table by its name.
  execute format('select e.name from public.%I as e where e.id = $1 for update', entries) into gone_name using p_id;
  if gone_name is null then
    return;
  end if;
  songs := private.songs_of(entries, p_id);
  perform from public.lyrics as l where l.id = any (songs) order by l.id for no key update;
  -- As text: a table by its name.
  execute format('delete from public.%I where id = $1', entries) using p_id;
  return query select gone_name, cardinality(songs)::bigint;
end
$$;
revoke all on function private.delete_entry(text, bigint) from public;
