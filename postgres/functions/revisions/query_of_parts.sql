-- A query for functions/revisions/change_parts.sql, which keeps what the parts of owners were. Its parameter has
-- their keys.
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
