-- Songs whose title or lines contain all signs of a text without letters and digits, titles first, most viewed first.
create or replace function private.songs_with_signs(typed text) returns table (lyric_id bigint)
language sql stable
set search_path = ''
as $$
  select l.id
  from (
    (select s.lyric_id, 1 as rank from private.search_titles as s
     where s.marks @> private.symbol_marks(typed) and private.symbol_marks(typed) <> '{}'
     limit private.most_hits() + 1)
    union all
    (select s.lyric_id, 2 from private.search_lines as s
     where s.marks @> private.symbol_marks(typed) and private.symbol_marks(typed) <> '{}'
     limit private.most_hits() + 1)
  ) as s join public.lyrics as l on l.id = s.lyric_id
  group by l.id order by min(s.rank), l.views desc, l.id limit private.most_hits() + 1;
$$;
revoke all on function private.songs_with_signs(text) from public;
