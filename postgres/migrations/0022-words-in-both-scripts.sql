-- What songs teach about words in both scripts, and drafts of scripts that songs lack. All of it is derived from the
-- songs: functions/drafts/note_song_to_learn.sql notes which songs have changed, and the processes of the site learn
-- them.

create table private.songs_to_learn (
  lyric_id bigint primary key,
  old_hindi text,
  old_english text
);
comment on table private.songs_to_learn is
  'Songs that are not learned yet, with the lyrics that were learned last; nulls for a new song.';

create table private.word_pairs (
  devanagari text collate "C" not null,
  roman text collate "C" not null,
  devanagari_key text collate "C" not null,
  roman_key text collate "C" not null,
  songs integer not null,
  primary key (devanagari, roman)
);
create index word_pairs_of_devanagari on private.word_pairs (devanagari_key);
create index word_pairs_of_roman on private.word_pairs (roman_key);
comment on table private.word_pairs is
  'Words and how they are written in the other script, the keys by which they are looked up, and in how many songs.';

create table private.known_words (
  devanagari text collate "C" primary key,
  sound text collate "C" not null,
  songs integer not null
);
create index known_words_by_sound on private.known_words (sound);
comment on table private.known_words is
  'Words of Devanagari lyrics, the key of their sound, and in how many songs.';

create table private.machine_versions (
  lyric_id bigint primary key,
  script text not null check (script in ('hindi', 'english')),
  text text not null,
  lines integer not null check (lines > 0),
  words integer not null check (words > 0),
  unsure_words integer not null check (unsure_words between 0 and words),
  unsure_share real not null generated always as (unsure_words::real / words) stored
);
create index machine_versions_surest_first on private.machine_versions (unsure_share, lyric_id);
create index machine_versions_of_script on private.machine_versions (script, unsure_share, lyric_id);
comment on table private.machine_versions is
  'Drafts of the script that a song lacks: the text, its number of lines that are not empty, of words, and of words '
  'that a person should look at.';

create table private.preferences (
  -- One row.
  only_row boolean primary key default true check (only_row),
  offers_machine_versions boolean not null default true
);
insert into private.preferences default values;
comment on table private.preferences is
  'What the administrator has chosen for the site, beside the codes in public.settings: whether readers are offered '
  'machine-made versions.';

insert into private.songs_to_learn (lyric_id)
select l.id from public.lyrics as l where l.lyrics_hindi is not null or l.lyrics_english is not null;

do $$
declare
  made text;
begin
  foreach made in array array['songs_to_learn', 'word_pairs', 'known_words', 'machine_versions', 'preferences'] loop
    execute format('alter table private.%I enable row level security', made);
    execute format('revoke all on table private.%I from public, anon, service_role', made);
  end loop;
end
$$;
