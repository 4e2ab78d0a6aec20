-- The initials of a name, whose dots and blanks people type differently: `S.D. Varman`, `S. D. Varman`, `SD Varman`,
-- `S D Varman`. `key` is the same for all of them, and null for a name without initials: it costs no look-up then.
-- `spellings` are the name keys that such a name may have: they are found by the unique index of names, so that
-- people need no further one, and no role a privilege on its function.
--
-- An initial is a letter that stands alone, the name of such a letter or one syllable in Devanagari (एस., पु.),
-- or one of a word of two or three capitals in a name that is not all in capitals (`AR Rahman`) or without vowels
-- (`sd`). `Om`, `Jo` and `Md` are words: `Om Prakash` and `O. M. Prakash` are two.
create or replace function private.initials_of(name text, out key text, out spellings text[])
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  -- The names of letters in Devanagari, such as एस for S.
  named constant text := normalize(
    'डब्ल्यू|डबल्यू|क्यू|एक्स|वाई|ज़ेड|जेड|एफ़|एफ|एच|एल|एम|एन|एस|आई|आर|जे|बी|सी|डी|ई|जी|के|ओ|पी|टी|यू|वी|ए', nfc);
  syllable constant text := '[\u0904-\u0939]\u093c?[\u093e-\u094c]?[\u0901\u0902]?';
  titles constant text[] := '{md,mr,mrs,ms,dr,pt,st,smt,sr,jr,ft,vs}';
  most constant integer := 1000;
  word text;
  part text;
  parts text[];
  is_initial boolean;
  was_initial boolean;
  found boolean := false;
begin
  if name !~ '[.\u0970]|(^|\s)([^\s]{1,3}|[\u0900-\u097f]{1,9})(\s|$)' then
    return;
  end if;
  key := '';
  spellings := '{""}';
  foreach word in array regexp_split_to_array(
    btrim(regexp_replace(normalize(name, nfc), '[.\u0970\s\u00a0]+', ' ', 'g')), ' ')
  loop
    parts := case
      when word ~ '^[A-Z]{2,3}$' and name <> upper(name)
        or word ~* '^[b-df-hj-np-tv-xz]{2,3}$' and lower(word) <> all (titles)
      then regexp_split_to_array(word, '')
      when word ~ ('^(' || named || '){2,3}$') then
        array(select m.found[1] from regexp_matches(word, named, 'g') as m (found))
      else array[word] end;
    is_initial := cardinality(parts) > 1 or word ~* ('^([a-z\u00c0-\u024f]|' || named || '|' || syllable || ')$');
    foreach part in array parts loop
      spellings := array(
        select s.begun || b.between || private.name_key(part)
        from unnest(spellings) as s (begun), unnest(case
          when key = '' then '{""}'::text[]
          when not was_initial then '{" "}'
          when is_initial then '{""," ",.,". ",॰,"॰ "}'
          else '{" ",.,". ",॰,"॰ "}' end) as b (between)
        limit most);
      key := key || case when key = '' or was_initial and is_initial then '' else ' ' end || private.name_key(part);
      was_initial := is_initial;
    end loop;
    found := found or is_initial;
  end loop;
  if not found then
    key := null;
    spellings := null;
  elsif was_initial then
    spellings := array(
      select s.begun || e.ending from unnest(spellings) as s (begun), unnest('{"",.,॰}'::text[]) as e (ending));
  end if;
end
$$;
revoke all on function private.initials_of(text) from public;
