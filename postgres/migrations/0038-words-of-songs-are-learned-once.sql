-- functions/search-index/write_song_sounds.sql learns the words of songs from the texts that it needs anyway.
set local client_min_messages = warning;
drop function if exists private.learn_words_of_songs(bigint[]);
drop function if exists private.write_line_sounds(bigint[]);
