-- Forgets what songs have taught, all drafts and which words of the glossary songs have, and notes every song to be
-- learned. Returns the number of songs.
create or replace function private.learn_all_anew() returns bigint
language plpgsql volatile
set search_path = ''
as $$
declare
  noted bigint;
begin
  truncate private.word_pairs, private.known_words, private.machine_versions, private.words_of_songs,
    private.songs_to_learn;
  -- The glossary may be another one as well. Its version only grows, since processes keep what they have read of it.
  update private.glossary_state set version = version + 1, last_song = null;
  insert into private.songs_to_learn (lyric_id)
  select l.id from public.lyrics as l where l.lyrics_hindi is not null or l.lyrics_english is not null;
  get diagnostics noted = row_count;
  return noted;
end
$$;
revoke all on function private.learn_all_anew() from public;
