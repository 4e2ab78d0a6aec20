-- Gives an album or a person those of the names as aliases that are nobody's yet. Returns the keys of those that were
-- given.
create or replace function private.add_aliases(entries text, entry_id bigint, names text[]) returns text[]
language plpgsql volatile
set search_path = ''
as $$
declare
  given record;
  keys text[] := '{}';
begin
  for given in
    select d.name, d.key from private.distinct_names(names) as d
    where d.key not in (select o.name_key from private.other_names_of(entries, array[entry_id]) as o)
      and d.key <> private.name_key_of(entries, entry_id)
      -- Of a person a name with a comma cannot be typed.
      and (entries = 'albums' or strpos(d.name, ',') = 0)
    order by d.place
  loop
    begin
      perform private.write_aliases(entries, entry_id, private.aliases_of(entries, entry_id) || given.name);
      keys := keys || given.key;
    exception when sqlstate 'AN006' then
      -- It has another meaning.
      null;
    end;
  end loop;
  return keys;
end
$$;
revoke all on function private.add_aliases(text, bigint, text[]) from public;
