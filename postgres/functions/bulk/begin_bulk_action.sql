-- Begins an action that was said in numbers, in the transaction that will carry it out: makes its album or person if
-- there is none yet, and locks everything. Returns its target. Null if it would not do any more what was said: then
-- nothing may be done.
--
-- Locks albums and people before songs, and songs in the order of their ids, like all functions.
create or replace function private.begin_bulk_action(bulk_id bigint) returns jsonb
language plpgsql volatile
set search_path = ''
as $$
declare
  bulk private.bulk_actions;
  target jsonb;
  changing bigint[];
begin
  perform private.changed_by('bulk'), set_config('lock_timeout', '10s', true);
  select b.* into bulk from private.bulk_actions as b where b.id = bulk_id;
  if bulk.action = 'rename-genre' then
    -- Before it is known what the genres are (functions/song-groups/rename_genre.sql).
    lock table public.lyrics in exclusive mode;
  end if;
  target := private.bulk_target(
    bulk.action, bulk.target ->> 'text', coalesce(bulk.target ->> 'people', bulk.target ->> 'genre'));
  if target is distinct from bulk.target then
    return null;
  end if;
  if bulk.action = 'set-album' then
    target := target || jsonb_build_object('id', private.album_named(target ->> 'text'));
  elsif bulk.action = 'add-credit' then
    target := target || jsonb_build_object(
      'id', (private.people_named(format('public.%I', target ->> 'people'), array[target ->> 'text']))[1]);
  end if;
  perform private.lock_songs(bulk.action, bulk.song_ids);
  -- An album or a person that was just made has no songs.
  changing := private.songs_to_change(bulk.action, target, bulk.song_ids);
  return case when changing = bulk.changing_ids then target end;
end
$$;
revoke all on function private.begin_bulk_action(bigint) from public;
