-- The tables with parts of a song, and with the facts and aliases of people and albums, which belong to its state: a
-- row of `part` belongs to the row of `owner` that `key_column` names, by its id, or by its name_key. For credits,
-- `people` is the table of the credited people. A song has at most as many of a part as its `rule` says. A part is
-- added here, and its row in fields/. A SQL-standard body, so that it is inlined into the queries that read it.
create or replace function private.revised_parts()
returns table (part text, owner text, key_column text, people text, rule text)
language sql immutable parallel safe
begin atomic
  values
    ('lyrics_singers', 'lyrics', 'lyric_id', 'singers', 'a_song_has_at_most_100_singers'),
    ('lyrics_lyricists', 'lyrics', 'lyric_id', 'lyricists', 'a_song_has_at_most_100_lyricists'),
    ('lyrics_music_directors', 'lyrics', 'lyric_id', 'music_directors', 'a_song_has_at_most_100_music_directors'),
    ('lyric_translations', 'lyrics', 'lyric_id', null, null),
    ('track_numbers', 'lyrics', 'lyric_id', null, null),
    ('lyric_words', 'lyrics', 'lyric_id', null, 'a_song_has_at_most_50_own_words'),
    ('lyric_notes', 'lyrics', 'lyric_id', null, 'a_song_has_at_most_50_notes'),
    ('album_facts', 'albums', 'album_id', null, null),
    ('album_aliases', 'albums', 'album_id', null, null),
    ('person_facts', 'singers', 'name_key', null, null),
    ('person_facts', 'lyricists', 'name_key', null, null),
    ('person_facts', 'music_directors', 'name_key', null, null),
    ('person_aliases', 'singers', 'name_key', null, null),
    ('person_aliases', 'lyricists', 'name_key', null, null),
    ('person_aliases', 'music_directors', 'name_key', null, null);
end;
revoke all on function private.revised_parts() from public;

-- Changes of parts are followed, and what follows from them at once is done before the other triggers, which lock
-- more.
do $$
declare
  revised text;
begin
  for revised in select distinct p.part from private.revised_parts() as p loop
    perform private.follow_table(revised);
    -- As text: a table by its name.
    execute format(
      'create or replace trigger change_added after insert on public.%1$I
       referencing new table as new_rows for each statement execute function private.change_parts();
       create or replace trigger change_changed after update on public.%1$I
       referencing old table as old_rows new table as new_rows
       for each statement execute function private.change_parts();
       create or replace trigger change_removed after delete on public.%1$I
       referencing old table as old_rows for each statement execute function private.change_parts();',
      revised);
  end loop;
end
$$;
