-- Locks these songs and gives them a new version, since a part of them has changed, so that an edit based on the old
-- one is refused. Returns them in the order of their ids, without those that are gone and those that this transaction
-- has added, which stay as they are.
create or replace function private.renew_song_versions(ids bigint[]) returns bigint[]
language plpgsql volatile
-- Its plan may have been made when the tables were nearly empty.
set enable_seqscan = off
set search_path = ''
as $$
declare
  changed bigint[] := array(
    select l.id from public.lyrics as l
    where l.id = any (ids) and not private.is_added_now('lyrics', l.id::text)
    -- Two statements never deadlock.
    order by l.id for no key update);
begin
  if changed <> '{}' then
    update public.lyrics as l set updated_at = greatest(clock_timestamp(), l.updated_at + interval '1 microsecond')
    where l.id = any (changed);
  end if;
  return changed;
end
$$;
revoke all on function private.renew_song_versions(bigint[]) from public;
