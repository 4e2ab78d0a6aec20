-- Whether triggers leave to private.follow_credits what follows from a change of songs and their credits: they would do it up to four
-- times in one save.
create or replace function private.credits_come_later(is_later boolean) returns void
language sql volatile
set search_path = ''
as $$
  select set_config('antara.names_come_later', case when is_later then 'on' else '' end, true);
$$;
revoke all on function private.credits_come_later(boolean) from public;

-- Stores what follows from the credits, the album and the year of these songs: their search fields, and the lists of people, decades and
-- the administrator.
create or replace function private.follow_credits(ids bigint[]) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  perform private.write_song_fields(ids);
  perform private.write_decade_lists(ids);
  perform private.write_managed_songs(ids);
end
$$;
revoke all on function private.follow_credits(bigint[]) from public;
