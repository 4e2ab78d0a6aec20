-- A condition for titles that have a word that begins with one of these sounds.
create or replace function private.begun_condition(sounds text[]) returns text
language sql immutable strict
set search_path = ''
as $$
  select '(' || private.any_condition(array_agg(format('strpos('' '' || s.sound, %L) > 0', ' ' || one))) || ')'
  from unnest(sounds) as one;
$$;
revoke all on function private.begun_condition(text[]) from public;
