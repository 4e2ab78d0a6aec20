-- All dynamic SQL of the search. Dynamic, because the planner knows the frequency of a mark from the statistics of the
-- index only if the mark is a constant of the statement; frequencies differ by a factor of thousands and decide whether
-- an index is faster. Also, a condition has as many parts as a query has words. Only
-- functions/search/marks_condition.sql makes conditions, from numbers and quoted letters, so they contain no typed
-- text. Callers change planner settings before they call these functions.

-- The number of songs whose row in a search table satisfies a condition, as estimated by the planner. EXPLAIN needs a volatile function.
create or replace function private.expected_songs(search_table text, condition text) returns real
language plpgsql volatile strict
set search_path = ''
as $$
declare
  plan json;
begin
  execute format('explain (format json) select from private.%I as s where %s', search_table, condition) into plan;
  return plan -> 0 -> 'Plan' ->> 'Plan Rows';
end
$$;
revoke all on function private.expected_songs(text, text) from public;

-- At most `most` songs whose row in a search table satisfies a condition, without those that are already known.
create or replace function private.songs_fulfilling(search_table text, condition text, known bigint[], most integer) returns bigint[]
language plpgsql stable strict
set search_path = ''
as $$
declare
  ids bigint[];
begin
  execute format(
    'select array(select s.lyric_id from private.%I as s where (%s)%s limit %s)',
    search_table, condition, case when known <> '{}' then ' and s.lyric_id <> all ($1)' else '' end, most)
  into ids using known;
  return ids;
end
$$;
revoke all on function private.songs_fulfilling(text, text, bigint[], integer) from public;

-- The same among a number of the most viewed songs of all; most viewed first.
create or replace function private.most_viewed_fulfilling(search_table text, condition text, looked_at integer, most integer)
returns bigint[]
language plpgsql stable strict
set search_path = ''
as $$
declare
  ids bigint[];
begin
  execute format(
    'select array(
       select s.lyric_id from (select l.id from public.lyrics as l order by l.views desc, l.id limit %s) as l
       join private.%I as s on s.lyric_id = l.id where %s limit %s)',
    looked_at, search_table, condition, most)
  into ids;
  return ids;
end
$$;
revoke all on function private.most_viewed_fulfilling(text, text, integer, integer) from public;

-- At most `most` songs whose lines satisfy one condition and whose fields another. Scans the songs of the condition with the lower
-- estimate; of very many, only the first ones.
create or replace function private.songs_fulfilling_both(lines_condition text, fields_condition text, most integer) returns bigint[]
language plpgsql volatile strict
set enable_hashjoin = off
set enable_mergejoin = off
set enable_seqscan = off
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
  if private.expected_songs('search_fields', fields_condition) < private.expected_songs('search_lines', lines_condition) then
    fewer := of_fields;
    others := of_lines;
  end if;
  execute format(
    'with fewer as materialized (select s.lyric_id from private.%I as s where %s limit %s)
     select array(select o.lyric_id from fewer join private.%I as o using (lyric_id) where %s limit %s)',
    fewer[1], fewer[2], looked_through, others[1], others[2], most)
  into ids;
  return ids;
end
$$;
revoke all on function private.songs_fulfilling_both(text, text, integer) from public;

-- At most `most` names that satisfy a condition and do not contain these letters; null allows any.
create or replace function private.names_fulfilling(condition text, without_letters text, most integer) returns private.search_names[]
language plpgsql stable
set search_path = ''
as $$
declare
  names private.search_names[];
begin
  execute format(
    'select array(select n from private.search_names as n where (%s)%s limit %s)',
    condition, case when without_letters is null then '' else ' and strpos(n.name_key, $1) = 0' end, most)
  into names using without_letters;
  return names;
end
$$;
revoke all on function private.names_fulfilling(text, text, integer) from public;

-- The names that satisfy a condition among a number of names with most songs of each kind.
create or replace function private.best_known_fulfilling(condition text, looked_at integer) returns private.search_names[]
language plpgsql stable strict
set search_path = ''
as $$
declare
  names private.search_names[];
begin
  execute format(
    'select array(
       select n from unnest(array[''albums'', ''lyricists'', ''music_directors'', ''singers'']) as kind (entries)
       cross join lateral (
         select c.entries, c.entry_id from private.song_counts as c
         where c.entries = kind.entries order by c.songs desc, c.name_key, c.entry_id limit %s) as known
       join private.search_names as n on n.entries = known.entries and n.entry_id = known.entry_id
       where %s)',
    looked_at, condition)
  into names;
  return names;
end
$$;
revoke all on function private.best_known_fulfilling(text, integer) from public;
