-- How well something has to fit a query of `sound_letters` to be found, from 0 to 1. A single short word is like many by a letter
-- or two, so it has to fit better: else random letters find songs.
create or replace function private.least_fit(letters text) returns real
language sql immutable strict parallel safe
set search_path = ''
as $$
  select case
    when strpos(letters, ' ') > 0 then 0.57
    when length(private.heavy_letters(letters)) < 8 then 0.84
    when length(private.heavy_letters(letters)) < 12 then 0.72
    else 0.57
  end::real;
$$;
revoke all on function private.least_fit(text) from public;
