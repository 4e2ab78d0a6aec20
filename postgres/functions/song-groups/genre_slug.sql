-- The part of a genre's address, from its spellings with the best first: the words of the first one in Roman script, else
-- Devanagari by its sound, else the words as they are. `genre_key` of it is the genre's key, which finds the genre again.
create or replace function private.genre_slug(spellings text[]) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  with words as (
    select array_to_string(private.plain_words(normalize(s.spelling, nfkd)), ' ') as words, s.place
    from unnest(spellings) with ordinality as s (spelling, place)
  ),
  slugs as (
    select replace(s.slug, ' ', '-') as slug, s.choice, w.place
    from words as w, lateral (values (1, w.words), (2, private.devanagari_letters(w.words))) as s (choice, slug)
    where s.slug ~ '^[a-z0-9 ]+$'
    union all
    select replace(w.words, ' ', '-'), 3, w.place from words as w
  )
  select s.slug from slugs as s order by s.choice, s.place limit 1;
$$;
revoke all on function private.genre_slug(text[]) from public;
