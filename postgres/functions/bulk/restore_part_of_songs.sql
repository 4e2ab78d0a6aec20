-- Gives restored songs again the rows of a part that is no credit (functions/revisions/revised_parts.sql), as a
-- transaction has kept them.
create or replace function private.restore_part_of_songs(
  part text, key_column text, transaction_id xid8, changed_at timestamptz, ids bigint[])
returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  part_rows jsonb;
  columns text;
begin
  select jsonb_agg(r.part_row || jsonb_build_object(key_column, k.song_id)) into part_rows
  from private.kept_by(restore_part_of_songs.transaction_id, restore_part_of_songs.changed_at, ids) as k
  cross join jsonb_array_elements(k.before -> part) as r (part_row);
  select string_agg(distinct quote_ident(c.name), ', ') into columns
  from jsonb_array_elements(part_rows) as r (part_row) cross join jsonb_object_keys(r.part_row) as c (name);
  if columns is not null then
    -- As text: a table by its name.
    execute format(
      'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)',
      part, columns)
    using part_rows;
  end if;
end
$$;
revoke all on function private.restore_part_of_songs(text, text, xid8, timestamptz, bigint[]) from public;
