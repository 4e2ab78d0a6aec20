-- The names that hold letters, both as private.name_key folds them: `entries` is the name of their table, `score` is 1.2 for the
-- name itself, 1.15 for its beginning, else 1. Of each kind no more than 1,001, those that begin so before the others: a thousand
-- can be told from more, and albums, of which there are many, must not keep singers out.
create or replace function private.names_holding(letters text)
returns table (entries text, entry_id bigint, name_key text, score real)
language plpgsql stable strict
set enable_seqscan = off
set jit = off
set search_path = ''
as $$
declare
  escaped text := regexp_replace(letters, '([\\%_])', '\\\1', 'g');
begin
  -- Planned each time, for these letters.
  if length(letters) > 2 then
    return query execute
      'select n.entries, n.entry_id, n.name_key, n.score
       from (
         select n.*, row_number() over (partition by n.entries order by n.score desc) as place
         from (
           select n.entries, n.entry_id, n.name_key,
             case when n.name_key = $1 then 1.2 when starts_with(n.name_key, $1) then 1.15 else 1 end::real as score
           from private.search_names as n where n.name_key like $2 limit 10000
         ) as n
       ) as n
       where n.place <= 1001'
      using letters, '%' || escaped || '%';
    return;
  end if;
  -- The index of letters knows nothing of less than three, but what many names have is soon met.
  return query execute
    'select k.entries, n.entry_id, n.name_key, n.score
     from unnest(array[''albums'', ''lyricists'', ''music_directors'', ''singers'']) as k (entries)
     cross join lateral (
       (select n.entry_id, n.name_key, case when n.name_key = $1 then 1.2 else 1.15 end::real as score
        from private.search_names as n where n.entries = k.entries and n.name_key like $2 limit 1001)
       union all
       (select n.entry_id, n.name_key, 1::real
        from private.search_names as n
        where n.entries = k.entries and n.name_key like $3 and not starts_with(n.name_key, $1) limit 1001)
       limit 1001
     ) as n'
    using letters, escaped || '%', '%' || escaped || '%';
end
$$;
revoke all on function private.names_holding(text) from public;
