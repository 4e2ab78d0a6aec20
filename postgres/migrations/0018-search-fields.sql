-- What a search looks up of a song besides its title and its lines (functions/search-index/write_song_fields.sql):
-- the words of its title, genre and year, and who sings, wrote and composed it and on which album it is. People and
-- albums stand there by their ids, so that a new name touches no song.
create table private.search_fields (
  lyric_id bigint primary key references public.lyrics (id) on update cascade on delete cascade,
  words integer[] not null,
  marks integer[] not null,
  title_initials text collate "C" not null,
  line_initials text collate "C" not null
);
comment on table private.search_fields is
  'The numbers of the words of each song''s title, genre and year; and marks, these and those of its singers, '
  'lyricists, music directors and album. And the first letters of the words of its title and of its first line.';
create index search_fields_by_title_initials on private.search_fields (title_initials);
create index search_fields_by_line_initials on private.search_fields (line_initials);
create index search_fields_by_marks on private.search_fields using gin (marks) with (fastupdate = off);
alter table private.search_fields enable row level security;
revoke all on table private.search_fields from public, anon, service_role;

-- What people type around what they look for (functions/search/without_fillers.sql). A word that joins others stands
-- in titles, too.
create table private.filler_words (
  word text collate "C" primary key,
  joins boolean not null
);
comment on table private.filler_words is
  'Words that count for nothing in a search that finds something without them, as plain_text writes them.';
alter table private.filler_words enable row level security;
revoke all on table private.filler_words from public, anon, service_role;

-- In which ways songs are looked for (functions/search/search_ways.sql).
create table private.search_ways (
  place integer primary key,
  way text not null unique,
  finder text not null,
  names text not null,
  enough real not null,
  if_nothing boolean not null,
  meaning text not null
);
comment on table private.search_ways is
  'The ways in which songs are looked for, one after the other, until what was found fits well.';
comment on column private.search_ways.finder is
  'Who looks: words (functions/search/songs_of_query.sql), fields, fields and slips '
  '(functions/search/songs_by_fields.sql), title and more (functions/search/search_titles_with_more.sql), nearest '
  '(functions/search/nearest_songs.sql) or first letters (functions/search/songs_by_first_letters.sql).';
comment on column private.search_ways.names is
  'Whether songs of singers, lyricists, music directors and albums whose names sound so are found, too: always, of '
  'few words, or never.';
comment on column private.search_ways.enough is 'A hit of a higher score is what was meant: no further way is gone.';
comment on column private.search_ways.if_nothing is 'Gone only where no way before has found anything.';
alter table private.search_ways enable row level security;
revoke all on table private.search_ways from public, anon, service_role;

-- By which rules of sound the words of private.search_words were written (functions/search-index/renew_sounds.sql).
create table private.sound_rules (
  hash text not null
);
comment on table private.sound_rules is
  'One row: a number of the text of the rules by which all that a search looks up was written.';
alter table private.sound_rules enable row level security;
revoke all on table private.sound_rules from public, anon, service_role;
