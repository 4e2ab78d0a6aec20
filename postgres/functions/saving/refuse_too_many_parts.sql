-- Refuses more notes, own meanings or people of a kind of these songs than the rule allows, whose name has the
-- number, since the page of a song shows all of them. The detail names the song. A song that has more already may
-- keep them, and lose some: it is not among these.
create or replace function private.refuse_too_many_parts(parts text, rule text, song_ids bigint[]) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  most constant integer := substring(rule from '\d+');
  beyond text;
begin
  -- As text: a table by its name.
  execute format(
    'select format(''The song is "%%s".'', l.title)
     from (select distinct unnest($1) as id) as song join public.lyrics as l using (id)
     where (select count(*) from (select from public.%I as p where p.lyric_id = song.id limit $2) as part) = $2
     limit 1', parts)
  into beyond using song_ids, most + 1;
  if beyond is not null then
    raise exception using
      errcode = 'check_violation',
      message = format('new row for relation "%s" violates check constraint "%s"', parts, rule),
      constraint = rule,
      detail = beyond;
  end if;
end
$$;
revoke all on function private.refuse_too_many_parts(text, text, bigint[]) from public;
