-- The schema of Antara's database. Written by `npm run schema`; not to be edited by hand.

role anon noinherit;
role antara_data_… login noinherit in (anon, service_role);
role service_role noinherit;

schema extensions;
extension fuzzystrmatch;
extension pg_trgm;
grant usage to anon;
grant usage to service_role;

schema private;

schema public;
grant usage to anon;
grant usage to public;
grant usage to service_role;

type private.asked as (sound text, letters text, words text[], keys text[], bones text[], word_marks integer[], pair_marks integer[], whole integer[], written text[]);

table private.account (
  only_row boolean not null default true,
  username text not null,
  password_hash text not null,
  password_version integer not null default 1,
  follows_setting boolean not null,
  challenge_key bytea not null default (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  constraint account_pkey PRIMARY KEY (only_row),
  constraint account_only_row_check CHECK (only_row)
);
comment 'The administrator. The hash names its own algorithm and cost; follows_setting says that ADMIN_PASSWORD was set at the last start.';
row level security on;

table private.backup_state (
  only_row boolean not null default true,
  made_at timestamp with time zone,
  failed_at timestamp with time zone,
  failure text,
  constraint backup_state_pkey PRIMARY KEY (only_row),
  constraint backup_state_only_row_check CHECK (only_row)
);
comment 'When the last daily backup was made. What failed since then, in words for the administrator; null when nothing did.';
row level security on;

table private.catalogue_versions (
  version bigint not null generated always as identity,
  transaction_id xid8 not null,
  told_at timestamp with time zone not null default clock_timestamp(),
  constraint catalogue_versions_pkey PRIMARY KEY (version)
);
comment 'The state of the catalogue as a number that grows with each transaction that changes it. What a reader sees with the greatest number in the same statement is exactly the catalogue of that number.';
row level security on;

table private.changes (
  transaction_id xid8 not null default pg_current_xact_id(),
  place integer not null,
  type text not null,
  table_name text,
  record jsonb,
  old_key jsonb,
  constraint changes_type_check CHECK ((type = ANY (ARRAY['INSERT'::text, 'UPDATE'::text, 'DELETE'::text, 'MANY'::text])))
);
comment 'The changed rows of recent transactions, or one row MANY for a transaction that changed too many to be told one by one.';
CREATE INDEX changes_of_a_transaction ON private.changes USING btree (transaction_id, place);
CREATE CONSTRAINT TRIGGER tell_changes AFTER INSERT ON private.changes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.place = 1)) EXECUTE FUNCTION private.tell_changes();
row level security on;

table private.count_changes (
  transaction_id xid8 not null default pg_current_xact_id(),
  is_first boolean not null,
  entries text not null,
  entry_id bigint,
  letter text,
  songs bigint not null default 0,
  views bigint not null default 0,
  total bigint not null default 0,
  changed timestamp with time zone
);
comment 'What has been changed in what is counted, by transactions that are going on. With a letter (or a spelling of a genre, or a year) the number of what private.totals counts has changed; entries lyrics stands for songs, entry_id then for their sitemap.';
CREATE INDEX count_changes_of_a_transaction ON private.count_changes USING btree (transaction_id);
CREATE CONSTRAINT TRIGGER keep_counts AFTER INSERT ON private.count_changes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.is_first) EXECUTE FUNCTION private.keep_counts();
row level security on;

table private.data_api_login (
  only_row boolean not null default true,
  role_name text not null,
  password text not null,
  constraint data_api_login_pkey PRIMARY KEY (only_row),
  constraint data_api_login_only_row_check CHECK (only_row)
);
comment 'The login of the data service to this database. It can do nothing by itself but become anon or service_role.';
row level security on;

table private.decade_lists (
  list text collate "C" not null,
  lyric_id bigint not null,
  constraint decade_lists_pkey PRIMARY KEY (list, lyric_id),
  constraint decade_lists_lyric_id_fkey FOREIGN KEY (lyric_id) REFERENCES lyrics(id) ON UPDATE CASCADE ON DELETE CASCADE
);
comment 'Which songs each person has of each decade. A list is named by table, person and decade: singers 12 1950. private.totals has their lengths (entries is decade_lists).';
CREATE INDEX decade_lists_of_a_song ON private.decade_lists USING btree (lyric_id);
CREATE TRIGGER groups_added AFTER INSERT ON private.decade_lists REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.count_groups('decade_lists', 'list');
CREATE TRIGGER groups_changed AFTER UPDATE ON private.decade_lists REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.count_groups('decade_lists', 'list');
CREATE TRIGGER groups_emptied AFTER TRUNCATE ON private.decade_lists FOR EACH STATEMENT EXECUTE FUNCTION private.count_groups('decade_lists', 'list');
CREATE TRIGGER groups_removed AFTER DELETE ON private.decade_lists REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.count_groups('decade_lists', 'list');
row level security on;

table private.different_entries (
  entries text not null,
  first_id bigint not null,
  second_id bigint not null,
  constraint different_entries_pkey PRIMARY KEY (entries, first_id, second_id),
  constraint different_entries_check CHECK ((second_id > first_id))
);
comment 'Pairs that the administrator has marked as not the same.';
CREATE INDEX different_from_the_second ON private.different_entries USING btree (entries, second_id);
row level security on;

table private.drafts (
  id bigint not null,
  state jsonb not null,
  title text not null generated always as ((state ->> 'title'::text)) stored,
  views bigint not null default 0,
  was_public boolean not null default false,
  version timestamp with time zone not null default clock_timestamp(),
  publish_at timestamp with time zone,
  failure text,
  constraint drafts_pkey PRIMARY KEY (id),
  constraint drafts_views_check CHECK ((views >= 0))
);
comment 'Songs that were saved as drafts or withdrawn: what each is, as functions/revisions/state_of.sql writes it; when it is to be published, and why it was not at the last time.';
CREATE INDEX drafts_latest_first ON private.drafts USING btree (version DESC, id DESC);
CREATE INDEX drafts_to_publish ON private.drafts USING btree (publish_at, id) WHERE (publish_at IS NOT NULL);
CREATE TRIGGER move_to_trash BEFORE DELETE ON private.drafts FOR EACH ROW EXECUTE FUNCTION private.move_to_trash();
row level security on;

table private.filler_words (
  word text collate "C" not null,
  joins boolean not null,
  constraint filler_words_pkey PRIMARY KEY (word)
);
comment 'Words that count for nothing in a search that finds something without them, as plain_text writes them.';
row level security on;

table private.first_lines (
  lyric_id bigint not null,
  script text not null,
  line text not null,
  line_key text collate "C" not null,
  letter text collate "C" not null,
  is_refrain boolean not null default false,
  constraint first_lines_pkey PRIMARY KEY (lyric_id, script, is_refrain),
  constraint first_lines_lyric_id_fkey FOREIGN KEY (lyric_id) REFERENCES lyrics(id) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint first_lines_script_check CHECK ((script = ANY (ARRAY['english'::text, 'hindi'::text])))
);
comment 'The first line of each text of a song and the line by which the song is remembered, if that is another one (is_refrain), with its letter and the key by which lines are sorted.';
CREATE INDEX first_lines_by_letter ON private.first_lines USING btree (letter, line_key, lyric_id, script, is_refrain);
CREATE TRIGGER groups_added AFTER INSERT ON private.first_lines REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.count_groups('first_lines', 'letter');
CREATE TRIGGER groups_changed AFTER UPDATE ON private.first_lines REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.count_groups('first_lines', 'letter');
CREATE TRIGGER groups_emptied AFTER TRUNCATE ON private.first_lines FOR EACH STATEMENT EXECUTE FUNCTION private.count_groups('first_lines', 'letter');
CREATE TRIGGER groups_removed AFTER DELETE ON private.first_lines REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.count_groups('first_lines', 'letter');
row level security on;

table private.functions (
  name text not null,
  hash text not null,
  constraint functions_pkey PRIMARY KEY (name)
);
row level security on;

table private.genre_spellings (
  spelling text collate "C" not null,
  genre_key text collate "C" not null,
  constraint genre_spellings_pkey PRIMARY KEY (spelling)
);
comment 'The spellings of each genre; private.totals has the number of their songs (entries is genres, letter the spelling).';
CREATE INDEX spellings_of_a_genre ON private.genre_spellings USING btree (genre_key);
row level security on;

table private.genres (
  genre_key text collate "C" not null,
  name text collate "C" not null,
  slug text collate "C" not null,
  songs bigint not null,
  constraint genres_pkey PRIMARY KEY (genre_key)
);
comment 'The genres that songs have: the spelling of most songs, its part of an address, and the number of songs of all spellings.';
CREATE INDEX genres_most_songs_first ON private.genres USING btree (songs DESC, genre_key);
row level security on;

table private.glossary_state (
  only_row boolean not null default true,
  version bigint not null default 0,
  last_song bigint,
  ends_at bigint not null default 0,
  constraint glossary_state_pkey PRIMARY KEY (only_row),
  constraint glossary_state_only_row_check CHECK (only_row)
);
comment 'The version grows with each change of the glossary. In songs after last_song words are to be found anew; null if in none.';
row level security on;

table private.known_words (
  devanagari text collate "C" not null,
  sound text collate "C" not null,
  songs integer not null,
  constraint known_words_pkey PRIMARY KEY (devanagari)
);
comment 'Words of Devanagari lyrics, the key of their sound, and in how many songs.';
CREATE INDEX known_words_by_sound ON private.known_words USING btree (sound);
row level security on;

table private.likely_twins (
  entries text not null,
  first_id bigint not null,
  second_id bigint not null,
  is_same_sound boolean not null,
  common_songs integer not null default 0,
  rank smallint,
  constraint likely_twins_pkey PRIMARY KEY (entries, first_id, second_id),
  constraint likely_twins_check CHECK ((second_id > first_id))
);
comment 'Pairs of songs, people and albums that may be the same, written by triggers. rank is their order, the likeliest first; a pair without one is not listed.';
CREATE INDEX likely_twins_in_order ON private.likely_twins USING btree (entries, rank, second_id, first_id) WHERE (rank IS NOT NULL);
CREATE INDEX likely_twins_of_the_second ON private.likely_twins USING btree (entries, second_id);
row level security on;

table private.line_rules (
  hash text not null,
  constraint line_rules_pkey PRIMARY KEY (hash)
);
row level security on;

table private.machine_versions (
  lyric_id bigint not null,
  script text not null,
  text text not null,
  lines integer not null,
  words integer not null,
  unsure_words integer not null,
  unsure_share real not null generated always as (((unsure_words)::real / (words)::double precision)) stored,
  constraint machine_versions_pkey PRIMARY KEY (lyric_id),
  constraint machine_versions_check CHECK (((unsure_words >= 0) AND (unsure_words <= words))),
  constraint machine_versions_lines_check CHECK ((lines > 0)),
  constraint machine_versions_script_check CHECK ((script = ANY (ARRAY['hindi'::text, 'english'::text]))),
  constraint machine_versions_words_check CHECK ((words > 0))
);
comment 'Drafts of the script that a song lacks: the text, its number of lines that are not empty, of words, and of words that a person should look at.';
CREATE INDEX machine_versions_of_script ON private.machine_versions USING btree (script, unsure_share, lyric_id);
CREATE INDEX machine_versions_surest_first ON private.machine_versions USING btree (unsure_share, lyric_id);
row level security on;

table private.marks (
  key text not null,
  value text not null,
  marked_at timestamp with time zone not null default now(),
  constraint marks_pkey PRIMARY KEY (key)
);
comment 'What happens once in the life of a database, and that it has happened.';
row level security on;

table private.merged_entries (
  entries text not null,
  entry_id bigint not null,
  into_id bigint not null,
  alias_keys text[] not null,
  constraint merged_entries_pkey PRIMARY KEY (entries, entry_id),
  constraint merged_entries_check CHECK ((into_id <> entry_id))
);
comment 'The people and albums that were merged, and where the address of each leads. No into_id was itself merged, so that nothing leads in a circle. alias_keys are the other names that the merge gave to the one that stayed.';
CREATE INDEX merged_into_an_entry ON private.merged_entries USING btree (entries, into_id);
row level security on;

table private.merged_genres (
  genre_key text collate "C" not null,
  spelling text not null,
  into_key text collate "C" not null,
  into_spelling text not null,
  constraint merged_genres_pkey PRIMARY KEY (genre_key),
  constraint merged_genres_check CHECK ((into_key <> genre_key))
);
comment 'The former genres, and the genre to which the songs of each were given. Its address and its spellings lead there. No genre of into_key is itself a row, so that nothing leads in a circle.';
CREATE INDEX merged_into_a_genre ON private.merged_genres USING btree (into_key);
row level security on;

table private.migrations (
  number integer not null,
  name text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migrations_pkey PRIMARY KEY (number)
);
row level security on;

table private.missed_searches (
  key text not null,
  words text not null,
  searches bigint not null default 1,
  first_searched_at timestamp with time zone not null default now(),
  last_searched_at timestamp with time zone not null default now(),
  constraint missed_searches_pkey PRIMARY KEY (key)
);
comment 'Searches that found nothing: the words folded by private.name_key as the key, as they were typed last, how often, and when. At most 1,000, for 180 days after the last time.';
row level security on;

table private.new_views (
  singer_id bigint not null,
  backend integer not null,
  views bigint not null,
  constraint new_views_pkey PRIMARY KEY (singer_id, backend)
) with (fillfactor=50);
comment 'Views that are not in song_counts and totals yet (functions/views/fold_new_views.sql); singer 0 stands for all songs. Each connection has rows of its own, so that nobody waits for another.';
row level security on;

table private.passkeys (
  id bigint not null generated by default as identity,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  host text not null,
  name text not null,
  made_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint a_name_has_1_to_60_characters CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint passkeys_credential_id_key UNIQUE (credential_id)
);
comment 'The public halves of the administrator''s passkeys. A passkey works only on the host for which it was made; its counter grows with each use, or stays 0.';
row level security on;

table private.preferences (
  only_row boolean not null default true,
  offers_machine_versions boolean not null default true,
  constraint preferences_pkey PRIMARY KEY (only_row),
  constraint preferences_only_row_check CHECK (only_row)
);
comment 'What the administrator has chosen for the site, beside the codes in public.settings: whether readers are offered machine-made versions.';
CREATE TRIGGER tell_changed AFTER INSERT OR UPDATE ON private.preferences FOR EACH STATEMENT EXECUTE FUNCTION private.tell_settings_changed();
row level security on;

table private.recovery_codes (
  code_hash bytea not null,
  constraint recovery_codes_pkey PRIMARY KEY (code_hash)
);
comment 'SHA-256 of each code that is left. A code has 99 random bits, so a fast hash is enough.';
row level security on;

table private.revisions (
  id bigint not null generated by default as identity,
  table_name text not null,
  row_key text collate "C" not null,
  changed_at timestamp with time zone not null default now(),
  transaction_id xid8 not null default pg_current_xact_id(),
  way text not null,
  action text not null,
  before jsonb,
  constraint revisions_pkey PRIMARY KEY (id),
  constraint revisions_action_check CHECK ((action = ANY (ARRAY['added'::text, 'changed'::text, 'deleted'::text, 'published'::text, 'withdrawn'::text]))),
  constraint revisions_check CHECK (((before IS NULL) = (action = ANY (ARRAY['added'::text, 'published'::text])))),
  constraint revisions_way_check CHECK ((way = ANY (ARRAY['form'::text, 'data-service'::text, 'import'::text, 'merge'::text, 'trash'::text, 'version'::text, 'starter'::text, 'sql'::text, 'clock'::text])))
);
comment 'One row for each transaction and each song, person, album or setting that it changed: what the changed fields were before; all fields of a deleted one. By these one goes back from the present, one revision after the other.';
CREATE INDEX revisions_of_a_row ON private.revisions USING btree (table_name, row_key, id);
row level security on;

table private.save_requests (
  save_key uuid not null,
  lyric_id bigint,
  version timestamp with time zone,
  requested_at timestamp with time zone not null default now(),
  entry_id bigint,
  constraint save_requests_pkey PRIMARY KEY (save_key)
);
comment 'The result of each save by the key that its form carried, for a day: the same form sent twice saves once.';
CREATE INDEX save_requests_by_time ON private.save_requests USING btree (requested_at);
row level security on;

table private.search_fields (
  lyric_id bigint not null,
  words integer[] not null,
  marks integer[] not null,
  title_initials text collate "C" not null,
  line_initials text collate "C" not null,
  facets text[] collate "C" not null default '{}'::text[],
  constraint search_fields_pkey PRIMARY KEY (lyric_id),
  constraint search_fields_lyric_id_fkey FOREIGN KEY (lyric_id) REFERENCES lyrics(id) ON UPDATE CASCADE ON DELETE CASCADE
);
comment 'The numbers of the words of each song''s title, genre and year; and marks, these and those of its singers, lyricists, music directors and album. And the first letters of the words of its title and of its first line.';
CREATE INDEX search_fields_by_line_initials ON private.search_fields USING btree (line_initials);
CREATE INDEX search_fields_by_marks ON private.search_fields USING gin (marks) WITH (fastupdate=off);
CREATE INDEX search_fields_by_title_initials ON private.search_fields USING btree (title_initials);
row level security on;

table private.search_lines (
  lyric_id bigint not null,
  sound text collate "C" not null,
  marks integer[] not null storage m,
  constraint search_lines_pkey PRIMARY KEY (lyric_id),
  constraint search_lines_lyric_id_fkey FOREIGN KEY (lyric_id) REFERENCES lyrics(id) ON UPDATE CASCADE ON DELETE CASCADE
) with (toast_tuple_target=128);
comment 'Each song''s lines in both scripts by their sound, and the numbers of their words and pairs of words. The sound has as many lines as the song; one that stood there before, or has no words, is empty.';
CREATE INDEX search_lines_by_marks ON private.search_lines USING gin (marks) WITH (fastupdate=off);
row level security on;

table private.search_names (
  entries text not null,
  entry_id bigint not null,
  name_key text collate "C" not null,
  sound text collate "C" not null,
  letters text collate "C" not null,
  marks integer[] not null,
  other_name text,
  constraint search_names_pkey PRIMARY KEY (entries, entry_id, name_key)
);
comment 'Each singer, lyricist, music director and album by the sound of its name, and of each other name (other_name, as written); entries is the name of its table.';
CREATE INDEX other_names_by_key ON private.search_names USING btree (entries, name_key, entry_id) WHERE (other_name IS NOT NULL);
CREATE INDEX search_names_by_held_letters ON private.search_names USING gin (private.letter_numbers(entries, name_key)) WITH (fastupdate=off);
CREATE INDEX search_names_by_key ON private.search_names USING btree (entries, name_key, entry_id);
CREATE INDEX search_names_by_letters ON private.search_names USING gin (name_key extensions.gin_trgm_ops);
CREATE INDEX search_names_by_marks ON private.search_names USING gin (marks) WITH (fastupdate=off);
CREATE INDEX search_names_by_sound ON private.search_names USING btree (sound);
row level security on;

table private.search_title_keys (
  lyric_id bigint not null,
  title_key text collate "C" not null,
  constraint search_title_keys_pkey PRIMARY KEY (lyric_id),
  constraint search_title_keys_lyric_id_fkey FOREIGN KEY (lyric_id) REFERENCES lyrics(id) ON UPDATE CASCADE ON DELETE CASCADE
);
comment 'Each song''s title folded by private.name_key: case, white space and Unicode form do not count.';
CREATE INDEX search_title_keys_by_key ON private.search_title_keys USING btree (title_key, lyric_id);
CREATE INDEX search_title_keys_by_letters ON private.search_title_keys USING gin (title_key extensions.gin_trgm_ops) WITH (fastupdate=off);
row level security on;

table private.search_titles (
  lyric_id bigint not null,
  sound text collate "C" not null,
  letters text collate "C" not null,
  marks integer[] not null,
  plain text collate "C" not null,
  constraint search_titles_pkey PRIMARY KEY (lyric_id),
  constraint search_titles_lyric_id_fkey FOREIGN KEY (lyric_id) REFERENCES lyrics(id) ON UPDATE CASCADE ON DELETE CASCADE
);
comment 'Each song''s title in plain words (functions/sounds/plain_text.sql) and by its sound, the letters by which it is compared, and the numbers under which it is looked up.';
CREATE INDEX search_titles_by_marks ON private.search_titles USING gin (marks) WITH (fastupdate=off);
CREATE INDEX search_titles_by_sound ON private.search_titles USING btree (sound);
row level security on;

table private.search_ways (
  place integer not null,
  way text not null,
  finder text not null,
  names text not null,
  enough numeric not null,
  if_nothing boolean not null,
  meaning text not null,
  nearly boolean not null,
  worth numeric,
  least_line_fit numeric,
  least_name_fit numeric,
  enough_name_fit numeric,
  slack numeric not null,
  enough_of_unknown numeric not null,
  constraint search_ways_pkey PRIMARY KEY (place),
  constraint search_ways_way_key UNIQUE (way)
);
comment 'The ways in which songs are looked for, one after the other, until what was found fits well.';
row level security on;

table private.search_words (
  written text collate "C" not null,
  sound text collate "C" not null,
  key text collate "C" not null,
  bones text collate "C" not null,
  pieces integer[] not null
);
comment 'Each word that occurs or has occurred in a title, line or name, with its sound. A word may stand here twice: transactions that bring it at the same time do not wait for each other.';
CREATE INDEX search_words_by_key ON private.search_words USING btree (key, sound);
CREATE INDEX search_words_by_piece ON private.search_words USING gin (pieces) WITH (fastupdate=off);
CREATE INDEX search_words_by_sound ON private.search_words USING btree (sound);
CREATE INDEX search_words_by_spelling ON private.search_words USING btree (written);
row level security on;

table private.sessions (
  id bigint not null generated by default as identity,
  token_hash bytea not null,
  password_version integer not null,
  signed_in_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  user_agent text not null,
  address text not null,
  passkey_id bigint,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_passkey_id_fkey FOREIGN KEY (passkey_id) REFERENCES private.passkeys(id) ON DELETE CASCADE,
  constraint sessions_token_hash_key UNIQUE (token_hash)
);
comment 'Where the administrator is signed in. A session holds only for the password_version with which it began.';
row level security on;

table private.sign_in_failures (
  lane text not null,
  failures integer not null,
  last_failed_at timestamp with time zone not null,
  closed_until timestamp with time zone not null,
  constraint sign_in_failures_pkey PRIMARY KEY (lane)
);
comment 'Failed tries to sign in by lane: an IPv4 address, an IPv6 /64, or a trusted browser. Forgotten after a day.';
CREATE INDEX sign_in_failures_by_time ON private.sign_in_failures USING btree (last_failed_at);
row level security on;

table private.sitemap_changes (
  number bigint not null,
  changed timestamp with time zone not null,
  constraint sitemap_changes_pkey PRIMARY KEY (number)
);
comment 'When a song of each sitemap changed last; sitemap n holds the ids above (n - 1) * 50,000 up to n * 50,000.';
row level security on;

table private.song_counts (
  entries text not null,
  entry_id bigint not null,
  name_key text collate "C" not null,
  songs bigint not null default 0,
  views bigint not null default 0,
  constraint song_counts_pkey PRIMARY KEY (entries, entry_id)
);
comment 'How many songs each singer, lyricist, music director and album has; entries is the name of its table. Of singers also the views of their songs, but for those in new_views.';
CREATE INDEX song_counts_most_songs_first ON private.song_counts USING btree (entries, songs DESC, name_key, entry_id);
CREATE INDEX song_counts_most_viewed_first ON private.song_counts USING btree (views DESC, songs DESC, name_key, entry_id) WHERE (entries = 'singers'::text);
row level security on;

table private.song_groups (
  lyric_id bigint not null,
  genre text collate "C",
  genre_key text collate "C",
  year integer,
  decade integer generated always as (((year / 10) * 10)) stored,
  constraint song_groups_pkey PRIMARY KEY (lyric_id),
  constraint song_groups_lyric_id_fkey FOREIGN KEY (lyric_id) REFERENCES lyrics(id) ON UPDATE CASCADE ON DELETE CASCADE
);
comment 'Of each song its genre as it is spelled, the key that all spellings of a genre share, and its year, else that of its album.';
CREATE INDEX songs_of_a_decade ON private.song_groups USING btree (decade, lyric_id);
CREATE INDEX songs_of_a_genre ON private.song_groups USING btree (genre_key, lyric_id);
CREATE INDEX songs_of_a_year ON private.song_groups USING btree (year, lyric_id);
CREATE TRIGGER decades_added AFTER INSERT ON private.song_groups REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.write_decade_lists_of_songs();
CREATE TRIGGER decades_changed AFTER UPDATE ON private.song_groups REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.write_decade_lists_of_songs();
CREATE TRIGGER groups_added AFTER INSERT ON private.song_groups REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.count_groups('genres', 'genre', 'years', 'year');
CREATE TRIGGER groups_changed AFTER UPDATE ON private.song_groups REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.count_groups('genres', 'genre', 'years', 'year');
CREATE TRIGGER groups_emptied AFTER TRUNCATE ON private.song_groups FOR EACH STATEMENT EXECUTE FUNCTION private.count_groups('genres', 'genre', 'years', 'year');
CREATE TRIGGER groups_removed AFTER DELETE ON private.song_groups REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.count_groups('genres', 'genre', 'years', 'year');
row level security on;

table private.songs_to_learn (
  lyric_id bigint not null,
  old_hindi text,
  old_english text,
  constraint songs_to_learn_pkey PRIMARY KEY (lyric_id)
);
comment 'Songs that are not learned yet, with the lyrics that were learned last; nulls for a new song.';
row level security on;

table private.sound_rules (
  hash text not null
);
comment 'One row: a number of the text of the rules by which all that a search looks up was written.';
row level security on;

table private.spent_challenges (
  nonce bytea not null,
  expires_at timestamp with time zone not null,
  constraint spent_challenges_pkey PRIMARY KEY (nonce)
);
comment 'Challenges that a passkey has answered, until they expire: each is accepted once.';
row level security on;

table private.starter_rows (
  table_name text not null,
  row_id bigint not null,
  constraint starter_rows_pkey PRIMARY KEY (table_name, row_id)
);
comment 'Which rows came with the starter catalogue, so that they can be removed together.';
row level security on;

table private.totals (
  entries text not null,
  letter text collate "C" not null,
  count bigint not null default 0,
  views bigint not null default 0,
  constraint totals_pkey PRIMARY KEY (entries, letter)
);
comment 'How many albums, people and first lines there are of each letter, how many songs have each spelling of a genre (entries is genres) and each year (entries is years), how many are on each of private.decade_lists, and how many songs there are (entries is lyrics, letter empty) with how many views, but for those in new_views.';
row level security on;

table private.trash (
  id bigint not null generated by default as identity,
  deleted_at timestamp with time zone not null default now(),
  table_name text not null,
  row_id bigint not null,
  deleted_row jsonb not null,
  links jsonb not null,
  constraint trash_pkey PRIMARY KEY (id)
);
comment 'Every deleted song, album, singer, lyricist and music director with its links, put here by a trigger, whoever deletes.';
CREATE INDEX trash_by_row ON private.trash USING btree (table_name, row_id);
CREATE INDEX trash_by_time ON private.trash USING btree (deleted_at);
CREATE TRIGGER forget_revisions AFTER DELETE ON private.trash REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.forget_revisions();
row level security on;

table private.trusted_browsers (
  token_hash bytea not null,
  last_signed_in_at timestamp with time zone not null,
  constraint trusted_browsers_pkey PRIMARY KEY (token_hash)
);
comment 'Browsers from which the administrator has signed in before: strangers who guess cannot make them wait.';
row level security on;

table private.unfinished_forms (
  key uuid not null,
  address text not null,
  title text not null,
  content jsonb not null,
  saved_at timestamp with time zone not null default clock_timestamp(),
  constraint unfinished_forms_pkey PRIMARY KEY (key),
  constraint unfinished_form_has_at_most_1000000_characters CHECK ((char_length((content)::text) <= 1000000))
);
comment 'What was typed into forms of songs and not saved yet, by the key that each open form has.';
CREATE INDEX unfinished_forms_latest_first ON private.unfinished_forms USING btree (saved_at DESC, key);
row level security on;

table private.view_counts (
  starts_at timestamp with time zone not null,
  backend integer not null,
  views bigint not null,
  constraint view_counts_pkey PRIMARY KEY (starts_at, backend)
) with (fillfactor=50);
comment 'Views by quarters of an hour, from which a day of any time zone can be put together. Each connection has rows of its own, so that nobody waits for another; 0 is what was folded together later.';
row level security on;

table private.word_pairs (
  devanagari text collate "C" not null,
  roman text collate "C" not null,
  devanagari_key text collate "C" not null,
  roman_key text collate "C" not null,
  songs integer not null,
  constraint word_pairs_pkey PRIMARY KEY (devanagari, roman)
);
comment 'Words and how they are written in the other script, the keys by which they are looked up, and in how many songs.';
CREATE INDEX word_pairs_of_devanagari ON private.word_pairs USING btree (devanagari_key);
CREATE INDEX word_pairs_of_roman ON private.word_pairs USING btree (roman_key);
row level security on;

table private.words_of_songs (
  lyric_id bigint not null,
  word_id bigint not null,
  place smallint not null,
  spellings text[] not null,
  constraint words_of_songs_pkey PRIMARY KEY (lyric_id, word_id)
);
comment 'Which words of the glossary a song has: their order, and the spellings in its lyrics. Without foreign keys: a song may be deleted while its words are being found.';
CREATE INDEX songs_of_a_word ON private.words_of_songs USING btree (word_id, lyric_id);
row level security on;

table public.album_aliases (
  album_id bigint not null,
  alias_key text collate "C" not null default ''::text,
  alias text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint album_aliases_pkey PRIMARY KEY (album_id, alias_key),
  constraint album_alias_is_at_most_200_characters CHECK ((char_length(alias) <= 200)),
  constraint album_alias_is_required CHECK ((alias <> ''::text)),
  constraint album_aliases_album_id_fkey FOREIGN KEY (album_id) REFERENCES albums(id) ON DELETE CASCADE
);
comment 'Other names of albums, in either script. Albums of one year have different names and aliases.';
CREATE INDEX albums_with_an_alias ON public.album_aliases USING btree (alias_key);
CREATE TRIGGER names_added AFTER INSERT ON public.album_aliases REFERENCING NEW TABLE AS new_names FOR EACH STATEMENT EXECUTE FUNCTION private.sound_other_names();
CREATE TRIGGER names_changed AFTER UPDATE ON public.album_aliases REFERENCING OLD TABLE AS old_names NEW TABLE AS new_names FOR EACH STATEMENT EXECUTE FUNCTION private.sound_other_names();
CREATE TRIGGER names_removed AFTER DELETE ON public.album_aliases REFERENCING OLD TABLE AS old_names FOR EACH STATEMENT EXECUTE FUNCTION private.sound_other_names();
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON public.album_aliases FOR EACH ROW EXECUTE FUNCTION private.note_change('album_id', 'alias_key');
CREATE TRIGGER note_emptying AFTER TRUNCATE ON public.album_aliases FOR EACH STATEMENT EXECUTE FUNCTION private.note_change();
CREATE TRIGGER note_update AFTER UPDATE ON public.album_aliases FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.album_id IS DISTINCT FROM new.album_id) OR (old.alias_key IS DISTINCT FROM new.alias_key))) EXECUTE FUNCTION private.note_change('album_id', 'alias_key');
CREATE TRIGGER tidy BEFORE INSERT OR UPDATE ON public.album_aliases FOR EACH ROW EXECUTE FUNCTION private.tidy_album_alias();
CREATE TRIGGER versions_of_the_others AFTER DELETE ON public.album_aliases REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.renew_versions_of_aliases();
row level security on;
policy everybody_reads permissive for select to anon using (true);
policy service_role_reads_and_writes permissive for all to service_role using (true) with check (true);
grant select to anon;
grant delete, insert, select, update to service_role;

table public.album_facts (
  album_id bigint not null,
  other_name text,
  about text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint album_facts_pkey PRIMARY KEY (album_id),
  constraint album_about_is_at_most_500_characters CHECK ((char_length(about) <= 500)),
  constraint album_facts_album_id_fkey FOREIGN KEY (album_id) REFERENCES albums(id) ON DELETE CASCADE,
  constraint album_other_name_is_at_most_200_characters CHECK ((char_length(other_name) <= 200)),
  constraint there_are_facts_of_an_album CHECK ((num_nonnulls(other_name, about) > 0))
);
comment 'What readers are told of an album: its name in the other script, and a line or two.';
CREATE TRIGGER names_added AFTER INSERT ON public.album_facts REFERENCING NEW TABLE AS new_names FOR EACH STATEMENT EXECUTE FUNCTION private.sound_other_names();
CREATE TRIGGER names_changed AFTER UPDATE ON public.album_facts REFERENCING OLD TABLE AS old_names NEW TABLE AS new_names FOR EACH STATEMENT EXECUTE FUNCTION private.sound_other_names();
CREATE TRIGGER names_removed AFTER DELETE ON public.album_facts REFERENCING OLD TABLE AS old_names FOR EACH STATEMENT EXECUTE FUNCTION private.sound_other_names();
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON public.album_facts FOR EACH ROW EXECUTE FUNCTION private.note_change('album_id');
CREATE TRIGGER note_emptying AFTER TRUNCATE ON public.album_facts FOR EACH STATEMENT EXECUTE FUNCTION private.note_change();
CREATE TRIGGER note_update AFTER UPDATE ON public.album_facts FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.album_id IS DISTINCT FROM new.album_id))) EXECUTE FUNCTION private.note_change('album_id');
CREATE TRIGGER tidy BEFORE INSERT OR UPDATE ON public.album_facts FOR EACH ROW EXECUTE FUNCTION private.tidy_facts();
CREATE TRIGGER version BEFORE UPDATE ON public.album_facts FOR EACH ROW EXECUTE FUNCTION private.renew_version();
row level security on;
policy everybody_reads permissive for select to anon using (true);
policy service_role_reads_and_writes permissive for all to service_role using (true) with check (true);
grant select to anon;
grant delete, insert, select, update to service_role;

table public.albums (
  id bigint not null generated by default as identity,
  name text not null,
  name_key text collate "C" not null default ''::text,
  year integer,
  cover_image_url text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  letter text collate "C" not null default '#'::text,
  constraint albums_pkey PRIMARY KEY (id),
  constraint album_cover_begins_with_http_or_https CHECK ((cover_image_url ~* '^https?://[^[:space:]/?#]+([/?#][^[:space:]]*)?$'::text)),
  constraint album_cover_is_at_most_2048_characters CHECK ((char_length(cover_image_url) <= 2048)),
  constraint album_name_is_at_most_200_characters CHECK ((char_length(name) <= 200)),
  constraint album_name_is_required CHECK ((name <> ''::text)),
  constraint album_year_is_from_1900_to_two_years_from_now CHECK (((year >= 1900) AND ((year)::numeric <= (EXTRACT(year FROM (now() AT TIME ZONE 'UTC'::text)) + (2)::numeric)))),
  constraint albums_name_key_year_key UNIQUE NULLS NOT DISTINCT (name_key, year)
);
CREATE INDEX albums_by_letter ON public.albums USING btree (letter, name_key, id);
CREATE TRIGGER alias_is_free AFTER INSERT ON public.albums FOR EACH ROW EXECUTE FUNCTION private.refuse_taken_alias();
CREATE TRIGGER alias_is_free_still AFTER UPDATE OF name, year ON public.albums FOR EACH ROW WHEN (((old.name_key IS DISTINCT FROM new.name_key) OR (old.year IS DISTINCT FROM new.year))) EXECUTE FUNCTION private.refuse_taken_alias();
CREATE TRIGGER entries_added AFTER INSERT ON public.albums REFERENCING NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION private.count_entries();
CREATE TRIGGER entries_changed AFTER UPDATE ON public.albums REFERENCING OLD TABLE AS old_entries NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION private.count_entries();
CREATE TRIGGER entries_emptied AFTER TRUNCATE ON public.albums FOR EACH STATEMENT EXECUTE FUNCTION private.count_entries();
CREATE TRIGGER entries_removed AFTER DELETE ON public.albums REFERENCING OLD TABLE AS old_entries FOR EACH STATEMENT EXECUTE FUNCTION private.count_entries();
CREATE TRIGGER groups_changed AFTER UPDATE OF year ON public.albums FOR EACH ROW WHEN ((new.year IS DISTINCT FROM old.year)) EXECUTE FUNCTION private.write_groups_of_album();
CREATE TRIGGER move_to_trash BEFORE DELETE ON public.albums FOR EACH ROW EXECUTE FUNCTION private.move_to_trash();
CREATE TRIGGER names_added AFTER INSERT ON public.albums REFERENCING NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION private.sound_names();
CREATE TRIGGER names_changed AFTER UPDATE ON public.albums REFERENCING OLD TABLE AS old_entries NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION private.sound_names();
CREATE TRIGGER names_emptied AFTER TRUNCATE ON public.albums FOR EACH STATEMENT EXECUTE FUNCTION private.sound_names();
CREATE TRIGGER names_removed AFTER DELETE ON public.albums REFERENCING OLD TABLE AS old_entries FOR EACH STATEMENT EXECUTE FUNCTION private.sound_names();
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON public.albums FOR EACH ROW EXECUTE FUNCTION private.note_change('id');
CREATE TRIGGER note_emptying AFTER TRUNCATE ON public.albums FOR EACH STATEMENT EXECUTE FUNCTION private.note_change();
CREATE TRIGGER note_update AFTER UPDATE ON public.albums FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.id IS DISTINCT FROM new.id))) EXECUTE FUNCTION private.note_change('id');
CREATE TRIGGER revise_added AFTER INSERT ON public.albums FOR EACH ROW EXECUTE FUNCTION private.revise_row();
CREATE TRIGGER revise_changed AFTER UPDATE ON public.albums FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.id <> new.id))) EXECUTE FUNCTION private.revise_row();
CREATE TRIGGER revise_deleted BEFORE DELETE ON public.albums FOR EACH ROW EXECUTE FUNCTION private.revise_row();
CREATE TRIGGER tidy BEFORE INSERT OR UPDATE ON public.albums FOR EACH ROW EXECUTE FUNCTION private.tidy_album();
CREATE TRIGGER version BEFORE UPDATE ON public.albums FOR EACH ROW EXECUTE FUNCTION private.renew_version();
row level security on;
policy everybody_reads permissive for select to anon using (true);
policy service_role_reads_and_writes permissive for all to service_role using (true) with check (true);
grant select to anon;
grant delete, insert, select, update to service_role;

table public.lyric_notes (
  lyric_id bigint not null,
  line text collate "C" not null,
  note text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint lyric_notes_pkey PRIMARY KEY (lyric_id, line),
  constraint a_note_has_text CHECK ((note <> ''::text)),
  constraint a_note_names_its_line CHECK ((line <> ''::text)),
  constraint lyric_notes_lyric_id_fkey FOREIGN KEY (lyric_id) REFERENCES lyrics(id) ON DELETE CASCADE,
  constraint note_is_at_most_2000_characters CHECK ((char_length(note) <= 2000)),
  constraint noted_line_is_at_most_500_characters CHECK ((char_length(line) <= 500))
);
comment 'Notes to lines of a song. A line is named by its text in the lyrics; a note whose line is gone is kept and not shown.';
CREATE TRIGGER limit_notes AFTER INSERT ON public.lyric_notes REFERENCING NEW TABLE AS added_parts FOR EACH STATEMENT EXECUTE FUNCTION private.limit_parts_of_song('a_song_has_at_most_50_notes');
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON public.lyric_notes FOR EACH ROW EXECUTE FUNCTION private.note_change('lyric_id', 'line');
CREATE TRIGGER note_emptying AFTER TRUNCATE ON public.lyric_notes FOR EACH STATEMENT EXECUTE FUNCTION private.note_change();
CREATE TRIGGER note_update AFTER UPDATE ON public.lyric_notes FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.lyric_id IS DISTINCT FROM new.lyric_id) OR (old.line IS DISTINCT FROM new.line))) EXECUTE FUNCTION private.note_change('lyric_id', 'line');
CREATE TRIGGER notes_added AFTER INSERT ON public.lyric_notes REFERENCING NEW TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER notes_changed AFTER UPDATE ON public.lyric_notes REFERENCING NEW TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER notes_removed AFTER DELETE ON public.lyric_notes REFERENCING OLD TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER revise_added AFTER INSERT ON public.lyric_notes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('lyric_notes', 'lyrics', 'lyric_id', '');
CREATE TRIGGER revise_changed AFTER UPDATE ON public.lyric_notes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('lyric_notes', 'lyrics', 'lyric_id', '');
CREATE TRIGGER revise_removed AFTER DELETE ON public.lyric_notes REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('lyric_notes', 'lyrics', 'lyric_id', '');
CREATE TRIGGER tidy BEFORE INSERT OR UPDATE ON public.lyric_notes FOR EACH ROW EXECUTE FUNCTION private.tidy_note();
CREATE TRIGGER version BEFORE UPDATE ON public.lyric_notes FOR EACH ROW EXECUTE FUNCTION private.renew_version();
row level security on;
policy everybody_reads permissive for select to anon using (true);
policy service_role_reads_and_writes permissive for all to service_role using (true) with check (true);
grant select to anon;
grant delete, insert, select, update to service_role;

table public.lyric_translations (
  lyric_id bigint not null,
  english text,
  plain_hindi text,
  translator text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint lyric_translations_pkey PRIMARY KEY (lyric_id),
  constraint a_translation_has_english_or_plain_hindi CHECK (((english IS NOT NULL) OR (plain_hindi IS NOT NULL))),
  constraint english_translation_is_at_most_100000_characters CHECK ((char_length(english) <= 100000)),
  constraint lyric_translations_lyric_id_fkey FOREIGN KEY (lyric_id) REFERENCES lyrics(id) ON DELETE CASCADE,
  constraint plain_hindi_is_at_most_100000_characters CHECK ((char_length(plain_hindi) <= 100000)),
  constraint translator_is_at_most_200_characters CHECK ((char_length(translator) <= 200))
);
comment 'What a song means, in the lines and stanzas of its lyrics: in English, in plain Hindi, or in both, and who wrote that.';
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON public.lyric_translations FOR EACH ROW EXECUTE FUNCTION private.note_change('lyric_id');
CREATE TRIGGER note_emptying AFTER TRUNCATE ON public.lyric_translations FOR EACH STATEMENT EXECUTE FUNCTION private.note_change();
CREATE TRIGGER note_update AFTER UPDATE ON public.lyric_translations FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.lyric_id IS DISTINCT FROM new.lyric_id))) EXECUTE FUNCTION private.note_change('lyric_id');
CREATE TRIGGER revise_added AFTER INSERT ON public.lyric_translations REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('lyric_translations', 'lyrics', 'lyric_id', '');
CREATE TRIGGER revise_changed AFTER UPDATE ON public.lyric_translations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('lyric_translations', 'lyrics', 'lyric_id', '');
CREATE TRIGGER revise_removed AFTER DELETE ON public.lyric_translations REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('lyric_translations', 'lyrics', 'lyric_id', '');
CREATE TRIGGER tidy BEFORE INSERT OR UPDATE ON public.lyric_translations FOR EACH ROW EXECUTE FUNCTION private.tidy_translation();
CREATE TRIGGER translation_added AFTER INSERT ON public.lyric_translations REFERENCING NEW TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER translation_changed AFTER UPDATE ON public.lyric_translations REFERENCING NEW TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER translation_removed AFTER DELETE ON public.lyric_translations REFERENCING OLD TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER version BEFORE UPDATE ON public.lyric_translations FOR EACH ROW EXECUTE FUNCTION private.renew_version();
row level security on;
policy everybody_reads permissive for select to anon using (true);
policy service_role_reads_and_writes permissive for all to service_role using (true) with check (true);
grant select to anon;
grant delete, insert, select, update to service_role;

table public.lyric_words (
  lyric_id bigint not null,
  word text collate "C" not null,
  english text,
  hindi text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint lyric_words_pkey PRIMARY KEY (lyric_id, word),
  constraint lyric_words_lyric_id_fkey FOREIGN KEY (lyric_id) REFERENCES lyrics(id) ON DELETE CASCADE,
  constraint own_english_is_at_most_200_characters CHECK ((char_length(english) <= 200)),
  constraint own_hindi_is_at_most_200_characters CHECK ((char_length(hindi) <= 200)),
  constraint own_meaning_has_english_or_hindi CHECK (((english IS NOT NULL) OR (hindi IS NOT NULL))),
  constraint own_word_is_at_most_60_characters CHECK ((char_length(word) <= 60)),
  constraint own_word_is_one_word CHECK ((word ~ '^[^[:space:]]+$'::text))
);
comment 'What words mean in a song, in English, in plain Hindi, or in both, where it is not what the glossary says. A word is spelled as in the lyrics.';
CREATE TRIGGER limit_own_words AFTER INSERT ON public.lyric_words REFERENCING NEW TABLE AS added_parts FOR EACH STATEMENT EXECUTE FUNCTION private.limit_parts_of_song('a_song_has_at_most_50_own_words');
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON public.lyric_words FOR EACH ROW EXECUTE FUNCTION private.note_change('lyric_id', 'word');
CREATE TRIGGER note_emptying AFTER TRUNCATE ON public.lyric_words FOR EACH STATEMENT EXECUTE FUNCTION private.note_change();
CREATE TRIGGER note_update AFTER UPDATE ON public.lyric_words FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.lyric_id IS DISTINCT FROM new.lyric_id) OR (old.word IS DISTINCT FROM new.word))) EXECUTE FUNCTION private.note_change('lyric_id', 'word');
CREATE TRIGGER own_words_added AFTER INSERT ON public.lyric_words REFERENCING NEW TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER own_words_changed AFTER UPDATE ON public.lyric_words REFERENCING NEW TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER own_words_removed AFTER DELETE ON public.lyric_words REFERENCING OLD TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER revise_added AFTER INSERT ON public.lyric_words REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('lyric_words', 'lyrics', 'lyric_id', '');
CREATE TRIGGER revise_changed AFTER UPDATE ON public.lyric_words REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('lyric_words', 'lyrics', 'lyric_id', '');
CREATE TRIGGER revise_removed AFTER DELETE ON public.lyric_words REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('lyric_words', 'lyrics', 'lyric_id', '');
CREATE TRIGGER tidy BEFORE INSERT OR UPDATE ON public.lyric_words FOR EACH ROW EXECUTE FUNCTION private.tidy_own_word();
CREATE TRIGGER version BEFORE UPDATE ON public.lyric_words FOR EACH ROW EXECUTE FUNCTION private.renew_version();
row level security on;
policy everybody_reads permissive for select to anon using (true);
policy service_role_reads_and_writes permissive for all to service_role using (true) with check (true);
grant select to anon;
grant delete, insert, select, update to service_role;

table public.lyricists (
  id bigint not null generated by default as identity,
  name text not null,
  name_key text collate "C" not null default ''::text,
  image_url text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  letter text collate "C" not null default '#'::text,
  constraint lyricists_pkey PRIMARY KEY (id),
  constraint lyricist_image_begins_with_http_or_https CHECK ((image_url ~* '^https?://[^[:space:]/?#]+([/?#][^[:space:]]*)?$'::text)),
  constraint lyricist_image_is_at_most_2048_characters CHECK ((char_length(image_url) <= 2048)),
  constraint lyricist_name_has_no_comma CHECK ((strpos(name, ','::text) = 0)),
  constraint lyricist_name_is_at_most_200_characters CHECK ((char_length(name) <= 200)),
  constraint lyricist_name_is_required CHECK ((name <> ''::text)),
  constraint lyricists_name_key_key UNIQUE (name_key)
);
CREATE INDEX lyricists_by_letter ON public.lyricists USING btree (letter, name_key, id);
CREATE TRIGGER alias_is_free AFTER INSERT ON public.lyricists FOR EACH ROW EXECUTE FUNCTION private.refuse_taken_alias();
CREATE TRIGGER alias_is_free_still AFTER UPDATE OF name ON public.lyricists FOR EACH ROW WHEN (((old.name_key IS DISTINCT FROM new.name_key) OR (0 IS DISTINCT FROM 0))) EXECUTE FUNCTION private.refuse_taken_alias();
CREATE TRIGGER entries_added AFTER INSERT ON public.lyricists REFERENCING NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION private.count_entries();
CREATE TRIGGER entries_changed AFTER UPDATE ON public.lyricists REFERENCING OLD TABLE AS old_entries NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION private.count_entries();
CREATE TRIGGER entries_emptied AFTER TRUNCATE ON public.lyricists FOR EACH STATEMENT EXECUTE FUNCTION private.count_entries();
CREATE TRIGGER entries_removed AFTER DELETE ON public.lyricists REFERENCING OLD TABLE AS old_entries FOR EACH STATEMENT EXECUTE FUNCTION private.count_entries();
CREATE TRIGGER facts_go AFTER DELETE ON public.lyricists FOR EACH ROW EXECUTE FUNCTION private.keep_person_facts();
CREATE TRIGGER move_to_trash BEFORE DELETE ON public.lyricists FOR EACH ROW EXECUTE FUNCTION private.move_to_trash();
CREATE TRIGGER names_added AFTER INSERT ON public.lyricists REFERENCING NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION private.sound_names();
CREATE TRIGGER names_changed AFTER UPDATE ON public.lyricists REFERENCING OLD TABLE AS old_entries NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION private.sound_names();
CREATE TRIGGER names_emptied AFTER TRUNCATE ON public.lyricists FOR EACH STATEMENT EXECUTE FUNCTION private.sound_names();
CREATE TRIGGER names_removed AFTER DELETE ON public.lyricists REFERENCING OLD TABLE AS old_entries FOR EACH STATEMENT EXECUTE FUNCTION private.sound_names();
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON public.lyricists FOR EACH ROW EXECUTE FUNCTION private.note_change('id');
CREATE TRIGGER note_emptying AFTER TRUNCATE ON public.lyricists FOR EACH STATEMENT EXECUTE FUNCTION private.note_change();
CREATE TRIGGER note_update AFTER UPDATE ON public.lyricists FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.id IS DISTINCT FROM new.id))) EXECUTE FUNCTION private.note_change('id');
CREATE TRIGGER revise_added AFTER INSERT ON public.lyricists FOR EACH ROW EXECUTE FUNCTION private.revise_row();
CREATE TRIGGER revise_changed AFTER UPDATE ON public.lyricists FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.id <> new.id))) EXECUTE FUNCTION private.revise_row();
CREATE TRIGGER revise_deleted BEFORE DELETE ON public.lyricists FOR EACH ROW EXECUTE FUNCTION private.revise_row();
CREATE TRIGGER take_facts_along AFTER UPDATE OF name ON public.lyricists FOR EACH ROW WHEN ((old.name_key <> new.name_key)) EXECUTE FUNCTION private.keep_person_facts();
CREATE TRIGGER tidy BEFORE INSERT OR UPDATE ON public.lyricists FOR EACH ROW EXECUTE FUNCTION private.tidy_person();
CREATE TRIGGER version BEFORE UPDATE ON public.lyricists FOR EACH ROW EXECUTE FUNCTION private.renew_version();
row level security on;
policy everybody_reads permissive for select to anon using (true);
policy service_role_reads_and_writes permissive for all to service_role using (true) with check (true);
grant select to anon;
grant delete, insert, select, update to service_role;

table public.lyrics (
  id bigint not null generated by default as identity,
  title text not null storage m,
  lyrics_english text,
  lyrics_hindi text,
  youtube_video_id text storage m,
  genre text storage m,
  views bigint not null default 0,
  year integer,
  album_id bigint,
  cover_image_url text storage m,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint lyrics_pkey PRIMARY KEY (id),
  constraint a_title_is_required CHECK ((title <> ''::text)),
  constraint at_least_one_language_of_lyrics_is_required CHECK (((lyrics_english IS NOT NULL) OR (lyrics_hindi IS NOT NULL))),
  constraint english_lyrics_are_at_most_100000_characters CHECK ((char_length(lyrics_english) <= 100000)),
  constraint genre_is_at_most_100_characters CHECK ((char_length(genre) <= 100)),
  constraint hindi_lyrics_are_at_most_100000_characters CHECK ((char_length(lyrics_hindi) <= 100000)),
  constraint lyrics_album_id_fkey FOREIGN KEY (album_id) REFERENCES albums(id) ON DELETE SET NULL,
  constraint song_cover_begins_with_http_or_https CHECK ((cover_image_url ~* '^https?://[^[:space:]/?#]+([/?#][^[:space:]]*)?$'::text)),
  constraint song_cover_is_at_most_2048_characters CHECK ((char_length(cover_image_url) <= 2048)),
  constraint song_year_is_from_1900_to_two_years_from_now CHECK (((year >= 1900) AND ((year)::numeric <= (EXTRACT(year FROM (now() AT TIME ZONE 'UTC'::text)) + (2)::numeric)))),
  constraint title_is_at_most_300_characters CHECK ((char_length(title) <= 300)),
  constraint video_is_a_youtube_address_or_video_id CHECK ((youtube_video_id ~ '^[A-Za-z0-9_-]{11}$'::text)),
  constraint views_are_not_negative CHECK ((views >= 0))
) with (fillfactor=85, toast_tuple_target=256);
CREATE INDEX lyrics_most_viewed_first ON public.lyrics USING btree (views DESC, id);
CREATE INDEX lyrics_newest_first ON public.lyrics USING btree (created_at DESC, id DESC);
CREATE INDEX lyrics_of_an_album ON public.lyrics USING btree (album_id, id);
CREATE TRIGGER count_lost_views BEFORE DELETE ON public.lyrics FOR EACH ROW WHEN ((old.views <> 0)) EXECUTE FUNCTION private.count_lost_views();
CREATE TRIGGER forget_learned AFTER TRUNCATE ON public.lyrics FOR EACH STATEMENT EXECUTE FUNCTION private.forget_learned();
CREATE TRIGGER groups_added AFTER INSERT ON public.lyrics REFERENCING NEW TABLE AS new_songs FOR EACH STATEMENT EXECUTE FUNCTION private.write_groups_of_songs();
CREATE TRIGGER groups_changed AFTER UPDATE OF genre, year, album_id ON public.lyrics FOR EACH ROW WHEN (((((new.genre IS DISTINCT FROM old.genre) OR (new.year IS DISTINCT FROM old.year)) OR (new.album_id IS DISTINCT FROM old.album_id)) AND (COALESCE(current_setting('antara.genres_come_later'::text, true), ''::text) = ''::text))) EXECUTE FUNCTION private.write_groups_of_songs();
CREATE TRIGGER grow_version BEFORE UPDATE OF updated_at ON public.lyrics FOR EACH ROW WHEN (((new.updated_at IS NULL) OR (new.updated_at < old.updated_at))) EXECUTE FUNCTION private.grow_version();
CREATE TRIGGER learn_added AFTER INSERT ON public.lyrics REFERENCING NEW TABLE AS new_songs FOR EACH STATEMENT EXECUTE FUNCTION private.note_new_songs_to_learn();
CREATE TRIGGER learn_changed AFTER UPDATE OF lyrics_english, lyrics_hindi ON public.lyrics FOR EACH ROW WHEN (((new.lyrics_english IS DISTINCT FROM old.lyrics_english) OR (new.lyrics_hindi IS DISTINCT FROM old.lyrics_hindi))) EXECUTE FUNCTION private.note_song_to_learn();
CREATE TRIGGER learn_removed AFTER DELETE ON public.lyrics FOR EACH ROW WHEN (((old.lyrics_english IS NOT NULL) OR (old.lyrics_hindi IS NOT NULL))) EXECUTE FUNCTION private.note_song_to_learn();
CREATE TRIGGER move_to_trash BEFORE DELETE ON public.lyrics FOR EACH ROW EXECUTE FUNCTION private.move_to_trash();
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON public.lyrics FOR EACH ROW EXECUTE FUNCTION private.note_change('id');
CREATE TRIGGER note_emptying AFTER TRUNCATE ON public.lyrics FOR EACH STATEMENT EXECUTE FUNCTION private.note_change();
CREATE TRIGGER note_update AFTER UPDATE ON public.lyrics FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.id IS DISTINCT FROM new.id))) EXECUTE FUNCTION private.note_change('id');
CREATE TRIGGER place_song_fields AFTER UPDATE ON public.lyrics FOR EACH ROW WHEN ((new.album_id IS DISTINCT FROM old.album_id)) EXECUTE FUNCTION private.place_song_fields();
CREATE TRIGGER revise_added AFTER INSERT ON public.lyrics FOR EACH ROW EXECUTE FUNCTION private.revise_row();
CREATE TRIGGER revise_changed AFTER UPDATE ON public.lyrics FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.id <> new.id))) EXECUTE FUNCTION private.revise_row();
CREATE TRIGGER revise_deleted BEFORE DELETE ON public.lyrics FOR EACH ROW EXECUTE FUNCTION private.revise_row();
CREATE TRIGGER songs_added AFTER INSERT ON public.lyrics REFERENCING NEW TABLE AS new_songs FOR EACH STATEMENT EXECUTE FUNCTION private.count_songs();
CREATE TRIGGER songs_changed AFTER UPDATE ON public.lyrics REFERENCING OLD TABLE AS old_songs NEW TABLE AS new_songs FOR EACH STATEMENT EXECUTE FUNCTION private.count_songs();
CREATE TRIGGER songs_emptied AFTER TRUNCATE ON public.lyrics FOR EACH STATEMENT EXECUTE FUNCTION private.count_songs();
CREATE TRIGGER songs_removed AFTER DELETE ON public.lyrics REFERENCING OLD TABLE AS old_songs FOR EACH STATEMENT EXECUTE FUNCTION private.count_songs();
CREATE TRIGGER sound_song AFTER UPDATE OF title, lyrics_english, lyrics_hindi ON public.lyrics FOR EACH ROW WHEN ((((new.title IS DISTINCT FROM old.title) OR (new.lyrics_english IS DISTINCT FROM old.lyrics_english)) OR (new.lyrics_hindi IS DISTINCT FROM old.lyrics_hindi))) EXECUTE FUNCTION private.sound_song();
CREATE TRIGGER sound_song_fields AFTER UPDATE OF genre, year ON public.lyrics FOR EACH ROW WHEN ((((new.genre IS DISTINCT FROM old.genre) OR (new.year IS DISTINCT FROM old.year)) AND (COALESCE(current_setting('antara.genres_come_later'::text, true), ''::text) = ''::text))) EXECUTE FUNCTION private.sound_song_fields();
CREATE TRIGGER sound_songs AFTER INSERT ON public.lyrics REFERENCING NEW TABLE AS new_songs FOR EACH STATEMENT EXECUTE FUNCTION private.sound_songs();
CREATE TRIGGER tidy BEFORE INSERT OR UPDATE OF title, lyrics_english, lyrics_hindi, youtube_video_id, genre, year, album_id, cover_image_url, created_at ON public.lyrics FOR EACH ROW EXECUTE FUNCTION private.tidy_lyric();
CREATE TRIGGER write_first_lines_added AFTER INSERT ON public.lyrics REFERENCING NEW TABLE AS new_songs FOR EACH STATEMENT EXECUTE FUNCTION private.write_first_lines_of_songs();
CREATE TRIGGER write_first_lines_changed AFTER UPDATE OF title, lyrics_english, lyrics_hindi ON public.lyrics FOR EACH ROW WHEN ((((new.title IS DISTINCT FROM old.title) OR (new.lyrics_english IS DISTINCT FROM old.lyrics_english)) OR (new.lyrics_hindi IS DISTINCT FROM old.lyrics_hindi))) EXECUTE FUNCTION private.write_first_lines_of_songs();
row level security on;
policy everybody_reads permissive for select to anon using (true);
policy service_role_reads_and_writes permissive for all to service_role using (true) with check (true);
grant select to anon;
grant delete, insert, select, update to service_role;

table public.lyrics_lyricists (
  lyric_id bigint not null,
  lyricist_id bigint not null,
  "position" integer not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint lyrics_lyricists_pkey PRIMARY KEY (lyric_id, lyricist_id),
  constraint lyrics_lyricists_lyric_id_fkey FOREIGN KEY (lyric_id) REFERENCES lyrics(id) ON DELETE CASCADE,
  constraint lyrics_lyricists_lyricist_id_fkey FOREIGN KEY (lyricist_id) REFERENCES lyricists(id) ON DELETE CASCADE
);
CREATE INDEX lyrics_of_a_lyricist ON public.lyrics_lyricists USING btree (lyricist_id, lyric_id);
CREATE TRIGGER credits_added AFTER INSERT ON public.lyrics_lyricists REFERENCING NEW TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER credits_changed AFTER UPDATE ON public.lyrics_lyricists REFERENCING NEW TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER credits_removed AFTER DELETE ON public.lyrics_lyricists REFERENCING OLD TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER decades_added AFTER INSERT ON public.lyrics_lyricists REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('antara.names_come_later'::text, true), ''::text) = ''::text)) EXECUTE FUNCTION private.write_decade_lists_of_songs();
CREATE TRIGGER decades_changed AFTER UPDATE ON public.lyrics_lyricists REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('antara.names_come_later'::text, true), ''::text) = ''::text)) EXECUTE FUNCTION private.write_decade_lists_of_songs();
CREATE TRIGGER decades_emptied AFTER TRUNCATE ON public.lyrics_lyricists FOR EACH STATEMENT EXECUTE FUNCTION private.empty_decade_lists();
CREATE TRIGGER decades_removed AFTER DELETE ON public.lyrics_lyricists REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('antara.names_come_later'::text, true), ''::text) = ''::text)) EXECUTE FUNCTION private.write_decade_lists_of_songs();
CREATE TRIGGER fields_added AFTER INSERT ON public.lyrics_lyricists REFERENCING NEW TABLE AS changed_credits FOR EACH STATEMENT WHEN ((COALESCE(current_setting('antara.names_come_later'::text, true), ''::text) = ''::text)) EXECUTE FUNCTION private.credit_song_fields();
CREATE TRIGGER fields_changed AFTER UPDATE ON public.lyrics_lyricists REFERENCING NEW TABLE AS changed_credits FOR EACH STATEMENT WHEN ((COALESCE(current_setting('antara.names_come_later'::text, true), ''::text) = ''::text)) EXECUTE FUNCTION private.credit_song_fields();
CREATE TRIGGER fields_removed AFTER DELETE ON public.lyrics_lyricists REFERENCING OLD TABLE AS changed_credits FOR EACH STATEMENT WHEN ((COALESCE(current_setting('antara.names_come_later'::text, true), ''::text) = ''::text)) EXECUTE FUNCTION private.credit_song_fields();
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON public.lyrics_lyricists FOR EACH ROW EXECUTE FUNCTION private.note_change('lyric_id', 'lyricist_id');
CREATE TRIGGER note_emptying AFTER TRUNCATE ON public.lyrics_lyricists FOR EACH STATEMENT EXECUTE FUNCTION private.note_change();
CREATE TRIGGER note_update AFTER UPDATE ON public.lyrics_lyricists FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.lyric_id IS DISTINCT FROM new.lyric_id) OR (old.lyricist_id IS DISTINCT FROM new.lyricist_id))) EXECUTE FUNCTION private.note_change('lyric_id', 'lyricist_id');
CREATE TRIGGER place_credit BEFORE INSERT ON public.lyrics_lyricists FOR EACH ROW WHEN ((new."position" IS NULL)) EXECUTE FUNCTION private.place_credit();
CREATE TRIGGER renew_version BEFORE UPDATE ON public.lyrics_lyricists FOR EACH ROW EXECUTE FUNCTION private.renew_version();
CREATE TRIGGER revise_added AFTER INSERT ON public.lyrics_lyricists REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('lyrics_lyricists', 'lyrics', 'lyric_id', 'lyricists');
CREATE TRIGGER revise_changed AFTER UPDATE ON public.lyrics_lyricists REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('lyrics_lyricists', 'lyrics', 'lyric_id', 'lyricists');
CREATE TRIGGER revise_removed AFTER DELETE ON public.lyrics_lyricists REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('lyrics_lyricists', 'lyrics', 'lyric_id', 'lyricists');
CREATE TRIGGER songs_added AFTER INSERT ON public.lyrics_lyricists REFERENCING NEW TABLE AS new_credits FOR EACH STATEMENT EXECUTE FUNCTION private.count_credits();
CREATE TRIGGER songs_changed AFTER UPDATE ON public.lyrics_lyricists REFERENCING OLD TABLE AS old_credits NEW TABLE AS new_credits FOR EACH STATEMENT EXECUTE FUNCTION private.count_credits();
CREATE TRIGGER songs_emptied AFTER TRUNCATE ON public.lyrics_lyricists FOR EACH STATEMENT EXECUTE FUNCTION private.count_credits();
CREATE TRIGGER songs_removed AFTER DELETE ON public.lyrics_lyricists REFERENCING OLD TABLE AS old_credits FOR EACH STATEMENT EXECUTE FUNCTION private.count_credits();
row level security on;
policy everybody_reads permissive for select to anon using (true);
policy service_role_reads_and_writes permissive for all to service_role using (true) with check (true);
grant select to anon;
grant delete, insert, select, update to service_role;

table public.lyrics_music_directors (
  lyric_id bigint not null,
  music_director_id bigint not null,
  "position" integer not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint lyrics_music_directors_pkey PRIMARY KEY (lyric_id, music_director_id),
  constraint lyrics_music_directors_lyric_id_fkey FOREIGN KEY (lyric_id) REFERENCES lyrics(id) ON DELETE CASCADE,
  constraint lyrics_music_directors_music_director_id_fkey FOREIGN KEY (music_director_id) REFERENCES music_directors(id) ON DELETE CASCADE
);
CREATE INDEX lyrics_of_a_music_director ON public.lyrics_music_directors USING btree (music_director_id, lyric_id);
CREATE TRIGGER credits_added AFTER INSERT ON public.lyrics_music_directors REFERENCING NEW TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER credits_changed AFTER UPDATE ON public.lyrics_music_directors REFERENCING NEW TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER credits_removed AFTER DELETE ON public.lyrics_music_directors REFERENCING OLD TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER decades_added AFTER INSERT ON public.lyrics_music_directors REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('antara.names_come_later'::text, true), ''::text) = ''::text)) EXECUTE FUNCTION private.write_decade_lists_of_songs();
CREATE TRIGGER decades_changed AFTER UPDATE ON public.lyrics_music_directors REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('antara.names_come_later'::text, true), ''::text) = ''::text)) EXECUTE FUNCTION private.write_decade_lists_of_songs();
CREATE TRIGGER decades_emptied AFTER TRUNCATE ON public.lyrics_music_directors FOR EACH STATEMENT EXECUTE FUNCTION private.empty_decade_lists();
CREATE TRIGGER decades_removed AFTER DELETE ON public.lyrics_music_directors REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('antara.names_come_later'::text, true), ''::text) = ''::text)) EXECUTE FUNCTION private.write_decade_lists_of_songs();
CREATE TRIGGER fields_added AFTER INSERT ON public.lyrics_music_directors REFERENCING NEW TABLE AS changed_credits FOR EACH STATEMENT WHEN ((COALESCE(current_setting('antara.names_come_later'::text, true), ''::text) = ''::text)) EXECUTE FUNCTION private.credit_song_fields();
CREATE TRIGGER fields_changed AFTER UPDATE ON public.lyrics_music_directors REFERENCING NEW TABLE AS changed_credits FOR EACH STATEMENT WHEN ((COALESCE(current_setting('antara.names_come_later'::text, true), ''::text) = ''::text)) EXECUTE FUNCTION private.credit_song_fields();
CREATE TRIGGER fields_removed AFTER DELETE ON public.lyrics_music_directors REFERENCING OLD TABLE AS changed_credits FOR EACH STATEMENT WHEN ((COALESCE(current_setting('antara.names_come_later'::text, true), ''::text) = ''::text)) EXECUTE FUNCTION private.credit_song_fields();
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON public.lyrics_music_directors FOR EACH ROW EXECUTE FUNCTION private.note_change('lyric_id', 'music_director_id');
CREATE TRIGGER note_emptying AFTER TRUNCATE ON public.lyrics_music_directors FOR EACH STATEMENT EXECUTE FUNCTION private.note_change();
CREATE TRIGGER note_update AFTER UPDATE ON public.lyrics_music_directors FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.lyric_id IS DISTINCT FROM new.lyric_id) OR (old.music_director_id IS DISTINCT FROM new.music_director_id))) EXECUTE FUNCTION private.note_change('lyric_id', 'music_director_id');
CREATE TRIGGER place_credit BEFORE INSERT ON public.lyrics_music_directors FOR EACH ROW WHEN ((new."position" IS NULL)) EXECUTE FUNCTION private.place_credit();
CREATE TRIGGER renew_version BEFORE UPDATE ON public.lyrics_music_directors FOR EACH ROW EXECUTE FUNCTION private.renew_version();
CREATE TRIGGER revise_added AFTER INSERT ON public.lyrics_music_directors REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('lyrics_music_directors', 'lyrics', 'lyric_id', 'music_directors');
CREATE TRIGGER revise_changed AFTER UPDATE ON public.lyrics_music_directors REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('lyrics_music_directors', 'lyrics', 'lyric_id', 'music_directors');
CREATE TRIGGER revise_removed AFTER DELETE ON public.lyrics_music_directors REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('lyrics_music_directors', 'lyrics', 'lyric_id', 'music_directors');
CREATE TRIGGER songs_added AFTER INSERT ON public.lyrics_music_directors REFERENCING NEW TABLE AS new_credits FOR EACH STATEMENT EXECUTE FUNCTION private.count_credits();
CREATE TRIGGER songs_changed AFTER UPDATE ON public.lyrics_music_directors REFERENCING OLD TABLE AS old_credits NEW TABLE AS new_credits FOR EACH STATEMENT EXECUTE FUNCTION private.count_credits();
CREATE TRIGGER songs_emptied AFTER TRUNCATE ON public.lyrics_music_directors FOR EACH STATEMENT EXECUTE FUNCTION private.count_credits();
CREATE TRIGGER songs_removed AFTER DELETE ON public.lyrics_music_directors REFERENCING OLD TABLE AS old_credits FOR EACH STATEMENT EXECUTE FUNCTION private.count_credits();
row level security on;
policy everybody_reads permissive for select to anon using (true);
policy service_role_reads_and_writes permissive for all to service_role using (true) with check (true);
grant select to anon;
grant delete, insert, select, update to service_role;

table public.lyrics_singers (
  lyric_id bigint not null,
  singer_id bigint not null,
  "position" integer not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint lyrics_singers_pkey PRIMARY KEY (lyric_id, singer_id),
  constraint lyrics_singers_lyric_id_fkey FOREIGN KEY (lyric_id) REFERENCES lyrics(id) ON DELETE CASCADE,
  constraint lyrics_singers_singer_id_fkey FOREIGN KEY (singer_id) REFERENCES singers(id) ON DELETE CASCADE
);
CREATE INDEX lyrics_of_a_singer ON public.lyrics_singers USING btree (singer_id, lyric_id);
CREATE TRIGGER credits_added AFTER INSERT ON public.lyrics_singers REFERENCING NEW TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER credits_changed AFTER UPDATE ON public.lyrics_singers REFERENCING NEW TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER credits_removed AFTER DELETE ON public.lyrics_singers REFERENCING OLD TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER decades_added AFTER INSERT ON public.lyrics_singers REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('antara.names_come_later'::text, true), ''::text) = ''::text)) EXECUTE FUNCTION private.write_decade_lists_of_songs();
CREATE TRIGGER decades_changed AFTER UPDATE ON public.lyrics_singers REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('antara.names_come_later'::text, true), ''::text) = ''::text)) EXECUTE FUNCTION private.write_decade_lists_of_songs();
CREATE TRIGGER decades_emptied AFTER TRUNCATE ON public.lyrics_singers FOR EACH STATEMENT EXECUTE FUNCTION private.empty_decade_lists();
CREATE TRIGGER decades_removed AFTER DELETE ON public.lyrics_singers REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT WHEN ((COALESCE(current_setting('antara.names_come_later'::text, true), ''::text) = ''::text)) EXECUTE FUNCTION private.write_decade_lists_of_songs();
CREATE TRIGGER fields_added AFTER INSERT ON public.lyrics_singers REFERENCING NEW TABLE AS changed_credits FOR EACH STATEMENT WHEN ((COALESCE(current_setting('antara.names_come_later'::text, true), ''::text) = ''::text)) EXECUTE FUNCTION private.credit_song_fields();
CREATE TRIGGER fields_changed AFTER UPDATE ON public.lyrics_singers REFERENCING NEW TABLE AS changed_credits FOR EACH STATEMENT WHEN ((COALESCE(current_setting('antara.names_come_later'::text, true), ''::text) = ''::text)) EXECUTE FUNCTION private.credit_song_fields();
CREATE TRIGGER fields_removed AFTER DELETE ON public.lyrics_singers REFERENCING OLD TABLE AS changed_credits FOR EACH STATEMENT WHEN ((COALESCE(current_setting('antara.names_come_later'::text, true), ''::text) = ''::text)) EXECUTE FUNCTION private.credit_song_fields();
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON public.lyrics_singers FOR EACH ROW EXECUTE FUNCTION private.note_change('lyric_id', 'singer_id');
CREATE TRIGGER note_emptying AFTER TRUNCATE ON public.lyrics_singers FOR EACH STATEMENT EXECUTE FUNCTION private.note_change();
CREATE TRIGGER note_update AFTER UPDATE ON public.lyrics_singers FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.lyric_id IS DISTINCT FROM new.lyric_id) OR (old.singer_id IS DISTINCT FROM new.singer_id))) EXECUTE FUNCTION private.note_change('lyric_id', 'singer_id');
CREATE TRIGGER place_credit BEFORE INSERT ON public.lyrics_singers FOR EACH ROW WHEN ((new."position" IS NULL)) EXECUTE FUNCTION private.place_credit();
CREATE TRIGGER renew_version BEFORE UPDATE ON public.lyrics_singers FOR EACH ROW EXECUTE FUNCTION private.renew_version();
CREATE TRIGGER revise_added AFTER INSERT ON public.lyrics_singers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('lyrics_singers', 'lyrics', 'lyric_id', 'singers');
CREATE TRIGGER revise_changed AFTER UPDATE ON public.lyrics_singers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('lyrics_singers', 'lyrics', 'lyric_id', 'singers');
CREATE TRIGGER revise_removed AFTER DELETE ON public.lyrics_singers REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('lyrics_singers', 'lyrics', 'lyric_id', 'singers');
CREATE TRIGGER songs_added AFTER INSERT ON public.lyrics_singers REFERENCING NEW TABLE AS new_credits FOR EACH STATEMENT EXECUTE FUNCTION private.count_credits();
CREATE TRIGGER songs_changed AFTER UPDATE ON public.lyrics_singers REFERENCING OLD TABLE AS old_credits NEW TABLE AS new_credits FOR EACH STATEMENT EXECUTE FUNCTION private.count_credits();
CREATE TRIGGER songs_emptied AFTER TRUNCATE ON public.lyrics_singers FOR EACH STATEMENT EXECUTE FUNCTION private.count_credits();
CREATE TRIGGER songs_removed AFTER DELETE ON public.lyrics_singers REFERENCING OLD TABLE AS old_credits FOR EACH STATEMENT EXECUTE FUNCTION private.count_credits();
row level security on;
policy everybody_reads permissive for select to anon using (true);
policy service_role_reads_and_writes permissive for all to service_role using (true) with check (true);
grant select to anon;
grant delete, insert, select, update to service_role;

table public.music_directors (
  id bigint not null generated by default as identity,
  name text not null,
  name_key text collate "C" not null default ''::text,
  image_url text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  letter text collate "C" not null default '#'::text,
  constraint music_directors_pkey PRIMARY KEY (id),
  constraint music_director_image_begins_with_http_or_https CHECK ((image_url ~* '^https?://[^[:space:]/?#]+([/?#][^[:space:]]*)?$'::text)),
  constraint music_director_image_is_at_most_2048_characters CHECK ((char_length(image_url) <= 2048)),
  constraint music_director_name_has_no_comma CHECK ((strpos(name, ','::text) = 0)),
  constraint music_director_name_is_at_most_200_characters CHECK ((char_length(name) <= 200)),
  constraint music_director_name_is_required CHECK ((name <> ''::text)),
  constraint music_directors_name_key_key UNIQUE (name_key)
);
CREATE INDEX music_directors_by_letter ON public.music_directors USING btree (letter, name_key, id);
CREATE TRIGGER alias_is_free AFTER INSERT ON public.music_directors FOR EACH ROW EXECUTE FUNCTION private.refuse_taken_alias();
CREATE TRIGGER alias_is_free_still AFTER UPDATE OF name ON public.music_directors FOR EACH ROW WHEN (((old.name_key IS DISTINCT FROM new.name_key) OR (0 IS DISTINCT FROM 0))) EXECUTE FUNCTION private.refuse_taken_alias();
CREATE TRIGGER entries_added AFTER INSERT ON public.music_directors REFERENCING NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION private.count_entries();
CREATE TRIGGER entries_changed AFTER UPDATE ON public.music_directors REFERENCING OLD TABLE AS old_entries NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION private.count_entries();
CREATE TRIGGER entries_emptied AFTER TRUNCATE ON public.music_directors FOR EACH STATEMENT EXECUTE FUNCTION private.count_entries();
CREATE TRIGGER entries_removed AFTER DELETE ON public.music_directors REFERENCING OLD TABLE AS old_entries FOR EACH STATEMENT EXECUTE FUNCTION private.count_entries();
CREATE TRIGGER facts_go AFTER DELETE ON public.music_directors FOR EACH ROW EXECUTE FUNCTION private.keep_person_facts();
CREATE TRIGGER move_to_trash BEFORE DELETE ON public.music_directors FOR EACH ROW EXECUTE FUNCTION private.move_to_trash();
CREATE TRIGGER names_added AFTER INSERT ON public.music_directors REFERENCING NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION private.sound_names();
CREATE TRIGGER names_changed AFTER UPDATE ON public.music_directors REFERENCING OLD TABLE AS old_entries NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION private.sound_names();
CREATE TRIGGER names_emptied AFTER TRUNCATE ON public.music_directors FOR EACH STATEMENT EXECUTE FUNCTION private.sound_names();
CREATE TRIGGER names_removed AFTER DELETE ON public.music_directors REFERENCING OLD TABLE AS old_entries FOR EACH STATEMENT EXECUTE FUNCTION private.sound_names();
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON public.music_directors FOR EACH ROW EXECUTE FUNCTION private.note_change('id');
CREATE TRIGGER note_emptying AFTER TRUNCATE ON public.music_directors FOR EACH STATEMENT EXECUTE FUNCTION private.note_change();
CREATE TRIGGER note_update AFTER UPDATE ON public.music_directors FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.id IS DISTINCT FROM new.id))) EXECUTE FUNCTION private.note_change('id');
CREATE TRIGGER revise_added AFTER INSERT ON public.music_directors FOR EACH ROW EXECUTE FUNCTION private.revise_row();
CREATE TRIGGER revise_changed AFTER UPDATE ON public.music_directors FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.id <> new.id))) EXECUTE FUNCTION private.revise_row();
CREATE TRIGGER revise_deleted BEFORE DELETE ON public.music_directors FOR EACH ROW EXECUTE FUNCTION private.revise_row();
CREATE TRIGGER take_facts_along AFTER UPDATE OF name ON public.music_directors FOR EACH ROW WHEN ((old.name_key <> new.name_key)) EXECUTE FUNCTION private.keep_person_facts();
CREATE TRIGGER tidy BEFORE INSERT OR UPDATE ON public.music_directors FOR EACH ROW EXECUTE FUNCTION private.tidy_person();
CREATE TRIGGER version BEFORE UPDATE ON public.music_directors FOR EACH ROW EXECUTE FUNCTION private.renew_version();
row level security on;
policy everybody_reads permissive for select to anon using (true);
policy service_role_reads_and_writes permissive for all to service_role using (true) with check (true);
grant select to anon;
grant delete, insert, select, update to service_role;

table public.person_aliases (
  alias_key text collate "C" not null default ''::text,
  name_key text collate "C" not null,
  alias text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint person_aliases_pkey PRIMARY KEY (alias_key),
  constraint alias_names_a_person CHECK ((name_key <> ''::text)),
  constraint person_alias_differs_from_the_name CHECK ((alias_key <> name_key)),
  constraint person_alias_has_no_comma CHECK ((strpos(alias, ','::text) = 0)),
  constraint person_alias_is_at_most_200_characters CHECK ((char_length(alias) <= 200)),
  constraint person_alias_is_required CHECK ((alias <> ''::text))
);
comment 'Other names of people, in either script. name_key is that of the singer, lyricist or music director: a name is one person in all roles. An alias is nobody''s name, and leads to one person.';
CREATE INDEX aliases_of_a_person ON public.person_aliases USING btree (name_key);
CREATE TRIGGER names_added AFTER INSERT ON public.person_aliases REFERENCING NEW TABLE AS new_names FOR EACH STATEMENT EXECUTE FUNCTION private.sound_other_names();
CREATE TRIGGER names_changed AFTER UPDATE ON public.person_aliases REFERENCING OLD TABLE AS old_names NEW TABLE AS new_names FOR EACH STATEMENT EXECUTE FUNCTION private.sound_other_names();
CREATE TRIGGER names_removed AFTER DELETE ON public.person_aliases REFERENCING OLD TABLE AS old_names FOR EACH STATEMENT EXECUTE FUNCTION private.sound_other_names();
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON public.person_aliases FOR EACH ROW EXECUTE FUNCTION private.note_change('alias_key');
CREATE TRIGGER note_emptying AFTER TRUNCATE ON public.person_aliases FOR EACH STATEMENT EXECUTE FUNCTION private.note_change();
CREATE TRIGGER note_update AFTER UPDATE ON public.person_aliases FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.alias_key IS DISTINCT FROM new.alias_key))) EXECUTE FUNCTION private.note_change('alias_key');
CREATE TRIGGER tidy BEFORE INSERT OR UPDATE ON public.person_aliases FOR EACH ROW EXECUTE FUNCTION private.tidy_person_alias();
CREATE TRIGGER versions_of_the_others AFTER DELETE ON public.person_aliases REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION private.renew_versions_of_aliases();
row level security on;
policy everybody_reads permissive for select to anon using (true);
policy service_role_reads_and_writes permissive for all to service_role using (true) with check (true);
grant select to anon;
grant delete, insert, select, update to service_role;

table public.person_facts (
  name_key text collate "C" not null,
  other_name text,
  birth_year integer,
  death_year integer,
  about text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint person_facts_pkey PRIMARY KEY (name_key),
  constraint facts_name_a_person CHECK ((name_key <> ''::text)),
  constraint person_about_is_at_most_500_characters CHECK ((char_length(about) <= 500)),
  constraint person_birth_is_from_500_to_this_year CHECK (((birth_year >= 500) AND ((birth_year)::numeric <= EXTRACT(year FROM (now() AT TIME ZONE 'UTC'::text))))),
  constraint person_death_is_from_500_to_this_year CHECK (((death_year >= 500) AND ((death_year)::numeric <= EXTRACT(year FROM (now() AT TIME ZONE 'UTC'::text))))),
  constraint person_death_is_not_before_birth CHECK ((death_year >= birth_year)),
  constraint person_other_name_is_at_most_200_characters CHECK ((char_length(other_name) <= 200)),
  constraint there_are_facts_of_a_person CHECK ((num_nonnulls(other_name, birth_year, death_year, about) > 0))
);
comment 'What readers are told of a person: the name in the other script, the years of birth and death, and a line or two. name_key is that of the singer, lyricist or music director: a name is one person in all roles.';
CREATE TRIGGER names_added AFTER INSERT ON public.person_facts REFERENCING NEW TABLE AS new_names FOR EACH STATEMENT EXECUTE FUNCTION private.sound_other_names();
CREATE TRIGGER names_changed AFTER UPDATE ON public.person_facts REFERENCING OLD TABLE AS old_names NEW TABLE AS new_names FOR EACH STATEMENT EXECUTE FUNCTION private.sound_other_names();
CREATE TRIGGER names_removed AFTER DELETE ON public.person_facts REFERENCING OLD TABLE AS old_names FOR EACH STATEMENT EXECUTE FUNCTION private.sound_other_names();
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON public.person_facts FOR EACH ROW EXECUTE FUNCTION private.note_change('name_key');
CREATE TRIGGER note_emptying AFTER TRUNCATE ON public.person_facts FOR EACH STATEMENT EXECUTE FUNCTION private.note_change();
CREATE TRIGGER note_update AFTER UPDATE ON public.person_facts FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.name_key IS DISTINCT FROM new.name_key))) EXECUTE FUNCTION private.note_change('name_key');
CREATE TRIGGER tidy BEFORE INSERT OR UPDATE ON public.person_facts FOR EACH ROW EXECUTE FUNCTION private.tidy_facts();
CREATE TRIGGER version BEFORE UPDATE ON public.person_facts FOR EACH ROW EXECUTE FUNCTION private.renew_version();
row level security on;
policy everybody_reads permissive for select to anon using (true);
policy service_role_reads_and_writes permissive for all to service_role using (true) with check (true);
grant select to anon;
grant delete, insert, select, update to service_role;

table public.settings (
  key text not null,
  value text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint settings_pkey PRIMARY KEY (key),
  constraint setting_is_adcode1_adcode2_or_analyticscode CHECK ((key = ANY (ARRAY['adCode1'::text, 'adCode2'::text, 'analyticsCode'::text]))),
  constraint setting_is_at_most_100000_characters CHECK ((char_length(value) <= 100000))
);
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON public.settings FOR EACH ROW EXECUTE FUNCTION private.note_change('key');
CREATE TRIGGER note_emptying AFTER TRUNCATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION private.note_change();
CREATE TRIGGER note_update AFTER UPDATE ON public.settings FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.key IS DISTINCT FROM new.key))) EXECUTE FUNCTION private.note_change('key');
CREATE TRIGGER renew_version BEFORE UPDATE ON public.settings FOR EACH ROW EXECUTE FUNCTION private.renew_version();
CREATE TRIGGER revise_added AFTER INSERT ON public.settings FOR EACH ROW EXECUTE FUNCTION private.revise_row();
CREATE TRIGGER revise_changed AFTER UPDATE ON public.settings FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.key <> new.key))) EXECUTE FUNCTION private.revise_row();
CREATE TRIGGER revise_deleted BEFORE DELETE ON public.settings FOR EACH ROW EXECUTE FUNCTION private.revise_row();
CREATE TRIGGER tell_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.settings FOR EACH STATEMENT EXECUTE FUNCTION private.tell_settings_changed();
row level security on;
policy everybody_reads permissive for select to anon using (true);
policy service_role_reads_and_writes permissive for all to service_role using (true) with check (true);
grant select to anon;
grant delete, insert, select, update to service_role;

table public.singers (
  id bigint not null generated by default as identity,
  name text not null,
  name_key text collate "C" not null default ''::text,
  image_url text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  letter text collate "C" not null default '#'::text,
  constraint singers_pkey PRIMARY KEY (id),
  constraint singer_image_begins_with_http_or_https CHECK ((image_url ~* '^https?://[^[:space:]/?#]+([/?#][^[:space:]]*)?$'::text)),
  constraint singer_image_is_at_most_2048_characters CHECK ((char_length(image_url) <= 2048)),
  constraint singer_name_has_no_comma CHECK ((strpos(name, ','::text) = 0)),
  constraint singer_name_is_at_most_200_characters CHECK ((char_length(name) <= 200)),
  constraint singer_name_is_required CHECK ((name <> ''::text)),
  constraint singers_name_key_key UNIQUE (name_key)
);
CREATE INDEX singers_by_letter ON public.singers USING btree (letter, name_key, id);
CREATE TRIGGER alias_is_free AFTER INSERT ON public.singers FOR EACH ROW EXECUTE FUNCTION private.refuse_taken_alias();
CREATE TRIGGER alias_is_free_still AFTER UPDATE OF name ON public.singers FOR EACH ROW WHEN (((old.name_key IS DISTINCT FROM new.name_key) OR (0 IS DISTINCT FROM 0))) EXECUTE FUNCTION private.refuse_taken_alias();
CREATE TRIGGER entries_added AFTER INSERT ON public.singers REFERENCING NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION private.count_entries();
CREATE TRIGGER entries_changed AFTER UPDATE ON public.singers REFERENCING OLD TABLE AS old_entries NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION private.count_entries();
CREATE TRIGGER entries_emptied AFTER TRUNCATE ON public.singers FOR EACH STATEMENT EXECUTE FUNCTION private.count_entries();
CREATE TRIGGER entries_removed AFTER DELETE ON public.singers REFERENCING OLD TABLE AS old_entries FOR EACH STATEMENT EXECUTE FUNCTION private.count_entries();
CREATE TRIGGER facts_go AFTER DELETE ON public.singers FOR EACH ROW EXECUTE FUNCTION private.keep_person_facts();
CREATE TRIGGER move_to_trash BEFORE DELETE ON public.singers FOR EACH ROW EXECUTE FUNCTION private.move_to_trash();
CREATE TRIGGER names_added AFTER INSERT ON public.singers REFERENCING NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION private.sound_names();
CREATE TRIGGER names_changed AFTER UPDATE ON public.singers REFERENCING OLD TABLE AS old_entries NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION private.sound_names();
CREATE TRIGGER names_emptied AFTER TRUNCATE ON public.singers FOR EACH STATEMENT EXECUTE FUNCTION private.sound_names();
CREATE TRIGGER names_removed AFTER DELETE ON public.singers REFERENCING OLD TABLE AS old_entries FOR EACH STATEMENT EXECUTE FUNCTION private.sound_names();
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON public.singers FOR EACH ROW EXECUTE FUNCTION private.note_change('id');
CREATE TRIGGER note_emptying AFTER TRUNCATE ON public.singers FOR EACH STATEMENT EXECUTE FUNCTION private.note_change();
CREATE TRIGGER note_update AFTER UPDATE ON public.singers FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.id IS DISTINCT FROM new.id))) EXECUTE FUNCTION private.note_change('id');
CREATE TRIGGER revise_added AFTER INSERT ON public.singers FOR EACH ROW EXECUTE FUNCTION private.revise_row();
CREATE TRIGGER revise_changed AFTER UPDATE ON public.singers FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.id <> new.id))) EXECUTE FUNCTION private.revise_row();
CREATE TRIGGER revise_deleted BEFORE DELETE ON public.singers FOR EACH ROW EXECUTE FUNCTION private.revise_row();
CREATE TRIGGER take_facts_along AFTER UPDATE OF name ON public.singers FOR EACH ROW WHEN ((old.name_key <> new.name_key)) EXECUTE FUNCTION private.keep_person_facts();
CREATE TRIGGER tidy BEFORE INSERT OR UPDATE ON public.singers FOR EACH ROW EXECUTE FUNCTION private.tidy_person();
CREATE TRIGGER version BEFORE UPDATE ON public.singers FOR EACH ROW EXECUTE FUNCTION private.renew_version();
row level security on;
policy everybody_reads permissive for select to anon using (true);
policy service_role_reads_and_writes permissive for all to service_role using (true) with check (true);
grant select to anon;
grant delete, insert, select, update to service_role;

table public.track_numbers (
  lyric_id bigint not null,
  number integer not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint track_numbers_pkey PRIMARY KEY (lyric_id),
  constraint track_number_is_from_1_to_999 CHECK (((number >= 1) AND (number <= 999))),
  constraint track_numbers_lyric_id_fkey FOREIGN KEY (lyric_id) REFERENCES lyrics(id) ON DELETE CASCADE
);
comment 'The place of a song on its album, where it is known. Several songs may have the same one, such as both sides of a record.';
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON public.track_numbers FOR EACH ROW EXECUTE FUNCTION private.note_change('lyric_id');
CREATE TRIGGER note_emptying AFTER TRUNCATE ON public.track_numbers FOR EACH STATEMENT EXECUTE FUNCTION private.note_change();
CREATE TRIGGER note_update AFTER UPDATE ON public.track_numbers FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.lyric_id IS DISTINCT FROM new.lyric_id))) EXECUTE FUNCTION private.note_change('lyric_id');
CREATE TRIGGER number_added AFTER INSERT ON public.track_numbers REFERENCING NEW TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER number_changed AFTER UPDATE ON public.track_numbers REFERENCING NEW TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER number_removed AFTER DELETE ON public.track_numbers REFERENCING OLD TABLE AS changed_parts FOR EACH STATEMENT EXECUTE FUNCTION private.renew_song_version();
CREATE TRIGGER renew_version BEFORE UPDATE ON public.track_numbers FOR EACH ROW EXECUTE FUNCTION private.renew_version();
CREATE TRIGGER revise_added AFTER INSERT ON public.track_numbers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('track_numbers', 'lyrics', 'lyric_id', '');
CREATE TRIGGER revise_changed AFTER UPDATE ON public.track_numbers REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('track_numbers', 'lyrics', 'lyric_id', '');
CREATE TRIGGER revise_removed AFTER DELETE ON public.track_numbers REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.revise_parts('track_numbers', 'lyrics', 'lyric_id', '');
row level security on;
policy everybody_reads permissive for select to anon using (true);
policy service_role_reads_and_writes permissive for all to service_role using (true) with check (true);
grant select to anon;
grant delete, insert, select, update to service_role;

table public.words (
  id bigint not null generated by default as identity,
  word text collate "C" not null,
  roman text collate "C" not null,
  origin text not null,
  english text not null,
  hindi text not null,
  forms text[] not null default '{}'::text[],
  letter text collate "C" not null generated always as ("left"(word, 1)) stored,
  roman_letter text collate "C" not null generated always as ("left"(roman, 1)) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint words_pkey PRIMARY KEY (id),
  constraint a_word_has_at_most_50_forms CHECK ((cardinality(forms) <= 50)),
  constraint a_word_has_letters_of_devanagari CHECK ((word ~ '^[\u0901-\u0963\u0971-\u097f]+$'::text)),
  constraint a_word_is_at_most_60_characters CHECK ((char_length(word) <= 60)),
  constraint english_meaning_is_at_most_200_characters CHECK ((char_length(english) <= 200)),
  constraint english_meaning_is_required CHECK ((english ~ '[^[:space:]]'::text)),
  constraint forms_have_letters_of_devanagari_and_2000_characters_in_all CHECK (((array_to_string(forms, ' '::text, '?'::text) ~ '^[\u0901-\u0963\u0971-\u097f ]*$'::text) AND (char_length(array_to_string(forms, ' '::text)) <= 2000))),
  constraint hindi_meaning_is_at_most_200_characters CHECK ((char_length(hindi) <= 200)),
  constraint hindi_meaning_is_required CHECK ((hindi ~ '[^[:space:]]'::text)),
  constraint origin_is_one_lower_case_word CHECK ((origin ~ '^[a-z]{1,30}$'::text)),
  constraint roman_word_has_letters_from_a_to_z CHECK ((roman ~ '^[a-z]+([''-][a-z]+)*$'::text)),
  constraint roman_word_is_at_most_60_characters CHECK ((char_length(roman) <= 60)),
  constraint words_word_key UNIQUE (word)
);
comment 'The glossary: words of songs with the languages that they come from, their meanings in English and in plain Hindi, and other forms of each, beside those that follow from rules.';
CREATE INDEX words_of_a_letter ON public.words USING btree (letter, word);
CREATE INDEX words_of_a_roman_letter ON public.words USING btree (roman_letter, roman, word);
CREATE TRIGGER move_to_trash BEFORE DELETE ON public.words FOR EACH ROW EXECUTE FUNCTION private.move_to_trash();
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON public.words FOR EACH ROW EXECUTE FUNCTION private.note_change('id');
CREATE TRIGGER note_emptying AFTER TRUNCATE ON public.words FOR EACH STATEMENT EXECUTE FUNCTION private.note_change();
CREATE TRIGGER note_update AFTER UPDATE ON public.words FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.id IS DISTINCT FROM new.id))) EXECUTE FUNCTION private.note_change('id');
CREATE TRIGGER renew_version BEFORE UPDATE ON public.words FOR EACH ROW EXECUTE FUNCTION private.renew_version();
CREATE TRIGGER tell_changed AFTER INSERT OR DELETE OR TRUNCATE ON public.words FOR EACH STATEMENT EXECUTE FUNCTION private.tell_glossary_changed();
CREATE TRIGGER tell_changed_words AFTER UPDATE ON public.words REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.tell_words_changed();
row level security on;
policy everybody_reads permissive for select to anon using (true);
policy service_role_reads_and_writes permissive for all to service_role using (true) with check (true);
grant select to anon;
grant delete, insert, select, update to service_role;

function private.add_aliases(entries text, entry_id bigint, names text[]) returns text[] language plpgsql volatile set search_path="";

function private.add_views(song_ids bigint[], new_views bigint[]) returns TABLE(id bigint, views bigint) language sql volatile rows 1000 set search_path="";

function private.album_again(album jsonb) returns bigint language plpgsql volatile set search_path="";

function private.album_meant(typed text) returns TABLE(album_id bigint, album_name text, album_year integer, years text) language plpgsql stable rows 1 set search_path="";

function private.album_named(typed text) returns bigint language plpgsql volatile set search_path="";

function private.album_spelling(id bigint, name text, year integer) returns text language sql stable set search_path="";

function private.album_still_there(album jsonb) returns bigint language sql volatile set search_path="";

function private.aliases_of(entries text, entry_id bigint) returns text[] language sql stable set search_path="";

function private.answers_of_words(asked private.asked, nearly boolean) returns TABLE(sound text, first integer, last integer) language sql stable rows 1000 set enable_seqscan=off, set enable_hashjoin=off, set enable_mergejoin=off, set search_path="";

function private.any_condition(conditions text[]) returns text language sql immutable strict set search_path="";

function private.are_beside_each_other(one text, other text) returns boolean language sql immutable strict parallel safe set search_path="";

function private.best_known_fulfilling(condition text, looked_at integer) returns private.search_names[] language plpgsql stable strict set search_path="";

function private.best_known_names(condition text, most integer) returns private.search_names[] language plpgsql stable strict set enable_hashjoin=off, set enable_mergejoin=off, set enable_seqscan=off, set jit=off, set search_path="";

function private.best_known_titles(condition text, is_rare boolean, most integer) returns bigint[] language plpgsql stable strict set jit=off, set search_path="";

function private.changed_by(way text) returns void language sql volatile set search_path="";

function private.changed_lines(was text, is_now text) returns integer language sql immutable parallel safe set search_path="";

function private.compared_letters(letters text) returns text language sql immutable strict parallel safe;

function private.conditions_of_query(way text, asked private.asked, OUT titles text, OUT lines text) returns record language plpgsql stable set search_path="";

function private.count_credits() returns trigger language plpgsql volatile security definer set search_path="";

function private.count_entries() returns trigger language plpgsql volatile security definer set search_path="";

function private.count_groups() returns trigger language plpgsql volatile security definer set search_path="";

function private.count_lost_views() returns trigger language plpgsql volatile security definer set search_path="";

function private.count_songs() returns trigger language plpgsql volatile security definer set enable_hashjoin=off, set enable_mergejoin=off, set search_path="";

function private.credit_song_fields() returns trigger language plpgsql volatile security definer set search_path="";

function private.credits_by_sound(ids bigint[], sounds text[]) returns TABLE(lyric_id bigint, field text, text text, sound text) language sql stable rows 1000 set enable_seqscan=off, set enable_hashjoin=off, set enable_mergejoin=off, set search_path="";

function private.delete_entry(entries text, p_id bigint) returns TABLE(name text, song_count bigint) language plpgsql volatile rows 1000 set search_path="";

function private.devanagari_letters(typed text) returns text language plpgsql immutable strict parallel safe set search_path="";

function private.did_you_mean(keyword text) returns text[] language plpgsql stable set jit=off, set search_path="";

function private.distinct_marks(marks integer[]) returns integer[] language sql immutable strict parallel safe set search_path="";

function private.distinct_names(typed text[]) returns TABLE(place bigint, name text, key text) language sql immutable parallel safe rows 5 set search_path="";

function private.draft_credits(people text, names jsonb) returns jsonb language plpgsql stable set search_path="";

function private.draft_state(fields jsonb) returns jsonb language sql stable set search_path="";

function private.empty_decade_lists() returns trigger language plpgsql volatile security definer set search_path="";

function private.entry_named(entries text, name text, year integer) returns text language plpgsql stable set search_path="";

function private.expected_songs(search_table text, condition text) returns real language plpgsql volatile strict set search_path="";

function private.explain_search(keyword text, most integer DEFAULT 10) returns TABLE(place bigint, lyric_id bigint, title text, way text, meaning text, closeness real, field text, text text, words integer[], word_count integer) language sql stable rows 1000 set search_path="";

function private.facets_of_song(song_id bigint, OUT facets text[], OUT marks integer[]) returns record language sql stable strict set search_path="";

function private.facts_of(entries text, entry_id bigint) returns jsonb language plpgsql stable set search_path="";

function private.field_alternatives(asked private.asked, nearly boolean, OUT alternatives text[], OUT has_unknown boolean) returns record language sql stable set enable_seqscan=off, set enable_hashjoin=off, set enable_mergejoin=off, set search_path="";

function private.find_names(keyword text, loosely boolean) returns TABLE(entries text, entry_id bigint, place bigint) language sql stable rows 1000 set search_path="";

function private.find_names_unordered(ways text[], keyword text, asked private.asked) returns TABLE(entries text, entry_id bigint, name_key text, score integer) language plpgsql stable rows 1000 set enable_hashjoin=off, set enable_mergejoin=off, set jit=off, set search_path="";

function private.first_letter(name_key text) returns text language sql immutable strict parallel safe set search_path="";

function private.first_letters_asked(query text, OUT letters text, OUT are_apart boolean) returns record language sql immutable strict parallel safe set search_path="";

function private.first_line(lyrics text) returns text language plpgsql immutable strict parallel safe set search_path="";

function private.fold_new_views() returns bigint language plpgsql volatile set search_path="";

function private.fold_old_views() returns bigint language plpgsql volatile set search_path="";

function private.forget_learned() returns trigger language plpgsql volatile security definer set search_path="";

function private.forget_old_changes() returns void language sql volatile set search_path="";

function private.forget_revisions() returns trigger language plpgsql volatile security definer set search_path="";

function private.genre_key(genre text) returns text language sql immutable strict parallel safe set search_path="";

function private.genre_of(spelling text) returns text language sql stable strict parallel safe set search_path="";

function private.genre_slug(spellings text[]) returns text language sql immutable strict parallel safe set search_path="";

function private.groups_asked(asked private.asked) returns TABLE(first integer, last integer, facet text) language plpgsql stable rows 1000 set enable_seqscan=off, set plan_cache_mode=force_generic_plan, set search_path="";

function private.groups_named(asked private.asked) returns text[] language plpgsql stable set search_path="";

function private.grow_version() returns trigger language plpgsql volatile security definer set search_path="";

function private.has_letters_alone(asked private.asked) returns boolean language sql immutable strict parallel safe set search_path="";

function private.has_unknown_words(asked private.asked) returns boolean language plpgsql stable set search_path="";

function private.heavy_letters(letters text) returns text language sql immutable strict parallel safe;

function private.history_of(revised_table text, revised_key text) returns jsonb language sql stable set search_path="";

function private.initials(sound text) returns text language sql immutable strict parallel safe set search_path="";

function private.is_without_vowels(sound text) returns boolean language sql immutable strict parallel safe set search_path="";

function private.keep_counts() returns trigger language plpgsql volatile security definer set search_path="";

function private.keep_person_facts() returns trigger language plpgsql volatile security definer set search_path="";

function private.keep_revision(changed_table text, changed_key text, was jsonb, is_now jsonb) returns void language plpgsql volatile set search_path="";

function private.known_facets(asked text[]) returns text[] language sql stable strict set enable_seqscan=off, set search_path="";

function private.known_words(words text[]) returns boolean[] language sql stable strict set enable_seqscan=off, set search_path="";

function private.learn_all_anew() returns bigint language plpgsql volatile set search_path="";

function private.learn_words(texts text[]) returns void language sql volatile strict set search_path="";

function private.learn_words_of_songs(ids bigint[]) returns void language sql volatile set search_path="";

function private.least_fit(letters text) returns real language sql immutable strict parallel safe set search_path="";

function private.letter_numbers(entries text, letters text, length integer) returns integer[] language sql immutable strict parallel safe set search_path="";

function private.letter_numbers(entries text, name_key text) returns integer[] language sql immutable strict parallel safe set search_path="";

function private.letters_condition(name_key text) returns text language sql immutable strict set search_path="";

function private.letters_in_order(asked text, others text) returns real language sql immutable parallel safe;

function private.likest_slip(asked_sound text, asked_written text, sound text, written text) returns real language sql immutable strict parallel safe set search_path="";

function private.limit_parts_of_song() returns trigger language plpgsql volatile security definer set search_path="";

function private.line_in_both_scripts(roman text, hindi text, sounds text, place integer, OUT field text, OUT text text, OUT sound text, OUT other_field text, OUT other_text text, OUT other_sound text) returns record language plpgsql immutable set search_path="";

function private.marks_condition(wanted text[]) returns text language plpgsql immutable strict set search_path="";

function private.merge_entries(entries text, p_from bigint, p_into bigint) returns TABLE(id bigint, name text, song_count bigint) language plpgsql volatile rows 1000 set search_path="";

function private.merge_facts(entries text, p_from bigint, p_into bigint) returns void language plpgsql volatile set search_path="";

function private.merged_into(merged_table text, merged_id bigint) returns bigint language plpgsql stable set search_path="";

function private.most_hits() returns integer language sql immutable parallel safe;

function private.most_viewed_first(ids bigint[]) returns bigint[] language plpgsql stable strict set enable_hashjoin=on, set enable_indexscan=on, set enable_nestloop=on, set enable_seqscan=off, set jit=off, set search_path="";

function private.most_viewed_fulfilling(search_table text, condition text, looked_at integer, most integer) returns bigint[] language plpgsql stable strict set search_path="";

function private.move_to_trash() returns trigger language plpgsql volatile security definer set search_path="";

function private.name_key(name text) returns text language sql immutable strict parallel safe set search_path="";

function private.name_key_of(entries text, entry_id bigint) returns text language plpgsql stable set search_path="";

function private.name_mark(entries text, entry_id bigint) returns integer language sql immutable strict parallel safe;

function private.name_of_key(key text) returns text language sql stable set search_path="";

function private.names_fulfilling(condition text, without_letters text, most integer) returns private.search_names[] language plpgsql stable set search_path="";

function private.names_holding(letters text) returns TABLE(entries text, entry_id bigint, name_key text, score real) language sql stable strict rows 1000 set enable_seqscan=off, set jit=off, set search_path="";

function private.names_in(credits jsonb) returns text[] language sql immutable parallel safe set search_path="";

function private.names_of_looser_ways(ways text[], query text, asked private.asked) returns TABLE(entries text, entry_id bigint, name_key text, fit real, score real) language plpgsql stable rows 1000 set jit=off, set search_path="";

function private.names_of_query(way private.search_ways, keyword text, asked private.asked, titles_condition text, whole_words boolean) returns TABLE(entries text, entry_id bigint, name_key text, fit real, score real) language sql stable rows 1000 set jit=off, set search_path="";

function private.names_of_song(song_id bigint) returns SETOF private.search_names language sql stable rows 1000 set search_path="";

function private.names_sounding(way private.search_ways, keyword text, asked private.asked, titles_condition text, whole_words boolean) returns TABLE(entries text, entry_id bigint, name_key text, fit real, score real) language plpgsql stable rows 1000 set jit=off, set search_path="";

function private.narrow_hits(hits bigint[], wanted text[], OUT shown bigint[], OUT facets json) returns record language plpgsql stable set enable_hashjoin=off, set enable_mergejoin=off, set enable_seqscan=off, set jit=off, set plan_cache_mode=force_generic_plan, set search_path="";

function private.near_marks(asked private.asked, places integer[], OUT words text[], OUT firsts text[], OUT seconds text[], OUT pairs text[]) returns record language sql stable set plan_cache_mode=force_generic_plan, set search_path="";

function private.near_words(p_written text, p_sound text, p_key text, p_bones text, begun boolean) returns TABLE(sound text, key text, bones text, closeness real) language sql stable rows 1000 set plan_cache_mode=auto, set enable_seqscan=off, set search_path="";

function private.nearest_songs(asked private.asked) returns TABLE(lyric_id bigint) language plpgsql stable rows 1000 set jit=off, set search_path="";

function private.note_change() returns trigger language plpgsql volatile security definer set search_path="", set TimeZone=UTC;

function private.note_missed_search(typed text) returns void language plpgsql volatile set search_path="";

function private.note_new_songs_to_learn() returns trigger language plpgsql volatile security definer set search_path="";

function private.note_song_to_learn() returns trigger language plpgsql volatile security definer set search_path="";

function private.noted_songs(song_ids bigint[]) returns SETOF jsonb language sql stable rows 1000 set search_path="", set TimeZone=UTC;

function private.noted_value(typed text, value_type regtype) returns jsonb language plpgsql stable set search_path="", set TimeZone=UTC;

function private.numbered_words(text text) returns TABLE(sound text, first integer, last integer) language sql immutable strict parallel safe rows 1000 set search_path="";

function private.other_names_of(entries text, ids bigint[]) returns TABLE(entry_id bigint, name text, name_key text) language plpgsql stable rows 1000 set search_path="";

function private.owner_of_name(people text, key text) returns TABLE(name text, name_key text) language sql stable rows 1 set search_path="";

function private.pages_of_groups(query text, asked private.asked, without_fillers boolean) returns json language plpgsql stable set enable_seqscan=off, set search_path="";

function private.pair_key(one_sound text, one_key text, one_bones text, two_sound text, two_key text, two_bones text) returns text language sql immutable parallel safe;

function private.part_closeness(asked text, asked_words integer, heavy text) returns real language plpgsql immutable strict parallel safe set search_path="";

function private.part_genre(p_genre_key text) returns TABLE(spelling text) language plpgsql volatile rows 1000 set lock_timeout=10s, set search_path="";

function private.part_of_keyword(asked private.asked, first integer, last integer) returns private.asked language sql immutable set search_path="";

function private.part_state(key_column text, people text, source text) returns text language sql immutable parallel safe set search_path="";

function private.parts_to_look_up(asked private.asked) returns TABLE(words text[], letters integer, condition text, is_rare boolean) language plpgsql stable strict rows 1000 set enable_seqscan=off, set jit=off, set search_path="";

function private.people_meant(people text, typed text[]) returns TABLE(place bigint, typed_name text, name text, key text) language sql stable rows 5 set search_path="";

function private.people_named(people regclass, names text[]) returns bigint[] language plpgsql volatile set search_path="";

function private.pieces(kind text, letters text) returns integer[] language sql immutable strict parallel safe set search_path="";

function private.place_credit() returns trigger language plpgsql volatile security definer set search_path="";

function private.place_song_fields() returns trigger language plpgsql volatile security definer set search_path="";

function private.plain_text(typed text) returns text language sql immutable strict parallel safe set search_path="";

function private.plain_words(typed text) returns text[] language sql immutable strict parallel safe set search_path="";

function private.publish_draft(p_id bigint, p_version timestamp with time zone DEFAULT NULL::timestamp with time zone) returns text language plpgsql volatile set search_path="";

function private.publish_due_draft() returns jsonb language plpgsql volatile set search_path="";

function private.rank_by_fields(ids bigint[], asked private.asked, worth numeric) returns TABLE(lyric_id bigint, fit real, score real) language sql stable rows 1000 set plan_cache_mode=force_generic_plan, set enable_hashjoin=off, set enable_mergejoin=off, set search_path="";

function private.rank_lines(ids bigint[], asked private.asked, by_keys boolean) returns TABLE(lyric_id bigint, fit real) language sql stable rows 1000 set plan_cache_mode=force_generic_plan, set search_path="";

function private.rank_names(names private.search_names[], asked private.asked) returns TABLE(entries text, entry_id bigint, name_key text, fit real, score real) language sql stable rows 1000 set plan_cache_mode=force_generic_plan, set search_path="";

function private.rank_titles(ids bigint[], typed text, asked private.asked, closeness real) returns TABLE(lyric_id bigint, fit real, score real) language sql stable rows 1000 set plan_cache_mode=force_generic_plan, set enable_hashjoin=off, set enable_mergejoin=off, set search_path="";

function private.read_keyword(keyword text) returns private.asked language plpgsql immutable set search_path="";

function private.reasons_of_hits(ids bigint[], ways text[], query text, asked private.asked) returns TABLE(lyric_id bigint, field text, text text, words integer[], word_count integer) language sql stable rows 1000 set enable_seqscan=off, set enable_mergejoin=off, set jit=off, set search_path="";

function private.recount() returns void language plpgsql volatile set jit=off, set work_mem=128MB, set search_path="";

function private.refrain(title_sound text, lyrics text, sounds text[]) returns text language plpgsql immutable parallel safe set search_path="";

function private.refuse_name(name text, owner text, year integer, is_alias boolean) returns void language plpgsql volatile set search_path="";

function private.refuse_taken_alias() returns trigger language plpgsql volatile security definer set search_path="";

function private.remember_merge(merged_table text, from_id bigint, to_id bigint, given text[]) returns void language sql volatile set search_path="";

function private.remembered_album(album_id bigint) returns jsonb language sql stable set search_path="";

function private.remembered_name(people text, person_id bigint) returns text language plpgsql stable set search_path="";

function private.remove_starter_songs() returns TABLE(table_name text, gone bigint) language plpgsql volatile rows 1000 set search_path="";

function private.rename_genre(p_genre_key text, p_spelling text) returns TABLE(name text, changed bigint, songs bigint) language plpgsql volatile rows 1000 set lock_timeout=10s, set search_path="";

function private.renew_genres(changed text[]) returns void language plpgsql volatile set search_path="";

function private.renew_groups() returns void language plpgsql volatile set jit=off, set search_path="";

function private.renew_merged_genres() returns void language plpgsql volatile set search_path="";

function private.renew_song_version() returns trigger language plpgsql volatile security definer set search_path="";

function private.renew_sounds() returns void language plpgsql volatile set jit=off, set search_path="";

function private.renew_version() returns trigger language plpgsql volatile security definer set search_path="";

function private.renew_versions_of_aliases() returns trigger language plpgsql volatile security definer set search_path="";

function private.restore_credits(song_id bigint, credits text, links jsonb) returns text[] language plpgsql volatile set search_path="";

function private.restore_draft(deleted_row jsonb) returns void language plpgsql volatile set search_path="";

function private.restore_from_trash(p_trash_id bigint) returns jsonb language plpgsql volatile set search_path="";

function private.restore_revision(revised_table text, row_id bigint, revision_id bigint, p_version timestamp with time zone, p_save_key uuid) returns timestamp with time zone language plpgsql volatile set search_path="";

function private.restore_row(table_name text, deleted_row jsonb) returns void language plpgsql volatile set search_path="";

function private.restore_setting(setting text, revision_id bigint) returns boolean language plpgsql volatile set search_path="";

function private.restore_songs_of(entries text, entry_id bigint, links jsonb) returns text[] language plpgsql volatile set search_path="";

function private.revise_parts() returns trigger language plpgsql volatile security definer set search_path="", set TimeZone=UTC;

function private.revise_row() returns trigger language plpgsql volatile security definer set search_path="", set TimeZone=UTC;

function private.revised_name(revised_table text, revised_key text) returns text language plpgsql stable set search_path="";

function private.revised_parts() returns TABLE(part text, owner text, key_column text, people text) language sql immutable parallel safe rows 1000 set search_path="";

function private.row_state(table_name text, stored jsonb) returns jsonb language sql stable set search_path="";

function private.same_without_vowels(one text, other text) returns boolean language sql immutable parallel safe;

function private.save_draft(p_id bigint, p_fields jsonb, p_publish_at timestamp with time zone, p_version timestamp with time zone, p_save_key uuid) returns TABLE(id bigint, version timestamp with time zone) language plpgsql volatile rows 1000 set search_path="";

function private.save_entry(entries text, p_id bigint, p_name text, p_year integer, p_picture text, p_version timestamp with time zone, p_save_key uuid, p_facts jsonb DEFAULT NULL::jsonb, p_aliases text[] DEFAULT NULL::text[]) returns TABLE(id bigint, name text, version timestamp with time zone) language plpgsql volatile rows 1000 set search_path="";

function private.save_state(song_id bigint, state jsonb, p_version timestamp with time zone, p_save_key uuid) returns void language plpgsql volatile set search_path="";

function private.save_word(p_id bigint, p_word text, p_roman text, p_origin text, p_english text, p_hindi text, p_forms text[], p_version timestamp with time zone, p_save_key uuid) returns TABLE(id bigint, word text, version timestamp with time zone) language plpgsql volatile rows 1000 set search_path="";

function private.search_songs(keyword text, asked private.asked, most integer) returns TABLE(lyric_id bigint, as_typed boolean, way text, closeness real, found integer) language plpgsql stable rows 1000 set jit=off, set search_path="";

function private.search_titles_with_more(asked private.asked) returns TABLE(lyric_id bigint, fit real, score real) language plpgsql stable strict rows 1000 set enable_seqscan=off, set jit=off, set search_path="";

function private.searched_part(keyword text) returns text language sql immutable strict parallel safe;

function private.similar_songs(keyword text) returns TABLE(lyric_id bigint) language plpgsql stable rows 1000 set jit=off, set search_path="";

function private.slip_closeness(asked text, other text) returns real language plpgsql immutable strict parallel safe set search_path="";

function private.songs_by_fields(asked private.asked, nearly boolean, worth numeric) returns TABLE(lyric_id bigint, fit real, score real) language plpgsql stable rows 1000 set jit=off, set search_path="";

function private.songs_by_first_letters(query text) returns TABLE(lyric_id bigint) language plpgsql stable strict rows 1000 set enable_seqscan=off, set search_path="";

function private.songs_by_line_and_fields(asked private.asked, nearly boolean, worth numeric) returns TABLE(lyric_id bigint, fit real, score real) language plpgsql stable rows 1000 set jit=off, set search_path="";

function private.songs_fulfilling(search_table text, condition text, known bigint[], most integer) returns bigint[] language plpgsql stable strict set search_path="";

function private.songs_fulfilling_both(lines_condition text, fields_condition text, most integer) returns bigint[] language plpgsql volatile strict set enable_hashjoin=off, set enable_mergejoin=off, set enable_seqscan=off, set max_parallel_workers_per_gather=0, set search_path="";

function private.songs_holding(word text) returns TABLE(lyric_id bigint, rank integer) language plpgsql stable rows 1000 set enable_seqscan=off, set enable_hashjoin=off, set enable_mergejoin=off, set jit=off, set search_path="";

function private.songs_of(entries text, entry_id bigint) returns bigint[] language plpgsql stable set search_path="";

function private.songs_of_groups(asked private.asked, most integer, worth real, OUT ids bigint[], OUT scores real[], OUT more_there boolean) returns record language plpgsql stable set jit=off, set search_path="";

function private.songs_of_names(entries text[], ids bigint[]) returns TABLE(lyric_id bigint, place bigint) language sql stable strict rows 1000 set enable_seqscan=off, set search_path="";

function private.songs_of_names_holding(word text, pattern text) returns TABLE(lyric_id bigint, rank integer) language sql stable rows 1000 set enable_hashjoin=off, set enable_mergejoin=off, set jit=off, set search_path="";

function private.songs_of_names_in_way(way private.search_ways, query text, asked private.asked, OUT ids bigint[], OUT fits real[], OUT scores real[]) returns record language sql stable set jit=off, set search_path="";

function private.songs_of_query(way private.search_ways, keyword text, asked private.asked, titles_condition text, lines_condition text, wanted integer) returns TABLE(lyric_id bigint, fit real, score real, in_title boolean, more_there boolean) language plpgsql stable rows 1000 set enable_seqscan=off, set jit=off, set search_path="";

function private.songs_of_way(way private.search_ways, query text, asked private.asked, meant private.asked, most integer, OUT ids bigint[], OUT fits real[], OUT scores real[], OUT fit_well boolean, OUT more_there boolean) returns record language plpgsql stable set jit=off, set search_path="";

function private.songs_with(search_table text, condition text, most integer, enough integer, is_rare boolean, among_most_viewed boolean, OUT ids bigint[], OUT more_there boolean) returns record language plpgsql volatile strict set enable_hashjoin=off, set enable_indexscan=on, set enable_mergejoin=off, set jit=off, set synchronize_seqscans=off, set search_path="";

function private.songs_with_line(keyword text, loosely boolean) returns TABLE(lyric_id bigint) language plpgsql stable rows 1000 set jit=off, set search_path="";

function private.songs_with_signs(typed text) returns TABLE(lyric_id bigint) language sql stable rows 1000 set enable_seqscan=off, set search_path="";

function private.sound_bones(letters text) returns text language plpgsql immutable strict parallel safe set search_path="";

function private.sound_closeness(one text, other text) returns real language sql immutable parallel safe;

function private.sound_key(letters text) returns text language plpgsql immutable strict parallel safe set search_path="";

function private.sound_letters(plain text) returns text language plpgsql immutable strict parallel safe set search_path="";

function private.sound_names() returns trigger language plpgsql volatile security definer set search_path="";

function private.sound_other_names() returns trigger language plpgsql volatile security definer set search_path="";

function private.sound_song() returns trigger language plpgsql volatile security definer set search_path="";

function private.sound_song_fields() returns trigger language plpgsql volatile security definer set search_path="";

function private.sound_songs() returns trigger language plpgsql volatile security definer set search_path="";

function private.sound_texts(ids bigint[], texts text[]) returns TABLE(id bigint, sound text, marks integer[]) language sql stable strict rows 1000 set work_mem=64MB, set search_path="";

function private.spelling_of_genre(genre_key text, name text) returns text language sql stable set search_path="";

function private.starter_rows_to_go() returns TABLE(table_name text, row_id bigint) language sql stable rows 1000 set search_path="";

function private.state_after(revised_table text, revised_key text, revision_id bigint) returns jsonb language sql stable set search_path="";

function private.state_before(revised_table text, revised_key text, revision_id bigint) returns jsonb language sql stable set search_path="";

function private.state_of(table_name text, row_key text) returns jsonb language plpgsql stable set search_path="", set TimeZone=UTC;

function private.suggest(typed text) returns TABLE(kind text, id bigint, way text, sounding integer[], place integer) language plpgsql stable rows 8 set enable_seqscan=off, set enable_hashjoin=off, set enable_mergejoin=off, set jit=off, set search_path="";

function private.symbol_marks(typed text) returns integer[] language sql immutable strict parallel safe set search_path="";

function private.taken_for(written text) returns text[] language sql stable set enable_seqscan=off, set search_path="";

function private.tell_changes() returns trigger language plpgsql volatile security definer set search_path="";

function private.tell_glossary_changed() returns trigger language plpgsql volatile security definer set search_path="";

function private.tell_settings_changed() returns trigger language plpgsql volatile security definer set search_path="";

function private.tell_words_changed() returns trigger language plpgsql volatile security definer set search_path="";

function private.tidy_album() returns trigger language plpgsql volatile security definer set search_path="";

function private.tidy_album_alias() returns trigger language plpgsql volatile security definer set search_path="";

function private.tidy_facts() returns trigger language plpgsql volatile security definer set search_path="";

function private.tidy_line(typed text) returns text language sql immutable strict parallel safe set search_path="";

function private.tidy_lines(typed text) returns text language sql immutable strict parallel safe set search_path="";

function private.tidy_lyric() returns trigger language plpgsql volatile security definer set search_path="";

function private.tidy_note() returns trigger language plpgsql volatile security definer set search_path="";

function private.tidy_own_word() returns trigger language plpgsql volatile security definer set search_path="";

function private.tidy_person() returns trigger language plpgsql volatile security definer set search_path="";

function private.tidy_person_alias() returns trigger language plpgsql volatile security definer set search_path="";

function private.tidy_translation() returns trigger language plpgsql volatile security definer set search_path="";

function private.title_pieces(sound text) returns integer[] language sql immutable strict parallel safe set search_path="";

function private.undo_merge(merged_table text, merged_id bigint) returns void language plpgsql volatile set search_path="";

function private.usual_genre_slug(words text) returns text language sql immutable strict parallel safe set search_path="";

function private.version_of_entry(entries text, entry_id bigint) returns timestamp with time zone language plpgsql stable set search_path="";

function private.way_of_change() returns text language sql stable set search_path="";

function private.with_present_names(state jsonb) returns jsonb language plpgsql stable set search_path="";

function private.withdraw_lyric(p_id bigint, p_version timestamp with time zone DEFAULT NULL::timestamp with time zone) returns text language plpgsql volatile set search_path="";

function private.without_fillers(query text) returns text language sql stable strict set search_path="";

function private.without_outer_fillers(query text) returns text language plpgsql stable strict set search_path="";

function private.word_closeness(p_sound text, p_key text, p_bones text) returns real language plpgsql stable strict set enable_seqscan=off, set search_path="";

function private.word_pieces(written text, sound text, bones text, any_vowels boolean) returns integer[] language sql immutable strict parallel safe set search_path="";

function private.words_begun(kind text, id bigint, typed text[]) returns integer[] language sql stable set search_path="";

function private.words_closeness(asked text[], sound text, OUT of_mean real, OUT of_least real) returns record language sql immutable strict parallel safe set search_path="";

function private.words_condition(in_titles boolean, words text[], pairs text[], left_out integer[] DEFAULT '{}'::integer[], besides text[] DEFAULT '{}'::text[]) returns text language plpgsql immutable set search_path="";

function private.words_of_query(keyword text) returns TABLE(place integer, written text, sound text, is_known boolean) language sql stable rows 1000 set enable_seqscan=off, set search_path="";

function private.write_aliases(entries text, entry_id bigint, aliases text[]) returns void language plpgsql volatile set search_path="";

function private.write_all_first_lines() returns void language plpgsql volatile set search_path="";

function private.write_credits(song_id bigint, credits regclass, person_column name, person_ids bigint[]) returns void language plpgsql volatile set search_path="";

function private.write_decade_lists(ids bigint[]) returns void language plpgsql volatile set search_path="";

function private.write_decade_lists_of_songs() returns trigger language plpgsql volatile security definer set search_path="";

function private.write_facts(entries text, entry_id bigint, facts jsonb) returns void language plpgsql volatile set search_path="";

function private.write_first_lines(ids bigint[]) returns void language plpgsql volatile set jit=off, set search_path="";

function private.write_first_lines_of_songs() returns trigger language plpgsql volatile security definer set search_path="";

function private.write_groups_of_album() returns trigger language plpgsql volatile security definer set search_path="";

function private.write_groups_of_songs() returns trigger language plpgsql volatile security definer set search_path="";

function private.write_line_sounds(ids bigint[]) returns void language plpgsql volatile set jit=off, set search_path="";

function private.write_name_sounds(entries text, ids bigint[], names text[]) returns void language plpgsql volatile set jit=off, set search_path="";

function private.write_names_of_songs(ids bigint[]) returns void language sql volatile set search_path="";

function private.write_notes(song_id bigint, notes jsonb) returns void language plpgsql volatile set search_path="";

function private.write_own_words(song_id bigint, meanings jsonb) returns void language plpgsql volatile set search_path="";

function private.write_parts(table_name text, row_id bigint, state jsonb) returns void language plpgsql volatile set search_path="";

function private.write_row(table_name text, row_id bigint, state jsonb) returns void language plpgsql volatile set search_path="";

function private.write_song_fields(ids bigint[]) returns void language plpgsql volatile strict set jit=off, set search_path="";

function private.write_song_groups(ids bigint[]) returns void language plpgsql volatile set search_path="";

function private.write_song_sounds(ids bigint[]) returns void language plpgsql volatile set search_path="";

function private.write_title_keys(ids bigint[]) returns void language sql volatile set search_path="";

function private.write_title_sounds(ids bigint[]) returns void language plpgsql volatile set jit=off, set search_path="";

function private.write_track_number(song_id bigint, wanted integer) returns void language plpgsql volatile set search_path="";

function private.write_translation(song_id bigint, english text, plain_hindi text, translator text) returns void language plpgsql volatile set search_path="";

function private.youtube_video_id(typed text) returns text language plpgsql immutable strict parallel safe set search_path="";

function public.get_analytics_data() returns TABLE(total_lyrics bigint, total_views bigint, most_viewed_songs jsonb) language sql stable security definer rows 1000 set search_path="";
grant execute to service_role;

function public.get_lyrics_by_lyricist(p_lyricist_id bigint) returns TABLE(lyric_id bigint) language sql stable rows 1000 set search_path="";
grant execute to anon;
grant execute to service_role;

function public.get_lyrics_by_music_director(p_music_director_id bigint) returns TABLE(lyric_id bigint) language sql stable rows 1000 set search_path="";
grant execute to anon;
grant execute to service_role;

function public.get_lyrics_count() returns bigint language sql stable security definer set search_path="";
grant execute to anon;
grant execute to service_role;

function public.get_top_lyrics(limit_count integer DEFAULT 6) returns TABLE(id bigint, title text, lyrics_english text, lyrics_hindi text, youtube_video_id text, genre text, views bigint, year integer, album_id bigint, cover_image_url text, created_at timestamp with time zone, updated_at timestamp with time zone, singer_name text, lyricist_name text, music_director_name text, album_name text, album_year integer, album_cover_url text) language sql stable rows 1000 set search_path="";
grant execute to anon;
grant execute to service_role;

function public.get_top_singers(limit_count integer DEFAULT 4) returns TABLE(id bigint, name text, image_url text, "songCount" bigint) language sql stable security definer rows 1000 set enable_hashjoin=off, set enable_mergejoin=off, set enable_seqscan=off, set search_path="";
grant execute to anon;
grant execute to service_role;

function public.increment_views(song_id bigint) returns bigint language sql volatile security definer set search_path="";
grant execute to anon;
grant execute to service_role;

function public.save_lyric(p_id bigint DEFAULT NULL::bigint, p_title text DEFAULT NULL::text, p_album_name text DEFAULT NULL::text, p_singer_names text[] DEFAULT '{}'::text[], p_lyricist_names text[] DEFAULT '{}'::text[], p_music_director_names text[] DEFAULT '{}'::text[], p_genre text DEFAULT NULL::text, p_lyrics_hindi text DEFAULT NULL::text, p_lyrics_english text DEFAULT NULL::text, p_youtube_video_id text DEFAULT NULL::text, p_cover_image_url text DEFAULT NULL::text, p_year integer DEFAULT NULL::integer, p_version timestamp with time zone DEFAULT NULL::timestamp with time zone, p_save_key uuid DEFAULT NULL::uuid, p_translation_english text DEFAULT NULL::text, p_translation_hindi text DEFAULT NULL::text, p_translator text DEFAULT NULL::text, p_track_number integer DEFAULT NULL::integer, p_word_meanings jsonb DEFAULT NULL::jsonb, p_notes jsonb DEFAULT NULL::jsonb) returns TABLE(id bigint, version timestamp with time zone) language plpgsql volatile security definer rows 1000 set search_path="";
grant execute to service_role;

function public.search_albums_ids(keyword text) returns TABLE(album_id bigint) language sql stable security definer rows 1000 set search_path="";
grant execute to anon;
grant execute to service_role;

function public.search_lyricists_ids(keyword text) returns TABLE(lyricist_id bigint) language sql stable security definer rows 1000 set search_path="";
grant execute to anon;
grant execute to service_role;

function public.search_lyrics_ids(keyword text) returns TABLE(lyric_id bigint) language sql stable security definer rows 1000 set search_path="";
grant execute to anon;
grant execute to service_role;

function public.search_music_directors_ids(keyword text) returns TABLE(music_director_id bigint) language sql stable security definer rows 1000 set search_path="";
grant execute to anon;
grant execute to service_role;

function public.search_singers_ids(keyword text) returns TABLE(singer_id bigint) language sql stable security definer rows 1000 set search_path="";
grant execute to anon;
grant execute to service_role;
