-- The revisions of a song, person, album or setting, the latest first, as JSON: id, changedAt, way, action, and of a
-- change its fields, with the number of changed lines of a text (functions/revisions/changed_lines.sql).
create or replace function private.history_of(revised_table text, revised_key text) returns jsonb
language sql stable
set search_path = ''
as $$
  with present (state) as materialized (
    select private.present_state(revised_table, revised_key)
  ),
  kept as materialized (
    select r.* from private.revisions as r where r.table_name = revised_table and r.row_key = revised_key
  ),
  changed as (
    select k.id, k.action, f.key as field, f.value as was,
      coalesce(lead(f.value) over (partition by f.key order by k.id), p.state -> f.key) as is_now
    from kept as k cross join present as p cross join jsonb_each(k.before) as f
  ),
  summed as (
    select c.id, jsonb_agg(jsonb_build_object('field', c.field, 'lines', case
      when 'string' in (jsonb_typeof(c.was), jsonb_typeof(c.is_now))
        then private.changed_lines(c.was #>> '{}', c.is_now #>> '{}')
    end) order by c.field) as fields
    from changed as c where c.action in ('changed', 'draft-changed') group by c.id
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', k.id, 'changedAt', k.changed_at, 'way', k.way, 'action', k.action, 'fields', coalesce(s.fields, '[]'))
    order by k.id desc), '[]')
  from kept as k left join summed as s on s.id = k.id;
$$;
revoke all on function private.history_of(text, text) from public;
