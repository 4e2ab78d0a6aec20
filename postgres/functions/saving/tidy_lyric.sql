-- Normalizes a song's fields before they are checked and stored, and gives each change a new version. The trigger
-- does not run for changes of views only.
create or replace function private.tidy_lyric() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  apart_from_views public.lyrics;
begin
  new.title := coalesce(private.tidy_line(new.title), '');
  new.genre := private.tidy_line(new.genre);
  new.cover_image_url := private.tidy_line(new.cover_image_url);
  new.youtube_video_id := private.youtube_video_id(new.youtube_video_id);
  if tg_op = 'INSERT' then
    new.lyrics_english := private.tidy_lines(new.lyrics_english);
    new.lyrics_hindi := private.tidy_lines(new.lyrics_hindi);
    return new;
  end if;
  -- Most changes are of other fields, and tidying both texts would take most of their time.
  if new.lyrics_english <> old.lyrics_english or old.lyrics_english is null then
    new.lyrics_english := private.tidy_lines(new.lyrics_english);
  end if;
  if new.lyrics_hindi <> old.lyrics_hindi or old.lyrics_hindi is null then
    new.lyrics_hindi := private.tidy_lines(new.lyrics_hindi);
  end if;
  -- Keeps the stored value itself, because an equal new one would rewrite the large text.
  if new.lyrics_english = old.lyrics_english then
    new.lyrics_english := old.lyrics_english;
  end if;
  if new.lyrics_hindi = old.lyrics_hindi then
    new.lyrics_hindi := old.lyrics_hindi;
  end if;
  new.updated_at := old.updated_at;
  apart_from_views := new;
  apart_from_views.views := old.views;
  if apart_from_views is distinct from old then
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  return new;
end
$$;
revoke all on function private.tidy_lyric() from public;

do $$
begin
  -- As text: a table by its name.
  execute format(
    'create or replace trigger tidy before insert or update of %s on public.lyrics
     for each row execute function private.tidy_lyric()',
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum)
     from pg_catalog.pg_attribute as a
     where a.attrelid = 'public.lyrics'::regclass and a.attnum > 0 and not a.attisdropped
       and a.attname not in ('id', 'views', 'updated_at')));
end
$$;
