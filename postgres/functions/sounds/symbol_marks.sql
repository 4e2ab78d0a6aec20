-- The marks of the signs in a text that are neither letters nor digits, for a search of signs only.
create or replace function private.symbol_marks(typed text) returns integer[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(distinct hashtext('s' || sign[1])), '{}')
  from regexp_matches(
    typed, '[!-/:-@[-`{-~\u00a1-\u00bf\u0964\u0965\u2010-\u2027\u2030-\u205e\u2190-\u2bff\U0001f000-\U0001faff]', 'g')
      as sign;
$$;
revoke all on function private.symbol_marks(text) from public;
