-- Stores the words of texts of `plain_text` that are not known yet, in one statement. Ignores words of more than 40
-- letters, because nobody types them.
create or replace function private.learn_words(texts text[]) returns void
language plpgsql volatile strict
set search_path = ''
as $$
begin
  -- Materialized, so that each word is looked up once, and the sound is computed only for new words.
  with measures as not materialized (
    select 40 as most_letters
  ),
  words as materialized (
    select distinct word.written
    from measures, unnest(texts) as text, string_to_table(translate(text, E'\n', ' '), ' ') as word (written)
    where length(word.written) between 1 and measures.most_letters
  ),
  new_words as materialized (
    select w.written from words as w
    where not exists (select from private.search_words as known where known.written = w.written)
  ),
  sounds as materialized (select n.written, private.sound_letters(n.written) as sound from new_words as n)
  insert into private.search_words (written, sound, key, bones, pieces)
  select s.written, s.sound, private.sound_key(s.sound), b.bones,
    private.word_pieces(s.written, s.sound, b.bones, true)
  from sounds as s, private.sound_bones(s.sound) as b (bones)
  where s.sound <> '';
end
$$;
revoke all on function private.learn_words(text[]) from public;
