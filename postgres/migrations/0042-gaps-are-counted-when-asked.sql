-- How many songs, people and albums lack something is counted when a list asks for it, and not kept any more.
set local client_min_messages = warning;

drop trigger if exists gaps_added on private.managed_songs;
drop trigger if exists gaps_changed on private.managed_songs;
drop trigger if exists gaps_removed on private.managed_songs;
drop trigger if exists gaps_emptied on private.managed_songs;
drop trigger if exists gaps_added on private.song_counts;
drop trigger if exists gaps_changed on private.song_counts;
drop trigger if exists gaps_removed on private.song_counts;
drop function if exists private.count_gaps(), private.count_gaps_of_entries(), private.recount_gaps(),
  private.used_gaps(), private.managed_songs_in_order(text, text, bigint, bigint);
delete from private.totals where entries like 'gaps %';
delete from private.count_changes where entries = 'gaps lyrics';
delete from private.new_views where singer_id = -1;
comment on table private.new_views is
  'Views that are not in song_counts and totals yet (functions/views/fold_new_views.sql); singer 0 stands for all '
  'songs. Each connection has rows of its own, so that nobody waits for another.';
