-- The key of a row, for private.changes.
create or replace function private.key_of(stored jsonb, key_columns text[]) returns jsonb
language sql immutable parallel safe
return (select jsonb_object_agg(name, stored -> name) from unnest(key_columns) as name);
revoke all on function private.key_of(jsonb, text[]) from public;
