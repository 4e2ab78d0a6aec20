-- Restores the credits of one kind of a restored song, at their positions: for people who still exist, or who were
-- created again with the same name, or merged. Returns the other names, in the order of the credits.
create or replace function private.restore_credits(song_id bigint, credits text, links jsonb) returns text[]
language plpgsql volatile
set search_path = ''
as $$
declare
  missing text[];
  people text := substr(credits, length('lyrics_') + 1);
  person text := left(people, -1) || '_id';
begin
  -- Locked until the transaction ends, in the same order as by a save.
  -- As text: a table by its name.
  execute format(
    'select from public.%I as p
     where p.id in (select (link ->> %L)::bigint from jsonb_array_elements($1) as link)
       or p.name_key in (select private.name_key(link ->> ''name'') from jsonb_array_elements($1) as link)
     order by p.name_key for key share', people, person)
  using links;
  -- As text: a table by its name.
  execute format(
    'with wanted as materialized (
       select link ->> ''name'' as name, (link ->> ''position'')::integer as position, place,
         coalesce(
           (select p.id from public.%1$I as p where p.id = (link ->> %2$L)::bigint),
           private.merged_into(%1$L, (link ->> %2$L)::bigint),
           (select p.id from private.people_meant(%1$L, array[link ->> ''name'']) as meant
            join public.%1$I as p on p.name_key = meant.key)) as id
       from jsonb_array_elements($2) with ordinality as l (link, place)
     ),
     linked as (
       insert into public.%3$I (lyric_id, %2$I, position)
       select $1, w.id, w.position from wanted as w where w.id is not null order by w.place
       on conflict do nothing
     )
     select coalesce(array_agg(w.name order by w.place) filter (where w.id is null), ''{}'') from wanted as w',
    people, person, credits)
  into missing using song_id, links;
  return missing;
end
$$;
revoke all on function private.restore_credits(bigint, text, jsonb) from public;
