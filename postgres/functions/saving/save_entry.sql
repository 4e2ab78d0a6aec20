-- Saves an album, singer, lyricist or music director. `entries` is the name of the table; people have no year.
-- Without `p_id` the entry is new. For `p_version` and `p_save_key` see functions/saving/begin_save.sql. `p_facts` is
-- what readers are told of them (functions/saving/write_facts.sql), `p_aliases` are their other names
-- (functions/saving/write_aliases.sql); null leaves them as they are.
--
-- AN001: it was changed meanwhile. AN002: it was deleted. AN004: the name (for albums, with the year) is taken; the
-- detail names the owner. AN006: a name is another name of somebody else (functions/names/refuse_name.sql).
-- Constraints of the tables check single fields.
create or replace function private.save_entry(
  entries text, p_id bigint, p_name text, p_year integer, p_picture text, p_version timestamptz, p_save_key uuid,
  p_facts jsonb default null, p_aliases text[] default null)
returns table (id bigint, name text, version timestamptz)
language plpgsql volatile
-- An action on many songs may hold the locks for long, and those who wait use up the connections.
set lock_timeout = '10s'
set search_path = ''
as $$
#variable_conflict use_column
declare
  earlier private.save_requests;
  saved record;
  stored_version timestamptz;
  taken_by text;
  fields text := case entries when 'albums' then 'name, cover_image_url, year' else 'name, image_url' end;
  typed text := case entries when 'albums' then '$2, $3, $4' else '$2, $3' end;
begin
  perform private.changed_by('form');
  earlier := private.begin_save(p_save_key);
  if earlier.save_key is not null then
    return query select earlier.entry_id, private.tidy_line(p_name), earlier.version;
    return;
  end if;

  if p_id is not null then
    -- As text: a table by its name.
    execute format('select from public.%I where id = $1 for update', entries) using p_id;
    stored_version := private.version_of_entry(entries, p_id);
    perform private.refuse_stale(replace(rtrim(entries, 's'), '_', ' '), stored_version, p_version);
  end if;

  begin
    -- As text: a table by its name.
    execute format(
      case when p_id is null
        then 'insert into public.%I (%s) values (%s) returning id, name'
        else 'update public.%I set (%s) = row(%s) where id = $1 returning id, name'
      end, entries, fields, typed)
    into saved using p_id, p_name, p_picture, p_year;
  exception when unique_violation then
    taken_by := private.entry_named(entries, p_name, p_year);
    -- The other row is gone again, or only the id was taken: the same save may succeed now.
    raise exception using
      errcode = case when taken_by is null then '40001' else 'AN004' end,
      message = case when taken_by is null then 'Its number was taken meanwhile.' else 'This name is taken.' end,
      detail = coalesce(taken_by, '');
  end;

  perform private.write_facts(entries, saved.id, p_facts);
  perform private.write_aliases(entries, saved.id, p_aliases);
  stored_version := private.version_of_entry(entries, saved.id);
  perform private.finish_save(p_save_key, saved.id, stored_version);
  return query select saved.id, saved.name, stored_version;
end
$$;
revoke all on function private.save_entry(text, bigint, text, integer, text, timestamptz, uuid, jsonb, text[])
  from public;
