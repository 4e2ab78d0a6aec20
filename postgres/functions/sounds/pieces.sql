-- The marks that a text shares with every text that differs in one letter: those of the text, and of the text
-- without each of its letters. `kind` distinguishes marks of different kinds. A loop, since each new word calls it up
-- to three times, and a query of a set takes three times as long.
create or replace function private.pieces(kind text, letters text) returns integer[]
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  -- Later letters are not varied.
  most_letters constant integer := 40;
  marks integer[] := array[hashtext(kind || letters)];
begin
  for place in 1 .. least(length(letters), most_letters) loop
    -- Without either of two equal neighbours it is the same text.
    if place = 1 or substr(letters, place, 1) <> substr(letters, place - 1, 1) then
      marks := marks || hashtext(kind || overlay(letters placing '' from place for 1));
    end if;
  end loop;
  return marks;
end
$$;
revoke all on function private.pieces(text, text) from public;
