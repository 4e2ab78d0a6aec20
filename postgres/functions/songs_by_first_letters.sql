-- The songs whose title or first line has words that begin with these letters: `kkhh`, or, as the beginning of it, `k k h`. Titles first,
-- those with no more words before the others, then most viewed. Fewer than four letters in one piece, or three apart, are words.
create or replace function private.songs_by_first_letters(query text) returns table (lyric_id bigint)
language sql stable strict
set enable_seqscan = off
set search_path = ''
as $$
  with asked as (
    select private.initials(private.sound_letters(array_to_string(string_to_array(replace(p.plain, ' ', ''), null), ' '))) as letters,
      p.plain ~ '^\S( \S)+$' as are_apart
    from (select btrim(private.plain_text(query))) as p (plain)
    where p.plain ~ '^\S( \S){2,11}$' or p.plain ~ '^\S{4,12}$'
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
