-- At most `most` songs whose row in a search table satisfies a condition, without those that are already known.
create or replace function private.songs_fulfilling(search_table text, condition text, known bigint[], most integer)
  returns bigint[]
language plpgsql stable strict
set search_path = ''
as $$
declare
  ids bigint[];
begin
  -- As text: a condition of the search.
  execute format(
    'select array(select s.lyric_id from private.%I as s where (%s)%s limit %s)',
    search_table, condition, case when known <> '{}' then ' and s.lyric_id <> all ($1)' else '' end, most)
  into ids using known;
  return ids;
end
$$;
revoke all on function private.songs_fulfilling(text, text, bigint[], integer) from public;
