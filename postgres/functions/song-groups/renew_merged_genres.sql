-- Writes the keys of merged genres anew, after a change of the rules of sound. Two that sound alike now are one; one
-- that sounds like the genre into which it was merged needs no row any more.
create or replace function private.renew_merged_genres() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  former private.merged_genres[] := array(select m from private.merged_genres as m);
begin
  delete from private.merged_genres;
  insert into private.merged_genres (genre_key, spelling, into_key, into_spelling)
  select sound.key, m.spelling, sound.into_key, m.into_spelling
  from unnest(former) as m,
    lateral (
      select private.genre_key(m.spelling) as key, private.genre_key(m.into_spelling) as into_key offset 0
    ) as sound
  where sound.key <> sound.into_key
  on conflict do nothing;
end
$$;
revoke all on function private.renew_merged_genres() from public;
