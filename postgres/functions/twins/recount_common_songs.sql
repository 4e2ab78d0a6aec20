-- Counts anew in how many songs these people and their likely twins meet. Most people have no twin, which one look at an index tells.
create or replace function private.recount_twins(people text, ids bigint[]) returns void
language sql volatile
set search_path = ''
as $$
  update private.likely_twins as t
  set common_songs = c.songs, rank = private.twin_rank(t.entries, t.is_same_sound, c.songs, null)
  from (
    select pair.first_id, pair.second_id, private.common_songs(people, pair.first_id, pair.second_id) as songs
    from (
      select t.first_id, t.second_id
      from unnest(ids) as person (id)
      cross join lateral (
        select t.first_id, t.second_id from private.likely_twins as t where t.entries = people and t.first_id = person.id
        union
        select t.first_id, t.second_id from private.likely_twins as t where t.entries = people and t.second_id = person.id
      ) as t
      group by t.first_id, t.second_id
    ) as pair
  ) as c
  where t.entries = people and t.first_id = c.first_id and t.second_id = c.second_id and t.common_songs <> c.songs;
$$;
revoke all on function private.recount_twins(text, bigint[]) from public;

create or replace function private.recount_common_songs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  people constant text := substr(tg_table_name, length('lyrics_') + 1);
  ids bigint[];
begin
  execute format('select array_agg(distinct c.%I) from changed_credits as c', left(people, -1) || '_id') into ids;
  perform private.recount_twins(people, ids);
  return null;
end
$$;
revoke all on function private.recount_common_songs() from public;

do $$
declare
  credits text;
begin
  foreach credits in array array['lyrics_singers', 'lyrics_lyricists', 'lyrics_music_directors'] loop
    execute format(
      'create or replace trigger twins_meet after insert on public.%1$I
       referencing new table as changed_credits for each statement execute function private.recount_common_songs();
       create or replace trigger twins_move after update on public.%1$I
       referencing new table as changed_credits for each statement execute function private.recount_common_songs();
       create or replace trigger twins_part after delete on public.%1$I
       referencing old table as changed_credits for each statement execute function private.recount_common_songs();',
      credits);
  end loop;
end
$$;

-- The same for all people of these songs: twins also meet on an album.
create or replace function private.recount_twins_of_songs(songs bigint[]) returns void
language sql volatile
set search_path = ''
as $$
  select private.recount_twins('singers', array(select distinct c.singer_id from public.lyrics_singers as c where c.lyric_id = any (songs))),
    private.recount_twins('lyricists', array(select distinct c.lyricist_id from public.lyrics_lyricists as c where c.lyric_id = any (songs))),
    private.recount_twins(
      'music_directors', array(select distinct c.music_director_id from public.lyrics_music_directors as c where c.lyric_id = any (songs)));
$$;
revoke all on function private.recount_twins_of_songs(bigint[]) from public;
