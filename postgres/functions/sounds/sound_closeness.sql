-- The similarity of two texts of `heavy_letters` without blanks, from 0 to 1: the share that needs no change.
-- Compares only the part of functions/sounds/compared_letters.sql. A SQL-standard body, like `heavy_letters`; not
-- strict, because a strict function with `greatest` is not inlined, which took fifteen times as long.
create or replace function private.sound_closeness(one text, other text) returns real
language sql immutable parallel safe
return (1 - extensions.levenshtein(private.compared_letters(one), private.compared_letters(other))::real
  / greatest(1, length(private.compared_letters(one)), length(private.compared_letters(other))))::real;
revoke all on function private.sound_closeness(text, text) from public;
