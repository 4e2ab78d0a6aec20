-- What songs are about: how people name a subject, and an index of what songs and their words mean in English
-- (functions/search-facets/subject_named.sql, songs_about.sql).
create table private.subjects (
  name text collate "C" primary key,
  subject text not null,
  genres text[] not null,
  meaning text not null
);
comment on table private.subjects is
  'Subjects by each of their names, as plain_text writes it: the key of the subject, the slugs of the genres that '
  'are about it, and the words, as a tsquery, by which translations and the glossary speak of it; empty if the name '
  'says nothing but the genre.';
alter table private.subjects enable row level security;
revoke all on table private.subjects from public, anon, service_role;

-- Words as they are: reduced to stems, holy would be Holi.
create index translations_by_meaning on public.lyric_translations
  using gin (to_tsvector('pg_catalog.simple'::regconfig, english)) with (fastupdate = off);
create index words_by_meaning on public.words
  using gin (to_tsvector('pg_catalog.simple'::regconfig, english)) with (fastupdate = off);
