-- A row as private.noted keeps it: a song's lyrics, which are long, as numbers that tell whether they differ.
create or replace function private.noted_row(stored jsonb) returns jsonb
language sql immutable parallel safe
return case when stored ? 'lyrics_hindi'
  then stored || jsonb_build_object(
    'lyrics_hindi', hashtextextended(stored ->> 'lyrics_hindi', 0),
    'lyrics_english', hashtextextended(stored ->> 'lyrics_english', 0))
  else stored
end;
revoke all on function private.noted_row(jsonb) from public;
