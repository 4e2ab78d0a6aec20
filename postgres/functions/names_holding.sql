-- The names that hold letters, both as private.name_key folds them: `entries` is the name of their table, `score` is 1.2 for the
-- name itself, 1.15 for its beginning, else 1. Of each kind no more than 1,001, those that begin so before the others: a thousand
-- can be told from more, and albums, of which there are many, must not keep singers out. Of lyricists and music directors, of whom
-- a search lists no more than the first, 200.
create or replace function private.names_holding(letters text)
returns table (entries text, entry_id bigint, name_key text, score real)
language sql stable strict rows 1000
set enable_seqscan = off
set jit = off
set search_path = ''
as $$
  select kind.entries, n.entry_id, n.name_key, n.score
  -- The table has letters, too.
  from (select names_holding.letters) as asked (held)
  cross join unnest(array['albums', 'singers', 'lyricists', 'music_directors'], array[1001, 1001, 200, 200]) as kind (entries, most)
  cross join lateral (
    (select n.entry_id, n.name_key, case when n.name_key = asked.held then 1.2 else 1.15 end::real as score
     from private.search_names as n
     where n.entries = kind.entries and n.name_key >= asked.held and n.name_key < asked.held || chr(1114111) limit kind.most)
    union all
    -- `is true` keeps the planner from gathering all names of the kind as well.
    (select n.entry_id, n.name_key, 1::real
     from private.search_names as n
     where length(asked.held) > 1
       and private.letter_numbers(n.entries, n.name_key) @> private.letter_numbers(kind.entries, asked.held, least(length(asked.held), 3))
       and (n.entries = kind.entries) is true and strpos(n.name_key, asked.held) > 1
     limit kind.most)
    union all
    -- A single letter, which very many hold, is soon met in their order.
    (select n.entry_id, n.name_key, 1::real
     from private.search_names as n
     where length(asked.held) = 1 and n.entries = kind.entries and strpos(n.name_key, asked.held) > 1 limit kind.most)
    limit kind.most
  ) as n
  where asked.held <> '';
$$;
revoke all on function private.names_holding(text) from public;
