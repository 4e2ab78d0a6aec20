-- Moves the starter songs and what belongs only to them (functions/starter-songs/starter_rows_to_go.sql) to the
-- trash. Returns a row for each table with the number of deleted rows.
create or replace function private.remove_starter_songs() returns table (table_name text, gone bigint)
language plpgsql volatile
set search_path = ''
as $$
#variable_conflict use_column
declare
  entries text;
  going bigint[];
begin
  perform private.changed_by('form');
  -- Locked people and albums cannot get new songs; they are locked before songs, as in
  -- functions/saving/save_lyric.sql.
  foreach entries in array array['albums', 'singers', 'lyricists', 'music_directors'] loop
    -- As text: a table by its name.
    execute format(
      'select from public.%I as e
       where e.id in (select s.row_id from private.starter_rows as s where s.table_name = $1)
       order by e.name_key, e.id for update', entries)
    using entries;
  end loop;
  perform from public.lyrics as l
  where l.id in (select s.row_id from private.starter_rows as s where s.table_name = 'lyrics')
  order by l.id for update;

  foreach entries in array array['lyrics', 'albums', 'singers', 'lyricists', 'music_directors'] loop
    going := array(select r.row_id from private.starter_rows_to_go() as r where r.table_name = entries);
    -- As text: a table by its name.
    execute format('delete from public.%I where id = any ($1)', entries) using going;
    return query select entries, cardinality(going)::bigint;
  end loop;
end
$$;
revoke all on function private.remove_starter_songs() from public;
