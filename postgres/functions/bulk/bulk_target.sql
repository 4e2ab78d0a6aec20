-- What an action sets, adds or removes, found but not made: `text` as it will be shown, and of an album or a person
-- the `id`, null if it does not exist yet. `years` is set if several albums have the name
-- (functions/names/album_meant.sql). `among` is the table of the person, or the key of the genre that is renamed: of
-- that, `into` is the key that its songs get, null if it stays, and `led` are the genres that lead to it by a merge.
-- An empty object for an action that needs nothing.
create or replace function private.bulk_target(p_action text, typed text, among text) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  spelling text := private.tidy_line(typed);
  meant record;
  found record;
begin
  case p_action
    when 'set-genre', 'set-year' then
      return jsonb_build_object('text', spelling);
    when 'set-album' then
      select m.album_id, m.years, a.name, a.year into meant
      from private.album_meant(spelling) as m left join public.albums as a on a.id = m.album_id;
      return jsonb_build_object(
        'text', case when meant.album_id is null
          then spelling
          else private.album_spelling(meant.album_id, meant.name, meant.year) end,
        'id', meant.album_id, 'years', meant.years);
    when 'add-credit', 'remove-credit' then
      -- As text: a table by its name.
      execute format(
        'select p.id, coalesce(p.name, m.name) as name
         from private.people_meant(%1$L, array[$1]) as m left join public.%1$I as p on p.name_key = m.key', among)
      into found using spelling;
      return jsonb_build_object('text', coalesce(found.name, spelling), 'id', found.id, 'people', among);
    when 'rename-genre' then
      select g.name as "from", nullif(private.genre_of(spelling), g.genre_key) as "into",
        array(select m.genre_key from private.merged_genres as m where m.into_key = g.genre_key order by 1) as led
      into found from private.genres as g where g.genre_key = among;
      return jsonb_build_object(
        'text', coalesce((select g.name from private.genres as g where g.genre_key = found."into"), spelling),
        'genre', among, 'from', found."from", 'into', found."into", 'led', found.led);
    else
      return '{}';
  end case;
end
$$;
revoke all on function private.bulk_target(text, text, text) from public;
