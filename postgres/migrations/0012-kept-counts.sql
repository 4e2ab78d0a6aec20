-- What pages would otherwise have to count. functions/counts/keep_counts.sql writes it at the commit of whoever
-- changed something, functions/counts/recount.sql from the beginning; a view touches private.new_views alone.

create table private.song_counts (
  entries text not null,
  entry_id bigint not null,
  name_key text collate "C" not null,
  songs bigint not null default 0,
  views bigint not null default 0,
  primary key (entries, entry_id)
);
comment on table private.song_counts is
  'How many songs each singer, lyricist, music director and album has; entries is the name of its table. Of singers '
  'also the views of their songs, but for those in new_views.';
create index song_counts_most_songs_first on private.song_counts (entries, songs desc, name_key, entry_id);
create index song_counts_most_viewed_first on private.song_counts (views desc, songs desc, name_key, entry_id)
  where entries = 'singers';

create table private.totals (
  entries text not null,
  letter text collate "C" not null,
  count bigint not null default 0,
  views bigint not null default 0,
  primary key (entries, letter)
);
comment on table private.totals is
  'How many albums and people there are of each letter, and how many songs (entries is lyrics, letter empty) with '
  'how many views, but for those in new_views.';

create table private.new_views (
  singer_id bigint not null,
  backend integer not null,
  views bigint not null,
  primary key (singer_id, backend)
)
-- A row is written anew with each view; the room keeps the versions on one page.
with (fillfactor = 50);
comment on table private.new_views is
  'Views that are not in song_counts and totals yet (functions/views/fold_new_views.sql); singer 0 stands for all '
  'songs. Each connection has rows of its own, so that nobody waits for another.';

create table private.sitemap_changes (
  number bigint primary key,
  changed timestamptz not null
);
comment on table private.sitemap_changes is
  'When a song of each sitemap changed last; sitemap n holds the ids above (n - 1) * 50,000 up to n * 50,000.';

-- A transaction removes its rows before it commits; only one that may not see what others have committed meanwhile
-- (repeatable read) leaves them to the next.
create table private.count_changes (
  transaction_id xid8 not null default pg_current_xact_id(),
  is_first boolean not null,
  entries text not null,
  entry_id bigint,
  letter text,
  songs bigint not null default 0,
  views bigint not null default 0,
  total bigint not null default 0,
  changed timestamptz
);
comment on table private.count_changes is
  'What has been changed in what is counted, by transactions that are going on. With a letter an album or person '
  'itself was added, renamed or removed; entries lyrics stands for songs, entry_id then for their sitemap.';
create index count_changes_of_a_transaction on private.count_changes (transaction_id);

do $$
declare
  new_table text;
begin
  foreach new_table in array array['song_counts', 'totals', 'new_views', 'sitemap_changes', 'count_changes'] loop
    execute format('alter table private.%I enable row level security', new_table);
    execute format('revoke all on table private.%I from public, anon, service_role', new_table);
  end loop;
end
$$;
