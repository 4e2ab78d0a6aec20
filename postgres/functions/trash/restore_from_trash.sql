-- Restores a deleted row with its old id and with the links that still exist, and removes it from the trash. Returns
-- null if it is not in the trash.
--
-- AN004: the name is taken; the detail names the owner. AN005: the id is taken. AN006: the name is another name of
-- somebody else (functions/names/refuse_name.sql).
create or replace function private.restore_from_trash(p_trash_id bigint) returns jsonb
language plpgsql volatile
-- An action on many songs may hold the locks for long, and those who wait use up the connections.
set lock_timeout = '10s'
set search_path = ''
as $$
declare
  kept record;
  credits text;
  album_id bigint;
  missing text[] := '{}';
begin
  perform private.changed_by('trash');
  select t.table_name, t.row_id, t.deleted_row, t.links into kept from private.trash as t
  where t.id = p_trash_id for update;
  if not found then
    return null;
  end if;

  if kept.table_name = 'drafts' then
    perform private.restore_draft(kept.deleted_row);
  elsif kept.table_name = 'lyrics' then
    album_id := private.album_still_there(kept.links -> 'album');
    if album_id is null and kept.links -> 'album' ->> 'name' is not null then
      missing := array[kept.links -> 'album' ->> 'name'];
    end if;
    perform private.restore_row('lyrics', kept.deleted_row || jsonb_build_object('album_id', album_id));
    foreach credits in array array['lyrics_singers', 'lyrics_lyricists', 'lyrics_music_directors'] loop
      missing := missing || private.restore_credits(kept.row_id, credits, kept.links -> credits);
    end loop;
    perform private.write_parts('lyrics', kept.row_id, kept.links);
  else
    if kept.table_name <> 'words' then
      perform private.undo_merge(kept.table_name, kept.row_id);
    end if;
    perform private.restore_row(kept.table_name, kept.deleted_row);
    if kept.table_name <> 'words' then
      missing := private.restore_songs_of(kept.table_name, kept.row_id, kept.links);
      -- The person may have facts, from another role.
      if private.facts_of(kept.table_name, kept.row_id) is null
        and jsonb_typeof(kept.links -> 'facts') = 'object' then
        perform private.write_facts(kept.table_name, kept.row_id, kept.links -> 'facts');
      end if;
      -- Null in a trash of before there were any.
      perform private.add_aliases(
        kept.table_name, kept.row_id,
        array(select jsonb_array_elements_text(coalesce(kept.links -> 'aliases', '[]'))));
    end if;
  end if;

  delete from private.trash as t where t.id = p_trash_id;
  return jsonb_build_object(
    'table', kept.table_name,
    'id', kept.row_id,
    'name', coalesce(kept.deleted_row ->> 'title', kept.deleted_row ->> 'name', kept.deleted_row ->> 'word'),
    'missing', to_jsonb(missing[1:50]),
    'missingCount', cardinality(missing));
end
$$;
revoke all on function private.restore_from_trash(bigint) from public;
