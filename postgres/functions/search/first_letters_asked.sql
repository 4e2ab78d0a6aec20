-- The first letters of words that a query asks for: `kkhh`, or, as the beginning of it, `k k h` (`are_apart`). Null where it cannot mean any:
-- fewer than four in one piece, or three apart, are words. Each is read as a word of its own, whose h is heard
-- and whose c is that of ch.
create or replace function private.first_letters_asked(query text, out letters text, out are_apart boolean)
language sql immutable strict parallel safe
set search_path = ''
as $$
  select
    (select string_agg(case when w.letter in ('c', 'h') then w.letter else left(private.sound_letters(w.letter), 1) end, '' order by w.place)
     from string_to_table(replace(p.plain, ' ', ''), null) with ordinality as w (letter, place)),
    p.plain ~ '^\S( \S)+$'
  from (select btrim(private.plain_text(query))) as p (plain)
  where p.plain ~ '^\S( \S){2,11}$' or p.plain ~ '^\S{4,12}$';
$$;
revoke all on function private.first_letters_asked(text) from public;
