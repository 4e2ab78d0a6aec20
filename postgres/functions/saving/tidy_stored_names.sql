-- Renames people and albums whose names were stored before a rule of functions/saving/right_signs.sql, so that
-- whoever types them finds them. One whose name is then another's keeps its own until the administrator merges both.
create or replace function private.tidy_stored_names() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  entries text;
  wrong_id bigint;
begin
  foreach entries in array array['albums', 'singers', 'lyricists', 'music_directors'] loop
    -- As text: a table by its name.
    for wrong_id in execute format(
      'select e.id from public.%I as e
       where e.name ~ $1 and e.name <> private.tidy_line(e.name) order by e.id', entries)
      using '[\u0900-\u097f]'
    loop
      begin
        -- As text: a table by its name.
        execute format('update public.%I set name = name where id = $1', entries) using wrong_id;
      exception when unique_violation or sqlstate 'AN006' then
        null;
      end;
    end loop;
  end loop;
end
$$;
revoke all on function private.tidy_stored_names() from public;

select private.tidy_stored_names();
