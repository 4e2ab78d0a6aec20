-- A part of a query, from one place to another, as a query of its own.
create or replace function private.part_of_keyword(asked private.asked, first integer, last integer)
  returns private.asked
language sql immutable
set search_path = ''
as $$
  select (
    part.sound, private.heavy_letters(replace(part.sound, ' ', '')),
    (asked).words[first:last], (asked).keys[first:last],
    (asked).bones[first:last], (asked).word_marks[first:last],
    (asked).pair_marks[first:last - 1], private.title_pieces(part.sound),
    (asked).written[first:last]
  )::private.asked
  from array_to_string((asked).words[first:last], ' ') as part (sound);
$$;
revoke all on function private.part_of_keyword(private.asked, integer, integer) from public;
