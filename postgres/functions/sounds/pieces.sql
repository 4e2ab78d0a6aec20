-- The marks that a text shares with every text that differs in one letter: those of the text, and of the text without
-- each of its letters. `kind` distinguishes marks of different kinds.
create or replace function private.pieces(kind text, letters text) returns integer[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  with measures as not materialized (
    -- Later letters are not varied.
    select 40 as most_letters
  )
  select array_agg(distinct
    hashtext(kind || case place when 0 then letters else overlay(letters placing '' from place for 1) end))
  from measures as m, generate_series(0, least(length(letters), m.most_letters)) as place;
$$;
revoke all on function private.pieces(text, text) from public;
