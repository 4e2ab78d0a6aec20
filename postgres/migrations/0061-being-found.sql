-- What search engines and advertisers are told about the site, and the addresses of which they are still to be told.

create table private.being_found (
  -- One row.
  only_row boolean primary key default true check (only_row),
  ads_txt text not null default '',
  proofs text not null default '',
  tells_engines boolean not null default false,
  index_now_key text,
  told_at timestamptz,
  told text,
  failures integer not null default 0,
  constraint texts_have_a_length check (char_length(ads_txt) <= 100000 and char_length(proofs) <= 5000),
  constraint index_now_key_is_a_name check (index_now_key ~ '^[0-9a-f]{32}$'),
  constraint who_tells_has_a_key check (index_now_key is not null or not tells_engines)
);
insert into private.being_found default values;
comment on table private.being_found is
  'The text of /ads.txt, the proofs of ownership as typed (catalogue/being-found/proofs.ts), whether search engines '
  'are told of changed addresses (IndexNow), by which key, when last, and what came of it.';

create table private.addresses_to_tell (
  place bigint generated always as identity primary key,
  -- Without a unique key: who saves never waits for who tells.
  table_name text not null,
  entry_id bigint not null,
  name text not null
);
comment on table private.addresses_to_tell is
  'Songs, people and albums that were made, changed or deleted since search engines were told, while they are told.';

alter table private.being_found enable row level security;
alter table private.addresses_to_tell enable row level security;
revoke all on table private.being_found, private.addresses_to_tell from public, anon, service_role;
