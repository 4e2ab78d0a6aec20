-- The first twelve words of a query as a search reads them: their sounds, and whether any title, line or name
-- contains them.
create or replace function private.words_of_query(keyword text)
returns table (place integer, written text, sound text, is_known boolean)
language sql stable
set enable_seqscan = off
set search_path = ''
as $$
  select w.place::integer, w.written, w.sound, w.is_known
  from private.read_keyword(keyword) as asked,
    unnest(asked.written, asked.words, private.known_words(asked.words)) with ordinality
      as w (written, sound, is_known, place)
  order by w.place;
$$;
revoke all on function private.words_of_query(text) from public;
