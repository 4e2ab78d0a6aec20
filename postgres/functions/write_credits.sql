-- Makes a song's credits of one kind these people, in this order. What is right already is left alone.
create or replace function private.write_credits(song_id bigint, credits regclass, person_column name, person_ids bigint[])
returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  execute format('delete from %s where lyric_id = $1 and %I <> all ($2)', credits, person_column)
  using song_id, person_ids;
  execute format(
    'insert into %1$s as c (lyric_id, %2$I, position)
     select $1, p.id, p.place from unnest($2) with ordinality as p (id, place)
     where not exists (
       select from %1$s as kept where kept.lyric_id = $1 and kept.%2$I = p.id and kept.position = p.place)
     on conflict (lyric_id, %2$I) do update set position = excluded.position', credits, person_column)
  using song_id, person_ids;
end
$$;
revoke all on function private.write_credits(bigint, regclass, name, bigint[]) from public;
