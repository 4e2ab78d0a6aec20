-- Refuses more than fifty notes or own meanings of a song, since its page shows all of them. The argument of the trigger names the
-- broken rule.
create or replace function private.limit_parts_of_song() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  most constant integer := 50;
  is_beyond boolean;
begin
  execute format(
    'select exists (
       select from (select distinct lyric_id from added_parts) as song
       where (select count(*) from (select from public.%I as p where p.lyric_id = song.lyric_id limit $1) as part) = $1)',
    tg_table_name)
  into is_beyond using most + 1;
  if is_beyond then
    raise exception using
      errcode = 'check_violation',
      message = format('new row for relation "%s" violates check constraint "%s"', tg_table_name, tg_argv[0]),
      constraint = tg_argv[0];
  end if;
  return null;
end
$$;
revoke all on function private.limit_parts_of_song() from public;

create or replace trigger limit_notes after insert on public.lyric_notes
referencing new table as added_parts
for each statement execute function private.limit_parts_of_song('a_song_has_at_most_50_notes');
create or replace trigger limit_own_words after insert on public.lyric_words
referencing new table as added_parts
for each statement execute function private.limit_parts_of_song('a_song_has_at_most_50_own_words');
