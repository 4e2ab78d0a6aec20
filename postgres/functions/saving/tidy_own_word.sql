-- Normalizes a word's own meaning in a song before it is checked and stored.
create or replace function private.tidy_own_word() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.word := coalesce(private.tidy_line(new.word), '');
  new.english := private.tidy_line(new.english);
  new.hindi := private.tidy_line(new.hindi);
  return new;
end
$$;
revoke all on function private.tidy_own_word() from public;

create or replace trigger tidy before insert or update on public.lyric_words
for each row execute function private.tidy_own_word();
