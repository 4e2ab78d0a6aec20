-- The people or albums of these tables whose name, or other name, is near this one
-- (functions/names/name_nearness.sql), with the nearest of their names. Looks names up by their sound, by their
-- consonants, by either half of their letters and in the other order of two words, and compares only a few of each.
create or replace function private.entries_near(tables text[], name text)
returns table (entries text, entry_id bigint, nearness real)
language plpgsql stable rows 3
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
set search_path = ''
as $$
declare
  most_compared constant integer := 20;
  most_looked_at constant integer := 200;
  most_changes constant integer := 2;
  -- `levenshtein` takes no longer text.
  longest constant integer := 200;
  key constant text := left(private.name_key(name), longest);
  -- One slip leaves the first half as it is, or the second one; neighbours that are exchanged may be in both.
  first_half constant text := left(key, greatest(2, length(key) / 2 - 1));
  second_half constant text := right(key, greatest(2, length(key) / 2 - 1));
  turned constant text := regexp_replace(key, '^(\S+) (\S+)$', '\2 \1');
  own_sound constant text := (private.read_keyword(name)).sound;
  own_letters constant text := private.heavy_letters(replace(own_sound, ' ', ''));
begin
  if own_sound = '' then
    return;
  end if;
  return query
  -- Materialized, else all names of the kind would be read, in the order of their ids.
  with heard as materialized (
    select n.entries, n.entry_id, n.name_key, n.letters from private.search_names as n
    where n.marks @> array[hashtext(':' || private.sound_bones(own_sound))]
  ),
  begun as materialized (
    select n.entries, n.entry_id, n.name_key
    from unnest(tables) as t (entries) join private.search_names as n
      on n.entries = t.entries and n.name_key >= first_half and n.name_key < first_half || chr(1114111)
  ),
  ended as materialized (
    select n.entries, n.entry_id, n.name_key
    from unnest(tables) as t (entries) join private.search_names as n
      on private.letter_numbers(n.entries, n.name_key)
        @> private.letter_numbers(t.entries, second_half, least(length(second_half), 3))
  ),
  spelled as materialized (
    select halves.*, extensions.levenshtein_less_equal(left(halves.name_key, longest), key, most_changes) as changes
    from (select b.* from begun as b union select e.* from ended as e) as halves
    where abs(length(halves.name_key) - length(key)) <= most_changes
  ),
  compared as materialized (
    (select n.entries, n.entry_id, n.name_key from private.search_names as n
     where n.sound = own_sound and n.entries = any (tables)
     order by n.entry_id desc limit most_compared)
    union
    (select n.entries, n.entry_id, n.name_key from private.search_names as n
     where n.entries = any (tables) and n.name_key = turned limit most_compared)
    union
    (select h.entries, h.entry_id, h.name_key
     from (select m.* from heard as m where m.entries = any (tables) limit most_looked_at) as h
     order by private.sound_closeness(own_letters, h.letters) desc, h.entry_id desc limit most_compared)
    union
    (select s.entries, s.entry_id, s.name_key from spelled as s where s.changes <= most_changes
     order by s.changes, s.entry_id desc limit most_compared)
  )
  select n.entries, n.entry_id, max(n.nearness)
  from (select c.entries, c.entry_id, private.name_nearness(key, c.name_key) as nearness from compared as c) as n
  where n.nearness > 0 group by n.entries, n.entry_id;
end
$$;
revoke all on function private.entries_near(text[], text) from public;
