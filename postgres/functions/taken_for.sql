-- The words, as somebody has written them, for which a search takes a word of `sound_letters` that nobody knows; closest first.
create or replace function private.taken_for(word text) returns text[]
language sql stable
set enable_seqscan = off
set search_path = ''
as $$
  select array(
    select (select min(s.written) from private.search_words as s where s.key = near.key and s.sound = near.sound)
    from private.near_words(word, private.sound_key(word), private.sound_bones(word), false) with ordinality as near (sound, key, bones, place)
    order by near.place);
$$;
revoke all on function private.taken_for(text) from public;
