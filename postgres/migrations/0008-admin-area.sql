-- What the administrator's pages need besides the catalogue: when views came, and which person or album a form saved.

create table private.view_counts (
  starts_at timestamptz not null,
  backend integer not null,
  views bigint not null,
  primary key (starts_at, backend)
)
-- A row is written anew many times within its quarter of an hour; the room keeps the versions on one page.
with (fillfactor = 50);
comment on table private.view_counts is
  'Views by quarters of an hour, from which a day of any time zone can be put together. Each connection has rows of '
  'its own, so that nobody waits for another; 0 is what was folded together later.';

alter table private.view_counts enable row level security;
revoke all on table private.view_counts from public, anon, service_role;

alter table private.save_requests add column entry_id bigint;
comment on column private.save_requests.entry_id is 'The person or album that was saved; lyric_id is then null.';
