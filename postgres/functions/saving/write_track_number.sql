-- Sets the place of a song on its album. Null keeps the stored one, and 0 removes it. Runs no statement without
-- effect, because each would fire the triggers of the table.
create or replace function private.write_track_number(song_id bigint, wanted integer) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  if wanted is null
    or wanted = coalesce((select t.number from public.track_numbers as t where t.lyric_id = song_id), 0)
  then
    return;
  end if;
  if wanted = 0 then
    delete from public.track_numbers as t where t.lyric_id = song_id;
  else
    insert into public.track_numbers as t (lyric_id, number) values (song_id, wanted)
    on conflict (lyric_id) do update set number = excluded.number;
  end if;
end
$$;
revoke all on function private.write_track_number(bigint, integer) from public;
