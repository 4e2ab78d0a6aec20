-- Sets a song's credits of one kind to these people, in this order. Leaves correct credits unchanged, and runs no
-- statement without effect, because each would fire the triggers of the table.
create or replace function private.write_credits(
  song_id bigint, credits regclass, person_column name, person_ids bigint[])
returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  kept bigint[];
  places integer[];
begin
  -- As text: a table by its name.
  execute format(
    'select coalesce(array_agg(c.%2$I order by c.position), ''{}''),
       coalesce(array_agg(c.position order by c.position), ''{}'')
     from %1$s as c where c.lyric_id = $1', credits, person_column)
  into kept, places using song_id;
  if kept = person_ids and places = array(select generate_series(1, cardinality(person_ids))) then
    return;
  end if;
  if not kept <@ person_ids then
    -- As text: a table by its name.
    execute format('delete from %s where lyric_id = $1 and %I <> all ($2)', credits, person_column)
    using song_id, person_ids;
  end if;
  if person_ids <> '{}' then
    -- As text: a table by its name.
    execute format(
      'insert into %1$s as c (lyric_id, %2$I, position)
       select $1, p.id, p.place from unnest($2, $3) with ordinality as p (id, kept_place, place)
       where p.place is distinct from p.kept_place%3$s', credits, person_column,
      case when kept <> '{}'
        then format(' on conflict (lyric_id, %I) do update set position = excluded.position', person_column) end)
    using song_id, person_ids, array(
      select places[array_position(kept, p.id)] from unnest(person_ids) with ordinality as p (id, place)
      order by p.place);
  end if;
end
$$;
revoke all on function private.write_credits(bigint, regclass, name, bigint[]) from public;
