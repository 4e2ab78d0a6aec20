-- The name in Devanagari of an album, singer, lyricist or music director (`entries` is the name of its table), as all
-- that names one to visitors has it (catalogue/names/devanagari-name.ts); null until there is one.
--
-- Without settings, so that PostgreSQL puts its text in the place of each call.
create or replace function private.devanagari_name_of(entries text, entry_id bigint) returns json
language sql stable
return (
  select pg_catalog.json_build_object('name', d.name, 'isDrafted', d.is_drafted) from private.devanagari_names as d
  where d.entries = $1 and d.entry_id = $2 and d.is_drafted is not null
);
revoke all on function private.devanagari_name_of(text, bigint) from public;
