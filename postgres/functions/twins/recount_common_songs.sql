-- Counts anew in how many songs likely twins meet when their credits change. Most people have no twin, which one look at an index tells.
create or replace function private.recount_common_songs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  people constant text := substr(tg_table_name, length('lyrics_') + 1);
begin
  execute format(
    'update private.likely_twins as t
     set common_songs = c.songs, rank = private.twin_rank(t.entries, t.is_same_sound, c.songs, null)
     from (
       select pair.first_id, pair.second_id, private.common_songs(%1$L, pair.first_id, pair.second_id) as songs
       from (
         select t.first_id, t.second_id
         from (select distinct c.%2$I as id from changed_credits as c) as person
         cross join lateral (
           select t.first_id, t.second_id from private.likely_twins as t where t.entries = %1$L and t.first_id = person.id
           union
           select t.first_id, t.second_id from private.likely_twins as t where t.entries = %1$L and t.second_id = person.id
         ) as t
         group by t.first_id, t.second_id
       ) as pair
     ) as c
     where t.entries = %1$L and t.first_id = c.first_id and t.second_id = c.second_id and t.common_songs <> c.songs',
    people, left(people, -1) || '_id');
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
       create or replace trigger twins_part after delete on public.%1$I
       referencing old table as changed_credits for each statement execute function private.recount_common_songs();',
      credits);
  end loop;
end
$$;
