-- How near two names are, from 0 to 1, by their spelling or by their sound: 0 for names of two people, 1 for names
-- that sound the same. The one rule by which a name is asked about where it is typed or read, and by which people and
-- albums are listed as likely twins.
--
-- Each word has to be near the one in its place: Lata Mangeshker is Lata Mangeshkar, Jagit Sing is Jagjit Singh, and
-- Usha is not Asha, nor R. D. Burman S. D. Burman: a first letter is hardly ever mistyped, and a short word is a slip
-- away from too many. Consonants that are exchanged for others make other names (Ramesh, Rajesh), but in long words.
create or replace function private.name_nearness(one text, other text) returns real
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  least_letters constant integer := 4;
  letters_of_long_word constant integer := 7;
  least_closeness constant real := 0.85;
  -- Of a word whose consonants are all the same, in a name that is near as a whole.
  least_of_same_consonants constant real := 0.75;
  least_of_equal_lengths constant real := 0.9;
  words text[] := private.plain_words(one);
  other_words text[] := private.plain_words(other);
  nearness real := 1;
  sound text;
  other_sound text;
  closeness real;
  least real;
begin
  if cardinality(words) > 1 and words <> other_words
    and array(select w.word from unnest(words) as w (word) order by 1)
      = array(select w.word from unnest(other_words) as w (word) order by 1)
  then
    return least_closeness;
  end if;
  if cardinality(words) <> cardinality(other_words) then
    words := array[array_to_string(words, '')];
    other_words := array[array_to_string(other_words, '')];
  end if;
  for place in 1..cardinality(words) loop
    continue when words[place] = other_words[place];
    sound := private.sound_letters(words[place]);
    other_sound := private.sound_letters(other_words[place]);
    continue when sound = other_sound and sound <> '';
    if least(length(words[place]), length(other_words[place])) < least_letters
      or words[place] ~ '\d' or other_words[place] ~ '\d' or left(sound, 1) <> left(other_sound, 1)
    then
      return 0;
    end if;
    closeness := greatest(
      private.slip_closeness(words[place], other_words[place]), private.slip_closeness(sound, other_sound));
    least := case
      when length(words[place]) = length(other_words[place]) and length(words[place]) < letters_of_long_word
        then least_of_equal_lengths
      else least_closeness end;
    if closeness < least then
      closeness := private.sound_closeness(private.heavy_letters(sound), private.heavy_letters(other_sound));
      if private.sound_bones(sound) <> private.sound_bones(other_sound) or closeness < least_of_same_consonants
        or private.sound_closeness(
          private.heavy_letters(replace((private.read_keyword(one)).sound, ' ', '')),
          private.heavy_letters(replace((private.read_keyword(other)).sound, ' ', ''))) < least_closeness
      then
        return 0;
      end if;
    end if;
    nearness := nearness * closeness;
  end loop;
  return case when cardinality(words) = 0 then 0 else nearness end;
end
$$;
revoke all on function private.name_nearness(text, text) from public;
