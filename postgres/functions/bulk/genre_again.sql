-- Ends the undo of a renamed genre: what led to it leads there again. `target` is that of
-- functions/bulk/bulk_target.sql. Leaves a genre alone that was separated, or merged on, since.
create or replace function private.genre_again(target jsonb) returns void
language sql volatile
set search_path = ''
as $$
  select private.part_genre(m.genre_key, array(select jsonb_array_elements_text(target -> 'led')))
  from private.merged_genres as m
  where m.genre_key = target ->> 'genre' and m.into_key = target ->> 'into';
$$;
revoke all on function private.genre_again(jsonb) from public;
