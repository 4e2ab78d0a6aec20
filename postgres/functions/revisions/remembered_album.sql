-- An album in the state of a song: id, name and year, also of one that was just deleted. JSON null for null.
create or replace function private.remembered_album(album_id bigint) returns jsonb
language sql stable
-- Its plan may have been made when the tables were nearly empty.
set enable_seqscan = off
set search_path = ''
as $$
  select case when album_id is null then 'null' else coalesce(
    (select jsonb_build_object('id', a.id, 'name', a.name, 'year', a.year) from public.albums as a where a.id = album_id),
    (select jsonb_build_object('id', album_id, 'name', t.deleted_row -> 'name', 'year', t.deleted_row -> 'year')
     from private.trash as t where t.table_name = 'albums' and t.row_id = album_id order by t.id desc limit 1),
    jsonb_build_object('id', album_id, 'name', null, 'year', null)) end;
$$;
revoke all on function private.remembered_album(bigint) from public;
