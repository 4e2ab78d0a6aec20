-- Keeps the state of a changed row. A deleted one is kept before its parts are gone with it. Views do not change
-- `updated_at`, so that they do not even call this.
create or replace function private.revise_row() returns trigger
language plpgsql security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  key_column text := case tg_table_name when 'settings' then 'key' else 'id' end;
  was jsonb;
  is_now jsonb;
begin
  if tg_op = 'DELETE' then
    was := to_jsonb(old);
    perform private.keep_revision(
      tg_table_name, was ->> key_column, private.state_of(tg_table_name, was ->> key_column), null);
    return old;
  end if;
  is_now := to_jsonb(new);
  if tg_op = 'INSERT' then
    perform private.keep_revision(tg_table_name, is_now ->> key_column, null, private.row_state(tg_table_name, is_now));
    return null;
  end if;
  was := to_jsonb(old);
  if was -> key_column <> is_now -> key_column then
    -- The history follows a row that gets another key, unless another row had that key before.
    update private.revisions as r set row_key = is_now ->> key_column
    where r.table_name = tg_table_name and r.row_key = was ->> key_column;
  end if;
  perform private.keep_revision(
    tg_table_name, is_now ->> key_column,
    private.row_state(tg_table_name, was) || private.parts_of_name(tg_table_name, was ->> 'name_key', is_now ->> 'name_key'),
    private.row_state(tg_table_name, is_now) || private.parts_of_name(tg_table_name, is_now ->> 'name_key', was ->> 'name_key'));
  return null;
end
$$;
revoke all on function private.revise_row() from public;

do $$
declare
  revised text;
begin
  foreach revised in array array['lyrics', 'albums', 'singers', 'lyricists', 'music_directors', 'settings'] loop
    execute format(
      'create or replace trigger revise_added after insert on public.%1$I
       for each row execute function private.revise_row();
       create or replace trigger revise_changed after update on public.%1$I
       for each row when (old.updated_at is distinct from new.updated_at or old.%2$I <> new.%2$I)
       execute function private.revise_row();
       create or replace trigger revise_deleted before delete on public.%1$I
       for each row execute function private.revise_row();',
      revised, case revised when 'settings' then 'key' else 'id' end);
  end loop;
end
$$;
