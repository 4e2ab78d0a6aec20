-- Names of people, albums and genres in Devanagari, by which the pages in Hindi show and order them.

create table private.devanagari_names (
  entries text not null,
  entry_id bigint not null,
  of_name text not null,
  name text not null,
  is_drafted boolean,
  name_key text collate "C" not null,
  letter text collate "C" not null,
  primary key (entries, entry_id)
);
comment on table private.devanagari_names is
  'Each singer, lyricist, music director and album by its name in Devanagari: the name itself (of_name), else the '
  'one in the other script, else one that the machine has drafted. is_drafted is null until it has; name is of_name '
  'then, as where there is nothing to draft.';
create index devanagari_names_in_order on private.devanagari_names (entries, letter, name_key, entry_id);
create index devanagari_names_to_draft on private.devanagari_names (entries, entry_id) where is_drafted is null;

create table private.genre_names (
  genre_key text collate "C" primary key,
  name text not null,
  constraint genre_name_has_letters_of_devanagari check (name ~ '[\u0904-\u0939\u0958-\u0961]'),
  constraint genre_name_is_at_most_100_characters check (char_length(name) <= 100)
);
comment on table private.genre_names is 'Names of genres in Devanagari, as the administrator has given them.';

alter table private.genres add column devanagari_name text, add column is_drafted boolean;
comment on column private.genres.is_drafted is
  'Whether the machine has drafted devanagari_name; null until there is one. It is the name itself where nothing is '
  'to be drafted.';

alter table private.devanagari_names enable row level security;
alter table private.genre_names enable row level security;
revoke all on table private.devanagari_names, private.genre_names from public, anon, service_role;
