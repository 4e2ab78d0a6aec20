-- The singers, lyricists, music directors and albums that a keyword finds, best first (functions/find_names_by.sql). Only `loosely`
-- names are found that have no more than some letters in common.
create or replace function private.find_names(keyword text, loosely boolean)
returns table (entries text, entry_id bigint, place bigint)
language sql stable
set search_path = ''
as $$
  select n.entries, n.entry_id, n.place
  from private.find_names_by(
    array['mistyped', 'without'] || case when loosely then array['loosest'] else '{}' end,
    keyword, private.read_keyword(keyword)) as n;
$$;
revoke all on function private.find_names(text, boolean) from public;
