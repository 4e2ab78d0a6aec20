-- The part of a genre's address, from its spellings with the best first: the words of the first one in Roman script,
-- else Devanagari as it is usually written in Roman letters or by its sound, else the words as they are. `genre_key`
-- of it is the key of that spelling, which finds the genre again.
create or replace function private.genre_slug(spellings text[]) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  with words as materialized (
    select array_to_string(private.plain_words(normalize(s.spelling, nfkd)), ' ') as words, s.place
    from unnest(spellings) with ordinality as s (spelling, place)
  )
  select replace(
    coalesce(
      (select w.words from words as w where w.words ~ '^[a-z0-9 ]+$' order by w.place limit 1),
      (select s.letters
       from words as w,
         lateral (
           select coalesce(private.usual_genre_slug(w.words), private.devanagari_letters(w.words)) as letters offset 0
         ) as s
       where s.letters ~ '^[a-z0-9 ]+$' order by w.place limit 1),
      (select w.words from words as w order by w.place limit 1)),
    ' ', '-');
$$;
revoke all on function private.genre_slug(text[]) from public;
