-- Keeps what is deleted, in the history and in the trash, whoever deletes it: the site, the data service or an
-- operator. Runs before the deletion, while its parts and links still exist.
--
-- A song that is deleted while a draft has its number is withdrawn, and a draft whose song this transaction has added
-- is published: neither is deleted. The history of a number that a public song has is that of the song.
create or replace function private.keep_deleted() returns trigger
language plpgsql security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  deleted constant jsonb := to_jsonb(old);
  row_key constant text := coalesce(deleted ->> 'id', deleted ->> 'key');
  state jsonb;
begin
  if tg_table_name = 'drafts' then
    if private.is_added_now('lyrics', row_key) then
      perform private.keep_published(row_key, old.state);
      return old;
    end if;
    if not exists (select from public.lyrics as l where l.id = old.id) then
      perform private.keep_revision('drafts', row_key, old.state, null);
    end if;
  elsif tg_table_name <> 'words' then
    state := private.state_of(tg_table_name, row_key);
    perform private.keep_revision(tg_table_name, row_key, state, null);
  end if;
  if tg_table_name = 'settings'
    or tg_table_name = 'lyrics' and exists (select from private.drafts as d where d.id = row_key::bigint)
  then
    return old;
  end if;
  insert into private.trash (table_name, row_id, deleted_row, links)
  values (tg_table_name, row_key::bigint, deleted, private.links_of(tg_table_name, row_key::bigint, state));
  return old;
end
$$;
revoke all on function private.keep_deleted() from public;

do $$
declare
  kept text;
begin
  foreach kept in array array[
    'public.lyrics', 'public.albums', 'public.singers', 'public.lyricists', 'public.music_directors',
    'public.settings',
    'public.words', 'private.drafts']
  loop
    -- As text: a table by its name.
    execute format(
      'create or replace trigger keep_deleted before delete on %s
       for each row execute function private.keep_deleted()', kept);
  end loop;
end
$$;
