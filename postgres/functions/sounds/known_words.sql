-- Whether each word of a query is known by its sound; an unknown word is probably mistyped.
create or replace function private.known_words(words text[]) returns boolean[]
language sql stable strict
set search_path = ''
as $$
  select array_agg(exists (select from private.search_words as w where w.sound = typed.word) order by typed.place)
  from unnest(words) with ordinality as typed (word, place);
$$;
revoke all on function private.known_words(text[]) from public;
