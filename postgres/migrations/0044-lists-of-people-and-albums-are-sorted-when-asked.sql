-- A list of some thousands of people or albums is sorted when it is opened.
set local client_min_messages = warning;
drop index if exists private.song_counts_by_name, private.song_counts_by_year;
