-- Settles everything anew, as if all songs, people and albums had just been added: after writes without triggers, as
-- by a restored backup. Blocks saves until it is done, some minutes for 100,000 songs.
create or replace function private.settle_everything() returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  named text;
  part record;
begin
  delete from private.noted;
  delete from private.search_names;
  foreach named in array array['albums', 'singers', 'lyricists', 'music_directors'] loop
    for part in
      -- As text: a table by its name.
      execute format(
        'select array_agg(e.id) as ids, array_agg(e.name) as names
         from (select id, name, row_number() over (order by id) as place from public.%I) as e
         group by (e.place - 1) / 1000 order by min(e.id)', named)
    loop
      perform private.write_name_sounds(named, part.ids, part.names);
    end loop;
  end loop;
  delete from private.search_titles;
  delete from private.search_title_keys;
  delete from private.search_lines;
  delete from private.search_fields;
  delete from private.first_lines;
  perform private.recount(true);
  insert into private.twins_to_find (entries, entry_id)
  select 'albums', a.id from public.albums as a
  union all select 'singers', s.id from public.singers as s
  union all select 'lyricists', y.id from public.lyricists as y
  union all select 'music_directors', m.id from public.music_directors as m
  union all select 'lyrics', l.id from public.lyrics as l
  on conflict do nothing;
  perform private.learn_all_anew();
  insert into private.changes (place, type) values (1, 'MANY');
end
$$;
revoke all on function private.settle_everything() from public;
