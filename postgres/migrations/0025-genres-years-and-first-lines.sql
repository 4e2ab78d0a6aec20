-- The groups in which readers find old songs: genres, years, decades and first lines. Apart from the songs, so that a
-- view writes none of it anew. All of it is derived from songs and albums (functions/song-groups/).

create table private.song_groups (
  lyric_id bigint primary key references public.lyrics (id) on update cascade on delete cascade,
  genre text collate "C",
  genre_key text collate "C",
  year integer,
  decade integer generated always as (year / 10 * 10) stored
);
comment on table private.song_groups is
  'Of each song its genre as it is spelled, the key that all spellings of a genre share, and its year, else that of '
  'its album.';
create index songs_of_a_genre on private.song_groups (genre_key, lyric_id);
create index songs_of_a_year on private.song_groups (year, lyric_id);
create index songs_of_a_decade on private.song_groups (decade, lyric_id);

create table private.genre_spellings (
  spelling text collate "C" primary key,
  genre_key text collate "C" not null
);
comment on table private.genre_spellings is
  'The spellings of each genre; private.totals has the number of their songs (entries is genres, letter the '
  'spelling).';
create index spellings_of_a_genre on private.genre_spellings (genre_key);

create table private.genres (
  genre_key text collate "C" primary key,
  name text collate "C" not null,
  slug text collate "C" not null,
  songs bigint not null
);
comment on table private.genres is
  'The genres that songs have: the spelling of most songs, its part of an address, and the number of songs of all '
  'spellings.';
create index genres_most_songs_first on private.genres (songs desc, genre_key);

create table private.first_lines (
  lyric_id bigint not null references public.lyrics (id) on update cascade on delete cascade,
  script text not null check (script in ('english', 'hindi')),
  line text not null,
  line_key text collate "C" not null,
  letter text collate "C" not null,
  primary key (lyric_id, script)
);
comment on table private.first_lines is
  'The first line of each text of a song, with its letter and the key by which lines are sorted.';
create index first_lines_by_letter on private.first_lines (letter, line_key, lyric_id, script);

comment on table private.totals is
  'How many albums, people and first lines there are of each letter, how many songs have each spelling of a genre '
  '(entries is genres) and each year (entries is years), and how many songs there are (entries is lyrics, letter '
  'empty) with how many views, but for those in new_views.';
comment on table private.count_changes is
  'What has been changed in what is counted, by transactions that are going on. With a letter (or a spelling of a '
  'genre, or a year) the number of what private.totals counts has changed; entries lyrics stands for songs, entry_id '
  'then for their sitemap.';

do $$
declare
  made text;
begin
  foreach made in array array['song_groups', 'genre_spellings', 'genres', 'first_lines'] loop
    execute format('alter table private.%I enable row level security', made);
    execute format('revoke all on table private.%I from public, anon, service_role', made);
  end loop;
end
$$;
