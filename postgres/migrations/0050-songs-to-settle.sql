-- A transaction that does not see what others have committed since it began settles its songs by an older state;
-- the next one that sees everything settles them again (functions/changes/settle_again.sql).
create table private.to_settle_again (
  entries text not null,
  entry_id bigint not null,
  primary key (entries, entry_id)
);
alter table private.to_settle_again enable row level security;
comment on table private.to_settle_again is
  'Songs, and albums and singers with their songs, settled by a transaction that saw an older state of others.';
