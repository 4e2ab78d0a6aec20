-- The strategies of a search for songs (functions/search/search_songs.sql), in order. Comments on the columns explain
-- the numbers (migrations/0018-search-fields.sql, 0020-measures-of-ways.sql, 0021-words-as-typed.sql). After a
-- change, `npm run bench -- search` shows the effect.
delete from private.search_ways;
insert into private.search_ways (
  place, way, finder, nearly, names,
  enough, enough_of_unknown, worth, least_line_fit, least_name_fit, enough_name_fit, slack, if_nothing, meaning
) values
  (1, 'as typed', 'words', false, 'always',
    0.88, 0.99, null, 0.7, 0.62, 0.78, 0.2, false,
      'The words as they are, by their sound, in a title, a line or a name.'),
  (2, 'groups', 'groups', false, 'never',
    0.75, 0.75, 0.92, null, null, null, 0.2, false,
      'All songs of the genre, year or decade that the whole query names, and songs about its subject.'),
  (3, 'fields', 'fields', false, 'never',
    0.75, 0.99, 0.92, null, null, null, 0.2, false, 'Each word in one of the fields of a song.'),
  (4, 'word and name', 'word and name', false, 'never',
    0.75, 0.99, 0.92, null, null, null, 0.2, false,
      'One word of a line, and the name of a person or album, as they are.'),
  (5, 'mistyped', 'words', true, 'of few words',
    0.75, 0.75, null, 0.7, 0.62, 0.78, 0.2, false,
    'With words that nobody knows taken for known ones, or else with any one word taken for another.'),
  (6, 'parted', 'words', false, 'never',
    0.75, 0.75, null, 0.7, null, null, 0.2, false, 'With two words written as one, or one as two.'),
  (7, 'line and fields', 'line and fields', true, 'never',
    0.75, 0.75, 0.92, null, null, null, 0.2, false,
      'Some words in a line, and those before or behind them in fields.'),
  (8, 'more', 'title and more', false, 'never',
    0.75, 0.75, null, null, null, null, 0.2, false, 'A whole title, with more before or behind it.'),
  (9, 'fields and slips', 'fields', true, 'never',
    0.75, 0.75, 0.84, null, null, null, 0.2, false,
      'Each word in one of the fields, where a word may have a slip in it.'),
  (10, 'without', 'words', false, 'of few words',
    0.75, 0.75, null, 0.7, 0.62, 0.78, 0.2, false, 'Without a word that nobody knows, or else without any one word.'),
  (11, 'loosest', 'words', true, 'of few words',
    0.75, 0.75, null, null, 0.62, 0.78, 0.2, false, 'With every word taken for another, in a title or a name.'),
  (12, 'first letters', 'first letters', false, 'never',
    0.75, 0.75, 1, null, null, null, 0.2, true, 'Titles and first lines whose words begin with these letters.'),
  (13, 'meaning', 'meaning', false, 'never',
    0.75, 0.75, 1, null, null, null, 0.2, true,
      'Songs whose translation has the words, or the meaning of whose words has them.'),
  (14, 'nearest', 'nearest', false, 'never',
    0.75, 0.75, 1, null, null, null, 0.2, true,
      'Songs that answer all words but one, or at least half of the query.');
