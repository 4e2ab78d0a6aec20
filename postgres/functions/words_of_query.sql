-- The words of a query, the first twelve, as a search reads them: how each sounds, and whether any song, line or name has it.
create or replace function private.words_of_query(keyword text)
returns table (place integer, written text, sound text, is_known boolean)
language sql stable
set enable_seqscan = off
set search_path = ''
as $$
  with typed as (
    select array_agg(w.written order by w.place) as words
    from string_to_table(translate(private.plain_text(private.searched_part(keyword)), E'\n', ' '), ' ') with ordinality as w (written, place)
    where w.written <> ''
  )
  select w.place::integer, t.words[w.place], w.sound, w.is_known
  from typed as t, private.read_keyword(keyword) as asked,
    unnest(asked.words, private.known_words(asked.words)) with ordinality as w (sound, is_known, place)
  order by w.place;
$$;
revoke all on function private.words_of_query(text) from public;
