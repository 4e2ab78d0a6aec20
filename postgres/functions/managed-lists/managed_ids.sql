-- The ids of all songs that a filter and a search of the administrator's list find, in no order: the one source for
-- the list, its counts and changes of all that is found. `gap` is one of private.gaps_of('lyrics'), or null for no
-- filter; `query` is null or blank for no search. A search finds at most some thousands
-- (functions/managed-lists/managed_hits.sql).
create or replace function private.managed_ids(query text, gap text) returns table (lyric_id bigint, rank integer)
language plpgsql stable
set search_path = ''
as $$
declare
  bit constant integer := private.gap_bit('lyrics', gap);
begin
  if query ~ '\S' then
    return query
    select h.lyric_id, h.rank from private.managed_hits(managed_ids.query) as h
    where managed_ids.gap is null
      or (select m.gaps from private.managed_songs as m where m.lyric_id = h.lyric_id) & bit <> 0;
  else
    return query
    select m.lyric_id, null::integer from private.managed_songs as m
    where managed_ids.gap is null or m.gaps & bit <> 0;
  end if;
end
$$;
revoke all on function private.managed_ids(text, text) from public;
