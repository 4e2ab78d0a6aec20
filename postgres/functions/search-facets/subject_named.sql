-- The subject that a query names, and nothing else but groups: `krishna bhajan`, `shaadi`. `subject` is its key, by
-- which the texts of the site name it, `meaning` by which words its songs are found
-- (functions/search-facets/songs_about.sql), `facets` are the groups. All null if it names none.
create or replace function private.subject_named(
  asked private.asked, out subject text, out meaning tsquery, out facets text[])
language plpgsql stable
set search_path = ''
as $$
declare
  words integer := cardinality(asked.written);
  named record;
  others integer;
begin
  for named in
    select s.* from private.subjects_in(asked) as s where s.meaning <> '' order by s.last - s.first desc, s.first
  loop
    select coalesce(array_agg(distinct g.facet), '{}'), count(distinct place) into facets, others
    from private.groups_asked(asked) as g cross join generate_series(g.first, g.last) as place
    where g.first > named.last or g.last < named.first;
    if others = words - (named.last - named.first + 1) then
      subject := named.subject;
      meaning := named.meaning::tsquery;
      return;
    end if;
  end loop;
end
$$;
revoke all on function private.subject_named(private.asked) from public;

delete from private.subjects;
insert into private.subjects
select distinct on (plain.name) plain.name, s.subject, s.genres,
  case s.meaning when '' then '' else to_tsquery('pg_catalog.simple', s.meaning)::text end
from (values
  -- Gods and saints, under whose other names the words of bhajans speak of them.
  ('krishna', '{}'::text[], 'krishna',
    'krishna, krishn, kanha, kanhaiya, kanhaiyya, shyam, radha krishna, कृष्ण, कृष्णा, कान्हा, कन्हैया, श्याम'),
  ('rama', '{}', 'rama | ram', 'ram, rama, shri ram, shree ram, ram ji, राम, श्री राम'),
  ('shiva', '{}', 'shiva', 'shiv, shiva, mahadev, bholenath, shankar bhagwan, शिव, महादेव, भोलेनाथ'),
  ('goddess', '{}', 'goddess', 'durga, devi, mata rani, navratri, दुर्गा, देवी, माता रानी, नवरात्रि'),
  ('ganesha', '{}', 'ganesha', 'ganesh, ganesha, ganpati, ganapati, गणेश, गणपति'),
  ('god', '{bhajan,aarti,devotional,bhakti}', 'god | lord', 'bhakti, devotional, भक्ति'),
  -- The country: its songs rarely name their genre.
  ('homeland', '{patriotic,desh-bhakti,deshbhakti}', 'homeland | motherland | patriot:* | nation',
    'desh bhakti, deshbhakti, desh prem, patriotic, independence day, republic day, 15 august, 26 january, watan, '
    'देश भक्ति, देशभक्ति, देश प्रेम, देशप्रेम, स्वतंत्रता दिवस, गणतंत्र दिवस'),
  -- Occasions, which people search for and no field of a song names.
  ('wedding', '{wedding,vivah}', 'wedding:* | bride:* | bridal',
    'shaadi, shadi, vivah, wedding, marriage, dulhan, sangeet, mehndi, शादी, विवाह, दुल्हन, मेहंदी'),
  ('farewell', '{bidaai,vidaai}', 'bride & (farewell | palanquin)',
    'bidai, bidaai, vidai, vidaai, बिदाई, विदाई'),
  ('holi', '{holi}', 'holi', 'holi, hori, होली, होरी'),
  ('diwali', '{diwali}', 'diwali', 'diwali, deepawali, दिवाली, दीवाली, दीपावली'),
  ('rakhi', '{}', 'rakhi | (brother & sister)', 'rakhi, raksha bandhan, rakshabandhan, राखी, रक्षाबंधन'),
  ('rain', '{sawan,kajri}', 'rain | rains | raining | rainclouds | monsoon',
    'barish, baarish, sawan, saawan, monsoon, rain, rainy, '
    'बारिश, सावन, बरसात, barsaat, barsat'),
  -- Moods and relations.
  ('sorrow', '{sad}', 'sad | sadness | sorrow:* | grief',
    'sad, dard bhare, dard bhara, gham, udas, दर्द भरे, ग़म, उदास'),
  ('love', '{romantic,romance}', 'love | lover:* | beloved',
    'love, romantic, pyar, pyaar, ishq, mohabbat, प्यार, इश्क़, मोहब्बत'),
  ('parting', '{}', 'separation | parting', 'judai, judaai, bewafa, bewafai, breakup, जुदाई, बेवफ़ा'),
  ('friendship', '{}', 'friend | friends | friendship', 'dosti, yaari, friendship, दोस्ती, यारी'),
  ('mother', '{}', 'mother | mothers', 'maa, mother, माँ'),
  ('child', '{children,bal-geet}', 'child | children', 'bachchon, bachcho, baccho, children, kids, bal, बच्चों, बाल'),
  ('sleep', '{lullaby,lori}', 'lullaby:* | cradle', 'lori, lullaby, लोरी'),
  -- Only other names of genres: nothing in a song's words says them.
  ('', '{folk,lok-geet}', '', 'lok, folk, लोक, लोकगीत, lokgeet'),
  ('', '{comedy,comic,hasya}', '', 'comic, comedy, funny, hasya, हास्य'),
  ('', '{dance}', '', 'dance, naach, party, nach, डांस, नाच'),
  ('', '{poetry,nazm}', '', 'shayari, shayri, poetry, kavita, poem, शायरी, कविता'),
  ('', '{qawwali}', '', 'qawali, kavvali, qavvali, क़व्वाली'),
  ('', '{sufi}', '', 'sufiana, sufiyana, soofi, सूफ़ी')
) as s (subject, genres, meaning, names)
cross join lateral (
  select btrim(private.plain_text(name)) as name from string_to_table(s.names, ',') as name
) as plain
order by plain.name;
