-- The similarity of the words of a query and the most similar words of a title, from 0 to 1: the mean, and the
-- smallest. All are words of `sound_letters`.
create or replace function private.words_closeness(asked text[], sound text, out of_mean real, out of_least real)
language sql immutable strict parallel safe
set search_path = ''
as $$
  select avg(likest.closeness)::real, min(likest.closeness)
  from (
    select max(private.sound_closeness(private.heavy_letters(a.word), private.heavy_letters(w.word))) as closeness
    from unnest(asked) with ordinality as a (word, place), string_to_table(sound, ' ') as w (word) group by a.place
  ) as likest;
$$;
revoke all on function private.words_closeness(text[], text) from public;
