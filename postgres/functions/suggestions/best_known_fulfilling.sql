-- The names that satisfy a condition among a number of names with most songs of each kind.
create or replace function private.best_known_fulfilling(condition text, looked_at integer)
  returns private.search_names[]
language plpgsql stable strict
set search_path = ''
as $$
declare
  names private.search_names[];
begin
  -- As text: a condition of the search.
  execute format(
    'select array(
       select n from unnest(array[''albums'', ''lyricists'', ''music_directors'', ''singers'']) as kind (entries)
       cross join lateral (
         select c.entries, c.entry_id from private.song_counts as c
         where c.entries = kind.entries order by c.songs desc, c.name_key, c.entry_id limit %s) as known
       join private.search_names as n on n.entries = known.entries and n.entry_id = known.entry_id
       where %s)',
    looked_at, condition)
  into names;
  return names;
end
$$;
revoke all on function private.best_known_fulfilling(text, integer) from public;
