-- What may come later: one row for each job (queue/open-queue.ts), and the songs, people and albums whose likely twins are not found yet.

create table private.jobs (
  key text primary key,
  noted_at timestamptz not null default clock_timestamp(),
  due_at timestamptz not null default clock_timestamp(),
  failures integer not null default 0
);
comment on table private.jobs is
  'What all processes of the site do later, by its name: when that was noted, when it is due, and how often it has failed since it succeeded.';

create table private.twins_to_find (
  entries text not null,
  entry_id bigint not null,
  primary key (entries, entry_id)
);
comment on table private.twins_to_find is
  'Songs, people and albums, by the name of their table, whose likely twins are not found yet.';

alter table private.jobs enable row level security;
alter table private.twins_to_find enable row level security;
revoke all on table private.jobs, private.twins_to_find from public, anon, service_role;

-- The row of an action on many songs tells whether it is under way.
set local client_min_messages = warning;
drop function if exists private.is_bulk_running();
drop function if exists private.try_to_run_bulk();
