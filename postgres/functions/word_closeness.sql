-- How well songs fit that hold a word of the same key as this word of `sound_letters`, from 0 to 1: as alike as the likest known
-- word of that key is. Random letters have the key of some word, but are like none; of two consonants nearly every key has
-- its words, so there it takes more.
create or replace function private.word_closeness(p_sound text, p_key text, p_bones text) returns real
language sql stable strict
set enable_seqscan = off
set search_path = ''
as $$
  select case
    when exists (select from private.search_words as w where w.key = p_key and w.sound = p_sound) then 0.93
    else coalesce((
      select max(private.sound_closeness(private.heavy_letters(p_sound), private.heavy_letters(w.sound)))
      from (select distinct w.sound from private.search_words as w where w.key = p_key limit 200) as w), 0)
      * case when length(p_bones) > 2 then 0.9 else 0.75 end
  end::real;
$$;
revoke all on function private.word_closeness(text, text, text) from public;
