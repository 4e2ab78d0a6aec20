-- The words of a text of `sound_letters` with their numbers, from 1, and each two adjacent words as one.
create or replace function private.numbered_words(text text) returns table (sound text, first integer, last integer)
language sql immutable strict parallel safe
set search_path = ''
as $$
  with words as (
    select w.sound, w.number::integer as number
    from string_to_table(btrim(text), ' ') with ordinality as w (sound, number)
  )
  select w.sound, w.number, w.number from words as w
  union all
  select one.sound || two.sound, one.number, two.number
  from words as one join words as two on two.number = one.number + 1;
$$;
revoke all on function private.numbered_words(text) from public;
