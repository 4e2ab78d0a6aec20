-- Whether words, as private.plain_words writes them, are by their sound a whole title, or the name of a person or an
-- album.
create or replace function private.is_title_or_name(words text[]) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  meant text := (private.read_keyword(array_to_string(words, ' '))).sound;
begin
  return exists (select from private.search_titles as t where t.sound = meant)
    or exists (select from private.search_names as n where n.sound = meant);
end
$$;
revoke all on function private.is_title_or_name(text[]) from public;
