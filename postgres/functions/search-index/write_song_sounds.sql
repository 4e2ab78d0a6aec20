-- Stores all search data of these songs.
create or replace function private.write_song_sounds(ids bigint[]) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  perform private.learn_words_of_songs(ids);
  perform private.write_title_sounds(ids);
  perform private.write_line_sounds(ids);
  perform private.write_song_fields(ids);
end
$$;
revoke all on function private.write_song_sounds(bigint[]) from public;
