-- Stores the words of these songs that are not known yet, in one statement.
create or replace function private.learn_words_of_songs(ids bigint[]) returns void
language sql volatile
set search_path = ''
as $$
  select private.learn_words(array_agg(private.plain_text(concat_ws(E'\n', l.title, l.lyrics_english, l.lyrics_hindi, l.genre, l.year))))
  from public.lyrics as l where l.id = any (ids);
$$;
revoke all on function private.learn_words_of_songs(bigint[]) from public;
