-- The whole present state of a song, person, album or setting: its row (functions/revisions/row_state.sql) and each
-- of its parts (functions/revisions/revised_parts.sql) under the name of the table. Null if it does not exist. Each
-- deletion asks for it, so that it has one query for each table, which is written here from the list of the parts and
-- is planned once.
do $do$
declare
  queries text;
begin
  with part as (
    select p.*, format('(select * from public.%I as part where part.%I = r.%I)', p.part, p.key_column,
      case p.key_column when 'name_key' then 'name_key' else 'id' end) as own_rows
    from private.revised_parts() as p
  ),
  parts as (
    -- Most parts are empty, and to sort nothing takes as long as all else.
    select p.owner, string_agg(
      format('|| jsonb_build_object(%L, case when exists %s then %s else ''[]'' end)',
        p.part, p.own_rows, private.part_state(p.key_column, p.people, p.own_rows)), ' ') as states
    from part as p group by p.owner
  )
  select string_agg(
    format('when %1$L then return (
      select private.row_state(%1$L, to_jsonb(r)) %2$s from public.%1$I as r where %3$s);',
      t.revised, p.states,
      case t.revised when 'settings' then 'r.key = row_key' else 'r.id = row_key::bigint' end),
    E'\n    ')
  into queries
  from unnest(array['lyrics', 'albums', 'singers', 'lyricists', 'music_directors', 'settings']) as t (revised)
  left join parts as p on p.owner = t.revised;
  -- As text: a table by its name.
  execute format($f$
create or replace function private.state_of(table_name text, row_key text) returns jsonb
language plpgsql stable
-- Its plans may have been made when the tables were nearly empty.
set enable_seqscan = off
set search_path = ''
set timezone = 'UTC'
as $$
begin
  case table_name
    %s
  end case;
end
$$;
$f$, queries);
end
$do$;
revoke all on function private.state_of(text, text) from public;
