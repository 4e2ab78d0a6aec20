-- When the last daily backup was made, so that of several instances only one makes it, and all can tell that one
-- failed.

create table private.backup_state (
  -- One row at most.
  only_row boolean primary key default true check (only_row),
  made_at timestamptz,
  failed_at timestamptz,
  failure text
);
comment on table private.backup_state is
  'When the last daily backup was made. What failed since then, in words for the administrator; null when nothing '
  'did.';

alter table private.backup_state enable row level security;
revoke all on table private.backup_state from public, anon, service_role;
