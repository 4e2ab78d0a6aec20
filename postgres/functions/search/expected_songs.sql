-- The number of songs whose row in a search table satisfies a condition, as estimated by the planner. EXPLAIN
-- needs a volatile function.
create or replace function private.expected_songs(search_table text, condition text) returns real
language plpgsql volatile strict
set search_path = ''
as $$
declare
  plan json;
begin
  -- As text: a condition of the search.
  execute format('explain (format json) select from private.%I as s where %s', search_table, condition) into plan;
  return plan -> 0 -> 'Plan' ->> 'Plan Rows';
end
$$;
revoke all on function private.expected_songs(text, text) from public;
