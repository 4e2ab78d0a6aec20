-- What visitors searched for and did not find, so that the administrator learns which songs are missing: words and
-- numbers, and nothing of who typed them.

create table private.missed_searches (
  key text primary key,
  words text not null,
  searches bigint not null default 1,
  first_searched_at timestamptz not null default now(),
  last_searched_at timestamptz not null default now()
);
comment on table private.missed_searches is
  'Searches that found nothing: the words folded by private.name_key as the key, as they were typed last, how often, '
  'and when. At most 1,000, for 180 days after the last time.';

alter table private.missed_searches enable row level security;
revoke all on table private.missed_searches from public, anon, service_role;
