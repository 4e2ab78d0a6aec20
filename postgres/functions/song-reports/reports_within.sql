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
