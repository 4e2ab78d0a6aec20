-- Who people are, what albums are, and where songs stand on their record. Tables of their own, because the columns of
-- people, albums and songs are a contract with clients, and because most of them have no such facts.

-- By the key of the name: a name is one person in all roles, as on the pages of people.
create table public.person_facts (
  name_key text collate "C" primary key,
  other_name text,
  birth_year integer,
  death_year integer,
  about text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint facts_name_a_person check (name_key <> ''),
  constraint there_are_facts_of_a_person check (num_nonnulls(other_name, birth_year, death_year, about) > 0),
  constraint person_other_name_is_at_most_200_characters check (char_length(other_name) <= 200),
  constraint person_birth_is_from_500_to_this_year
    check (birth_year between 500 and extract(year from now() at time zone 'UTC')),
  constraint person_death_is_from_500_to_this_year
    check (death_year between 500 and extract(year from now() at time zone 'UTC')),
  constraint person_death_is_not_before_birth check (death_year >= birth_year),
  constraint person_about_is_at_most_500_characters check (char_length(about) <= 500)
);
comment on table public.person_facts is
  'What readers are told of a person: the name in the other script, the years of birth and death, and a line or two. '
  'name_key is that of the singer, lyricist or music director: a name is one person in all roles.';

create table public.album_facts (
  album_id bigint primary key references public.albums (id) on delete cascade,
  other_name text,
  about text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint there_are_facts_of_an_album check (num_nonnulls(other_name, about) > 0),
  constraint album_other_name_is_at_most_200_characters check (char_length(other_name) <= 200),
  constraint album_about_is_at_most_500_characters check (char_length(about) <= 500)
);
comment on table public.album_facts is
  'What readers are told of an album: its name in the other script, and a line or two.';

create table public.track_numbers (
  lyric_id bigint primary key references public.lyrics (id) on delete cascade,
  number integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint track_number_is_from_1_to_999 check (number between 1 and 999)
);
comment on table public.track_numbers is
  'The place of a song on its album, where it is known. Several songs may have the same one, such as both sides of a '
  'record.';

do $$
declare
  made text;
begin
  foreach made in array array['person_facts', 'album_facts', 'track_numbers'] loop
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

-- The songs of people by decade, so that the page of a person reads only what it shows
-- (functions/song-groups/write_decade_lists.sql).
create table private.decade_lists (
  list text collate "C" not null,
  lyric_id bigint not null references public.lyrics (id) on update cascade on delete cascade,
  primary key (list, lyric_id)
);
create index decade_lists_of_a_song on private.decade_lists (lyric_id);
comment on table private.decade_lists is
  'Which songs each person has of each decade. A list is named by table, person and decade: singers 12 1950. '
  'private.totals has their lengths (entries is decade_lists).';
alter table private.decade_lists enable row level security;
revoke all on table private.decade_lists from public, anon, service_role;

comment on table private.totals is
  'How many albums, people and first lines there are of each letter, how many songs have each spelling of a genre '
  '(entries is genres) and each year (entries is years), how many are on each of private.decade_lists, and how many '
  'songs there are (entries is lyrics, letter empty) with how many views, but for those in new_views.';
