-- How alike two texts of `heavy_letters` without blanks are, from 0 to 1: the share that needs no change. No more is looked
-- at than functions/sounds/compared_letters.sql has. Made in the way of `heavy_letters`; not strict, since a strict function with
-- `greatest` in it is called and not written into its caller, which took fifteen times as long.
create or replace function private.sound_closeness(one text, other text) returns real
language sql immutable parallel safe
return (1 - extensions.levenshtein(private.compared_letters(one), private.compared_letters(other))::real
  / greatest(1, length(private.compared_letters(one)), length(private.compared_letters(other))))::real;
revoke all on function private.sound_closeness(text, text) from public;
