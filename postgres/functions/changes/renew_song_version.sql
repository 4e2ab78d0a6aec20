-- Gives a song a new version when its credits, its translation, its track number, its notes or own meanings of words change, so that an
-- edit based on the old ones is refused. Not for songs that this transaction has added.
create or replace function private.renew_song_version() returns trigger
language plpgsql security definer
-- Its plan may have been made when the tables were nearly empty.
set enable_seqscan = off
set search_path = ''
as $$
begin
  update public.lyrics
  set updated_at = greatest(clock_timestamp(), lyrics.updated_at + interval '1 microsecond')
  from (
    -- Locked in the order of their ids, so that two statements never deadlock.
    select id from public.lyrics
    where id in (select lyric_id from changed_parts)
      and not private.is_added_now('lyrics', id::text)
    order by id
    for no key update
  ) as changed
  where lyrics.id = changed.id;
  return null;
end
$$;
revoke all on function private.renew_song_version() from public;

create or replace trigger credits_added after insert on public.lyrics_singers
referencing new table as changed_parts
for each statement execute function private.renew_song_version();
create or replace trigger credits_changed after update on public.lyrics_singers
referencing new table as changed_parts
for each statement execute function private.renew_song_version();
create or replace trigger credits_removed after delete on public.lyrics_singers
referencing old table as changed_parts
for each statement execute function private.renew_song_version();

create or replace trigger credits_added after insert on public.lyrics_lyricists
referencing new table as changed_parts
for each statement execute function private.renew_song_version();
create or replace trigger credits_changed after update on public.lyrics_lyricists
referencing new table as changed_parts
for each statement execute function private.renew_song_version();
create or replace trigger credits_removed after delete on public.lyrics_lyricists
referencing old table as changed_parts
for each statement execute function private.renew_song_version();

create or replace trigger credits_added after insert on public.lyrics_music_directors
referencing new table as changed_parts
for each statement execute function private.renew_song_version();
create or replace trigger credits_changed after update on public.lyrics_music_directors
referencing new table as changed_parts
for each statement execute function private.renew_song_version();
create or replace trigger credits_removed after delete on public.lyrics_music_directors
referencing old table as changed_parts
for each statement execute function private.renew_song_version();

create or replace trigger translation_added after insert on public.lyric_translations
referencing new table as changed_parts
for each statement execute function private.renew_song_version();
create or replace trigger translation_changed after update on public.lyric_translations
referencing new table as changed_parts
for each statement execute function private.renew_song_version();
create or replace trigger translation_removed after delete on public.lyric_translations
referencing old table as changed_parts
for each statement execute function private.renew_song_version();

create or replace trigger number_added after insert on public.track_numbers
referencing new table as changed_parts
for each statement execute function private.renew_song_version();
create or replace trigger number_changed after update on public.track_numbers
referencing new table as changed_parts
for each statement execute function private.renew_song_version();
create or replace trigger number_removed after delete on public.track_numbers
referencing old table as changed_parts
for each statement execute function private.renew_song_version();

create or replace trigger own_words_added after insert on public.lyric_words
referencing new table as changed_parts
for each statement execute function private.renew_song_version();
create or replace trigger own_words_changed after update on public.lyric_words
referencing new table as changed_parts
for each statement execute function private.renew_song_version();
create or replace trigger own_words_removed after delete on public.lyric_words
referencing old table as changed_parts
for each statement execute function private.renew_song_version();

create or replace trigger notes_added after insert on public.lyric_notes
referencing new table as changed_parts
for each statement execute function private.renew_song_version();
create or replace trigger notes_changed after update on public.lyric_notes
referencing new table as changed_parts
for each statement execute function private.renew_song_version();
create or replace trigger notes_removed after delete on public.lyric_notes
referencing old table as changed_parts
for each statement execute function private.renew_song_version();
