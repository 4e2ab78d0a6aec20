-- Refuses more notes, own meanings or people of a kind of a song than the rule allows that the trigger's argument
-- names, since the page of the song shows all of them. The detail names the song. A song that has more already may
-- keep them, and lose some.
create or replace function private.limit_parts_of_song() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  most constant integer := substring(tg_argv[0] from '\d+');
  beyond text;
begin
  execute format(
    'select format(''The song is "%%s".'', l.title)
     from (select lyric_id from added_parts %s) as song join public.lyrics as l on l.id = song.lyric_id
     where (select count(*) from (select from public.%I as p where p.lyric_id = song.lyric_id limit $1) as part) = $1
     limit 1',
    case tg_op when 'UPDATE' then 'except all select lyric_id from former_parts' else 'group by lyric_id' end,
    tg_table_name)
  into beyond using most + 1;
  if beyond is not null then
    raise exception using
      errcode = 'check_violation',
      message = format('new row for relation "%s" violates check constraint "%s"', tg_table_name, tg_argv[0]),
      constraint = tg_argv[0],
      detail = beyond;
  end if;
  return null;
end
$$;
revoke all on function private.limit_parts_of_song() from public;

do $$
declare
  limited record;
begin
  for limited in
    select * from (values
      ('lyric_notes', 'limit_notes', 'a_song_has_at_most_50_notes'),
      ('lyric_words', 'limit_own_words', 'a_song_has_at_most_50_own_words'),
      ('lyrics_singers', 'limit_singers', 'a_song_has_at_most_100_singers'),
      ('lyrics_lyricists', 'limit_lyricists', 'a_song_has_at_most_100_lyricists'),
      ('lyrics_music_directors', 'limit_music_directors', 'a_song_has_at_most_100_music_directors')
    ) as l (parts, name, rule)
  loop
    execute format(
      'create or replace trigger %I after insert on public.%I referencing new table as added_parts
       for each statement execute function private.limit_parts_of_song(%L)',
      limited.name, limited.parts, limited.rule);
    -- Parts can be moved to another song.
    execute format(
      'create or replace trigger %I after update on public.%I
       referencing old table as former_parts new table as added_parts
       for each statement execute function private.limit_parts_of_song(%L)',
      limited.name || '_moved', limited.parts, limited.rule);
  end loop;
end
$$;
