-- A slip of a finger is made in the letters that were typed, not in their sound: `chaityya` is one letter away from
-- `chaiyya`, and its sound is far from it. So a search compares spellings, too.
alter type private.asked add attribute written text[];

-- functions/search-index/write_title_sounds.sql fills the table again.
truncate private.search_titles;
alter table private.search_titles add column plain text collate "C" not null;
comment on table private.search_titles is
  'Each song''s title in plain words (functions/sounds/plain_text.sql) and by its sound, the letters by which it is '
  'compared, and the numbers under which it is looked up.';

alter table private.search_ways add column enough_of_unknown numeric not null default 0;
alter table private.search_ways alter column enough_of_unknown drop default;
comment on column private.search_ways.enough_of_unknown is
  'The same as enough for a query with a word whose sound nobody knows: it may be mistyped, though its key is that '
  'of another.';

-- They take or return more: made anew with the functions.
set local client_min_messages = warning;
drop function if exists private.near_words(text, text, text, boolean);
drop function if exists private.word_pieces(text, text);
drop function if exists private.likest_slip(text, text);
drop function if exists private.without_fillers(text);
drop function if exists private.field_alternatives(private.asked, boolean);
comment on column private.search_ways.finder is
  'Who looks: words (functions/search/songs_of_query.sql), fields (functions/search/songs_by_fields.sql), line and '
  'fields (functions/search/songs_by_line_and_fields.sql), title and more '
  '(functions/search/search_titles_with_more.sql), nearest (functions/search/nearest_songs.sql) or first letters '
  '(functions/search/songs_by_first_letters.sql).';

-- functions/search-index/credit_song_fields.sql follows the credits themselves.
drop trigger if exists credit_song_fields on public.lyrics;
