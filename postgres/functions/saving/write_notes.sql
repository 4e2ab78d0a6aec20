-- Sets the notes of a song to a JSON list of objects with `line` and `note`; null keeps what is stored. An object
-- without a note counts for nothing. Runs no statement without effect, because each would fire the triggers of the
-- table.
create or replace function private.write_notes(song_id bigint, notes jsonb) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  wanted jsonb;
  stored jsonb;
begin
  if notes is null then
    return;
  end if;
  select coalesce(jsonb_object_agg(
    coalesce(private.tidy_line(n.each ->> 'line'), ''), private.tidy_lines(n.each ->> 'note')), '{}')
  into wanted
  from jsonb_array_elements(notes) as n (each) where private.tidy_lines(n.each ->> 'note') is not null;
  select coalesce(jsonb_object_agg(n.line, n.note), '{}') into stored from public.lyric_notes as n
  where n.lyric_id = song_id;
  if wanted = stored then
    return;
  end if;
  delete from public.lyric_notes as n where n.lyric_id = song_id and not wanted ? n.line;
  insert into public.lyric_notes as n (lyric_id, line, note)
  select song_id, w.key, w.value from jsonb_each_text(wanted) as w
  where stored ->> w.key is distinct from w.value
  on conflict (lyric_id, line) do update set note = excluded.note;
end
$$;
revoke all on function private.write_notes(bigint, jsonb) from public;
