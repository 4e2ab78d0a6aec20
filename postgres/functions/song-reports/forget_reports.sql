-- Deletes the reports of songs that are gone for good: neither public, nor drafts, nor in the trash. Returns how many
-- there were.
create or replace function private.forget_reports() returns bigint
language plpgsql volatile
set search_path = ''
as $$
declare
  forgotten bigint;
begin
  delete from private.song_reports as r
  where not exists (select from public.lyrics as l where l.id = r.lyric_id)
    and not exists (select from private.drafts as d where d.id = r.lyric_id)
    and not exists (select from private.trash as t
      where t.table_name in ('lyrics', 'drafts') and t.row_id = r.lyric_id);
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;
revoke all on function private.forget_reports() from public;
