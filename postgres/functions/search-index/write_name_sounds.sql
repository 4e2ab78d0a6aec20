-- Stores the search data of these names in one statement; `entries` is the name of their table.
create or replace function private.write_name_sounds(entries text, ids bigint[], names text[]) returns void
language plpgsql volatile
-- Compiling takes longer than running it.
set jit = off
set search_path = ''
as $$
declare
  plain text[] := array(
    select private.plain_text(given.name) from unnest(names) with ordinality as given (name, place) order by given.place);
begin
  perform private.learn_words(plain);
  insert into private.search_names as n (entries, entry_id, name_key, sound, letters, marks)
  select write_name_sounds.entries, given.id, private.name_key(given.name), coalesce(btrim(s.sound), ''),
    private.heavy_letters(replace(coalesce(s.sound, ''), ' ', '')),
    coalesce(s.marks, '{}') || coalesce(private.title_pieces(btrim(s.sound)), '{}')
  from unnest(ids, names) as given (id, name) left join private.sound_texts(ids, plain) as s using (id)
  on conflict on constraint search_names_pkey do update set
    name_key = excluded.name_key, sound = excluded.sound, letters = excluded.letters, marks = excluded.marks;
end
$$;
revoke all on function private.write_name_sounds(text, bigint[], text[]) from public;

-- The names that are older than the search.
do $$
declare
  entries text;
begin
  foreach entries in array array['singers', 'lyricists', 'music_directors', 'albums'] loop
    execute format(
      'select private.write_name_sounds(%1$L, array_agg(e.id), array_agg(e.name)) from public.%1$I as e
       where not exists (select from private.search_names as n where n.entries = %1$L and n.entry_id = e.id)
       having count(*) > 0',
      entries);
  end loop;
end
$$;
