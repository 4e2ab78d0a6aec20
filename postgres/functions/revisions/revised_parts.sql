-- The tables with parts of a song, and with the facts and aliases of people and albums, which belong to its state: a row of `part` belongs
-- to the row of `owner` that `key_column` names, by its id, or by its name_key. For credits, `people` is the table of
-- the credited people. A part is added here, and its row in fields/.
create or replace function private.revised_parts()
returns table (part text, owner text, key_column text, people text)
language sql immutable parallel safe
set search_path = ''
as $$
  values
    ('lyrics_singers', 'lyrics', 'lyric_id', 'singers'),
    ('lyrics_lyricists', 'lyrics', 'lyric_id', 'lyricists'),
    ('lyrics_music_directors', 'lyrics', 'lyric_id', 'music_directors'),
    ('lyric_translations', 'lyrics', 'lyric_id', null),
    ('track_numbers', 'lyrics', 'lyric_id', null),
    ('lyric_words', 'lyrics', 'lyric_id', null),
    ('lyric_notes', 'lyrics', 'lyric_id', null),
    ('album_facts', 'albums', 'album_id', null),
    ('album_aliases', 'albums', 'album_id', null),
    ('person_facts', 'singers', 'name_key', null),
    ('person_facts', 'lyricists', 'name_key', null),
    ('person_facts', 'music_directors', 'name_key', null),
    ('person_aliases', 'singers', 'name_key', null),
    ('person_aliases', 'lyricists', 'name_key', null),
    ('person_aliases', 'music_directors', 'name_key', null);
$$;
revoke all on function private.revised_parts() from public;

-- Changes of parts are followed, kept in the history, and give their rows and their song a new version. Other names
-- see to theirs themselves (functions/saving/tidy_alias.sql).
do $$
declare
  revised record;
begin
  for revised in
    select p.part, p.owner, case when p.key_column = 'name_key' then '_of_' || p.owner else '' end as of_owner, (
      select string_agg(quote_literal(coalesce(argument, '')), ', ' order by place)
      from unnest(array[p.part, p.owner, p.key_column, p.people]) with ordinality as a (argument, place)) as arguments
    from private.revised_parts() as p
  loop
    perform private.follow_table(revised.part);
    execute format(
      'create or replace trigger revise_added%3$s after insert on public.%1$I
       referencing new table as new_rows for each statement execute function private.revise_parts(%2$s);
       create or replace trigger revise_changed%3$s after update on public.%1$I
       referencing old table as old_rows new table as new_rows for each statement execute function private.revise_parts(%2$s);
       create or replace trigger revise_removed%3$s after delete on public.%1$I
       referencing old table as old_rows for each statement execute function private.revise_parts(%2$s);',
      revised.part, revised.arguments, revised.of_owner);
    if revised.part not like '%\_aliases' then
      execute format(
        'create or replace trigger version before update on public.%I
         for each row execute function private.renew_version()',
        revised.part);
    end if;
    if revised.owner = 'lyrics' then
      -- Before the other triggers of the table, which lock more.
      execute format(
        'create or replace trigger a_song_added after insert on public.%1$I
         referencing new table as changed_parts for each statement execute function private.renew_song_version();
         create or replace trigger a_song_changed after update on public.%1$I
         referencing new table as changed_parts for each statement execute function private.renew_song_version();
         create or replace trigger a_song_removed after delete on public.%1$I
         referencing old table as changed_parts for each statement execute function private.renew_song_version();',
        revised.part);
    end if;
  end loop;
end
$$;
