-- What makes two names the same: case, white space and Unicode form do not count, nor do invisible characters (joiners,
-- marks of direction, byte order marks), with which twins could be made that nobody can tell apart.
create or replace function private.name_key(name text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select coalesce(
    private.tidy_line(
      lower(regexp_replace(normalize(name, nfc), '[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'))),
    '');
$$;
revoke all on function private.name_key(text) from public;
