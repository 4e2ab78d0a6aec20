-- The songs that are nearest to a query of several words if none matches all of them: those that match most of its
-- letters, and at least half or all words but one. Unknown words match nothing, and words that are short and few say
-- too little. Most viewed first.
create or replace function private.nearest_songs(asked private.asked) returns table (lyric_id bigint)
language plpgsql stable
set search_path = ''
as $$
declare
  -- The share of a query's letters, consonants counted twice, that must match.
  least_share constant real := 0.5;
  -- The letters, counted so, that one word must have, or all words together.
  least_letters_of_word constant integer := 6;
  least_letters constant integer := 10;
  -- For longer queries, known words and long ones come first.
  most_words constant integer := 6;
  -- Number of word sets that are tried, those with most letters first, and of songs that suffice.
  most_tries constant integer := 12;
  enough constant integer := 50;
  alternatives text[] := (private.field_alternatives(asked, false)).alternatives;
  kept integer[];
  ids bigint[];
begin
  for kept in
    with words as (
      select w.place::integer, length(private.heavy_letters(w.word)) as weight,
        alternatives[w.place] is not null as is_known,
        row_number() over (order by alternatives[w.place] is null, length(w.word) desc, w.place)::integer as number
      from unnest(asked.words) with ordinality as w (word, place)
    )
    select array_agg(w.place)
    -- A set of words is a bit mask.
    from generate_series(1, (1 << least(most_words, cardinality(asked.words))) - 1) as set_of (bits)
    join words as w on w.number <= most_words and set_of.bits >> (w.number - 1) & 1 = 1
    group by set_of.bits
    having bool_and(w.is_known)
      and (max(w.weight) >= least_letters_of_word or sum(w.weight) >= least_letters)
      and (sum(w.weight) >= least_share * (select sum(weight) from words)
        or count(*) = cardinality(asked.words) - 1)
    order by sum(w.weight) desc, set_of.bits
    limit most_tries
  loop
    ids := (private.songs_with('search_fields',
      private.marks_condition(array(select alternatives[k.place] from unnest(kept) as k (place))),
      enough, enough, false, false)).ids;
    -- One word of a line says too little, but for a query of two.
    if ids = '{}' and (cardinality(kept) > 1 or cardinality(asked.words) = 2) then
      ids := (private.songs_with('search_lines',
        private.marks_condition(array(select array[asked.word_marks[k.place]]::text from unnest(kept) as k (place))),
        enough, enough, false, false)).ids;
    end if;
    if ids <> '{}' then
      return query select u.id from unnest(ids) as u (id);
      return;
    end if;
  end loop;
end
$$;
revoke all on function private.nearest_songs(private.asked) from public;
