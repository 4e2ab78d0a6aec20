-- The words of a query, the first twelve, as a search reads them: how each sounds, and whether any song, line or name has it.
create or replace function private.words_of_query(keyword text)
returns table (place integer, written text, sound text, is_known boolean)
language sql stable
set enable_seqscan = off
set search_path = ''
as $$
  select w.place::integer, w.written, w.sound, w.is_known
  from private.read_keyword(keyword) as asked,
    unnest(asked.written, asked.words, private.known_words(asked.words)) with ordinality as w (written, sound, is_known, place)
  order by w.place;
$$;
revoke all on function private.words_of_query(text) from public;
