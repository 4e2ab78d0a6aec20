-- Keeps what a search knows of a song's people and album. Each change of a credit gives the song a new version
-- (functions/renew_song_version.sql), and so does another album.
create or replace function private.credit_song_fields() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.search_fields as f set marks = named.marks
  from (select s.lyric_id, s.words || private.name_marks_of_song(s.lyric_id) as marks
        from private.search_fields as s where s.lyric_id = new.id) as named
  where f.lyric_id = named.lyric_id and f.marks <> named.marks;
  return null;
end
$$;
revoke all on function private.credit_song_fields() from public;

create or replace trigger credit_song_fields after update on public.lyrics for each row
when (new.updated_at is distinct from old.updated_at)
execute function private.credit_song_fields();
