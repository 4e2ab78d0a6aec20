-- Begins to undo an action, in the transaction that will do it: makes the albums and people again that songs had
-- before and that are gone, and locks everything: whoever deletes one of them waits. Returns the songs
-- that nobody has changed since, in the order of their ids.
create or replace function private.begin_undo(undone_id bigint) returns bigint[]
language plpgsql volatile
set search_path = ''
as $$
declare
  undone private.bulk_actions;
  credits record;
  kept jsonb[];
  there bigint[];
begin
  perform private.changed_by('undo'), set_config('lock_timeout', '10s', true);
  select b.* into undone from private.bulk_actions as b where b.id = undone_id;
  if undone.action = 'rename-genre' then
    lock table public.lyrics in exclusive mode;
  end if;
  perform private.album_again(a.album)
  from (select distinct k.before -> 'album' as album
    from private.kept_by(undone.transaction_id, undone.revised_at, undone.changing_ids) as k
    where k.action <> 'published') as a;
  for credits in select p.part, p.people from private.revised_parts() as p where p.people is not null loop
    kept := array(
      select distinct c.credit
      from private.kept_by(undone.transaction_id, undone.revised_at, undone.changing_ids) as k
      cross join jsonb_array_elements(k.before -> credits.part) as c (credit)
      where k.action <> 'published');
    there := array(select private.person_still_there(credits.people, k.credit) from unnest(kept) as k (credit));
    -- As text: a table by its name.
    execute format(
      'select from public.%I as p where p.id = any ($1) order by p.name_key for key share', credits.people)
    using there;
    -- Those who are still looked for here were deleted while this waited.
    perform private.people_named(format('public.%I', credits.people), array(
      select distinct k.credit ->> 'name' from unnest(kept) as k (credit)
      where private.person_still_there(credits.people, k.credit) is null));
  end loop;
  perform from public.lyrics as l where l.id = any (undone.changing_ids) order by l.id for update;
  perform from private.drafts as d where d.id = any (undone.changing_ids) order by d.id for update;
  return array(
    select k.song_id from private.kept_by(undone.transaction_id, undone.revised_at, undone.changing_ids) as k
    where not exists (
        select from private.revisions as later
        where later.table_name = 'lyrics' and later.row_key = k.song_id::text and later.id > k.revision_id)
      -- Deleted and put aside are not forgotten at the same time.
      and (k.action <> 'deleted' or exists (
        select from private.trash as t
        where t.table_name = 'lyrics' and t.row_id = k.song_id and t.deleted_at = undone.revised_at))
      -- Its time has no revisions, and a draft had none before version 39 of the database.
      and (k.action <> 'withdrawn' or exists (
        select from private.drafts as d where d.id = k.song_id and d.state = k.before and d.publish_at is null))
    order by k.song_id);
end
$$;
revoke all on function private.begin_undo(bigint) from public;
