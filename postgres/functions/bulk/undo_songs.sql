-- Makes some songs again what they were before a transaction, which was the last to change them. They are locked, and
-- the people and albums that they had exist (functions/bulk/begin_undo.sql).
create or replace function private.undo_songs(transaction_id xid8, changed_at timestamptz, ids bigint[]) returns void
language plpgsql volatile
-- The statistics are from before the undo: where most songs were deleted, they say that tables are empty.
set enable_seqscan = off
set search_path = ''
as $$
declare
  changed bigint[];
  deleted bigint[];
  withdrawn bigint[];
  published bigint[];
begin
  select array_agg(k.song_id) filter (where k.action = 'changed'), array_agg(k.song_id) filter (where k.action = 'deleted'),
    array_agg(k.song_id) filter (where k.action = 'withdrawn'), array_agg(k.song_id) filter (where k.action = 'published')
  into changed, deleted, withdrawn, published
  from private.kept_by(undo_songs.transaction_id, undo_songs.changed_at, ids) as k;

  if published is not null then
    perform private.restore_drafts(undo_songs.transaction_id, undo_songs.changed_at, published);
  end if;
  if withdrawn is not null then
    perform private.restore_songs(undo_songs.transaction_id, undo_songs.changed_at, withdrawn);
  end if;
  if deleted is not null then
    perform private.restore_songs(undo_songs.transaction_id, undo_songs.changed_at, deleted);
  end if;
  if changed is not null then
    update public.lyrics as l set
      genre = case when k.before ? 'genre' then k.before ->> 'genre' else l.genre end,
      year = case when k.before ? 'year' then (k.before ->> 'year')::integer else l.year end,
      album_id = case when k.before ? 'album' then private.album_still_there(k.before -> 'album') else l.album_id end
    from private.kept_by(undo_songs.transaction_id, undo_songs.changed_at, changed) as k
    where l.id = k.song_id and k.before ?| array['genre', 'year', 'album'];
    perform private.restore_credits_of_songs(undo_songs.transaction_id, undo_songs.changed_at, changed);
  end if;
  perform private.settle_songs();
end
$$;
revoke all on function private.undo_songs(xid8, timestamptz, bigint[]) from public;

-- Makes songs the drafts again that a transaction has published, and says again whether they had been public before.
-- Of a draft of which nothing is kept the song is withdrawn. The times at which they were to be published are not
-- kept.
create or replace function private.restore_drafts(transaction_id xid8, changed_at timestamptz, ids bigint[])
returns void
language sql volatile
set search_path = ''
as $$
  insert into private.drafts (id, state, views, was_public)
  select l.id,
    case
      when k.before is null then private.state_of('lyrics', l.id::text)
      -- A draft that was never public has no date.
      when k.before -> 'created_at' = 'null' then k.before - 'created_at'
      else k.before
    end,
    l.views,
    k.before is null or exists (
      select from private.revisions as r
      where r.table_name = 'lyrics' and r.row_key = l.id::text and r.id < k.revision_id
        and (r.action in ('added', 'published') or private.started_as(r.action, r.before) = 'public'))
  from private.kept_by(restore_drafts.transaction_id, restore_drafts.changed_at, ids) as k
  join public.lyrics as l on l.id = k.song_id;
  delete from public.lyrics as l where l.id = any (ids);
$$;
revoke all on function private.restore_drafts(xid8, timestamptz, bigint[]) from public;

-- Gives these songs again the credits that they had before a transaction. Credits of a kind that it has not changed
-- stay.
create or replace function private.restore_credits_of_songs(transaction_id xid8, changed_at timestamptz, ids bigint[]) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  credits record;
  kept bigint[];
  songs bigint[];
  people bigint[];
  places integer[];
begin
  for credits in select p.part, p.people, left(p.people, -1) || '_id' as person from private.revised_parts() as p where p.people is not null loop
    with credit as materialized (
      select k.song_id, c.credit, c.place
      from private.kept_by(restore_credits_of_songs.transaction_id, restore_credits_of_songs.changed_at, ids) as k
      cross join jsonb_array_elements(k.before -> credits.part) with ordinality as c (credit, place)
      where k.before ? credits.part
    ),
    person as materialized (
      select c.credit, private.person_still_there(credits.people, c.credit) as id from (select distinct credit.credit from credit) as c
    )
    select array_agg(c.song_id), array_agg(p.id), array_agg(c.place) into songs, people, places
    from credit as c join person as p using (credit);
    -- Not as a part of the next statement: with statistics from before the undo it would read the revisions for each
    -- credit.
    kept := array(
      select k.song_id
      from private.kept_by(restore_credits_of_songs.transaction_id, restore_credits_of_songs.changed_at, ids) as k
      where k.before ? credits.part);
    execute format(
      'delete from public.%1$I as c
       where c.lyric_id = any ($1)
         and (c.lyric_id, c.%2$I) not in (select w.song_id, w.person_id from unnest($2, $3) as w (song_id, person_id) where w.person_id is not null)',
      credits.part, credits.person)
    using kept, songs, people;
    execute format(
      'insert into public.%1$I as c (lyric_id, %2$I, position)
       select w.song_id, w.person_id, min(w.place) from unnest($1, $2, $3) as w (song_id, person_id, place)
       where w.person_id is not null group by w.song_id, w.person_id
       on conflict (lyric_id, %2$I) do update set position = excluded.position where c.position <> excluded.position',
      credits.part, credits.person)
    using songs, people, places;
  end loop;
end
$$;
revoke all on function private.restore_credits_of_songs(xid8, timestamptz, bigint[]) from public;
