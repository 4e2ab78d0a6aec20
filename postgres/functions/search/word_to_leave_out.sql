-- The place of the only word of a query that nothing in the catalogue has by its sound, if the others say enough to
-- be looked for without it; else null.
create or replace function private.word_to_leave_out(asked private.asked) returns integer
language plpgsql stable
set search_path = ''
as $$
declare
  -- Letters, consonants counted twice, that one of the others must have, or all of them together.
  least_letters_of_word constant integer := 6;
  least_letters constant integer := 10;
  unknown integer[] := array_positions(private.known_words(asked.words), false);
begin
  return (
    select unknown[1]
    from unnest(asked.words) with ordinality as w (word, place)
    where cardinality(unknown) = 1 and w.place <> unknown[1]
      and not exists (select from private.groups_asked(asked) as g where unknown[1] between g.first and g.last)
    having max(length(private.heavy_letters(w.word))) >= least_letters_of_word
      or sum(length(private.heavy_letters(w.word))) >= least_letters);
end
$$;
revoke all on function private.word_to_leave_out(private.asked) from public;
