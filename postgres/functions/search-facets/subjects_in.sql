-- The names of subjects in a query, by the places of their first and last words, with their rows of private.subjects.
create or replace function private.subjects_in(asked private.asked)
returns table (first integer, last integer, subject text, genres text[], meaning text)
language plpgsql stable
set search_path = ''
as $$
declare
  most_words constant integer := 3;
  words text[] := asked.written;
  names text[] := '{}';
begin
  -- Null behind the last word.
  for place in 1..coalesce(cardinality(words), 0) loop
    names := names || array[words[place], words[place] || ' ' || words[place + 1],
      words[place] || ' ' || words[place + 1] || ' ' || words[place + 2]];
  end loop;
  -- Nearly always there is none.
  if exists (select from private.subjects as s where s.name = any (names)) then
    return query
    select at.first, at.first + (n.number - 1)::integer % most_words, s.subject, s.genres, s.meaning
    from unnest(names) with ordinality as n (name, number)
    join private.subjects as s on s.name = n.name
    cross join lateral (select (n.number - 1)::integer / most_words + 1 as first) as at;
  end if;
end
$$;
revoke all on function private.subjects_in(private.asked) from public;
