-- The same of a genre (functions/names/devanagari_name_of.sql).
create or replace function private.devanagari_name_of_genre(genre private.genres) returns json
language sql stable
return case when ($1).is_drafted is not null
  then pg_catalog.json_build_object('name', ($1).devanagari_name, 'isDrafted', ($1).is_drafted) end;
revoke all on function private.devanagari_name_of_genre(private.genres) from public;
