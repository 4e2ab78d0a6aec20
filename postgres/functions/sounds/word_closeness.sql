-- How well songs fit that contain a word with the same key as this word of `sound_letters`, from 0 to 1: the
-- similarity of the most similar known word with that key. Random letters have the key of some word but resemble
-- none; nearly every key of two consonants has words, so it needs a higher similarity.
create or replace function private.word_closeness(p_sound text, p_key text, p_bones text) returns real
language plpgsql stable strict
set search_path = ''
as $$
declare
  closeness_of_known_word constant real := 0.93;
  -- Factor for a word that only resembles a known one with the same key.
  part_of_like constant numeric := 0.9;
  part_of_like_of_few_consonants constant numeric := 0.75;
  many_consonants constant integer := 3;
  most_compared constant integer := 200;
begin
  if exists (select from private.search_words as w where w.key = p_key and w.sound = p_sound) then
    return closeness_of_known_word;
  end if;
  return coalesce((
    select max(private.sound_closeness(private.heavy_letters(p_sound), private.heavy_letters(w.sound)))
    from (select distinct w.sound from private.search_words as w where w.key = p_key limit most_compared) as w), 0)
    * case when length(p_bones) >= many_consonants then part_of_like else part_of_like_of_few_consonants end;
end
$$;
revoke all on function private.word_closeness(text, text, text) from public;
