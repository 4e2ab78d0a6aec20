-- Notes the changed rows of a statement: for private.settle what each was and is, and of a public table for those who
-- follow the catalogue (private.changes) what it is. From the thousandth change of a transaction on, one "many"
-- replaces what followers are told. Times are written in UTC, so that they compare as text whoever made the change.
--
-- A statement that has only counted views is noted only for songs that nobody had viewed. Its views are added to rows
-- of the connection, so that nobody waits for them (functions/views/fold_new_views.sql).
--
-- The arguments of the trigger name the key columns of the table.
create or replace function private.note() returns trigger
language plpgsql security definer
-- What a statement has changed has no index, and a plan is made for one row and kept for many.
set enable_nestloop = off
-- Its plan may have been made when the tables were nearly empty.
set enable_seqscan = off
set search_path = ''
set timezone = 'UTC'
as $$
declare
  most_told constant integer := 1000;
  has_views constant boolean := tg_table_name = 'lyrics_singers';
  is_first boolean;
  told integer;
  viewed record;
begin
  is_first := not exists (select from private.noted as n where n.transaction_id = pg_current_xact_id());
  if tg_table_name = 'lyrics' then
    if tg_op = 'INSERT' then
      insert into private.songs_to_learn (lyric_id)
      select n.id from new_rows as n where n.lyrics_english is not null or n.lyrics_hindi is not null
      on conflict (lyric_id) do update set lyric_id = excluded.lyric_id;
    elsif tg_op = 'UPDATE' then
      select array_agg(s.id) as ids, array_agg(s.views) as views into viewed
      from (
        select u.id, sum(u.views) as views
        from (select n.id, n.views from new_rows as n union all select o.id, -o.views from old_rows as o) as u
        group by u.id having sum(u.views) <> 0
      ) as s;
      perform private.note_views(viewed.ids, viewed.views);
      if not exists (select n.id, n.updated_at from new_rows as n except select o.id, o.updated_at from old_rows as o)
      then
        -- Only views have changed, of which the administrator's list knows whether there are any.
        insert into private.noted (is_first, table_name, was, is_now)
        select is_first and row_number() over () = 1, tg_table_name, private.noted_row(to_jsonb(o)),
          private.noted_row(to_jsonb(n))
        from old_rows as o join new_rows as n using (id) where (o.views = 0) <> (n.views = 0);
        return null;
      end if;
      with learned as (
        select o.id, o.lyrics_hindi, o.lyrics_english from old_rows as o
        except
        select n.id, n.lyrics_hindi, n.lyrics_english from new_rows as n
      ),
      outdated as (
        delete from private.machine_versions as m where m.lyric_id in (select l.id from learned as l)
      )
      insert into private.songs_to_learn (lyric_id, old_hindi, old_english)
      select l.id, l.lyrics_hindi, l.lyrics_english from learned as l
      union all
      -- A song under another number is learned anew; that of the former one is gone.
      select n.id, null, null from new_rows as n where n.id not in (select o.id from old_rows as o)
      on conflict (lyric_id) do update set lyric_id = excluded.lyric_id;
    elsif tg_op = 'DELETE' then
      with outdated as (
        delete from private.machine_versions as m where m.lyric_id in (select o.id from old_rows as o)
      )
      insert into private.songs_to_learn (lyric_id, old_hindi, old_english)
      select o.id, o.lyrics_hindi, o.lyrics_english from old_rows as o
      where o.lyrics_english is not null or o.lyrics_hindi is not null
      on conflict (lyric_id) do update set lyric_id = excluded.lyric_id;
    end if;
  end if;

  told := case when tg_table_schema = 'private' then most_told else coalesce(
    (select max(c.place) from private.changes as c where c.transaction_id = pg_current_xact_id()), 0) end;
  if tg_op = 'TRUNCATE' then
    insert into private.noted (is_first, table_name) values (is_first, tg_table_name);
  elsif tg_op = 'INSERT' then
    insert into private.noted (is_first, table_name, is_now)
    select is_first and row_number() over () = 1, tg_table_name, private.noted_row(n.is_now) || case when has_views
      then jsonb_build_object('views', (
        select l.views from public.lyrics as l where l.id = (n.is_now ->> 'lyric_id')::bigint)) else '{}' end
    from (select to_jsonb(r) as is_now from new_rows as r) as n;
    insert into private.changes (place, type, table_name, record)
    select told + row_number() over (), tg_op, tg_table_name, to_jsonb(n) from new_rows as n limit most_told - told;
  elsif tg_op = 'DELETE' then
    insert into private.noted (is_first, table_name, was)
    select is_first and row_number() over () = 1, tg_table_name, private.noted_row(o.was) || case when has_views
      then jsonb_build_object('views', (
        select l.views from public.lyrics as l where l.id = (o.was ->> 'lyric_id')::bigint)) else '{}' end
    from (select to_jsonb(r) as was from old_rows as r) as o;
    insert into private.changes (place, type, table_name, old_key)
    select told + row_number() over (), tg_op, tg_table_name, private.key_of(to_jsonb(o), tg_argv)
    from old_rows as o limit most_told - told;
  else
    -- PostgreSQL collects what a row was and what it is at the same place; its key may have changed.
    insert into private.noted (is_first, table_name, was, is_now)
    select is_first and row_number() over () = 1, tg_table_name,
      private.noted_row(o.was) || case when has_views
        then jsonb_build_object('views', (
          select l.views from public.lyrics as l where l.id = (o.was ->> 'lyric_id')::bigint)) else '{}' end,
      private.noted_row(n.is_now) || case when has_views
        then jsonb_build_object('views', (
          select l.views from public.lyrics as l where l.id = (n.is_now ->> 'lyric_id')::bigint)) else '{}' end
    from (select row_number() over () as place, to_jsonb(r) as was from old_rows as r) as o
    join (select row_number() over () as place, to_jsonb(r) as is_now from new_rows as r) as n using (place)
    where o.was - 'views' <> n.is_now - 'views' or (o.was -> 'views' = '0') <> (n.is_now -> 'views' = '0');
    insert into private.changes (place, type, table_name, record, old_key)
    select told + row_number() over (), tg_op, tg_table_name, n.is_now, private.key_of(o.was, tg_argv)
    from (select row_number() over () as place, to_jsonb(r) as was from old_rows as r) as o
    join (select row_number() over () as place, to_jsonb(r) as is_now from new_rows as r) as n using (place)
    where o.was - 'views' <> n.is_now - 'views'
    limit most_told - told;
  end if;

  if tg_op = 'TRUNCATE' and tg_table_schema = 'public' or told < most_told and exists (
    select from private.changes as c where c.transaction_id = pg_current_xact_id() and c.place = most_told)
  then
    delete from private.changes as c where c.transaction_id = pg_current_xact_id();
    insert into private.changes (place, type) values (most_told, 'MANY');
  end if;
  return null;
end
$$;
revoke all on function private.note() from public;

-- Those with parts of them: functions/revisions/revised_parts.sql.
select private.follow_table(followed)
from unnest(array['albums', 'singers', 'lyricists', 'music_directors', 'lyrics', 'settings', 'words']) as followed;
select private.follow_table('song_reports', 'private');
