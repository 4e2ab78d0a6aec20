-- The words, as somebody has written them, for which a search takes a word of `sound_letters` that nobody knows: those of its key that are
-- alike enough (functions/answers_of_words.sql), then those that it may be mistyped for, closest first.
create or replace function private.taken_for(word text) returns text[]
language sql stable
set enable_seqscan = off
set search_path = ''
as $$
  select array(
    select (select min(s.written) from private.search_words as s where s.sound = meant.sound)
    from (
      select a.sound, 0 as place from private.answers_of_words(private.read_keyword(word), false) as a where a.sound <> word
      union all
      select near.sound, near.place
      from private.near_words(word, private.sound_key(word), private.sound_bones(word), false) with ordinality as near (sound, key, bones, place)
    ) as meant
    order by meant.place, meant.sound);
$$;
revoke all on function private.taken_for(text) from public;
