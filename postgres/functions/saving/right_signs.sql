-- Puts right what looks like Devanagari and is not: one vowel typed as two signs, signs twice or in the wrong order,
-- a sign without its letter, a colon for a visarga. Takes NFC. transliteration/devanagari/right-signs.ts does the
-- same for the proofreader and has the reasons; a test compares them. One expression tells that a text has none.
create or replace function private.right_signs(typed text) returns text
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  t text := typed;
  -- What looks the same, in this order: signs, then letters with signs.
  looks constant text[] := array[
    ['ाे', 'ो'], ['ेा', 'ो'], ['ाै', 'ौ'], ['ैा', 'ौ'], ['ाॅ', 'ॉ'], ['ॅा', 'ॉ'], ['ँं', 'ँ'], ['ंँ', 'ँ'],
    ['अा', 'आ'], ['आा', 'आ'], ['इि', 'इ'], ['ईी', 'ई'], ['उु', 'उ'], ['ऊू', 'ऊ'], ['एे', 'ऐ'], ['ओो', 'ओ'],
    ['अो', 'ओ'], ['आे', 'ओ'], ['अौ', 'औ'], ['आै', 'औ'], ['अॉ', 'ऑ'], ['आॅ', 'ऑ'],
    ['र्इ', 'ई']];
  outside constant text := '(?<![\u0900-\u097f\u00ad\u200b-\u200d\u2060])';
  sign text;
begin
  if t !~ ('[\u0901-\u0903\u093c\u093e-\u094d][\u093c\u093e-\u094c]|\u0901\u0901|\u0902\u0902'
    || '|\u0903\u0903|\u094d\u094d'
    || '|\u0901\u0902|\u0902\u0901|[अआइईउऊएओ][\u093e-\u094c]|\u0930\u094dइ|[\u0900-\u097f]:|(?:^|[^\u0900-\u097f])[\u093e-\u094c]')
  then
    return t;
  end if;
  t := regexp_replace(t, '([\u093e-\u094c])\u093c', E'\u093c\\1', 'g');
  t := regexp_replace(t, '([\u0901-\u0903]+)([\u093e-\u094c]+)', '\2\1', 'g');
  foreach sign in array string_to_array('ँ ं ः ़ ा ि ी ु ू ृ ॄ ॅ ॆ े ै ॉ ॊ ो ौ ्', ' ') loop
    while position(sign || sign in t) > 0 loop
      t := replace(t, sign || sign, sign);
    end loop;
  end loop;
  for place in 1..array_length(looks, 1) loop
    t := replace(t, looks[place][1], looks[place][2]);
  end loop;
  t := regexp_replace(t, outside || '\u093f([क-ह]\u093c?)', E'\\1\u093f', 'g');
  if t ~ (outside || '[\u093e-\u094c]') then
    foreach sign in array array['ाआ', 'ीई', 'ुउ', 'ूऊ', 'ेए', 'ैऐ', 'ॉऑ', 'ोओ', 'ौऔ'] loop
      t := regexp_replace(t, outside || left(sign, 1) || '(?=[\u0900-\u0939])', right(sign, 1), 'g');
    end loop;
  end if;
  t := regexp_replace(
    t, outside || '(दु|नि|अंत|अन्त|प्रात|पुन|स्वत|अत|प्राय|तप|मन|यश):(?=[क-ह])', E'\\1\u0903', 'g');
  return regexp_replace(
    t, outside || '(अत|प्राय|पुन|प्रात|स्वत|वस्तुत|अंशत|क्रमश|छ|नम|शनै):(?![\u0900-\u097f])', E'\\1\u0903', 'g');
end
$$;
revoke all on function private.right_signs(text) from public;
