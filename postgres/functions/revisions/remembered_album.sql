-- An album in the state of a song: id, name and year, also of one that was just deleted. JSON null for null.
create or replace function private.remembered_album(album_id bigint) returns jsonb
language plpgsql stable
-- Its plan may have been made when the tables were nearly empty.
set enable_seqscan = off
set search_path = ''
as $$
declare
  album jsonb;
begin
  if album_id is null then
    return 'null';
  end if;
  select jsonb_build_object('id', a.id, 'name', a.name, 'year', a.year) into album from public.albums as a
  where a.id = album_id;
  if not found then
    select jsonb_build_object('name', t.deleted_row -> 'name', 'year', t.deleted_row -> 'year') into album
    from private.trash as t where t.table_name = 'albums' and t.row_id = album_id order by t.id desc limit 1;
  end if;
  return jsonb_build_object('id', album_id, 'name', null, 'year', null) || coalesce(album, '{}');
end
$$;
revoke all on function private.remembered_album(bigint) from public;
