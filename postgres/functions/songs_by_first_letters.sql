-- The songs whose title or first line has words that begin with these letters: `kkhh`, or, as the beginning of it, `k k h`. Titles first,
-- those with no more words before the others, then most viewed.
create or replace function private.songs_by_first_letters(query text) returns table (lyric_id bigint)
language sql stable strict
set enable_seqscan = off
set search_path = ''
as $$
  with asked as (
    select a.letters, a.are_apart from private.first_letters_asked(query) as a where a.letters is not null
  )
  select l.id
  from (
    (select f.lyric_id, case when f.title_initials = a.letters then 1 else 3 end as rank
     from asked as a, private.search_fields as f
     where f.title_initials >= a.letters and f.title_initials < case when a.are_apart then a.letters || '~' else a.letters || '!' end limit 300)
    union all
    (select f.lyric_id, case when f.line_initials = a.letters then 2 else 4 end
     from asked as a, private.search_fields as f
     where f.line_initials >= a.letters and f.line_initials < case when a.are_apart then a.letters || '~' else a.letters || '!' end limit 300)
  ) as found join public.lyrics as l on l.id = found.lyric_id
  group by l.id order by min(found.rank), l.views desc, l.id;
$$;
revoke all on function private.songs_by_first_letters(text) from public;
