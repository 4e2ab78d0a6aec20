-- The words of a query that name no group, as a subject in English: `monsoon`, `moon ghazal`. For `meaning` and
-- `facets` see functions/search-facets/subject_named.sql. All null if there are none, or too many for a subject.
create or replace function private.subject_of_words(
  asked private.asked, out subject text, out meaning tsquery, out facets text[])
language sql stable
set search_path = ''
as $$
  -- Not materialized, so that the planner knows the numbers.
  with measures as not materialized (
    select 2 as most_words,
      -- Longer words may have an ending.
      4 as least_letters_begun
  ),
  groups as materialized (
    select g.facet, place from private.groups_asked(asked) as g cross join generate_series(g.first, g.last) as place
  ),
  words as (
    select string_agg(w.written, ' ' order by w.place) as typed, count(*) as count,
      string_agg(quote_literal(w.written)
        || case when length(w.written) >= m.least_letters_begun then ':*' else '' end, ' & ') as query
    from measures as m, unnest((asked).written) with ordinality as w (written, place)
    where w.place not in (select g.place from groups as g)
  )
  select w.typed, to_tsquery('pg_catalog.simple', w.query),
    coalesce((select array_agg(distinct g.facet) from groups as g), '{}')
  from measures as m, words as w where w.count between 1 and m.most_words;
$$;
revoke all on function private.subject_of_words(private.asked) from public;
