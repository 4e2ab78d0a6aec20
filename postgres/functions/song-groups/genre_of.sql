-- The key of the genre that a spelling belongs to: that of its sound, or of the genre into which that one was merged.
create or replace function private.genre_of(spelling text) returns text
language sql stable strict parallel safe
set search_path = ''
as $$
  select coalesce((select m.into_key from private.merged_genres as m where m.genre_key = sound.key), sound.key)
  from (select private.genre_key(spelling) as key offset 0) as sound;
$$;
revoke all on function private.genre_of(text) from public;
