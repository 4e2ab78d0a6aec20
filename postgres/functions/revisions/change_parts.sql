-- What follows at once from a change of parts (functions/revisions/revised_parts.sql), for all rows of a statement:
-- their songs are locked and get a new version, too many are refused, and what was before is kept in the history of
-- all whose parts they are.
--
-- The rows before the statement are the old ones and those of now that it has not written. What a statement has
-- written has the number of its command (cmin). `insert … on conflict do update` calls the trigger for the updated
-- rows first, which knows the inserted ones only by that number. Those that the current transaction has added are
-- left out: nothing was before.
create or replace function private.change_parts() returns trigger
language plpgsql security definer
-- Its plan may have been made when the tables were nearly empty.
set enable_seqscan = off
set search_path = ''
set timezone = 'UTC'
as $$
declare
  each record;
  old_keys text[] := '{}';
  new_keys text[] := '{}';
  keys text[];
begin
  for each in select * from private.revised_parts() as p where p.part = tg_table_name loop
    if tg_op <> 'INSERT' then
      old_keys := array(select to_jsonb(o) ->> each.key_column from old_rows as o);
    end if;
    if tg_op <> 'DELETE' then
      new_keys := array(select to_jsonb(n) ->> each.key_column from new_rows as n);
    end if;
    keys := old_keys || new_keys;
    -- Other triggers write here with statements that mostly find no row.
    exit when keys = '{}';
    if each.owner = 'lyrics' then
      keys := private.renew_song_versions(keys::bigint[]);
      if each.rule is not null and tg_op <> 'DELETE' then
        perform private.refuse_too_many_parts(each.part, each.rule, array(
          select unnest(new_keys::bigint[]) except all select unnest(old_keys::bigint[])));
      end if;
    end if;
    -- Mostly all songs are new, and this query is planned at each call.
    if keys <> '{}' then
      -- As text: a table by its name.
      execute private.query_of_parts(each.part, each.owner, each.key_column, each.people, tg_op) using keys;
    end if;
  end loop;
  if tg_op = 'DELETE' and old_keys <> '{}' then
    -- An edit based on the old aliases is refused (functions/saving/version_of_entry.sql).
    if tg_table_name = 'album_aliases' then
      update public.album_aliases as a set updated_at = clock_timestamp() where a.album_id = any (old_keys::bigint[]);
    elsif tg_table_name = 'person_aliases' then
      update public.person_aliases as a set updated_at = clock_timestamp() where a.name_key = any (old_keys);
    end if;
  end if;
  return null;
end
$$;
revoke all on function private.change_parts() from public;
