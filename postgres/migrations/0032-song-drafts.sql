-- Songs that are not public, and forms of songs that were not finished. No visitor, no key of the data service and no
-- live subscription can reach the schema that they are in.

create table private.drafts (
  -- The number that the song has when it is public, so that a withdrawn song comes back to its address.
  id bigint primary key,
  state jsonb not null,
  title text not null generated always as (state ->> 'title') stored,
  views bigint not null default 0 check (views >= 0),
  was_public boolean not null default false,
  version timestamptz not null default clock_timestamp(),
  publish_at timestamptz,
  failure text
);
create index drafts_latest_first on private.drafts (version desc, id desc);
create index drafts_to_publish on private.drafts (publish_at, id) where publish_at is not null;
comment on table private.drafts is
  'Songs that were saved as drafts or withdrawn: what each is, as functions/revisions/state_of.sql writes it; when '
  'it is to be published, and why it was not at the last time.';

create table private.unfinished_forms (
  key uuid primary key,
  address text not null,
  title text not null,
  content jsonb not null,
  saved_at timestamptz not null default clock_timestamp(),
  constraint unfinished_form_has_at_most_1000000_characters check (char_length(content::text) <= 1000000)
);
create index unfinished_forms_latest_first on private.unfinished_forms (saved_at desc, key);
comment on table private.unfinished_forms is
  'What was typed into forms of songs and not saved yet, by the key that each open form has.';

do $$
declare
  made text;
begin
  foreach made in array array['drafts', 'unfinished_forms'] loop
    execute format('alter table private.%I enable row level security', made);
    execute format('revoke all on table private.%I from public, anon, service_role', made);
  end loop;
end
$$;

alter table private.revisions
  drop constraint revisions_way_check,
  drop constraint revisions_action_check,
  drop constraint revisions_check,
  add constraint revisions_way_check check (
    way in ('form', 'data-service', 'import', 'merge', 'trash', 'version', 'starter', 'sql', 'clock')),
  add constraint revisions_action_check check (action in ('added', 'changed', 'deleted', 'published', 'withdrawn')),
  add constraint revisions_check check ((before is null) = (action in ('added', 'published')));
