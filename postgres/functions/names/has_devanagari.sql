-- Whether a name has a letter of Devanagari; null for none.
create or replace function private.has_devanagari(name text) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$
  select name ~ '[\u0904-\u0939\u0958-\u0961]';
$$;
revoke all on function private.has_devanagari(text) from public;
