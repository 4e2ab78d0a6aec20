-- A query in plain words without the filler words (private.filler_words), compared by spelling: by sound, `saab`
-- would be the word `sab` of many titles. Empty if nothing else is left.
create or replace function private.without_fillers(query text) returns text
language sql stable strict
set search_path = ''
as $$
  select coalesce(string_agg(w.word, ' ' order by w.place), '')
  from unnest(private.plain_words(private.searched_part(query))) with ordinality as w (word, place)
  where not exists (select from private.filler_words as f where f.word = w.word);
$$;
revoke all on function private.without_fillers(text) from public;

delete from private.filler_words;
insert into private.filler_words
select distinct on (plain.word) plain.word, f.joins
from (values
  -- Joins the words of titles, too, so it counts for nothing only beside another word that is left out.
  (true, 'by, of, the, from, in, ka, ke, ki, ko, ji, jee, ya, का, के, की, को, में, जी, या'),
  -- That it is songs that are looked for, which all entries are.
  (false, 'song, songs, gaana, gaane, gaano, gana, gane, gano, geet, geeton, music, gaanon, '
    'गाना, गाने, गानों, गीत, गीतों, सॉन्ग, सांग'),
  -- That their words are wanted, which all songs have.
  (false, 'lyric, lyrics, liriks, lyrical, chords, meaning, translation, hindi, english, '
    'लिरिक्स, बोल, हिंदी, हिन्दी'),
  -- What one listens to or looks at, on sites of recordings.
  (false, 'full, hd, mp3, mp4, video, videos, audio, download, free, online, status, ringtone, karaoke, jukebox, '
    'whatsapp, youtube, वीडियो, ऑडियो, डाउनलोड, फुल, स्टेटस, रिंगटोन'),
  -- Another recording of the song than the one whose words are here.
  (false, 'version, remix, mashup, unplugged, cover, reprise, slowed, reverb, lofi, dj, मैशअप, रीमिक्स'),
  -- Where the song is from.
  (false, 'movie, film, filmi, bollywood, album, title, track, tracks, soundtrack, ost, '
    'फिल्म, फ़िल्म, मूवी, टाइटल, ट्रैक, बॉलीवुड'),
  -- Whose it is: what somebody does, and how one speaks of elders.
  (false, 'singer, singers, saab, sahab, saheb, साब, साहब'),
  -- How old it is; who wants a year or a decade types its number.
  (false, 'old, new, latest, purana, purane, purani, puraane, naya, naye, nayi, '
    'पुराना, पुराने, पुरानी, नया, नए, नये, नई'),
  -- How many or how good: the list begins with the best known in any case.
  (false, 'all, best, top, hit, hits, superhit, superhits, list, playlist, collection, '
    'सभी, हिट, हिट्स, लिस्ट, सुपरहिट'),
  -- `the one of …`.
  (false, 'wala, wale, wali, vala, vale, vali, waala, waale, waali, वाला, वाले, वाली')
) as f (joins, words)
cross join lateral (
  select btrim(private.plain_text(word)) as word from string_to_table(f.words, ',') as word
) as plain
order by plain.word, f.joins desc;
