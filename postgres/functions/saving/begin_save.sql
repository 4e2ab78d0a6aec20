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
