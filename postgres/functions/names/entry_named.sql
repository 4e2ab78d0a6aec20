-- Finds the entry of a table with this name (for albums, with this year), as JSON with id, name, year and songCount;
-- null if there is none. For the message of a refusal.
create or replace function private.entry_named(entries text, name text, year integer) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  found text;
begin
  execute format(
    'select json_build_object(
       ''id'', e.id, ''name'', e.name, ''year'', %s, ''songCount'', cardinality(private.songs_of($3, e.id)))
     from public.%I as e where e.name_key = private.name_key($1) %s',
    case entries when 'albums' then 'e.year' else 'null' end,
    entries,
    case entries when 'albums' then 'and e.year is not distinct from $2' else '' end)
  into found using name, year, entries;
  return found;
end
$$;
revoke all on function private.entry_named(text, text, integer) from public;
