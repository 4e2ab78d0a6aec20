-- The key of the name of an album, singer, lyricist or music director; null if it does not exist.
create or replace function private.name_key_of(entries text, entry_id bigint) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  found text;
begin
  execute format('select e.name_key from public.%I as e where e.id = $1', entries) into found using entry_id;
  return found;
end
$$;
revoke all on function private.name_key_of(text, bigint) from public;
