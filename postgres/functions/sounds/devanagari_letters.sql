-- Writes Devanagari in lower-case Roman letters by its sound, for search only (catalogue/slug/romanise.ts does it for
-- display). Takes a text of `plain_text`, which has no nuktas because people leave them out, so q and k, z and j, f
-- and ph are the same.
create or replace function private.devanagari_letters(typed text) returns text
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  t text := typed;
begin
  -- rule: Letters of other languages are those of Hindi that sound alike
  -- The same as in transliteration/devanagari/letters.ts; signs without a sound are left out.
  -- alike: ॲप, ऍप, ep; ॻ, ग; ॿ, ब; ॠतु, ऋतु
  t := replace(replace(translate(t,
    'ऄॲॳॴॵॶॷॠॡॸॹॺॻॼॾॿऀ' || U&'\093A\093B\0944\0963\094E\094F\0955\0956\0957' || 'ऽॱॽ' || U&'\0951\0952\0953\0954',
    'अऍअआऔउऊऋऌडझयगजडबँ' || U&'\0947\093E\0943\0962\0947\094C\0945\0941\0942'),
    'ऌ', 'लृ'), U&'\0962', U&'\094D' || 'लृ');

  -- rule: Letters that are not spoken as they are written
  -- सिंह is singh, ज्ञ is gy, ॐ is om.
  -- alike: सिंह, singh; ज्ञान, gyaan, gyan; ॐ, om
  t := replace(replace(replace(t, 'सिंह', 'सिंघ'), 'ज्ञ', 'ग्य'), 'ॐ', 'ओम');

  -- rule: A consonant without a sign is followed by a
  -- alike: नज़र, nazar; सफ़र, safar
  t := regexp_replace(t, '([\u0915-\u0939])(?![\u093e-\u094d])', '\1A', 'g');

  -- rule: Consonants that sound alike are one
  -- Those with and without breath (क ख), both rows of t and d (त ट), the nasals that are n (ङ ञ ण न), and श ष स.
  -- alike: धड़कन, dhadkan, dadkan; शाम, shaam, sham; टूटा, toota, tuta
  t := translate(t, 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसह', 'kkggnXXjjnttddnttddnppbbmyrllvsssh');

  -- rule: Long vowels are short
  -- A sign (ी) is the same as its letter (ई).
  -- alike: दीदी, didi, deedee; आज, aaj, aj; ऋतु, ritu; ऐसा, aisa
  t := replace(replace(replace(replace(t, U&'\0943', 'ri'), 'ऋ', 'ri'), U&'\0948', 'ai'), 'ऐ', 'ai');
  t := translate(t,
    'अआइईउऊऍऎएऑऒओऔ' || U&'\093E\093F\0940\0941\0942\0945\0946\0947\0949\094A\094B\094C\094D',
    'aaiiuueeeooooaiiuueeeoooo');

  -- rule: Both signs of a nasal are n
  -- alike: चाँद, चांद, chaand, chand; रंग, rang
  t := translate(t, U&'\0901\0902', 'nn');

  -- rule: Digits are those of Roman script
  -- alike: श्री ४२०, shree 420
  t := translate(t, '०१२३४५६७८९', '0123456789');

  -- rule: An a at the end of a word is silent
  -- Not in a word of one consonant: न is na.
  -- alike: दिल, dil; प्यार, pyaar, pyar
  t := regexp_replace(t, '([A-Za-z]{2})A(?![A-Za-z])', '\1', 'g');

  -- rule: Behind ay an a is spoken, before t or l with a vowel
  -- alike: पायलिया, payaliya, paayaliya
  t := regexp_replace(t, 'ayA(?=[tl][aeiou])', 'aya', 'g');

  -- rule: Behind nd, nt and nj an a is spoken, after a short vowel
  -- alike: ज़िंदगी, zindagi; सुंदरी, sundari
  t := regexp_replace(t, '([Aiu]n[dtj])A(?=[b-df-hj-np-tv-zX][aeiou])', '\1a', 'g');

  -- rule: Between j and h an a is spoken
  -- alike: नूरजहाँ, noorjahaan; शाहजहाँ, shaahjahaan
  t := replace(t, 'jAh', 'jah');

  -- rule: Between a vowel with its consonant and a consonant with its vowel an a is silent
  -- alike: सपना, sapna; कसमें, kasmen
  t := regexp_replace(t,
    '([aeiouA]n?[b-df-hj-np-tv-zX])A'
    '(?=[b-df-hj-np-tv-zX]([aeiou]|A[b-df-hj-np-tv-zX]([b-df-hj-np-tv-zX]|(?![A-Za-z]))))',
    '\1', 'g');

  return replace(replace(t, 'A', 'a'), 'X', 'ch');
end
$$;
revoke all on function private.devanagari_letters(text) from public;
