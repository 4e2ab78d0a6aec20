-- The share of the letters of a query, given as `heavy_letters` without blanks, that occur in another text in the
-- same order, whatever is between them: 1 for all. 0 if the query is longer. A SQL-standard body, like
-- `sound_closeness`.
create or replace function private.letters_in_order(asked text, others text) returns real
language sql immutable parallel safe
return case
  when length(asked) > length(others) or asked = '' then 0
  else 1 - extensions.levenshtein(private.compared_letters(asked), private.compared_letters(others), 0, 1, 1)::real
    / length(private.compared_letters(asked))
end::real;
revoke all on function private.letters_in_order(text, text) from public;
