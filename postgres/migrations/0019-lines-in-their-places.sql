-- The sound of a line stands where the line stands in its song (functions/search-index/sound_texts.sql), so that a
-- search can say which line it found. functions/search-index/write_line_sounds.sql fills the table again.
truncate private.search_lines;
comment on table private.search_lines is
  'Each song''s lines in both scripts by their sound, and the numbers of their words and pairs of words. The sound '
  'has as many lines as the song; one that stood there before, or has no words, is empty.';

-- Which words of a song answer a query (functions/search-reasons/reasons_of_hits.sql) depends on how it was looked
-- for.
alter table private.search_ways add nearly boolean not null default false;
alter table private.search_ways alter nearly drop default;
comment on column private.search_ways.nearly is 'A word may be taken for one that it is mistyped for.';
comment on column private.search_ways.finder is
  'Who looks: words (functions/search/songs_of_query.sql), fields (functions/search/songs_by_fields.sql), title and '
  'more (functions/search/search_titles_with_more.sql), nearest (functions/search/nearest_songs.sql) or first '
  'letters (functions/search/songs_by_first_letters.sql).';
