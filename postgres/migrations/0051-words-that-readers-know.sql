-- Which explained words of a song readers of today know, so that they are not marked in its lyrics; and by which
-- rules and lists the words of songs were found last, so that a new version of the program finds them anew.
alter table private.words_of_songs add column is_known boolean not null default false;
comment on table private.words_of_songs is
  'Which words of the glossary a song has: their order, the spellings in its lyrics, and whether readers know them '
  'unmarked. The word 0 is the name by which the poet signs. Without foreign keys: a song may be deleted while its '
  'words are being found.';

alter table private.glossary_state add column rules text not null default '';
comment on column private.glossary_state.rules is
  'A digest of the rules and lists by which words are found: with others, words are found anew in all songs.';
