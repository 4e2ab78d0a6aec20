-- The singers, lyricists, music directors and albums whose name fits a query; `entries` is the name of their table. A name
-- that holds the query as it is typed always fits; the others are looked for as songs are (functions/search_songs.sql), without
-- `thoroughly` only by the words as they are. `fit` and `score` as of `rank_names`.
create or replace function private.search_names(keyword text, thoroughly boolean)
returns table (entries text, entry_id bigint, fit real, score real)
language plpgsql stable strict
set enable_seqscan = off
set jit = off
set search_path = ''
as $$
declare
  asked private.asked;
  typed text := private.name_key(left(keyword, 200));
  stage text;
  condition text;
  names private.search_names[];
  hits record;
  best real := 0;
  kinds text[] := '{}';
  ids bigint[] := '{}';
  fits real[] := '{}';
  scores real[] := '{}';
begin
  asked := private.read_keyword(keyword);
  foreach stage in array array['typed', 'as they are', 'mistyped', 'all mistyped', 'without', 'alike'] loop
    continue when stage <> 'typed' and asked.sound = '' or stage not in ('typed', 'as they are') and not thoroughly;
    exit when stage not in ('typed', 'as they are') and best > 0.78;
    if stage = 'typed' then
      condition := format('name_key like %L and %L <> ''''', '%' || regexp_replace(typed, '([\\%_])', '\\\1', 'g') || '%', typed);
    elsif stage = 'as they are' then
      condition := format('marks @> %L::integer[] or marks && %L::integer[]', asked.word_marks, asked.whole);
    elsif stage = 'alike' then
      condition := format('name_key operator(extensions.%%) %L', typed);
    else
      condition := private.loose_condition(stage, true, asked);
    end if;
    continue when condition is null;
    execute format(
      'select array(select n from private.search_names as n where %s limit %s)',
      condition, case stage when 'typed' then 4004 when 'as they are' then 1001 else 200 end)
    into names;
    continue when names = '{}';
    select array_agg(r.entries) as kinds, array_agg(r.entry_id) as ids, array_agg(r.fit) as fits, array_agg(r.score) as scores into hits
    from private.rank_names(names, keyword, asked) as r;
    kinds := kinds || hits.kinds;
    ids := ids || hits.ids;
    fits := fits || hits.fits;
    scores := scores || hits.scores;
    best := greatest(best, (select max(f) from unnest(hits.fits) as f));
  end loop;
  return query
  select hit.entries, hit.entry_id, max(hit.fit), max(hit.score)
  from unnest(kinds, ids, fits, scores) as hit (entries, entry_id, fit, score)
  where hit.fit >= 0.62 group by hit.entries, hit.entry_id;
end
$$;
revoke all on function private.search_names(text, boolean) from public;
