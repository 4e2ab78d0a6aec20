-- Stores the search data of these names and of the other names of the same entries in one statement; `entries` is the
-- name of their table.
create or replace function private.write_name_sounds(entries text, ids bigint[], names text[]) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  given record;
begin
  select array_agg(n.id) as ids, array_agg(n.key) as keys, array_agg(n.other_name) as other_names,
    array_agg(private.plain_text(n.name)) as plain, array_agg(n.place) as places
  into given
  from (
    select both_kinds.*, row_number() over () as place
    from (
      select own.id, own.name, private.name_key(own.name) as key, null as other_name
      from unnest(ids, names) as own (id, name)
      union all
      select o.entry_id, o.name, o.name_key, o.name from private.other_names_of(entries, ids) as o
    ) as both_kinds
  ) as n;
  perform private.learn_words(given.plain);
  delete from private.search_names as n
  where n.entries = write_name_sounds.entries and n.entry_id = any (ids) and (n.entry_id, n.name_key) not in (
    select u.id, u.key from unnest(given.ids, given.keys) as u (id, key) where u.id is not null);
  insert into private.search_names as n (entries, entry_id, name_key, other_name, sound, letters, marks)
  select write_name_sounds.entries, u.id, u.key, u.other_name, coalesce(btrim(s.sound), ''),
    private.heavy_letters(replace(coalesce(s.sound, ''), ' ', '')),
    coalesce(s.marks, '{}') || coalesce(private.title_pieces(btrim(s.sound)), '{}')
      || case when entries = 'albums' then array[private.initials_mark(private.initials(u.key))] else '{}' end
  from unnest(given.ids, given.keys, given.other_names, given.places) as u (id, key, other_name, place)
  left join private.sound_texts(given.places, given.plain) as s on s.id = u.place
  on conflict on constraint search_names_pkey do update set
    other_name = excluded.other_name, sound = excluded.sound, letters = excluded.letters, marks = excluded.marks;
end
$$;
revoke all on function private.write_name_sounds(text, bigint[], text[]) from public;
