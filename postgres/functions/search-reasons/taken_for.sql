-- The spellings that a search tries for an unknown word: similar words with the same key
-- (functions/search-reasons/answers_of_words.sql), then possible corrections, closest first.
create or replace function private.taken_for(written text) returns text[]
language sql stable
set enable_seqscan = off
set search_path = ''
as $$
  with asked as materialized (
    select a as query, a.written[1] as written, a.words[1] as sound, a.keys[1] as key, a.bones[1] as bones
    from private.read_keyword(written) as a
  )
  select array(
    select (select min(s.written) from private.search_words as s where s.sound = meant.sound)
    from (
      select answer.sound, 0 as place
      from asked, private.answers_of_words(asked.query, false) as answer where answer.sound <> asked.sound
      union all
      select near.sound, near.place
      from asked, private.near_words(asked.written, asked.sound, asked.key, asked.bones, false)
        with ordinality as near (sound, key, bones, closeness, place)
    ) as meant
    order by meant.place, meant.sound);
$$;
revoke all on function private.taken_for(text) from public;
