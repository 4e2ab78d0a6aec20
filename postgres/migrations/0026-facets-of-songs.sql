-- By what hits of a search can be narrowed: one row for each song, read by its key, whatever the number of filters.
-- It is filled by functions/search-index/write_names_of_songs.sql, for songs that are there already by
-- functions/song-groups/write_song_groups.sql.
alter table private.search_fields add column facets text[] collate "C" not null default '{}';
comment on column private.search_fields.facets is
  'Genre, decade, singers, lyricists, music directors and scripts of a song, such as genres:gajal, decades:1950, '
  'singers:12 and scripts:hindi; never empty. The marks have numbers of them, and of its year and album '
  '(functions/search-index/facets_of_song.sql).';
comment on column private.search_ways.finder is
  'Who looks: words (functions/search/songs_of_query.sql), groups (functions/search/songs_of_groups.sql), fields '
  '(functions/search/songs_by_fields.sql), line and fields (functions/search/songs_by_line_and_fields.sql), title '
  'and more (functions/search/search_titles_with_more.sql), nearest (functions/search/nearest_songs.sql) or first '
  'letters (functions/search/songs_by_first_letters.sql).';

-- functions/search-index/facets_of_song.sql takes its place.
set local client_min_messages = warning;
drop function if exists private.name_marks_of_song(bigint);
