-- Makes songs drafts, as functions/song-drafts/withdraw_lyric.sql does with one. A draft that has the number of one
-- of them fails.
create or replace function private.withdraw_songs(ids bigint[]) returns void
language sql volatile
set search_path = ''
as $$
  insert into private.drafts (id, state, views, was_public)
  select l.id, private.state_of('lyrics', l.id::text), l.views, true from public.lyrics as l where l.id = any (ids);
  delete from public.lyrics as l where l.id = any (ids);
$$;
revoke all on function private.withdraw_songs(bigint[]) from public;
