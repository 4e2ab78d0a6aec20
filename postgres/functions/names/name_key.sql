-- The key under which two names are the same: ignores case, white space, Unicode form and invisible characters
-- (joiners, direction marks, byte order marks), with which indistinguishable names could be created. Of most names,
-- plain words, only the case is to be changed. The collation is named, because that of a caller would change other
-- letters: in "C", `lower` knows only those of ASCII.
create or replace function private.name_key(name text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select case when name ~ '^[!-~]+( [!-~]+)*$' then lower(name) else coalesce(
    private.tidy_line(
      lower(regexp_replace(
        normalize(name, nfc) collate "default",
        '[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'))),
    '') end;
$$;
revoke all on function private.name_key(text) from public;
