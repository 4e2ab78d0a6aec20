-- The sound of a text of `plain_text`, the same for all spellings in both scripts: `zindagee`, `jindagi` and ज़िन्दगी
-- are `jindagi`. Words are separated by one blank, letters of other scripts stay unchanged, and each rule applies
-- within a word.
--
-- `npm run sound-rules` writes docs/sound-rules.md from the rules. A rule consists of its comment and the statements
-- up to the next blank line. The comment has its name, a description, and spellings that are the same because of it.
--
-- A session of PostgreSQL caches the last 32 regular expressions. Each word needs those of this function,
-- `devanagari_letters`, `sound_key` and `sound_bones`; when they were 38, each was compiled again for each word,
-- which took several times as long.
create or replace function private.sound_letters(plain text) returns text
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  t text := plain;
  -- A letter before the same one, but not the first consonant of a word. No back reference: the time for one grows
  -- with the cube of a word's length.
  doubled constant text := $re$(?<=[a-z])(?:a(?=a)|b(?=b)|c(?=c)|d(?=d)|e(?=e)|f(?=f)|g(?=g)|h(?=h)|i(?=i)|j(?=j)|$re$
    || $re$k(?=k)|l(?=l)|m(?=m)|n(?=n)|o(?=o)|p(?=p)|q(?=q)|r(?=r)|s(?=s)|$re$
    || $re$t(?=t)|u(?=u)|v(?=v)|w(?=w)|x(?=x)|y(?=y)|z(?=z))|$re$
    || $re$\m(?:a(?=a)|e(?=e)|i(?=i)|o(?=o)|u(?=u))$re$;
begin
  -- rule: Some words sound as their usual spelling in Devanagari
  -- English words, old spellings of ज्ञ and क्ष, and numbers (`usual_spelling`).
  -- alike: telephone, टेलीफ़ोन; jnan, dnyan, gyan, ज्ञान; lachhmi, lakshmi, लक्ष्मी; 16, solah, सोलह
  t := coalesce(private.usual_spelling(t), t);

  if t ~ '[\u0900-\u097f]' then
    t := private.devanagari_letters(t);
  end if;

  -- rule: A digit alone is its word, and an h alone is hai
  -- alike: 2, do, दो, २; 4, chaar, चार; h, hai, है
  if translate(t, '123456789', '') <> t or ' ' || t || ' ' like '% h %' then
    t := (
      select string_agg(coalesce(meant.word, w.word), ' ' order by w.place)
      from string_to_table(t, ' ') with ordinality as w (word, place)
      left join (
        values ('h', 'he'), ('1', 'ek'), ('2', 'do'), ('3', 'tin'), ('4', 'char'),
          ('5', 'panch'), ('6', 'chhe'), ('7', 'sat'), ('8', 'at'),
          ('9', 'no')
      ) as meant (letter, word) on meant.letter = w.word);
  end if;

  -- rule: Neighbours are one letter
  -- q is k, z is j, w is v, f is ph, x is ks.
  -- alike: qismat, kismat, क़िस्मत; zara, jara, ज़रा; fir, phir, फिर; laxmi, lakshmi, लक्ष्मी
  t := replace(translate(t, 'qzwf', 'kjvp'), 'x', 'ks');

  -- rule: A c before e or i is s
  -- alike: cinema, sinema, सिनेमा; citaar, सितार
  t := replace(replace(t, 'ce', 'se'), 'ci', 'si');

  -- rule: Any other c is k, unless an h follows
  -- alike: disco, disko, डिस्को
  t := translate(regexp_replace(t, 'c+h+', 'C', 'g'), 'cC', 'kc');

  -- rule: An h behind a consonant is silent
  -- alike: mujhe, muje, मुझे; dhadkan, dadkan, धड़कन
  t := regexp_replace(t, '([bcdgjklmnprstv])h+', '\1', 'g');

  -- rule: A nasal between ai and y is hardly heard
  -- alike: chhainya, chhaiya, छैंया, छैया; sainyaan, saiyaan, सैंयाँ
  t := replace(t, 'ainy', 'aiy');

  -- rule: ee is i, oo is u
  -- alike: zindagee, zindagi, ज़िंदगी; phool, phul, फूल
  t := regexp_replace(regexp_replace(t, 'ee+', 'i', 'g'), 'oo+', 'u', 'g');

  -- rule: A doubled letter is one
  -- So is what other rules double, by the last one. Two consonants at the beginning of a word are two: a vowel is
  -- missing between them.
  -- alike: aaye, aye, आये; chhaiyya, chhaiya, छैंया
  t := regexp_replace(t, doubled, '', 'g');

  -- rule: Words that everybody spells in several ways
  -- alike: yeh, yah, ye, यह; woh, vah, vo, वो, वह; hum, ham, हम; mohd, md, mohammad, मोहम्मद
  t := regexp_replace(t, '\mm(oh)?d\M', 'mohamad', 'g');
  t := regexp_replace(t, '\my[ae]h\M', 'ye', 'g');
  t := regexp_replace(t, '\mv[aeo]h\M', 'vo', 'g');
  t := regexp_replace(t, '\mhum', 'ham', 'g');

  -- rule: eh before a consonant is ah
  -- And in a word that has but one letter before it.
  -- alike: kehna, kahna, कहना; keh, kah, कह
  t := regexp_replace(t, 'eh(?=[b-df-hj-np-tv-z])|(?<=\m[a-z])eh\M', 'ah', 'g');

  -- rule: An h within a word that no vowel follows is silent
  -- alike: tarah, tara, तरह
  t := regexp_replace(t, '\Yh(?![aeiou])', '', 'g');

  -- rule: aiya is aya, eya is iya
  -- alike: saiyaan, sayyan, सैयां; soneya, soniya, सोनिया
  t := regexp_replace(t, 'aiy(?=[aou])', 'ay', 'g');
  t := regexp_replace(t, '(?<![aeiou])ey(?=[aou])', 'iy', 'g');

  -- rule: A y behind i or a consonant is i, unless a consonant follows
  -- alike: pyar, piyar, piar, प्यार; kiya, kia, किया
  t := regexp_replace(t, 'iy(?![bcdgjklmnprstvy])', 'i', 'g');
  t := regexp_replace(t, '([bcdgjklmnprstv])y(?![bcdgjklmnprstv])', '\1i', 'g');

  -- rule: A y between a vowel and e or i is silent
  -- alike: roye, roe, रोए, रोये; hoye, hoe, होए
  t := regexp_replace(t, '([aeou])y(?=[ei])', '\1', 'g');

  -- rule: A y that ends a syllable is i
  -- alike: jay, jai, जय
  t := regexp_replace(t, '([aeou])y(?![aou])', '\1i', 'g');

  -- rule: ai and ei are e
  -- alike: main, mein, men, मैं, में
  t := regexp_replace(t, 'a[ei]+|ei', 'e', 'g');

  -- rule: au and ou are o
  -- alike: kaun, kon, कौन; aur, or, और
  t := replace(replace(t, 'au', 'o'), 'ou', 'o');

  -- rule: A v between u and a vowel is silent
  -- alike: hua, huwa, हुआ
  t := regexp_replace(t, 'uv(?=[aeiou])', 'u', 'g');

  -- rule: An n before v is hardly heard
  -- alike: saanwri, saawri, साँवरी; gaanv, gaav, गाँव
  t := replace(t, 'nv', 'v');

  -- rule: An m between a vowel and p or b is n
  -- alike: mumbai, मुंबई; lambi, lanbi, लंबी
  t := regexp_replace(t, '(?<=[aeiou])m(?=[pb])', 'n', 'g');

  -- rule: What has been doubled by now is one letter
  -- alike: jiyi, ji, जियी, जी
  t := regexp_replace(t, doubled, '', 'g');

  return array_to_string(array_remove(string_to_array(translate(t, E'\n', ' '), ' '), ''), ' ');
end
$$;
revoke all on function private.sound_letters(text) from public;
