-- What a search looks up: titles, lines and names by their sound, and each word once. Written by triggers within the
-- transaction that saves (functions/search-index/sound_songs.sql, functions/search-index/sound_names.sql); a view
-- touches none of it, and neither does a credit.

create extension if not exists fuzzystrmatch schema extensions;

create table private.search_words (
  written text collate "C" not null,
  sound text collate "C" not null,
  key text collate "C" not null,
  bones text collate "C" not null,
  pieces integer[] not null
);
comment on table private.search_words is
  'Each word that occurs or has occurred in a title, line or name, with its sound. A word may stand here twice: '
  'transactions that bring it at the same time do not wait for each other.';
create index search_words_by_spelling on private.search_words (written);
create index search_words_by_key on private.search_words (key, sound);
create index search_words_by_sound on private.search_words (sound);
create index search_words_by_piece on private.search_words using gin (pieces) with (fastupdate = off);

create table private.search_titles (
  lyric_id bigint primary key references public.lyrics (id) on update cascade on delete cascade,
  sound text collate "C" not null,
  letters text collate "C" not null,
  marks integer[] not null
);
comment on table private.search_titles is
  'Each song''s title by its sound, the letters by which it is compared, and the numbers under which it is looked '
  'up.';
create index search_titles_by_sound on private.search_titles (sound);
create index search_titles_by_marks on private.search_titles using gin (marks) with (fastupdate = off);

create table private.search_lines (
  lyric_id bigint primary key references public.lyrics (id) on update cascade on delete cascade,
  sound text collate "C" not null,
  marks integer[] not null
) with (toast_tuple_target = 128);
comment on table private.search_lines is
  'Each song''s lines in both scripts by their sound, one of each, and the numbers of their words and pairs of '
  'words.';
-- Marks stay in the row: common words are looked for from row to row (functions/search/songs_with.sql).
alter table private.search_lines alter column marks set storage main;
create index search_lines_by_marks on private.search_lines using gin (marks) with (fastupdate = off);

create table private.search_names (
  entries text not null,
  entry_id bigint not null,
  name_key text collate "C" not null,
  sound text collate "C" not null,
  letters text collate "C" not null,
  marks integer[] not null,
  primary key (entries, entry_id)
);
comment on table private.search_names is
  'Each singer, lyricist, music director and album by the sound of its name; entries is the name of its table.';
create index search_names_by_letters on private.search_names using gin (name_key extensions.gin_trgm_ops);
create index search_names_by_sound on private.search_names (sound);
create index search_names_by_marks on private.search_names using gin (marks) with (fastupdate = off);

-- What a search asks for: a keyword by its sound, the letters by which it is compared, its first words with their
-- keys and consonants, the numbers of these words and of their pairs, in order, and the numbers of it as a whole.
create type private.asked as (
  sound text,
  letters text,
  words text[],
  keys text[],
  bones text[],
  word_marks integer[],
  pair_marks integer[],
  whole integer[]
);

alter table private.search_words enable row level security;
alter table private.search_titles enable row level security;
alter table private.search_lines enable row level security;
alter table private.search_names enable row level security;
revoke all on table private.search_words, private.search_titles, private.search_lines, private.search_names
  from public, anon, service_role;
