-- Finds singers, lyricists, music directors and albums by a keyword, best first
-- (functions/search-names/find_names_unordered.sql). `entries` is the name of their table; `place` counts within it
-- from 1 to at most one more than `most_hits`. Order: exact names, names that begin with the keyword, then by fit and
-- name. With `loosely`, also names that only have some letters in common.
create or replace function private.find_names(keyword text, loosely boolean)
returns table (entries text, entry_id bigint, place bigint)
language sql stable
set search_path = ''
as $$
  select n.entries, n.entry_id, n.place
  from (
    select f.entries, f.entry_id,
      row_number() over (partition by f.entries order by f.score desc, f.name_key, f.entry_id) as place
    from private.find_names_unordered(
      array['mistyped', 'without'] || case when loosely then array['loosest'] else '{}' end,
      keyword, private.read_keyword(keyword)) as f
  ) as n
  where n.place <= private.most_hits() + 1;
$$;
revoke all on function private.find_names(text, boolean) from public;
