-- Writes what a search knows of these songs, in one go for all of them.
create or replace function private.write_song_sounds(ids bigint[]) returns void
language sql volatile
set search_path = ''
as $$
  select private.write_title_sounds(ids), private.write_line_sounds(ids);
$$;
revoke all on function private.write_song_sounds(bigint[]) from public;
