-- At most `most` songs whose lines satisfy one condition and whose fields another. Scans the songs of the
-- condition with the lower estimate; of very many, only the first ones.
create or replace function private.songs_fulfilling_both(lines_condition text, fields_condition text, most integer)
  returns bigint[]
language plpgsql volatile strict
set enable_hashjoin = off
set enable_mergejoin = off
-- Starting parallel workers takes longer than reading so few rows.
set max_parallel_workers_per_gather = 0
set search_path = ''
as $$
declare
  looked_through constant integer := 1000;
  of_lines constant text[] := array['search_lines', lines_condition];
  of_fields constant text[] := array['search_fields', fields_condition];
  fewer text[] := of_lines;
  others text[] := of_fields;
  ids bigint[];
begin
  if private.expected_songs('search_fields', fields_condition)
    < private.expected_songs('search_lines', lines_condition) then
    fewer := of_fields;
    others := of_lines;
  end if;
  -- As text: a condition of the search.
  execute format(
    'with fewer as materialized (select s.lyric_id from private.%I as s where %s limit %s)
     select array(select o.lyric_id from fewer join private.%I as o using (lyric_id) where %s limit %s)',
    fewer[1], fewer[2], looked_through, others[1], others[2], most)
  into ids;
  return ids;
end
$$;
revoke all on function private.songs_fulfilling_both(text, text, integer) from public;
