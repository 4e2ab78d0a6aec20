-- The record label of an album.
alter table public.album_facts
  add column label text,
  add constraint album_label_is_at_most_200_characters check (char_length(label) <= 200),
  drop constraint there_are_facts_of_an_album,
  add constraint there_are_facts_of_an_album check (num_nonnulls(other_name, about, label) > 0);
comment on table public.album_facts is
  'What readers are told of an album: its name in the other script, its record label, and a line or two.';
