-- Records for functions/counts/keep_counts.sql the views that singers lose with a song, before it is deleted, while its
-- credits still exist.
create or replace function private.count_lost_views() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.count_changes (is_first, entries, entry_id, views)
  select
    row_number() over () = 1
      and not exists (select from private.count_changes as n where n.transaction_id = pg_current_xact_id()),
    'singers', c.singer_id, -old.views
  from public.lyrics_singers as c where c.lyric_id = old.id;
  return old;
end
$$;
revoke all on function private.count_lost_views() from public;

create or replace trigger count_lost_views before delete on public.lyrics
for each row when (old.views <> 0) execute function private.count_lost_views();
