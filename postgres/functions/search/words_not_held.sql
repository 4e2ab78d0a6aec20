-- The words of a query, as typed, that no text of a song has by their sound: its title, its lines, its people and its
-- album. Held is a word in another spelling, joined or parted, without its vowels or its last n, or only begun; not
-- held is one that was taken for another. Filler words count for nothing, words that name a group (its genre, its
-- year) are held, and few letters without a vowel are initials, or short for a word.
create or replace function private.words_not_held(song_id bigint, asked private.asked) returns text[]
-- In PL/pgSQL, which keeps the plans.
language plpgsql stable
set enable_hashjoin = off
set enable_mergejoin = off
set plan_cache_mode = force_generic_plan
set search_path = ''
as $$
declare
  most_initials constant integer := 3;
  least_letters_begun constant integer := 3;
  least_letters_joined constant integer := 6;
  -- A word of the same key is the same in another spelling if it is this similar; many consonants say more.
  least_like constant real := 0.85;
  least_like_of_many constant real := 0.7;
  many_consonants constant integer := 3;
  words text[] := asked.words;
  texts text := (
    select concat(' ', t.sound, ' ', replace(l.sound, E'\n', ' '), ' ')
    from private.search_titles as t join private.search_lines as l on l.lyric_id = t.lyric_id
    where t.lyric_id = song_id);
  others integer[] := array(
    select place from generate_subscripts(words, 1) as place
    where strpos(texts, ' ' || words[place] || ' ') = 0
      and (length(words[place]) > most_initials or words[place] ~ '[aeiou]'));
begin
  -- Nearly always the title and the lines are enough.
  if others = '{}' then
    return '{}';
  end if;
  texts := texts || coalesce((
    select string_agg(n.sound, ' ')
    from (
      select split_part(facet, ':', 1) as entries, split_part(facet, ':', 2)::bigint as id
      from private.search_fields as f cross join unnest(f.facets) as facet
      where f.lyric_id = song_id and facet ~ '^(singers|lyricists|music_directors):'
      union all
      select 'albums', l.album_id from public.lyrics as l where l.id = song_id
    ) as credits
    join private.search_names as n on n.entries = credits.entries and n.entry_id = credits.id), '') || ' ';
  others := array(
    select o.place from unnest(others) as o (place)
    where not (array[words[o.place], words[o.place] || 'n', rtrim(words[o.place], 'n'),
      words[o.place] || words[o.place + 1], words[o.place - 1] || words[o.place]] && string_to_array(texts, ' ')));
  if others = '{}' then
    return '{}';
  end if;
  return array(
    select asked.written[o.place]
    from unnest(others) as o (place)
    where not (
      length(words[o.place]) >= least_letters_begun and strpos(texts, ' ' || words[o.place]) > 0
      or length(words[o.place]) >= least_letters_joined and strpos(replace(texts, ' ', ''), words[o.place]) > 0
      or exists (select from private.filler_words as f where f.word = asked.written[o.place])
      or exists (select from private.groups_asked(asked) as g where o.place between g.first and g.last)
      or exists (
        select from private.search_words as w
        where w.key = asked.keys[o.place] and strpos(texts, ' ' || w.sound || ' ') > 0
          and (private.sound_closeness(private.heavy_letters(words[o.place]), private.heavy_letters(w.sound))
            >= case when length(asked.bones[o.place]) >= many_consonants then least_like_of_many else least_like end
          or private.is_without_vowels(words[o.place]) and private.same_without_vowels(words[o.place], w.sound))))
    order by o.place);
end
$$;
revoke all on function private.words_not_held(bigint, private.asked) from public;
