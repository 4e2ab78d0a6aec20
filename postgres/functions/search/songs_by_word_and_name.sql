-- Songs with a line that has the first or last word of a query, as it sounds, and a person or album whose name has
-- all its other words: `vachan geeta`. For `worth`, `fit` and `score` see `songs_by_fields`.
create or replace function private.songs_by_word_and_name(asked private.asked, worth numeric)
returns table (lyric_id bigint, fit real, score real)
language plpgsql stable
set search_path = ''
as $$
declare
  -- Number of songs that suffice, and of those whose lines are read, the most viewed.
  most constant integer := 300;
  most_read constant integer := 50;
  -- Of very many names those with most songs; a name has at most three words.
  most_names constant integer := 30;
  most_words constant integer := 4;
  words constant integer := cardinality(asked.words);
  at integer;
  names integer[];
  ids bigint[] := '{}';
begin
  if words not between 2 and most_words or private.has_letters_alone(asked)
    or false = any (private.known_words(asked.words)) then
    return;
  end if;
  foreach at in array array[1, words] loop
    names := array(
      select private.name_mark(n.entries, n.entry_id) from private.search_names as n
      join private.song_counts as s on s.entries = n.entries and s.entry_id = n.entry_id
      where n.marks @> (asked.word_marks[:at - 1] || asked.word_marks[at + 1:])
      order by s.songs desc, n.entries, n.entry_id limit most_names);
    continue when names = '{}';
    ids := ids || array(
      select u.id
      from unnest((private.most_viewed_first(private.songs_fulfilling_both(
        private.marks_condition(array[array[asked.word_marks[at]]::text]),
        private.marks_condition(array[names::text]), most)))[:most_read]) with ordinality as u (id, place)
      join private.search_lines as l on l.lyric_id = u.id
      where strpos(l.sound, concat(' ', asked.words[at], ' ')) > 0
      order by u.place);
  end loop;
  return query select r.* from private.rank_by_fields(ids, asked, worth) as r;
end
$$;
revoke all on function private.songs_by_word_and_name(private.asked, numeric) from public;
