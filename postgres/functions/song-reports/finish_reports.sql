-- Deletes these reports of a song or a draft, because they are done. Returns how many there were.
create or replace function private.finish_reports(p_id bigint, report_ids bigint[]) returns bigint
language plpgsql volatile
-- An action on many songs may hold the locks for long, and those who wait use up the connections.
set lock_timeout = '10s'
set search_path = ''
as $$
declare
  finished bigint;
begin
  -- A draft that is being published is waited for, and is a song then.
  perform from private.drafts as d where d.id = p_id for update;
  perform from public.lyrics as l where l.id = p_id for no key update;
  delete from private.song_reports as r where r.lyric_id = p_id and r.id = any (report_ids);
  get diagnostics finished = row_count;
  return finished;
end
$$;
revoke all on function private.finish_reports(bigint, bigint[]) from public;
