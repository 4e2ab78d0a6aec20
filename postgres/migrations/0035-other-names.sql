-- Other names of people and albums, where the addresses of merged ones lead, and which may be the same.

-- By the key of the name, like the facts: a name is one person in all roles. Keys are filled by triggers.
create table public.person_aliases (
  alias_key text collate "C" not null default '' primary key,
  name_key text collate "C" not null,
  alias text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint alias_names_a_person check (name_key <> ''),
  constraint person_alias_is_required check (alias <> ''),
  constraint person_alias_differs_from_the_name check (alias_key <> name_key),
  constraint person_alias_has_no_comma check (strpos(alias, ',') = 0),
  constraint person_alias_is_at_most_200_characters check (char_length(alias) <= 200)
);
create index aliases_of_a_person on public.person_aliases (name_key);
comment on table public.person_aliases is
  'Other names of people, in either script. name_key is that of the singer, lyricist or music director: a name is '
  'one person in all roles. An alias is nobody''s name, and leads to one person.';

create table public.album_aliases (
  album_id bigint not null references public.albums (id) on delete cascade,
  alias_key text collate "C" not null default '',
  alias text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (album_id, alias_key),
  constraint album_alias_is_required check (alias <> ''),
  constraint album_alias_is_at_most_200_characters check (char_length(alias) <= 200)
);
create index albums_with_an_alias on public.album_aliases (alias_key);
comment on table public.album_aliases is
  'Other names of albums, in either script. Albums of one year have different names and aliases.';

do $$
declare
  made text;
begin
  foreach made in array array['person_aliases', 'album_aliases'] loop
    execute format('alter table public.%I enable row level security', made);
    execute format('revoke all on table public.%I from public, anon, service_role', made);
    execute format('grant select on table public.%I to anon', made);
    execute format('grant select, insert, update, delete on table public.%I to service_role', made);
    execute format('create policy everybody_reads on public.%I for select to anon using (true)', made);
    execute format(
      'create policy service_role_reads_and_writes on public.%I '
      'for all to service_role using (true) with check (true)', made);
  end loop;
end
$$;

-- A row for each name. `other_name` is null for the name itself.
alter table private.search_names add column other_name text;
alter table private.search_names drop constraint search_names_pkey;
alter table private.search_names add constraint search_names_pkey primary key (entries, entry_id, name_key);
create index other_names_by_key on private.search_names (entries, name_key, entry_id) where other_name is not null;
comment on table private.search_names is
  'Each singer, lyricist, music director and album by the sound of its name, and of each other name (other_name, as '
  'written); entries is the name of its table.';

create table private.merged_entries (
  entries text not null,
  entry_id bigint not null,
  into_id bigint not null check (into_id <> entry_id),
  alias_keys text[] not null,
  primary key (entries, entry_id)
);
comment on table private.merged_entries is
  'The people and albums that were merged, and where the address of each leads. No into_id was itself merged, so '
  'that nothing leads in a circle. alias_keys are the other names that the merge gave to the one that stayed.';
create index merged_into_an_entry on private.merged_entries (entries, into_id);

create table private.likely_twins (
  entries text not null,
  first_id bigint not null,
  second_id bigint not null check (second_id > first_id),
  is_same_sound boolean not null,
  common_songs integer not null default 0,
  rank smallint,
  primary key (entries, first_id, second_id)
);
comment on table private.likely_twins is
  'Pairs of songs, people and albums that may be the same, written by triggers. rank is their order, the likeliest '
  'first; a pair without one is not listed.';
create index likely_twins_of_the_second on private.likely_twins (entries, second_id);
create index likely_twins_in_order on private.likely_twins (entries, rank, second_id, first_id)
  where rank is not null;

create table private.different_entries (
  entries text not null,
  first_id bigint not null,
  second_id bigint not null check (second_id > first_id),
  primary key (entries, first_id, second_id)
);
comment on table private.different_entries is 'Pairs that the administrator has marked as not the same.';
create index different_from_the_second on private.different_entries (entries, second_id);

do $$
declare
  made text;
begin
  foreach made in array array['merged_entries', 'likely_twins', 'different_entries'] loop
    execute format('alter table private.%I enable row level security', made);
    execute format('revoke all on table private.%I from public, anon, service_role', made);
  end loop;
end
$$;

-- Now named so that it runs after the history is written. A new database does not have them yet.
set local client_min_messages = warning;
drop trigger if exists facts_follow on public.singers;
drop trigger if exists facts_follow on public.lyricists;
drop trigger if exists facts_follow on public.music_directors;
