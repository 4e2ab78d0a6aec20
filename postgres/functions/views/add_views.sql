-- Counts views of songs and stores their time; returns the new counts, without songs that do not exist. All views are
-- added here: an operator's change of `views` is not a view.
--
-- Songs are locked in the order of their ids, so that two calls never deadlock. The time goes into a row of the
-- connection, written last, so that nobody waits for it, even with several calls in one transaction. It is the time
-- of the transaction, so each transaction writes one row.
--
-- Notifies the ids to those who follow the catalogue. A notification has 8,000 bytes, and an id at most 19 digits.
create or replace function private.add_views(song_ids bigint[], new_views bigint[])
returns table (id bigint, views bigint)
language sql volatile
set search_path = ''
as $$
  with counted as (
    select c.id, sum(c.views)::bigint as views from unnest(song_ids, new_views) as c (id, views) group by c.id
  ),
  locked as materialized (
    select l.id from public.lyrics as l where l.id in (select counted.id from counted) order by l.id for no key update
  ),
  added as (
    update public.lyrics set views = lyrics.views + counted.views
    from locked join counted on counted.id = locked.id
    where lyrics.id = locked.id
    returning lyrics.id, lyrics.views, counted.views as new_views
  ),
  remembered as (
    insert into private.view_counts as kept (starts_at, backend, views)
    select date_bin('15 minutes', now(), 'epoch'), pg_backend_pid(), sum(added.new_views)
    from added having count(*) > 0
    on conflict (starts_at, backend) do update set views = kept.views + excluded.views
  ),
  told as materialized (
    select pg_notify('antara_views', string_agg(numbered.id::text, ','))
    from (select added.id, row_number() over () / 390 as message from added) as numbered
    group by numbered.message
  )
  -- Counted, because PostgreSQL does not run a subquery that is not read.
  select added.id, added.views from added cross join (select count(*) from told) as messages;
$$;
revoke all on function private.add_views(bigint[], bigint[]) from public;
