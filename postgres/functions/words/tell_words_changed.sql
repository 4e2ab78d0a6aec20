-- The same after a change of entries, unless only their meanings have changed: those are read when a page is made.
create or replace function private.tell_words_changed() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (
    select id, word, roman, forms from changed
    except
    select id, word, roman, forms from former)
  then
    update private.glossary_state
    set version = version + 1, last_song = coalesce(last_song, 0), ends_at = coalesce(last_song, 0);
  end if;
  return null;
end
$$;
revoke all on function private.tell_words_changed() from public;

create or replace trigger tell_changed_words after update on public.words
referencing old table as former new table as changed
for each statement execute function private.tell_words_changed();
