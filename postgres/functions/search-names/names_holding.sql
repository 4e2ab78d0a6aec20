-- The names that hold letters, both as private.name_key folds them: `entries` is the name of their table, `score` is highest for the
-- name itself, then for its beginning. Of each kind no more than one beyond `most_hits`, those that begin so before the others: albums, of
-- which there are many, must not keep singers out. Fewer of lyricists and music directors, of whom a search lists no more than the first.
create or replace function private.names_holding(letters text)
returns table (entries text, entry_id bigint, name_key text, score real)
language sql stable strict rows 1000
set enable_seqscan = off
set jit = off
set search_path = ''
as $$
  -- Not materialized, so that the planner knows the numbers.
  with measures as not materialized (
    select
      1.2::real as score_of_name, 1.15::real as score_of_beginning, 1::real as score_of_part, 200 as most_of_those_not_listed,
      -- Two or three letters beside each other are in an index (migrations/0016-letters-of-names.sql).
      3 as letters_of_index, chr(1114111) as last_character
  )
  select kind.entries, n.entry_id, n.name_key, n.score
  from measures as m
  -- The table has letters, too.
  cross join (select names_holding.letters) as asked (held)
  cross join unnest(array['albums', 'singers', 'lyricists', 'music_directors'],
    array[private.most_hits() + 1, private.most_hits() + 1, m.most_of_those_not_listed, m.most_of_those_not_listed]) as kind (entries, most)
  cross join lateral (
    (select n.entry_id, n.name_key, case when n.name_key = asked.held then m.score_of_name else m.score_of_beginning end as score
     from private.search_names as n
     where n.entries = kind.entries and n.name_key >= asked.held and n.name_key < asked.held || m.last_character limit kind.most)
    union all
    -- `is true` keeps the planner from gathering all names of the kind as well.
    (select n.entry_id, n.name_key, m.score_of_part
     from private.search_names as n
     where length(asked.held) > 1
       and private.letter_numbers(n.entries, n.name_key)
         @> private.letter_numbers(kind.entries, asked.held, least(length(asked.held), m.letters_of_index))
       and (n.entries = kind.entries) is true and strpos(n.name_key, asked.held) > 1
     limit kind.most)
    union all
    -- A single letter, which very many hold, is soon met in their order.
    (select n.entry_id, n.name_key, m.score_of_part
     from private.search_names as n
     where length(asked.held) = 1 and n.entries = kind.entries and strpos(n.name_key, asked.held) > 1 limit kind.most)
    limit kind.most
  ) as n
  where asked.held <> '';
$$;
revoke all on function private.names_holding(text) from public;
