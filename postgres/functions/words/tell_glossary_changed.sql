-- Has the words of all songs found anew after a change of the glossary: one row is written, whatever the number of songs. A round that
-- is under way goes on where it is and ends there, so that changes that follow each other keep no song waiting for ever.
create or replace function private.tell_glossary_changed() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.glossary_state
  set version = version + 1, last_song = coalesce(last_song, 0), ends_at = coalesce(last_song, 0);
  return null;
end
$$;
revoke all on function private.tell_glossary_changed() from public;

create or replace trigger tell_changed after insert or delete or truncate on public.words
for each statement execute function private.tell_glossary_changed();
