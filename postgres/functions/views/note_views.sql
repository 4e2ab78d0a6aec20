-- Adds views of these songs, as many more or fewer, to rows of this connection, for each of their singers and for all
-- songs (0), so that nobody waits for them (functions/views/fold_new_views.sql).
create or replace function private.note_views(song_ids bigint[], song_views numeric[]) returns void
language plpgsql volatile strict
-- A few songs are looked up among all credits.
set enable_nestloop = on
set enable_hashjoin = off
set enable_mergejoin = off
set plan_cache_mode = force_generic_plan
set search_path = ''
as $$
begin
  insert into private.new_views as kept (singer_id, backend, views)
  select v.singer_id, pg_backend_pid(), sum(v.views)
  from (
    select 0 as singer_id, s.views from unnest(song_views) as s (views)
    union all
    select c.singer_id, s.views
    from unnest(song_ids, song_views) as s (id, views) join public.lyrics_singers as c on c.lyric_id = s.id
  ) as v
  group by v.singer_id having sum(v.views) <> 0
  on conflict (singer_id, backend) do update set views = kept.views + excluded.views;
end
$$;
revoke all on function private.note_views(bigint[], numeric[]) from public;
