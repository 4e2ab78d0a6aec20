-- Writes Devanagari in lower-case Roman letters by its sound, for search alone (what people are shown makes
-- catalogue/slug/romanise.ts). Takes NFKD, so that a nukta is a sign of its own: it goes, as people leave it out, and with it
-- the difference of q and k, z and j, f and ph. For the same reason aspirates and both rows of t and d are one letter.
--
-- An A stands for the inherent vowel until it is known whether it is spoken: not at the end of a word, nor between a
-- vowel with its consonant and a consonant with its vowel (सपना is sapna). An X is च.
create or replace function private.devanagari_letters(typed text) returns text
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  t text := regexp_replace(typed, '[\u093c\u0903\u200c\u200d]', '', 'g');
begin
  -- Two spellings that no rule gives, one letter that is a word, and a nasal that is hardly heard (छैंया).
  t := replace(replace(replace(t, 'सिंह', 'सिंघ'), 'ज्ञ', 'ग्य'), 'ॐ', 'ओम');
  t := regexp_replace(t, '\u0948[\u0901\u0902](?=य)', U&'\0948', 'g');
  t := regexp_replace(t, '([\u0915-\u0939])(?![\u093e-\u094d])', '\1A', 'g');
  t := replace(replace(replace(replace(t, U&'\0943', 'ri'), 'ऋ', 'ri'), U&'\0948', 'ai'), 'ऐ', 'ai');
  t := translate(t, 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह', 'kkggnXXjjnttddnttddnppbbmyrllvsssh');
  t := translate(t,
    U&'\093E\093F\0940\0941\0942\0945\0946\0947\0949\094A\094B\094C\0901\0902\094D',
    'aiiuueeeoooonn');
  t := translate(t, 'अआइईउऊऍऎएऑऒओऔ०१२३४५६७८९', 'aaiiuueeeoooo0123456789');
  t := regexp_replace(t, '([A-Za-z]{2})A(?![A-Za-z])', '\1', 'g');
  t := regexp_replace(regexp_replace(t, 'ayA(?=[tl][aeiou])', 'aya', 'g'), '([Aiu]n[dtj])A(?=[b-df-hj-np-tv-zX][aeiou])', '\1a', 'g');
  t := regexp_replace(t, '([aeiouA]n?[b-df-hj-np-tv-zX])A(?=[b-df-hj-np-tv-zX]([aeiou]|A[b-df-hj-np-tv-zX]([b-df-hj-np-tv-zX]|(?![A-Za-z]))))', '\1', 'g');
  return replace(replace(t, 'A', 'a'), 'X', 'ch');
end
$$;
revoke all on function private.devanagari_letters(text) from public;
