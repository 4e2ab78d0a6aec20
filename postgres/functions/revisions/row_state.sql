-- The state of a row: its columns without those that name it, that follow from others, or that count views. Of a song
-- also when it was added, which imports set, and its album by name. A SQL-standard body, so that it needs no search
-- path and is inlined.
create or replace function private.row_state(table_name text, stored jsonb) returns jsonb
language sql stable
return case when table_name = 'lyrics'
  then stored - '{id,views,updated_at,album_id}'::text[]
    || jsonb_build_object('album', private.remembered_album((stored ->> 'album_id')::bigint))
  else stored - '{id,key,created_at,updated_at,name_key,letter}'::text[]
end;
revoke all on function private.row_state(text, jsonb) from public;
