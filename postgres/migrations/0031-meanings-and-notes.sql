-- What a word means in one song, and notes to lines of a song. A note names the text of its line, so that it stays
-- with the line when others come before it.

create table public.lyric_words (
  lyric_id bigint not null references public.lyrics (id) on delete cascade,
  word text collate "C" not null,
  english text,
  hindi text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (lyric_id, word),
  constraint own_word_is_one_word check (word ~ '^[^[:space:]]+$'),
  constraint own_word_is_at_most_60_characters check (char_length(word) <= 60),
  constraint own_meaning_has_english_or_hindi check (english is not null or hindi is not null),
  constraint own_english_is_at_most_200_characters check (char_length(english) <= 200),
  constraint own_hindi_is_at_most_200_characters check (char_length(hindi) <= 200)
);
comment on table public.lyric_words is
  'What words mean in a song, in English, in plain Hindi, or in both, where it is not what the glossary says. A word '
  'is spelled as in the lyrics.';

create table public.lyric_notes (
  lyric_id bigint not null references public.lyrics (id) on delete cascade,
  line text collate "C" not null,
  note text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (lyric_id, line),
  constraint a_note_names_its_line check (line <> ''),
  constraint noted_line_is_at_most_500_characters check (char_length(line) <= 500),
  constraint a_note_has_text check (note <> ''),
  constraint note_is_at_most_2000_characters check (char_length(note) <= 2000)
);
comment on table public.lyric_notes is
  'Notes to lines of a song. A line is named by its text in the lyrics; a note whose line is gone is kept and not '
  'shown.';

do $$
declare
  made text;
begin
  foreach made in array array['lyric_words', 'lyric_notes'] loop
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

alter table private.glossary_state add column ends_at bigint not null default 0;
comment on column private.glossary_state.ends_at is
  'Where the round through all songs ends: after the last song it goes on at the first, up to this one.';
