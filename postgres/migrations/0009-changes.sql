-- What has changed in the catalogue, for whoever follows it: every transaction that changed something gets a version
-- at its commit, and what it changed is kept for some minutes, until all instances have read it.

-- One row a transaction, in the order of the commits (functions/changes/tell_changes.sql). The last one is never
-- removed, so that the version survives.
create table private.catalogue_versions (
  version bigint generated always as identity primary key,
  transaction_id xid8 not null,
  told_at timestamptz not null default clock_timestamp()
);
comment on table private.catalogue_versions is
  'The state of the catalogue as a number that grows with each transaction that changes it. What a reader sees with '
  'the greatest number in the same statement is exactly the catalogue of that number.';

-- Unlogged: nobody reads this after a crash, since every instance then starts from what the tables hold.
create unlogged table private.changes (
  transaction_id xid8 not null default pg_current_xact_id(),
  -- Its number within the transaction.
  place integer not null,
  type text not null check (type in ('INSERT', 'UPDATE', 'DELETE', 'MANY')),
  table_name text,
  -- Null when it was deleted; the key is what it was before.
  record jsonb,
  old_key jsonb
);
comment on table private.changes is
  'The changed rows of recent transactions, or one row MANY for a transaction that changed too many to be told one '
  'by one.';
-- Not unique: a restored backup may hold numbers that this server has yet to reach.
create index changes_of_a_transaction on private.changes (transaction_id, place);

alter table private.catalogue_versions enable row level security;
alter table private.changes enable row level security;
revoke all on table private.catalogue_versions, private.changes from public, anon, service_role;
revoke all on all sequences in schema private from public, anon, service_role;
