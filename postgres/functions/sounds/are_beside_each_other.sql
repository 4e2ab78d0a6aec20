-- Whether two letters are neighbours on the English keyboard of a phone, on which most people write Hindi.
create or replace function private.are_beside_each_other(one text, other text) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$
  with measures as not materialized (
    select
      -- Each row is shifted to the right by half a key.
      0.5 as shift_of_row,
      -- Neighbours are one key apart in the same row, or half a key in the next row.
      1.1 as nearer_than
  )
  select abs(one_row - other_row) <= 1 and abs(one_place - other_place) < m.nearer_than
  from (
    select max(k.row) filter (where k.letter = one) as one_row,
      max(k.place) filter (where k.letter = one) as one_place,
      max(k.row) filter (where k.letter = other) as other_row,
      max(k.place) filter (where k.letter = other) as other_place
    from (
      select keys.row, l.letter, l.place + keys.row * m.shift_of_row as place
      from measures as m, unnest(array['qwertyuiop', 'asdfghjkl', 'zxcvbnm']) with ordinality as keys (letters, row),
        string_to_table(keys.letters, null) with ordinality as l (letter, place)
    ) as k
  ) as found, measures as m;
$$;
revoke all on function private.are_beside_each_other(text, text) from public;
