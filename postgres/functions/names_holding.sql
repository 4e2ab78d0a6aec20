-- The names that hold letters, both as private.name_key folds them: `entries` is the name of their table, `score` is 1.2 for the
-- name itself, 1.15 for its beginning, else 1. Of each kind no more than 1,001, those that begin so before the others: a thousand
-- can be told from more, and albums, of which there are many, must not keep singers out. Of lyricists and music directors, of whom
-- a search lists no more than the first, 200.
create or replace function private.names_holding(letters text)
returns table (entries text, entry_id bigint, name_key text, score real)
-- To ask the planner, a function has to be volatile.
language plpgsql volatile strict
set enable_seqscan = off
set jit = off
set search_path = ''
as $$
declare
  beginning text := regexp_replace(letters, '([\\%_])', '\\\1', 'g') || '%';
  plan json;
begin
  -- The index of letters knows nothing of less than three.
  if length(letters) > 2 then
    execute 'explain (format json) select from private.search_names as n where n.name_key like $1' into plan using '%' || beginning;
    if (plan -> 0 -> 'Plan' ->> 'Plan Rows')::real < 10000 then
      return query execute
        'select n.entries, n.entry_id, n.name_key, n.score
         from (
           select n.*, row_number() over (partition by n.entries order by n.score desc) as place
           from (
             select n.entries, n.entry_id, n.name_key,
               case when n.name_key = $1 then 1.2 when starts_with(n.name_key, $1) then 1.15 else 1 end::real as score
             from private.search_names as n where n.name_key like $2 limit 20000
           ) as n
         ) as n
         where n.place <= case when n.entries in (''albums'', ''singers'') then 1001 else 200 end'
        using letters, '%' || beginning;
      return;
    end if;
  end if;
  -- What many names hold is soon met in their order.
  return query
  select kind.entries, n.entry_id, n.name_key, n.score
  from unnest(array['albums', 'singers', 'lyricists', 'music_directors'], array[1001, 1001, 200, 200]) as kind (entries, most)
  cross join lateral (
    (select n.entry_id, n.name_key, case when n.name_key = names_holding.letters then 1.2 else 1.15 end::real as score
     from private.search_names as n
     where n.entries = kind.entries and n.name_key >= names_holding.letters and n.name_key < names_holding.letters || chr(1114111) limit kind.most)
    union all
    (select n.entry_id, n.name_key, 1::real
     from private.search_names as n
     where n.entries = kind.entries and strpos(n.name_key, names_holding.letters) > 1 limit kind.most)
    limit kind.most
  ) as n;
end
$$;
revoke all on function private.names_holding(text) from public;
