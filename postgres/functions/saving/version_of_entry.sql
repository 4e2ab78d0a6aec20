-- The version of an album or a person with their facts and aliases: the time of the last change. Null if it does not
-- exist.
create or replace function private.version_of_entry(entries text, entry_id bigint) returns timestamptz
language plpgsql stable
set search_path = ''
as $$
declare
  found timestamptz;
begin
  -- As text: a table by its name.
  execute format(
    'select greatest(e.updated_at, f.updated_at, (select max(a.updated_at) from public.%s)) from public.%I as e
     left join public.%s where e.id = $1',
    case entries
      when 'albums' then 'album_aliases as a where a.album_id = e.id'
      else 'person_aliases as a where a.name_key = e.name_key'
    end,
    entries,
    case entries
      when 'albums' then 'album_facts as f on f.album_id = e.id'
      else 'person_facts as f on f.name_key = e.name_key'
    end)
  into found using entry_id;
  return found;
end
$$;
revoke all on function private.version_of_entry(text, bigint) from public;
