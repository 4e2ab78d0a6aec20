-- The numbers that a word or a text in one piece has in common with every one that differs in one letter: of itself and of
-- itself without each of its letters. `kind` keeps numbers of different kinds apart.
create or replace function private.pieces(kind text, letters text) returns integer[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  with measures as not materialized (
    -- Behind them a letter that is wrong is not looked for.
    select 40 as most_letters
  )
  select array_agg(distinct
    hashtext(kind || case place when 0 then letters else overlay(letters placing '' from place for 1) end))
  from measures as m, generate_series(0, least(length(letters), m.most_letters)) as place;
$$;
revoke all on function private.pieces(text, text) from public;
