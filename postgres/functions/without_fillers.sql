-- A keyword in plain words without those that people add to what they look for, in either script, by their spelling: by its
-- sound, `saab` is the word `sab` of many titles.
create or replace function private.without_fillers(keyword text) returns text
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  fillers constant text[] := string_to_array(private.plain_text(
    'song songs gaana gaane gana gane lyric lyrics liriks full hd mp3 video audio download movie film hindi english '
    'old new best hits all by of from in singer singers ka ke ki ko wala wale wali vala vale vali '
    'saab sahab saheb sahib ji jee गाना गाने गीत लिरिक्स सॉन्ग वीडियो बोल हिंदी हिन्दी फिल्म का के की को वाला वाले वाली '
    'साब साहब साहिब जी'), ' ');
begin
  return array_to_string(array(
    select w.written
    from string_to_table(translate(private.plain_text(left(keyword, 200)), E'\n', ' '), ' ') with ordinality as w (written, place)
    where w.written <> '' and w.written <> all (fillers) order by w.place), ' ');
end
$$;
revoke all on function private.without_fillers(text) from public;
