-- By what the administrator's lists are sorted and filtered: one row for each song, apart from the songs, so that a
-- view writes none of it anew, and more columns of the stored counts of people and albums. All of it is derived
-- (functions/managed-lists/).

create table private.managed_songs (
  lyric_id bigint primary key references public.lyrics (id) on update cascade on delete cascade,
  created_at timestamptz not null,
  title_key text collate "C" not null,
  singers_key text collate "C",
  album_key text collate "C",
  gaps integer not null
);
comment on table private.managed_songs is
  'Each song as the administrator''s list sorts it, by keys of title, singers and album, and its gaps: one bit for '
  'each thing that it lacks, in the order of private.gaps_of.';

-- The gaps are in each order's index, so that a filtered page reads nothing else.
create index managed_songs_newest_first on private.managed_songs (created_at desc, lyric_id desc) include (gaps);
create index managed_songs_by_title on private.managed_songs (title_key, lyric_id) include (gaps);
create index managed_songs_by_singers on private.managed_songs (singers_key, lyric_id) include (gaps);
create index managed_songs_by_album on private.managed_songs (album_key, lyric_id) include (gaps);
create index managed_songs_by_gaps on private.managed_songs (gaps, lyric_id);

alter table private.managed_songs enable row level security;
revoke all on table private.managed_songs from public, anon, service_role;

alter table private.song_counts
  add column year integer,
  add column lacks integer not null default 0,
  -- The second bit is the one of songs in private.gaps_of.
  add column gaps integer generated always as (lacks | (songs = 0)::integer * 2) stored;
comment on table private.song_counts is
  'How many songs each singer, lyricist, music director and album has; entries is the name of its table. Of singers '
  'also the views of their songs, but for those in new_views; of albums also the year. The gaps have one bit for '
  'each thing that an entry lacks, in the order of private.gaps_of; lacks are those that do not depend on songs.';
create index song_counts_by_name on private.song_counts (entries, name_key, year, entry_id) include (gaps);
create index song_counts_by_year on private.song_counts (year desc nulls last, name_key, entry_id) include (gaps)
  where entries = 'albums';
drop index private.song_counts_most_songs_first;
create index song_counts_most_songs_first
  on private.song_counts (entries, songs desc, name_key, entry_id) include (gaps);

comment on table private.totals is
  'How many albums, people and first lines there are of each letter, how many songs have each spelling of a genre '
  '(entries is genres) and each year (entries is years), how many are on each of private.decade_lists, how many '
  'songs, people and albums have each gap (entries is gaps and the name of the table), and how many songs there are '
  '(entries is lyrics, letter empty) with how many views, but for those in new_views.';
comment on table private.new_views is
  'Views that are not in song_counts and totals yet (functions/views/fold_new_views.sql); singer 0 stands for all '
  'songs, and singer -1 for the number of songs that are never viewed. Each connection has rows of its own, so that '
  'nobody waits for another.';
