-- What follows from a change is noted in one table and settled at the end (functions/changes/note.sql): no trigger,
-- no setting of a transaction and no foreign key does it any more.
set local client_min_messages = warning;

create unlogged table private.noted (
  transaction_id xid8 not null default pg_current_xact_id(),
  is_first boolean not null,
  table_name text not null,
  was jsonb,
  is_now jsonb
);
create index noted_by_a_transaction on private.noted (transaction_id);
alter table private.noted enable row level security;
comment on table private.noted is
  'What transactions that are going on have changed and not settled yet: each row as it was and as it is. Both are '
  'null for a table that was emptied.';

comment on table private.likely_twins is
  'Pairs of songs, people and albums that may be the same, found by private.twins_to_find. rank is their order, the '
  'likeliest first; a pair without one is not listed.';

create index catalogue_versions_of_a_transaction on private.catalogue_versions (transaction_id);

do $$
declare
  former text;
begin
  foreach former in array array[
    'note_change', 'tell_changes', 'keep_counts', 'count_credits', 'count_entries', 'count_facts', 'count_groups',
    'count_lost_views', 'count_songs', 'credit_song_fields', 'place_song_fields', 'sound_names', 'sound_other_names',
    'sound_song', 'sound_songs', 'sound_song_fields', 'write_groups_of_songs', 'write_groups_of_album',
    'write_decade_lists_of_songs', 'empty_decade_lists', 'write_first_lines_of_songs', 'keep_managed_songs',
    'keep_managed_credits', 'keep_managed_entries', 'keep_reported', 'twins_of_album', 'twins_of_song',
    'twins_of_new_songs', 'forget_twins', 'recount_common_songs', 'note_song_to_learn', 'note_new_songs_to_learn',
    'forget_learned', 'tell_glossary_changed', 'tell_words_changed', 'fill_managed_lists', 'recount',
    'write_all_first_lines', 'write_twins_of_all']
  loop
    execute format('drop function if exists private.%I() cascade', former);
  end loop;
  foreach former in array array[
    'song_groups', 'decade_lists', 'first_lines', 'managed_songs', 'search_titles', 'search_title_keys',
    'search_lines', 'search_fields']
  loop
    execute format('alter table private.%I drop constraint %I', former, former || '_lyric_id_fkey');
  end loop;
end
$$;
-- Earlier versions had fewer parameters. Beside those of now they would make each call ambiguous.
do $$
declare
  former regprocedure;
begin
  for former in
    select p.oid from pg_catalog.pg_proc as p
    where p.pronamespace = 'private'::regnamespace and p.proname = 'save_entry' and p.pronargs < 9
      or p.pronamespace = 'public'::regnamespace and p.proname = 'save_lyric' and p.pronargs < 20
  loop
    execute format('drop function %s', former);
  end loop;
end
$$;
drop function if exists private.write_song_sounds(bigint[]), private.write_line_sounds(bigint[], text[], text[]),
  private.facets_of_song(bigint), private.follow_table(text),
  private.credits_come_later(boolean), private.follow_credits(bigint[]), private.follow_later(boolean),
  private.follow_songs(boolean, boolean, bigint[]), private.write_names_of_songs(bigint[]),
  private.recount_twins(text, bigint[]), private.recount_twins_of_songs(bigint[]);
alter table private.count_changes drop column is_first;
drop index private.count_changes_of_a_transaction;
alter table private.count_changes drop column transaction_id;
