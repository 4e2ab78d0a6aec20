-- Restores the songs that a transaction has deleted or withdrawn, from the trash or from drafts, with their ids,
-- views and all parts: many at once, where functions/trash/restore_from_trash.sql and
-- functions/song-drafts/publish_draft.sql restore one.
create or replace function private.restore_songs(transaction_id xid8, changed_at timestamptz, ids bigint[])
returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  columns text;
  part record;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into columns
  from pg_catalog.pg_attribute as a
  where a.attrelid = 'public.lyrics'::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
  -- As text: a table by its name.
  execute format(
    'insert into public.lyrics (%1$s)
     select %1$s from jsonb_populate_recordset(null::public.lyrics, (
       select jsonb_agg(k.before || jsonb_build_object(
         ''id'', k.song_id, ''views'', coalesce(t.deleted_row -> ''views'', to_jsonb(d.views), ''0''),
         ''album_id'', private.album_still_there(k.before -> ''album''), ''updated_at'', clock_timestamp()))
       from private.kept_by($1, $2, $3) as k
       left join private.trash as t on t.table_name = ''lyrics'' and t.row_id = k.song_id and t.deleted_at = $2
       left join private.drafts as d on d.id = k.song_id))', columns)
  using restore_songs.transaction_id, restore_songs.changed_at, ids;
  perform private.restore_credits_of_songs(restore_songs.transaction_id, restore_songs.changed_at, ids);
  for part in
    select p.part, p.key_column from private.revised_parts() as p where p.owner = 'lyrics' and p.people is null
  loop
    perform private.restore_part_of_songs(
      part.part, part.key_column, restore_songs.transaction_id, restore_songs.changed_at, ids);
  end loop;
  delete from private.drafts as d where d.id = any (ids);
  delete from private.trash as t
  where t.table_name = 'lyrics' and t.row_id = any (ids) and t.deleted_at = restore_songs.changed_at;
end
$$;
revoke all on function private.restore_songs(xid8, timestamptz, bigint[]) from public;
