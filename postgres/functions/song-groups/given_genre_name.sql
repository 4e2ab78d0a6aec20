-- The name of a genre in Devanagari: as the administrator has given it, else its own, else the usual one of a
-- well-known genre, by its part of an address; null for all others.
create or replace function private.given_genre_name(genre_key text, name text, slug text) returns text
language sql stable
set search_path = ''
as $$
  select coalesce(
    (select g.name from private.genre_names as g where g.genre_key = given_genre_name.genre_key),
    case when private.has_devanagari(name) then name end,
    (select usual.name
     from (values
       ('aarti', 'आरती'), ('bhajan', 'भजन'), ('bhakti', 'भक्ति'), ('chaupai', 'चौपाई'), ('children', 'बाल गीत'),
       ('classical', 'शास्त्रीय'), ('comedy', 'हास्य'), ('dance', 'नृत्य'), ('devotional', 'भक्ति'),
       ('disco', 'डिस्को'), ('doha', 'दोहा'), ('duet', 'युगल'), ('evergreen', 'सदाबहार'),
       ('filmi', 'फ़िल्मी'), ('folk', 'लोकगीत'),
       ('geet', 'गीत'), ('ghazal', 'ग़ज़ल'), ('holi', 'होली'), ('indie', 'इंडी'), ('kajri', 'कजरी'),
       ('kirtan', 'कीर्तन'), ('lori', 'लोरी'), ('lullaby', 'लोरी'), ('mujra', 'मुजरा'), ('naat', 'नात'),
       ('nazm', 'नज़्म'), ('party', 'पार्टी'), ('patriotic', 'देशभक्ति'), ('philosophical', 'दार्शनिक'),
       ('poetry', 'कविता'), ('pop', 'पॉप'), ('prayer', 'प्रार्थना'), ('qawwali', 'क़व्वाली'), ('rap', 'रैप'),
       ('rock', 'रॉक'), ('romance', 'रोमांटिक'), ('romantic', 'रोमांटिक'), ('sad', 'दर्द भरे'),
       ('semi-classical', 'उपशास्त्रीय'), ('shabad', 'शबद'), ('sufi', 'सूफ़ी'), ('thumri', 'ठुमरी'),
       ('wedding', 'विवाह गीत')
     ) as usual (slug, name)
     where usual.slug = given_genre_name.slug));
$$;
revoke all on function private.given_genre_name(text, text, text) from public;
