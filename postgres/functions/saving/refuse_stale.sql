-- Refuses an edit of what was changed or deleted meanwhile, by the version that is stored, null for none, and the one
-- that the editor saw, null to overwrite any.
create or replace function private.refuse_stale(noun text, stored_version timestamptz, seen_version timestamptz)
returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if stored_version is null then
    raise exception using
      errcode = 'AN002',
      message = format('This %s was deleted while you were editing it.', noun),
      hint = format('Copy your text, and add the %s anew if it should exist.', noun);
  elsif seen_version <> stored_version then
    raise exception using
      errcode = 'AN001',
      message = format('This %s was changed by someone else while you were editing it.', noun),
      hint = format('Copy your text, load the %s again, and put your changes in.', noun);
  end if;
end
$$;
revoke all on function private.refuse_stale(text, timestamptz, timestamptz) from public;
