-- Reads a keyword: the sound of its searched part, and of its first words one by one.
create or replace function private.read_keyword(keyword text) returns private.asked
language plpgsql immutable
set search_path = ''
as $$
declare
  -- Each word costs a lookup; more words are not needed to find a song.
  most_words constant integer := 12;
  asked private.asked;
begin
  asked.written := private.plain_words(private.searched_part(keyword));
  -- Keeps a letter that would be silent as a word of its own.
  asked.words := array(
    select coalesce(nullif(private.sound_letters(w.word), ''), w.word)
    from unnest(asked.written) with ordinality as w (word, place)
    order by w.place);
  asked.sound := array_to_string(asked.words, ' ');
  asked.letters := private.heavy_letters(replace(asked.sound, ' ', ''));
  asked.whole := private.title_pieces(asked.sound);
  asked.written := asked.written[:most_words];
  asked.words := asked.words[:most_words];
  asked.keys := array(select private.sound_key(w.word)
    from unnest(asked.words) with ordinality as w (word, place) order by w.place);
  asked.bones := array(select private.sound_bones(w.word)
    from unnest(asked.words) with ordinality as w (word, place) order by w.place);
  for place in 1..cardinality(asked.words) loop
    asked.word_marks[place] := hashtext(asked.keys[place]);
    if place > 1 then
      asked.pair_marks[place - 1] := hashtext(private.pair_key(
        asked.words[place - 1], asked.keys[place - 1], asked.bones[place - 1],
        asked.words[place], asked.keys[place], asked.bones[place]));
    end if;
  end loop;
  return asked;
end
$$;
revoke all on function private.read_keyword(text) from public;
