-- What songs mean: an English translation and a paraphrase in plain Hindi. A table of its own, because the columns of
-- `lyrics` are a contract with clients, and because most songs have none.

create table public.lyric_translations (
  lyric_id bigint primary key references public.lyrics (id) on delete cascade,
  english text,
  plain_hindi text,
  translator text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint a_translation_has_english_or_plain_hindi check (english is not null or plain_hindi is not null),
  constraint english_translation_is_at_most_100000_characters check (char_length(english) <= 100000),
  constraint plain_hindi_is_at_most_100000_characters check (char_length(plain_hindi) <= 100000),
  constraint translator_is_at_most_200_characters check (char_length(translator) <= 200)
);
comment on table public.lyric_translations is
  'What a song means, in the lines and stanzas of its lyrics: in English, in plain Hindi, or in both, and who wrote '
  'that.';

alter table public.lyric_translations enable row level security;
revoke all on table public.lyric_translations from public, anon, service_role;
grant select on table public.lyric_translations to anon;
grant select, insert, update, delete on table public.lyric_translations to service_role;
create policy everybody_reads on public.lyric_translations for select to anon using (true);
create policy service_role_reads_and_writes on public.lyric_translations
  for all to service_role using (true) with check (true);
