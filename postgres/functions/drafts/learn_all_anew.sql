-- Forgets what songs have taught and all drafts, and notes every song to be learned. Returns the number of songs.
create or replace function private.learn_all_anew() returns bigint
language plpgsql volatile
set search_path = ''
as $$
declare
  noted bigint;
begin
  truncate private.word_pairs, private.known_words, private.machine_versions, private.songs_to_learn;
  insert into private.songs_to_learn (lyric_id)
  select l.id from public.lyrics as l where l.lyrics_hindi is not null or l.lyrics_english is not null;
  get diagnostics noted = row_count;
  return noted;
end
$$;
revoke all on function private.learn_all_anew() from public;
