-- The usual Roman spelling of a well-known genre in Devanagari, where the rules of sound give another one (`gajal`);
-- null for all others. Takes the words of private.plain_words, which have no dots below. A row belongs here only if
-- both sound the same (private.genre_key), so that the slug finds the genre again.
create or replace function private.usual_genre_slug(words text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select known.slug
  from (values
    ('गजल', 'ghazal'), ('भजन', 'bhajan'), ('कव्वाली', 'qawwali'), ('ठुमरी', 'thumri'), ('खयाल', 'khayal'),
    ('ख्याल', 'khyal'), ('गीत', 'geet'), ('लोक गीत', 'lok geet'), ('लोकगीत', 'lokgeet'), ('नज्म', 'nazm'),
    ('आरती', 'aarti'),
    ('ध्रुपद', 'dhrupad'), ('सूफी', 'sufi'), ('शबद', 'shabad'), ('फिल्मी', 'filmi'), ('देशभक्ति', 'deshbhakti'),
    ('देश भक्ति', 'desh bhakti'), ('भक्ति', 'bhakti'), ('नात', 'naat'), ('नौहा', 'nauha'), ('मांड', 'maand'),
    ('प्रार्थना', 'prarthana'), ('रोमांटिक', 'romantic'), ('रॉक', 'rock'), ('सावन', 'sawan'), ('हीर', 'heer'),
    ('कसीदा', 'qasida'), ('बाल गीत', 'bal geet')
  ) as known (words, slug)
  where known.words = usual_genre_slug.words;
$$;
revoke all on function private.usual_genre_slug(text) from public;
