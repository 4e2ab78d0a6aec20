-- Begins the save of a form with this key, which is made with the form: a form that is sent twice is saved once with
-- the same result, even at the same time, because the second one waits here. Returns what the first one has stored;
-- null if this is the first, or there is no key.
create or replace function private.begin_save(form_key uuid) returns private.save_requests
language plpgsql volatile
set search_path = ''
as $$
declare
  earlier private.save_requests;
begin
  if form_key is null then
    return null;
  end if;
  insert into private.save_requests (save_key) values (form_key) on conflict do nothing;
  if found then
    return null;
  end if;
  select * into earlier from private.save_requests as r where r.save_key = form_key;
  return earlier;
end
$$;
revoke all on function private.begin_save(uuid) from public;

-- Notes what the save of a form has stored, and forgets what was noted more than a day ago.
create or replace function private.finish_save(form_key uuid, saved_id bigint, saved_version timestamptz) returns void
language sql volatile
set search_path = ''
as $$
  update private.save_requests as r set lyric_id = saved_id, entry_id = saved_id, version = saved_version
  where r.save_key = form_key;
  delete from private.save_requests as r where r.save_key in (
    select old.save_key from private.save_requests as old
    where old.requested_at < now() - interval '1 day' limit 100 for update skip locked);
$$;
revoke all on function private.finish_save(uuid, bigint, timestamptz) from public;

-- Refuses an edit of what was changed or deleted meanwhile, by the version that is stored, null for none, and the one
-- that the editor saw, null to overwrite any.
create or replace function private.refuse_stale(noun text, stored_version timestamptz, seen_version timestamptz) returns void
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
