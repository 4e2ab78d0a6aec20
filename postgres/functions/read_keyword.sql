-- What a keyword asks for, by the sound of its first two hundred characters and, one by one, of its first twelve words.
create or replace function private.read_keyword(keyword text) returns private.asked
language plpgsql immutable
set search_path = ''
as $$
declare
  asked private.asked;
begin
  -- A letter that is silent by itself stays, since it was meant as something.
  select coalesce(string_agg(coalesce(nullif(private.sound_letters(w.written), ''), w.written), ' ' order by w.place), '')
  into asked.sound
  from string_to_table(translate(private.plain_text(left(keyword, 200)), E'\n', ' '), ' ') with ordinality as w (written, place)
  where w.written <> '';
  asked.letters := private.heavy_letters(replace(asked.sound, ' ', ''));
  asked.words := (string_to_array(asked.sound, ' '))[:12];
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
