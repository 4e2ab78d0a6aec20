-- Writes the first lines and refrains of all songs anew, after a change of what they depend on. A restore does so once the sounds of
-- the songs are written, which `private.recount` does not wait for.
create or replace function private.write_all_first_lines() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  batch bigint[];
begin
  for batch in
    select array_agg(l.id) from (select id, row_number() over (order by id) as number from public.lyrics) as l
    group by l.number / 10000
  loop
    perform private.write_first_lines(batch);
  end loop;
end
$$;
revoke all on function private.write_all_first_lines() from public;
