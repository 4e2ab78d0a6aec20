-- Normalizes a row before it is checked and stored: of a person or an album, of their facts, or of a part of a song.
-- Gives each change a new version, strictly later than the previous one, even if the clock was set back. Songs have
-- functions/saving/tidy_lyric.sql, other names functions/saving/tidy_person_alias.sql. The argument is the name of
-- the table, since others are like it (catalogue/songs/check-songs.ts).
create or replace function private.tidy_row() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  case tg_argv[0]
    when 'albums', 'singers', 'lyricists', 'music_directors' then
      new.name := coalesce(private.tidy_line(new.name), '');
      new.name_key := private.name_key(new.name);
      new.letter := private.first_letter(new.name_key);
      if tg_argv[0] = 'albums' then
        new.cover_image_url := private.tidy_line(new.cover_image_url);
      else
        new.image_url := private.tidy_line(new.image_url);
      end if;
      if tg_op = 'UPDATE' then
        -- By newer rules it is no change, or open edits would be refused (functions/song-groups/renew_groups.sql).
        old.letter := new.letter;
      end if;
    when 'album_facts', 'person_facts' then
      new := jsonb_populate_record(new, (
        select jsonb_object_agg(a.attname, private.tidy_line(to_jsonb(new) ->> a.attname))
        from pg_catalog.pg_attribute as a
        where a.attrelid = tg_relid and a.attnum > 0 and not a.attisdropped and a.atttypid = 'text'::regtype
          and a.attname <> 'name_key'));
    when 'lyrics_singers', 'lyrics_lyricists', 'lyrics_music_directors' then
      if tg_op = 'INSERT' and new.position is null then
        -- After the song's other credits of its kind, so that rows posted together keep their order.
        -- As text: a table by its name.
        execute format('select coalesce(max(position), 0) + 1 from %s where lyric_id = $1', tg_relid::regclass)
        into new.position using new.lyric_id;
      end if;
    when 'lyric_translations' then
      new.english := private.tidy_lines(new.english);
      new.plain_hindi := private.tidy_lines(new.plain_hindi);
      new.translator := private.tidy_line(new.translator);
    when 'lyric_words' then
      new.word := coalesce(private.tidy_line(new.word), '');
      new.english := private.tidy_line(new.english);
      new.hindi := private.tidy_line(new.hindi);
    when 'lyric_notes' then
      new.line := coalesce(private.tidy_line(new.line), '');
      new.note := coalesce(private.tidy_lines(new.note), '');
    when 'track_numbers', 'settings', 'words' then
      null;
  end case;
  if tg_op = 'UPDATE' then
    new.updated_at := old.updated_at;
    if new is distinct from old then
      new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
    end if;
  end if;
  return new;
end
$$;
revoke all on function private.tidy_row() from public;

do $$
declare
  tidied text;
begin
  for tidied in
    select unnest(array['albums', 'singers', 'lyricists', 'music_directors', 'settings', 'words'])
    union select p.part from private.revised_parts() as p where p.part not like '%\_aliases'
  loop
    -- As text: a table by its name.
    execute format(
      'create or replace trigger tidy before insert or update on public.%1$I
       for each row execute function private.tidy_row(%1$L)', tidied);
  end loop;
end
$$;
