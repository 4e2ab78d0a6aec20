-- Whether a query has only single letters, which too many names contain.
create or replace function private.has_letters_alone(asked private.asked) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$
  select max(length(w.word)) < 2 from unnest((asked).words) as w (word);
$$;
revoke all on function private.has_letters_alone(private.asked) from public;
