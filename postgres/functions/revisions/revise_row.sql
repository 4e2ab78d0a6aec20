-- Keeps the state of a new or changed row, which follows it under another key; of a deleted one see
-- functions/trash/keep_deleted.sql. Views and new versions of a song do not even call this.
create or replace function private.revise_row() returns trigger
language plpgsql security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  key_column constant text := case tg_table_name when 'settings' then 'key' else 'id' end;
  is_now constant jsonb := to_jsonb(new);
  was jsonb;
begin
  if tg_op = 'INSERT' then
    perform private.keep_revision(
      tg_table_name, is_now ->> key_column, null, private.row_state(tg_table_name, is_now));
    return null;
  end if;
  was := to_jsonb(old);
  if was -> key_column <> is_now -> key_column then
    -- The history follows a row that gets another key, unless another row had that key before.
    update private.revisions as r set row_key = is_now ->> key_column
    where r.table_name = tg_table_name and r.row_key = was ->> key_column;
    if tg_table_name = 'lyrics' then
      update private.song_reports as r set lyric_id = new.id where r.lyric_id = old.id;
    end if;
  elsif new.updated_at is not distinct from old.updated_at then
    return null;
  end if;
  perform private.keep_revision(
    tg_table_name, is_now ->> key_column,
    private.row_state(tg_table_name, was)
      || private.parts_of_name(tg_table_name, was ->> 'name_key', is_now ->> 'name_key'),
    private.row_state(tg_table_name, is_now)
      || private.parts_of_name(tg_table_name, is_now ->> 'name_key', was ->> 'name_key'));
  return null;
end
$$;
revoke all on function private.revise_row() from public;

do $$
declare
  revised text;
begin
  foreach revised in array array['albums', 'singers', 'lyricists', 'music_directors', 'settings'] loop
    -- As text: a table by its name.
    execute format(
      'create or replace trigger revise after insert or update on public.%I
       for each row execute function private.revise_row()', revised);
  end loop;
  -- As text: a table by its name.
  execute format(
    'create or replace trigger revise after insert or update of %s on public.lyrics
     for each row execute function private.revise_row()',
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum)
     from pg_catalog.pg_attribute as a
     where a.attrelid = 'public.lyrics'::regclass and a.attnum > 0 and not a.attisdropped
       and a.attname not in ('views', 'updated_at')));
end
$$;
