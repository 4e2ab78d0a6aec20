-- Notes the likely twins of all songs, people and albums anew, a thousand at a time.
create or replace function private.write_twins_of_all() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  entries text;
  batch bigint[];
begin
  foreach entries in array array['singers', 'lyricists', 'music_directors', 'albums', 'lyrics'] loop
    for batch in execute format(
      'select array_agg(e.id) from (select id, row_number() over (order by id) as number from public.%I) as e group by e.number / 1000',
      entries)
    loop
      if entries = 'lyrics' then
        perform private.find_twins_of_songs(batch);
      else
        perform private.find_twins_of_names(entries, batch);
      end if;
    end loop;
  end loop;
end
$$;
revoke all on function private.write_twins_of_all() from public;

-- Once in the life of a database; by its name this file comes after all that is called.
do $$
begin
  if not exists (select from private.marks as m where m.key = 'likely twins') then
    insert into private.marks (key, value) values ('likely twins', 'noted');
    perform private.write_twins_of_all();
  end if;
end
$$;
