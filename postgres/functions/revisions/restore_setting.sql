-- Gives a setting again the value that it had after a revision (functions/revisions/restore_revision.sql); where it
-- did not exist, the empty one. Returns whether the revision is kept.
create or replace function private.restore_setting(setting text, revision_id bigint) returns boolean
language plpgsql volatile
set search_path = ''
as $$
begin
  if not exists (
    select from private.revisions as r
    where r.table_name = 'settings' and r.row_key = setting and (r.id = revision_id or revision_id = 0))
  then
    return false;
  end if;
  perform private.changed_by('version');
  insert into public.settings (key, value)
  values (setting, coalesce(private.state_after('settings', setting, revision_id) ->> 'value', ''))
  on conflict (key) do update set value = excluded.value;
  return true;
end
$$;
revoke all on function private.restore_setting(text, bigint) from public;
