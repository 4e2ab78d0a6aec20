-- Keeps the state of parts of songs (functions/revisions/revised_parts.sql), for all songs of a statement: the rows before it are the old
-- ones and those of now that it has not written. What a statement has written has the number of its command (cmin). `insert … on conflict
-- do update` calls the trigger for the updated rows first, which knows the inserted ones only by that number.
--
-- Its triggers run after those of functions/changes/renew_song_version.sql, which lock the songs. Songs of the current transaction
-- are left out: nothing was before.
--
-- The arguments of the trigger are the columns of functions/revisions/revised_parts.sql.
create or replace function private.revise_parts() returns trigger
language plpgsql security definer
-- Its plan may have been made when the tables were nearly empty.
set enable_seqscan = off
set search_path = ''
set timezone = 'UTC'
as $$
declare
  part text := tg_argv[0];
  owner text := tg_argv[1];
  key_column text := tg_argv[2];
  people text := nullif(tg_argv[3], '');
  -- Those of one song, as a table expression.
  rows_of constant text := '(select * from %s as r where r.%I = changed.key)';
  rows_now text := format(rows_of, format('public.%I', part), key_column);
  rows_before text := rows_now;
begin
  -- Other triggers write here with statements that mostly find no row, and the queries below are planned at each call.
  if tg_op = 'DELETE' then
    if not exists (select from old_rows) then
      return null;
    end if;
  elsif not exists (select from new_rows) then
    return null;
  end if;
  if tg_op <> 'DELETE' then
    rows_before := format(
      '(select r.* from public.%1$I as r
        where r.%2$I = changed.key and concat(r.xmin, '' '', r.cmin) is distinct from (
          select concat(w.xmin, '' '', w.cmin) from public.%1$I as w
          where w.%2$I = changed.key and to_jsonb(w) in (select to_jsonb(n) from new_rows as n where n.%2$I = changed.key)
          limit 1))', part, key_column);
  end if;
  if tg_op <> 'INSERT' then
    rows_before := format('%s union all %s', rows_before, format(rows_of, 'old_rows', key_column));
  end if;
  execute format(
    'select private.keep_revision(
       %1$L, changed.id::text, jsonb_build_object(%2$L, changed.was), jsonb_build_object(%2$L, changed.is_now))
     from (
       select changed.id, %3$s as was, %4$s as is_now
       from (
         select o.id, c.key from (select distinct c.%5$I as key from (%6$s) as c) as c
         join public.%1$I as o on o.%7$I = c.key
         where not private.is_added_now(%1$L, o.id::text)
         -- Before the states are compared, which takes longer.
         offset 0
       ) as changed
       order by changed.id
     ) as changed
     where changed.was <> changed.is_now',
    owner, part,
    private.part_state(key_column, people, format('(%s)', rows_before)),
    private.part_state(key_column, people, rows_now),
    key_column,
    concat_ws(' union all ',
      case when tg_op <> 'INSERT' then 'select * from old_rows' end,
      case when tg_op <> 'DELETE' then 'select * from new_rows' end),
    case key_column when 'name_key' then 'name_key' else 'id' end);
  return null;
end
$$;
revoke all on function private.revise_parts() from public;
