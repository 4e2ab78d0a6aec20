-- The first letters of words that a query consists of: `kkhh`, or, for the beginning of the words, `k k h`
-- (`are_apart`). A second row reads ch, th, ksh … as the first letter of one word. None if it cannot be first
-- letters: fewer than four letters in one piece, or three separate ones, are words. Each letter is read as a word of
-- its own, so that h is not silent and c is ch.
create or replace function private.first_letters_asked(query text) returns table (letters text, are_apart boolean)
language sql immutable strict parallel safe
set search_path = ''
as $$
  select distinct reading.letters, p.plain ~ '^\S+( \S+)+$'
  from (select btrim(private.plain_text(query))) as p (plain)
  cross join lateral (
    select string_agg(case when w.letter in ('c', 'h') then w.letter
      else left(private.sound_letters(w.letter), 1) end, '' order by w.place)
    from string_to_table(replace(p.plain, ' ', ''), null) with ordinality as w (letter, place)
  ) as typed (letters)
  cross join lateral (values (typed.letters, '^\S( \S){2,11}$|^\S{4,12}$'),
    (regexp_replace(replace(typed.letters, 'ksh', 'k'), '([bcdgjkpst])h', '\1', 'g'),
      '^(ksh|[bcdgjkpst]h|\S)( (ksh|[bcdgjkpst]h|\S)){2,11}$|^\S{4,12}$')) as reading (letters, form)
  where p.plain ~ reading.form and length(reading.letters) > 2;
$$;
revoke all on function private.first_letters_asked(text) from public;
