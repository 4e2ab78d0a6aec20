-- Makes songs drafts, as functions/song-drafts/withdraw_lyric.sql does with one. A draft that has the number of one of them fails.
create or replace function private.withdraw_songs(ids bigint[]) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  gone bigint[];
  gone_views bigint[];
begin
  perform set_config('antara.moves', 'on', true);
  with deleted as (
    delete from public.lyrics as l where l.id = any (ids) returning l.id, l.views
  )
  select array_agg(d.id), array_agg(d.views) into gone, gone_views from deleted as d;
  -- What each was has just been kept.
  insert into private.drafts (id, state, views, was_public)
  select k.song_id, k.before, g.views, true
  from private.kept_by(pg_current_xact_id(), now(), gone) as k
  join unnest(gone, gone_views) as g (id, views) on g.id = k.song_id;
  perform set_config('antara.moves', '', true);
end
$$;
revoke all on function private.withdraw_songs(bigint[]) from public;
