-- Normalizes the facts of a person or an album before they are checked and stored.
create or replace function private.tidy_facts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  return jsonb_populate_record(new, (
    select jsonb_object_agg(a.attname, private.tidy_line(to_jsonb(new) ->> a.attname))
    from pg_catalog.pg_attribute as a
    where a.attrelid = tg_relid and a.attnum > 0 and not a.attisdropped and a.atttypid = 'text'::regtype
      and a.attname <> 'name_key'));
end
$$;
revoke all on function private.tidy_facts() from public;

create or replace trigger tidy before insert or update on public.person_facts
for each row execute function private.tidy_facts();
create or replace trigger tidy before insert or update on public.album_facts
for each row execute function private.tidy_facts();
