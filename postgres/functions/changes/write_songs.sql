-- Writes what follows from songs, each list in the order in which one needs the other: how titles and lines sound,
-- groups, what the search knows of them, lists of people and decades, and the list of the administrator. Null is
-- none.
create or replace function private.write_songs(
  titled bigint[], lined bigint[], grouped bigint[], dated bigint[], searched bigint[], listed bigint[])
returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  perform private.write_song_groups(grouped);
  perform private.write_title_sounds(titled);
  perform private.write_line_sounds(lined);
  perform private.write_first_lines(titled || lined);
  perform private.write_song_fields(searched);
  perform private.write_decade_lists(dated);
  perform private.write_managed_songs(listed);
end
$$;
revoke all on function private.write_songs(bigint[], bigint[], bigint[], bigint[], bigint[], bigint[]) from public;
