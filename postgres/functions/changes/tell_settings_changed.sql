-- Notifies every listening process that the settings have changed.
create or replace function private.tell_settings_changed() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_notify('antara_settings', '');
  return null;
end
$$;
revoke all on function private.tell_settings_changed() from public;

create or replace trigger tell_changed after insert or update or delete or truncate on public.settings
for each statement execute function private.tell_settings_changed();
create or replace trigger tell_changed after insert or update on private.preferences
for each statement execute function private.tell_settings_changed();
-- What came of telling search engines changes no page.
create or replace trigger tell_changed
after insert or update of ads_txt, proofs, tells_engines, index_now_key on private.being_found
for each statement execute function private.tell_settings_changed();
