-- What follows at once from a change of parts (functions/revisions/revised_parts.sql), for all rows of a statement:
-- their songs are locked and get a new version, too many are refused, and what was before is kept in the history of
-- all whose parts they are.
--
-- The rows before the statement are the old ones and those of now that it has not written. What a statement has
-- written has the number of its command (cmin). `insert … on conflict do update` calls the trigger for the updated
-- rows first, which knows the inserted ones only by that number. Those that the current transaction has added are
-- left out: nothing was before.
create or replace function private.change_parts() returns trigger
language plpgsql security definer
-- Its plan may have been made when the tables were nearly empty.
set enable_seqscan = off
set search_path = ''
set timezone = 'UTC'
as $$
declare
  each record;
  old_keys text[] := '{}';
  new_keys text[] := '{}';
  keys text[];
begin
  for each in select * from private.revised_parts() as p where p.part = tg_table_name loop
    if tg_op <> 'INSERT' then
      old_keys := array(select to_jsonb(o) ->> each.key_column from old_rows as o);
    end if;
    if tg_op <> 'DELETE' then
      new_keys := array(select to_jsonb(n) ->> each.key_column from new_rows as n);
    end if;
    keys := old_keys || new_keys;
    -- Other triggers write here with statements that mostly find no row.
    exit when keys = '{}';
    if each.owner = 'lyrics' then
      keys := private.renew_song_versions(keys::bigint[]);
      if each.rule is not null and tg_op <> 'DELETE' then
        perform private.refuse_too_many_parts(each.part, each.rule, array(
          select unnest(new_keys::bigint[]) except all select unnest(old_keys::bigint[])));
      end if;
    end if;
    -- Mostly all songs are new, and this query is planned at each call.
    if keys <> '{}' then
      execute private.query_of_parts(each.part, each.owner, each.key_column, each.people, tg_op) using keys;
    end if;
  end loop;
  if tg_op = 'DELETE' and old_keys <> '{}' then
    -- An edit based on the old aliases is refused (functions/saving/version_of_entry.sql).
    if tg_table_name = 'album_aliases' then
      update public.album_aliases as a set updated_at = clock_timestamp() where a.album_id = any (old_keys::bigint[]);
    elsif tg_table_name = 'person_aliases' then
      update public.person_aliases as a set updated_at = clock_timestamp() where a.name_key = any (old_keys);
    end if;
  end if;
  return null;
end
$$;
revoke all on function private.change_parts() from public;

-- A query for such a trigger, which keeps what the parts of owners were. Its parameter has their keys.
create or replace function private.query_of_parts(
  part text, owner text, key_column text, people text, operation text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  -- Those of one owner, as a table expression.
  rows_of constant text := '(select * from %s as r where r.%I = changed.key)';
  rows_now text := format(rows_of, format('public.%I', part), key_column);
  rows_before text := rows_now;
begin
  if operation <> 'DELETE' then
    rows_before := format(
      '(select r.* from public.%1$I as r
        where r.%2$I = changed.key and concat(r.xmin, '' '', r.cmin) is distinct from (
          select concat(w.xmin, '' '', w.cmin) from public.%1$I as w
          where w.%2$I = changed.key
            and to_jsonb(w) in (select to_jsonb(n) from new_rows as n where n.%2$I = changed.key)
          limit 1))', part, key_column);
  end if;
  if operation <> 'INSERT' then
    rows_before := format('%s union all %s', rows_before, format(rows_of, 'old_rows', key_column));
  end if;
  return format(
    'select private.keep_revision(
       %1$L, changed.id::text, jsonb_build_object(%2$L, changed.was), jsonb_build_object(%2$L, changed.is_now))
     from (
       select changed.id, %3$s as was, %4$s as is_now
       from (
         select o.id, o.%5$I as key from public.%1$I as o
         where o.%5$I = any ($1::%6$s[]) and not private.is_added_now(%1$L, o.id::text)
         -- Before the states are compared, which takes longer.
         offset 0
       ) as changed
       order by changed.id
     ) as changed
     where changed.was <> changed.is_now',
    owner, part,
    private.part_state(key_column, people, format('(%s)', rows_before)),
    private.part_state(key_column, people, rows_now),
    case key_column when 'name_key' then 'name_key' else 'id' end,
    case key_column when 'name_key' then 'text' else 'bigint' end);
end
$$;
revoke all on function private.query_of_parts(text, text, text, text, text) from public;
