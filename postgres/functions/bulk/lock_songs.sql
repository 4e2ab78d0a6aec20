-- Locks the songs, or the drafts for `publish`, that an action changes, as far as it needs, in the
-- order of their ids.
create or replace function private.lock_songs(p_action text, ids bigint[]) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  if p_action = 'publish' then
    perform from private.drafts as d where d.id = any (ids) order by d.id for update;
  elsif p_action in ('delete', 'withdraw') then
    perform from public.lyrics as l where l.id = any (ids) order by l.id for update;
  else
    perform from public.lyrics as l where l.id = any (ids) order by l.id for no key update;
  end if;
end
$$;
revoke all on function private.lock_songs(text, bigint[]) from public;
