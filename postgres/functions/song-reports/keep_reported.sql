-- Keeps the bit of *reported* in private.managed_songs after each change of reports. The functions that change them hold the lock of the
-- song, like all that write there.
create or replace function private.keep_reported() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  bit constant integer := private.gap_bit('lyrics', 'reported');
  ids bigint[];
begin
  if tg_op = 'TRUNCATE' then
    update private.managed_songs as m set gaps = m.gaps # bit where m.gaps & bit <> 0;
    return null;
  elsif tg_op = 'UPDATE' then
    ids := array(select r.lyric_id from changed_reports as r union select r.lyric_id from old_reports as r);
  else
    ids := array(select distinct r.lyric_id from changed_reports as r);
  end if;
  update private.managed_songs as m set gaps = m.gaps # bit
  where m.lyric_id = any (ids)
    and (m.gaps & bit <> 0) <> exists (select from private.song_reports as r where r.lyric_id = m.lyric_id);
  return null;
end
$$;
revoke all on function private.keep_reported() from public;

create or replace trigger reported_added after insert on private.song_reports
referencing new table as changed_reports for each statement execute function private.keep_reported();
create or replace trigger reported_removed after delete on private.song_reports
referencing old table as changed_reports for each statement execute function private.keep_reported();
create or replace trigger reported_changed after update on private.song_reports
referencing old table as old_reports new table as changed_reports for each statement execute function private.keep_reported();
create or replace trigger reported_emptied after truncate on private.song_reports
for each statement execute function private.keep_reported();
