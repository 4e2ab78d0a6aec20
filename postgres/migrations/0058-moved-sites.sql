-- What was moved in from other sites, so that a second run finds it (moving/engine/).

create table private.moved (
  source text not null,
  kind text not null check (kind in ('songs', 'singers', 'lyricists', 'music_directors', 'albums', 'settings')),
  old_id text not null,
  new_id bigint,
  hash text not null,
  views bigint not null default 0,
  version timestamptz,
  primary key (source, kind, old_id)
);
comment on table private.moved is
  'Each row of another site that was moved in: which song or draft, person or album it became (none for a setting), '
  'a hash of what it was there, its views there, and the version that it had here then: one that has another '
  'version now was changed here. Null where the entry was here before, or is that of another row too.';

alter table private.moved enable row level security;
revoke all on table private.moved from public, anon, service_role;
