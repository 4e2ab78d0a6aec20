-- Records for functions/counts/keep_counts.sql whose facts have changed.
create or replace function private.count_facts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_new boolean := not exists (
    select from private.count_changes as c where c.transaction_id = pg_current_xact_id());
begin
  if tg_table_name = 'album_facts' then
    insert into private.count_changes (is_first, entries, entry_id, letter)
    select is_new and row_number() over () = 1, 'albums', changed.album_id, ''
    from unnest(array[
      case when tg_op <> 'INSERT' then old.album_id end, case when tg_op <> 'DELETE' then new.album_id end]) as changed (album_id)
    where changed.album_id is not null;
  else
    -- By the name: somebody else may add a person of this name at the same time.
    insert into private.count_changes (is_first, entries, letter)
    select is_new and row_number() over () = 1, 'facts', changed.name_key
    from unnest(array[
      case when tg_op <> 'INSERT' then old.name_key end, case when tg_op <> 'DELETE' then new.name_key end]) as changed (name_key)
    where changed.name_key is not null;
  end if;
  return null;
end
$$;
revoke all on function private.count_facts() from public;

create or replace trigger facts_counted after insert or update or delete on public.person_facts
for each row execute function private.count_facts();
create or replace trigger facts_counted after insert or update or delete on public.album_facts
for each row execute function private.count_facts();
