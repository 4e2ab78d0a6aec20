-- Alphabetical lists open at a letter: it is stored with each name, so that an index leads to it among any number.
--
-- Filled by the tidy triggers (functions/saving/tidy_person.sql, functions/saving/tidy_album.sql) with
-- functions/names/first_letter.sql, whose rule is written out here once more: functions come after the migrations.
-- The triggers are off for that while, or every row would get a new version and open edits would be refused.

alter table public.albums add column letter text collate "C" not null default '#';
alter table public.singers add column letter text collate "C" not null default '#';
alter table public.lyricists add column letter text collate "C" not null default '#';
alter table public.music_directors add column letter text collate "C" not null default '#';

do $$
declare
  listed text;
begin
  foreach listed in array array['albums', 'singers', 'lyricists', 'music_directors'] loop
    execute format('alter table public.%I disable trigger user', listed);
    execute format($update$
      update public.%I set letter = coalesce(
        upper(substring(
          normalize(regexp_replace(name_key,
            '^[\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2010-\u206f\u3000-\u301f]+', ''), nfd)
          from '^[a-z\u0904-\u0939\u0950\u0960-\u0961\u0972-\u097f]') collate "C"),
        '#')
    $update$, listed);
    execute format('alter table public.%I enable trigger user', listed);
  end loop;
end
$$;

create index albums_by_letter on public.albums (letter, name_key, id);
create index lyricists_by_letter on public.lyricists (letter, name_key, id);
create index music_directors_by_letter on public.music_directors (letter, name_key, id);
