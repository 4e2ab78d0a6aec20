-- Names that contain the given letters, and albums whose words begin with them (`ddlj`), all folded by
-- private.name_key; `entries` is the name of their table, and `score` is highest for these albums, then for equal
-- names, then for names that begin with the letters. Returns at most one more than `most_hits`
-- of each kind, those that begin with the letters first, so that many albums do not displace singers; fewer lyricists
-- and music directors, because a search lists only the first.
create or replace function private.names_holding(letters text)
returns table (entries text, entry_id bigint, name_key text, score real)
language sql stable strict rows 1000
set search_path = ''
as $$
  -- Not materialized, so that the planner knows the numbers.
  with measures as not materialized (
    select
      1.25::real as score_of_initials, 1.2::real as score_of_name, 1.15::real as score_of_beginning,
      1::real as score_of_part, 200 as most_of_those_not_listed,
      -- An index has all sequences of two or three letters (migrations/0016-letters-of-names.sql).
      3 as letters_of_index, 3 as least_initials, chr(1114111) as last_character
  )
  select kind.entries, n.entry_id, n.name_key, n.score
  from measures as m
  -- The table has a column of this name.
  cross join (select names_holding.letters) as asked (held)
  cross join unnest(array['albums', 'singers', 'lyricists', 'music_directors'],
    array[private.most_hits() + 1, private.most_hits() + 1, m.most_of_those_not_listed, m.most_of_those_not_listed])
      as kind (entries, most)
  cross join lateral (
    (select n.entry_id, n.name_key,
       case when n.name_key = asked.held then m.score_of_name else m.score_of_beginning end as score
     from private.search_names as n
     where n.entries = kind.entries and n.name_key >= asked.held
       and n.name_key < asked.held || m.last_character limit kind.most)
    union all
    -- `is true` prevents the planner from collecting all names of the kind.
    (select n.entry_id, n.name_key, m.score_of_part
     from private.search_names as n
     where length(asked.held) > 1
       and private.letter_numbers(n.entries, n.name_key)
         @> private.letter_numbers(kind.entries, asked.held, least(length(asked.held), m.letters_of_index))
       and (n.entries = kind.entries) is true and strpos(n.name_key, asked.held) > 1
     limit kind.most)
    union all
    -- A single letter is soon found in the order of names, because very many contain it.
    (select n.entry_id, n.name_key, m.score_of_part
     from private.search_names as n
     where length(asked.held) = 1 and n.entries = kind.entries and strpos(n.name_key, asked.held) > 1 limit kind.most)
    union all
    -- The first letters of an album's words, and k3g for kkkg; a word with more vowels is a word.
    (select n.entry_id, n.name_key, m.score_of_initials
     from private.search_names as n
     where kind.entries = 'albums' and n.entries = 'albums' and length(asked.held) >= m.least_initials
       and private.is_without_vowels(asked.held) and n.marks @> array[private.initials_mark(
         regexp_replace(asked.held, '([a-z])3', '\1\1\1'))]
     limit kind.most)
    limit kind.most
  ) as n
  where asked.held <> '';
$$;
revoke all on function private.names_holding(text) from public;
