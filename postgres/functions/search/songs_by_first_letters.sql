-- Songs whose title or first line has words with these first letters: `kkhh`, or, for the beginning of it, `k k h`.
-- Titles come first, those without more words before the others, then by views.
create or replace function private.songs_by_first_letters(query text) returns table (lyric_id bigint)
language plpgsql stable strict
set search_path = ''
as $$
declare
  -- Number of titles and of first lines that are checked.
  most_of_each constant integer := 300;
  -- The order of the groups.
  title_as_a_whole constant integer := 1;
  line_as_a_whole constant integer := 2;
  title_begins constant integer := 3;
  line_begins constant integer := 4;
begin
  return query
  with asked as (
    select a.letters, a.are_apart from private.first_letters_asked(query) as a
  )
  select l.id
  from (
    (select f.lyric_id, case when f.title_initials = a.letters then title_as_a_whole else title_begins end as rank
     from asked as a, private.search_fields as f
     where f.title_initials >= a.letters and f.title_initials
       < case when a.are_apart then a.letters || '~' else a.letters || '!' end
     limit most_of_each)
    union all
    (select f.lyric_id, case when f.line_initials = a.letters then line_as_a_whole else line_begins end
     from asked as a, private.search_fields as f
     where f.line_initials >= a.letters and f.line_initials
       < case when a.are_apart then a.letters || '~' else a.letters || '!' end
     limit most_of_each)
  ) as found join public.lyrics as l on l.id = found.lyric_id
  group by l.id order by min(found.rank), l.views desc, l.id;
end
$$;
revoke all on function private.songs_by_first_letters(text) from public;
