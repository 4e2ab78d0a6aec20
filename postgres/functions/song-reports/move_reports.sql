-- Reports stay with a song whose number changes.
create or replace function private.move_reports() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.song_reports as r set lyric_id = new.id where r.lyric_id = old.id;
  return null;
end
$$;
revoke all on function private.move_reports() from public;

create or replace trigger reports_follow after update of id on public.lyrics for each row
when (old.id <> new.id) execute function private.move_reports();
