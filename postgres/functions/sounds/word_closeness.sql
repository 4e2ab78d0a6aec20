-- How well songs fit that hold a word of the same key as this word of `sound_letters`, from 0 to 1: as alike as the likest known
-- word of that key is. Random letters have the key of some word, but are like none; of two consonants nearly every key has
-- its words, so there it takes more.
create or replace function private.word_closeness(p_sound text, p_key text, p_bones text) returns real
language plpgsql stable strict
set enable_seqscan = off
set search_path = ''
as $$
declare
  closeness_of_known_word constant real := 0.93;
  -- A word that is only like a known one of its key fits by this part of how alike they are.
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
