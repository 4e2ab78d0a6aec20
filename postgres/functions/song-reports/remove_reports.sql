-- The open reports of these songs (null for all), and of the hour that begins at a moment (null for all times).
create or replace function private.reports_within(songs bigint[], hour timestamptz) returns setof private.song_reports
language sql stable
set search_path = ''
as $$
  select r.* from private.song_reports as r
  where (songs is null or r.lyric_id = any (songs))
    and (hour is null or r.reported_at >= hour and r.reported_at < hour + interval '1 hour');
$$;
revoke all on function private.reports_within(bigint[], timestamptz) from public;

-- Deletes them. Returns how many there were.
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
