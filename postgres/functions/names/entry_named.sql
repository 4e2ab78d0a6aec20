-- Finds the entry of a table with this name (for albums, with this year), as JSON with id, name, year and songCount;
-- null if there is none. For the message of a refusal.
create or replace function private.entry_named(entries text, name text, year integer) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  key constant text := private.name_key(name);
begin
  return (
    select json_build_object(
      'id', e.id, 'name', e.name, 'year', e.year, 'songCount', cardinality(private.songs_of(entries, e.id)))
    from (
      select a.id, a.name, a.year from public.albums as a
      where entries = 'albums' and a.name_key = key and a.year is not distinct from entry_named.year
      union all
      select s.id, s.name, null from public.singers as s where entries = 'singers' and s.name_key = key
      union all
      select y.id, y.name, null from public.lyricists as y where entries = 'lyricists' and y.name_key = key
      union all
      select m.id, m.name, null from public.music_directors as m
      where entries = 'music_directors' and m.name_key = key
    ) as e);
end
$$;
revoke all on function private.entry_named(text, text, integer) from public;
