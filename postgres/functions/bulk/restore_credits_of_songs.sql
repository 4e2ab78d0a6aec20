-- Gives these songs again the credits that they had before a transaction. Credits of a kind that it has not changed
-- stay.
create or replace function private.restore_credits_of_songs(transaction_id xid8, changed_at timestamptz, ids bigint[])
returns void
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
  for credits in
    select p.part, p.people, left(p.people, -1) || '_id' as person from private.revised_parts() as p
    where p.people is not null
  loop
    with credit as materialized (
      select k.song_id, c.credit, c.place
      from private.kept_by(restore_credits_of_songs.transaction_id, restore_credits_of_songs.changed_at, ids) as k
      cross join jsonb_array_elements(k.before -> credits.part) with ordinality as c (credit, place)
      where k.before ? credits.part
    ),
    person as materialized (
      select c.credit, private.person_still_there(credits.people, c.credit) as id
      from (select distinct credit.credit from credit) as c
    )
    select array_agg(c.song_id), array_agg(p.id), array_agg(c.place) into songs, people, places
    from credit as c join person as p using (credit);
    -- Not as a part of the next statement: with statistics from before the undo it would read the revisions for each
    -- credit.
    kept := array(
      select k.song_id
      from private.kept_by(restore_credits_of_songs.transaction_id, restore_credits_of_songs.changed_at, ids) as k
      where k.before ? credits.part);
    -- As text: a table by its name.
    execute format(
      'delete from public.%1$I as c
       where c.lyric_id = any ($1)
         and (c.lyric_id, c.%2$I) not in (
           select w.song_id, w.person_id from unnest($2, $3) as w (song_id, person_id)
           where w.person_id is not null)',
      credits.part, credits.person)
    using kept, songs, people;
    -- As text: a table by its name.
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
