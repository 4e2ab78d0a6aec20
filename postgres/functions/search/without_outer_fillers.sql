-- A query without filler words (private.filler_words) at its start and end: `tum hi ho lyrics in hindi` becomes `tum
-- hi ho`. A joining word is removed together with the word outside of it, because titles also begin and end with such
-- words. What is a whole title or name stays together: of `purana mandir song` only `song` is left out. Unchanged if
-- nothing else would be left.
create or replace function private.without_outer_fillers(query text) returns text
language plpgsql stable strict
set search_path = ''
as $$
declare
  words text[] := private.plain_words(query);
  joins boolean[] := array(
    select f.joins from unnest(words) with ordinality as w (word, place)
    left join private.filler_words as f on f.word = w.word order by w.place);
  first integer := 1;
  last integer := cardinality(words);
begin
  while first <= last and joins[last] is not null and not (joins[last] and last = cardinality(words))
    and not private.is_title_or_name(words[first:last])
  loop
    last := last - 1;
  end loop;
  while first <= last and joins[first] is not null and not (joins[first] and first = 1)
    and not private.is_title_or_name(words[first:last])
  loop
    first := first + 1;
  end loop;
  return case when first > last or last - first + 1 = cardinality(words) then query
    else array_to_string(words[first:last], ' ') end;
end
$$;
revoke all on function private.without_outer_fillers(text) from public;
