-- Deletes the reports of functions/song-reports/reports_within.sql. Returns how many there were.
create or replace function private.remove_reports(songs bigint[], hour timestamptz) returns bigint
language plpgsql volatile
-- As functions/song-reports/finish_reports.sql waits, and for the same songs.
set lock_timeout = '10s'
set search_path = ''
as $$
declare
  ids bigint[] := array(select distinct r.lyric_id from private.reports_within(songs, hour) as r);
  removed bigint;
begin
  perform from private.drafts as d where d.id = any (ids) order by d.id for update;
  perform from public.lyrics as l where l.id = any (ids) order by l.id for no key update;
  delete from private.song_reports as r using private.reports_within(ids, hour) as w where r.id = w.id;
  get diagnostics removed = row_count;
  return removed;
end
$$;
revoke all on function private.remove_reports(bigint[], timestamptz) from public;
