-- How alike two texts of `heavy_letters` without blanks are, from 0 to 1: the share that needs no change. Looks at 250
-- letters, the most that the extension takes. Made in the way of `heavy_letters`; not strict, since a strict function with
-- `greatest` in it is called and not written into its caller, which took fifteen times as long.
create or replace function private.sound_closeness(one text, other text) returns real
language sql immutable parallel safe
return (1 - extensions.levenshtein(left(one, 250), left(other, 250))::real
  / greatest(1, least(250, greatest(length(one), length(other)))))::real;
revoke all on function private.sound_closeness(text, text) from public;
