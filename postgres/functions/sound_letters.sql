-- The sound of a text of `plain_text`, written in one way for all spellings in both scripts: `zindagee`, `jindagi` and ज़िन्दगी are
-- `jindagi`. Words stand apart by one blank, letters of other scripts stay as they are. Rules, in their order: neighbours are
-- one letter (q k, z j, w v, f ph p); ch is c; an h after a consonant, before one and at the end is silent; long vowels and
-- doubled letters are single; aiya is aya, eya is iya; ai, ei, ay are e and au is o; y between consonant and vowel is i; m before a lip is n. No rule
-- looks beyond a word.
create or replace function private.sound_letters(plain text) returns text
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  t text := plain;
begin
  if t ~ '[\u0900-\u097f]' then
    t := private.devanagari_letters(t);
  end if;
  if t ~ '[a-z]' then
    t := replace(translate(t, 'qzwf', 'kjvp'), 'x', 'ks');
    t := translate(regexp_replace(t, 'c+h+', 'C', 'g'), 'cC', 'kc');
    t := regexp_replace(t, '([bcdgjklmnprstv])h+', '\1', 'g');
    t := regexp_replace(regexp_replace(t, 'ee+', 'i', 'g'), 'oo+', 'u', 'g');
    t := regexp_replace(t, '([a-z])\1+', '\1', 'g');
    -- The words that everybody spells in several ways: yah, yeh, ye; vah, woh, vo; hum, ham; Md., Mohd.
    t := regexp_replace(t, '\mm(oh)?d\M', 'mohamad', 'g');
    t := regexp_replace(regexp_replace(regexp_replace(t, '\my[ae]h\M', 'ye', 'g'), '\mv[aeo]h\M', 'vo', 'g'), '\mhum', 'ham', 'g');
    t := regexp_replace(regexp_replace(t, 'eh(?=[b-df-hj-np-tv-z])|(?<=\m[a-z])eh\M', 'ah', 'g'), 'h(?![aeiou])', '', 'g');
    t := regexp_replace(regexp_replace(t, 'aiy(?=[aou])', 'ay', 'g'), '(?<![aeiou])ey(?=[aou])', 'iy', 'g');
    t := regexp_replace(regexp_replace(t, 'iy(?![bcdgjklmnprstvy])', 'i', 'g'), '([bcdgjklmnprstv])y', '\1i', 'g');
    t := regexp_replace(regexp_replace(t, '([aeou])y(?=[ei])', '\1', 'g'), '([aeou])y(?![aou])', '\1i', 'g');
    t := regexp_replace(regexp_replace(t, 'a[ei]+|ei', 'e', 'g'), '[ao]u', 'o', 'g');
    t := regexp_replace(regexp_replace(t, 'uv(?=[aeiou])', 'u', 'g'), 'm(?=[pb])', 'n', 'g');
    t := regexp_replace(t, '([a-z])\1+', '\1', 'g');
  end if;
  return btrim(regexp_replace(t, '\s+', ' ', 'g'));
end
$$;
revoke all on function private.sound_letters(text) from public;
