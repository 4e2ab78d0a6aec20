-- Writes what follows from songs: of `sounded` how they sound, of `grouped` their groups, search fields and places in
-- lists, of `listed` the row of the administrator's list. Each list is a part of the next; null is none.
create or replace function private.write_songs(sounded bigint[], grouped bigint[], listed bigint[]) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  if grouped is not null then
    perform private.write_song_groups(grouped);
    if sounded is not null then
      perform private.write_song_sounds(sounded);
      perform private.write_first_lines(sounded);
    end if;
    perform private.write_song_fields(grouped);
    perform private.write_decade_lists(grouped);
  end if;
  if listed is not null then
    perform private.write_managed_songs(listed);
  end if;
end
$$;
revoke all on function private.write_songs(bigint[], bigint[], bigint[]) from public;
