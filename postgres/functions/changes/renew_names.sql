-- Writes the search data of those of these people or albums anew whose names are not those that it has: while one
-- transaction changed other names, another one added, renamed or deleted the person, and neither saw the other.
-- `changed_entries` is the name of their table.
--
-- Runs under the lock of functions/counts/settle_counts.sql, so that each sees what the one before has committed.
create or replace function private.renew_names(changed_entries text, ids bigint[]) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  renewed record;
begin
  -- As text: a table by its name.
  execute format(
    'delete from private.search_names as n
     where n.entries = %1$L and n.entry_id = any ($1) and n.entry_id not in (
       select e.id from public.%1$I as e where e.id = any ($1))', changed_entries)
  using ids;
  -- As text: a table by its name.
  execute format(
    'with now as materialized (
       select e.id, e.name_key collate "C", null as other_name from public.%1$I as e where e.id = any ($1)
       union all
       select o.entry_id, o.name_key collate "C", o.name from private.other_names_of(%1$L, $1) as o
     ),
     kept as materialized (
       select n.entry_id as id, n.name_key, n.other_name from private.search_names as n
       where n.entries = %1$L and n.entry_id = any ($1)
     )
     select array_agg(e.id) as ids, array_agg(e.name) as names
     from public.%1$I as e
     where e.id = any (array(
       select d.id from (
         (table now except table kept) union all (table kept except table now)
       ) as d))', changed_entries)
  into renewed using ids;
  if renewed.ids is not null then
    perform private.write_name_sounds(changed_entries, renewed.ids, renewed.names);
    perform private.note_twins(changed_entries, renewed.ids);
  end if;
end
$$;
revoke all on function private.renew_names(text, bigint[]) from public;
