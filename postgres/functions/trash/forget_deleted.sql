-- Forgets the history of what has left the trash for good, and from whom it is told apart: of what was restored, and
-- of what is in the trash once more, both stay.
create or replace function private.forget_deleted() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  with forgotten as materialized (
    select case g.table_name when 'drafts' then 'lyrics' else g.table_name end as table_name, g.row_id from gone as g
    except select case t.table_name when 'drafts' then 'lyrics' else t.table_name end, t.row_id
    from private.trash as t where t.row_id in (select g.row_id from gone as g)
    except select e.table_name, e.id from (
      select 'lyrics', l.id from public.lyrics as l where l.id in (select g.row_id from gone as g)
      union all
      select 'lyrics', d.id from private.drafts as d where d.id in (select g.row_id from gone as g)
      union all
      select 'albums', a.id from public.albums as a
      where a.id in (select g.row_id from gone as g where g.table_name = 'albums')
      union all
      select 'singers', s.id from public.singers as s
      where s.id in (select g.row_id from gone as g where g.table_name = 'singers')
      union all
      select 'lyricists', y.id from public.lyricists as y
      where y.id in (select g.row_id from gone as g where g.table_name = 'lyricists')
      union all
      select 'music_directors', m.id from public.music_directors as m
      where m.id in (select g.row_id from gone as g where g.table_name = 'music_directors')
    ) as e (table_name, id)
  ),
  revisions as (
    delete from private.revisions as r using forgotten as f
    where r.table_name = f.table_name and r.row_key = f.row_id::text
  )
  delete from private.different_entries as d using forgotten as f
  where d.entries = f.table_name and f.row_id in (d.first_id, d.second_id);
  return null;
end
$$;
revoke all on function private.forget_deleted() from public;

create or replace trigger forget_deleted after delete on private.trash
referencing old table as gone for each statement execute function private.forget_deleted();
