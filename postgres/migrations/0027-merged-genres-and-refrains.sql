-- Genres that were merged or renamed, and the lines by which songs are remembered.

create table private.merged_genres (
  genre_key text collate "C" primary key,
  spelling text not null,
  into_key text collate "C" not null check (into_key <> genre_key),
  into_spelling text not null
);
comment on table private.merged_genres is
  'The former genres, and the genre to which the songs of each were given. Its address and its spellings lead there. '
  'No genre of into_key is itself a row, so that nothing leads in a circle.';
create index merged_into_a_genre on private.merged_genres (into_key);

-- A line is either the first one of a text, or the line by which its song is remembered.
alter table private.first_lines add column is_refrain boolean not null default false;
alter table private.first_lines drop constraint first_lines_pkey;
alter table private.first_lines add primary key (lyric_id, script, is_refrain);
drop index private.first_lines_by_letter;
create index first_lines_by_letter on private.first_lines (letter, line_key, lyric_id, script, is_refrain);
comment on table private.first_lines is
  'The first line of each text of a song and the line by which the song is remembered, if that is another one '
  '(is_refrain), with its letter and the key by which lines are sorted.';

-- By which rules the lines were found (functions/song-groups/renew_groups.sql).
create table private.line_rules (hash text primary key);

-- Now named so that they run after the sounds are written. A new database does not have them yet.
set local client_min_messages = warning;
drop trigger if exists first_lines_added on public.lyrics;
drop trigger if exists first_lines_changed on public.lyrics;

do $$
declare
  made text;
begin
  foreach made in array array['merged_genres', 'line_rules'] loop
    execute format('alter table private.%I enable row level security', made);
    execute format('revoke all on table private.%I from public, anon, service_role', made);
  end loop;
end
$$;
