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
select plain.word, plain.joins
from (
  select private.plain_text(word), false
  from string_to_table(
    'song songs gaana gaane gana gane geet lyric lyrics liriks full hd mp3 video audio download movie film hindi '
    'english old new best hit hits superhit all status ringtone karaoke lyrical chords meaning translation remix '
    'version soundtrack ost singer singers saab sahab saheb wala wale wali vala vale vali '
    'गाना गाने गीत लिरिक्स सॉन्ग वीडियो बोल हिंदी हिन्दी फिल्म फ़िल्म साब साहब वाला वाले वाली', ' ') as word
  union
  select private.plain_text(word), true
  from string_to_table('by of the from in ka ke ki ko ji jee का के की को में जी', ' ') as word
) as plain (word, joins);
