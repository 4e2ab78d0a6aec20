-- Sets the facts of an album, or of a person in all roles. `facts` has them by the names of their columns, as text;
-- one that is missing stays as it is stored, and an empty one is removed. Runs no statement without effect, because
-- each would fire the triggers of the table.
create or replace function private.write_facts(entries text, entry_id bigint, facts jsonb) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  stored jsonb := private.facts_of(entries, entry_id);
  wanted jsonb;
  part text := case entries when 'albums' then 'album_facts' else 'person_facts' end;
  key_column text := case entries when 'albums' then 'album_id' else 'name_key' end;
  part_key text := case entries when 'albums' then entry_id::text else private.name_key_of(entries, entry_id) end;
  columns text;
  excluded_columns text;
begin
  select jsonb_object_agg(f.key, f.fact) into wanted
  from (
    select key, private.tidy_line(value) as fact
    from jsonb_each_text(coalesce(jsonb_strip_nulls(stored), '{}') || coalesce(facts, '{}'))
  ) as f
  where f.fact is not null;
  if wanted is not distinct from jsonb_strip_nulls(stored) then
    return;
  end if;
  if wanted is null then
    -- As text: a table by its name.
    execute format('delete from public.%I where %I = %L', part, key_column, part_key);
    return;
  end if;
  select string_agg(quote_ident(key), ', '), string_agg('excluded.' || quote_ident(key), ', ')
  into columns, excluded_columns
  from jsonb_object_keys(coalesce(stored, '{}') || wanted) as key;
  -- As text: a table by its name.
  execute format(
    'insert into public.%1$I (%2$I, %3$s) select %4$L, %3$s from jsonb_populate_record(null::public.%1$I, $1)
     on conflict (%2$I) do update set (%3$s) = row(%5$s)',
    part, key_column, columns, part_key, excluded_columns)
  using wanted;
end
$$;
revoke all on function private.write_facts(text, bigint, jsonb) from public;
