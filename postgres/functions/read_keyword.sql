-- What a keyword asks for, by the sound of the part that is looked at and, one by one, of its first words.
create or replace function private.read_keyword(keyword text) returns private.asked
language plpgsql immutable
set search_path = ''
as $$
declare
  -- Each word is looked up by itself; of so many, nobody needs more to find a song.
  most_words constant integer := 12;
  asked private.asked;
begin
  -- A letter that is silent by itself stays, since it was meant as something.
  select coalesce(string_agg(coalesce(nullif(private.sound_letters(w.written), ''), w.written), ' ' order by w.place), '')
  into asked.sound
  from string_to_table(translate(private.plain_text(private.searched_part(keyword)), E'\n', ' '), ' ') with ordinality as w (written, place)
  where w.written <> '';
  asked.letters := private.heavy_letters(replace(asked.sound, ' ', ''));
  asked.words := (string_to_array(asked.sound, ' '))[:most_words];
  asked.keys := array(select private.sound_key(w.word) from unnest(asked.words) with ordinality as w (word, place) order by w.place);
  asked.bones := array(select private.sound_bones(w.word) from unnest(asked.words) with ordinality as w (word, place) order by w.place);
  for place in 1..cardinality(asked.words) loop
    asked.word_marks[place] := hashtext(asked.keys[place]);
    if place > 1 then
      asked.pair_marks[place - 1] := hashtext(private.pair_key(
        asked.words[place - 1], asked.keys[place - 1], asked.bones[place - 1],
        asked.words[place], asked.keys[place], asked.bones[place]));
    end if;
  end loop;
  asked.whole := private.title_pieces(asked.sound);
  return asked;
end
$$;
revoke all on function private.read_keyword(text) from public;
