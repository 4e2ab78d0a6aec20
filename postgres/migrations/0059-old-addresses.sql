-- Under which addresses other sites, or this one in former times, showed what is here now; and addresses that were
-- asked for and led nowhere.

create table private.old_addresses (
  path text collate "C" primary key,
  kind text not null,
  -- Without a foreign key: what is deleted may come back from the trash, and what was merged leads on.
  shown_id bigint,
  page text,
  constraint kind_of_old_address_is_known
    check (kind in ('song', 'singer', 'lyricist', 'music-director', 'album', 'page')),
  constraint old_address_leads_to_one_thing
    check ((kind = 'page') = (page is not null) and (page is null) = (shown_id is not null)),
  constraint page_is_on_this_site check (page ~ '^/(?![/\\])'),
  constraint old_address_is_a_path check (path ~ '^/' and char_length(path) <= 500)
);
comment on table private.old_addresses is
  'Old addresses in their plain form (catalogue/old-addresses/plain-forms.ts), and what each shows: a song, person '
  'or album by its number, or another page of this site by its path.';

create table private.missed_addresses (
  path text collate "C" primary key,
  requests bigint not null,
  first_day date not null default current_date,
  last_day date not null default current_date,
  constraint missed_address_is_at_most_300_characters check (char_length(path) <= 300)
);
comment on table private.missed_addresses is
  'Addresses that were asked for and led nowhere: how often, and on which days. Nothing of who asked. The 500 most '
  'asked for, for 180 days after the last time.';

alter table private.old_addresses enable row level security;
alter table private.missed_addresses enable row level security;
revoke all on table private.old_addresses, private.missed_addresses from public, anon, service_role;
