-- Finds the songs that are not public and have these titles and first singers, each pair at its place in the lists: a
-- row for each, with the place from 1. Names mean whom they mean when a song is saved; blank is a song without
-- singers.
create or replace function private.twins_among_drafts(titles text[], first_singers text[])
returns table (place bigint, draft_id bigint)
language sql stable rows 1
-- Its plan may have been made when the table was nearly empty.
set enable_seqscan = off
set search_path = ''
as $$
  with given as materialized (
    select g.place, private.name_key(g.title) as title_key, g.singer
    from unnest(titles, first_singers) with ordinality as g (title, singer, place)
  ),
  -- A draft keeps the names that its people had when it was saved.
  draft as materialized (
    select d.id, private.name_key(d.title) as title_key,
      (private.names_in(private.with_present_names(jsonb_build_object(
      'lyrics_singers', jsonb_path_query_array(d.state, '$.lyrics_singers[0]'))) -> 'lyrics_singers'))[1] as singer
    from private.drafts as d where private.name_key(d.title) = any (array(select g.title_key from given as g))
  ),
  meant as materialized (
    select m.typed_name, m.key
    from private.names_meant('singers', array(
      select g.singer from given as g join draft as d using (title_key) union select d.singer from draft as d)) as m
  )
  select g.place, d.id
  from given as g
  join draft as d using (title_key)
  left join meant as wanted on wanted.typed_name = g.singer
  left join meant as own on own.typed_name = d.singer
  where coalesce(wanted.key, '') = coalesce(own.key, '');
$$;
revoke all on function private.twins_among_drafts(text[], text[]) from public;

-- Here and not in a migration, because a new database has no functions then. Files are applied in the order of their
-- names, so that those that it calls exist.
create index if not exists drafts_by_title_key on private.drafts (private.name_key(title));
