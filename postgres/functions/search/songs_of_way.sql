-- Songs that a search finds by one of its strategies (functions/search/search_ways.sql). `asked` is the parsed query,
-- `meant` the same without filler words. `ids` leave out names; `fit_well` means that a title or line has the typed
-- words; for `more_there` see `songs_of_query`.
create or replace function private.songs_of_way(
  way private.search_ways, query text, asked private.asked, meant private.asked, most integer,
  out ids bigint[], out fits real[], out scores real[], out fit_well boolean, out more_there boolean)
language plpgsql stable
set search_path = ''
as $$
declare
  conditions record;
  hits record;
  subject record;
begin
  case way.finder
    when 'words' then
      conditions := private.conditions_of_query(way.way, asked);
      select array_agg(s.lyric_id), array_agg(s.fit), array_agg(s.score),
        bool_or(s.score > way.enough and (s.in_title or cardinality(asked.words) > 1)), bool_or(s.more_there)
      into ids, fits, scores, fit_well, more_there
      from private.songs_of_query(way, query, asked, conditions.titles, conditions.lines, most) as s;
    when 'groups' then
      hits := private.songs_of_groups(asked, most, way.worth::real);
      if hits.ids is null and meant.words <> asked.words then
        hits := private.songs_of_groups(meant, most, way.worth::real);
      end if;
      ids := hits.ids;
      fits := hits.scores;
      scores := hits.scores;
      more_there := hits.more_there;
    when 'fields' then
      select array_agg(s.lyric_id), array_agg(s.fit), array_agg(s.score) into ids, fits, scores
      from private.songs_by_fields(meant, way.nearly, way.worth) as s;
    when 'line and fields' then
      select array_agg(s.lyric_id), array_agg(s.fit), array_agg(s.score) into ids, fits, scores
      from private.songs_by_line_and_fields(asked, way.nearly, way.worth) as s;
      -- A filler word may be one of a line.
      if ids is null and meant.words <> asked.words then
        select array_agg(s.lyric_id), array_agg(s.fit), array_agg(s.score) into ids, fits, scores
        from private.songs_by_line_and_fields(meant, way.nearly, way.worth) as s;
      end if;
    when 'word and name' then
      select array_agg(s.lyric_id), array_agg(s.fit), array_agg(s.score) into ids, fits, scores
      from private.songs_by_word_and_name(meant, way.worth) as s;
    when 'title and more' then
      select array_agg(s.lyric_id), array_agg(s.fit), array_agg(s.score) into ids, fits, scores
      from private.search_titles_with_more(asked) as s;
    when 'meaning' then
      select * into subject from private.subject_of_words(meant);
      ids := coalesce(private.songs_about(subject.meaning, subject.facets), '{}');
      fits := array_fill(way.worth::real, array[cardinality(ids)]);
      scores := fits;
    when 'nearest' then
      select array_agg(s.lyric_id), array_agg(s.fit), array_agg(s.score) into ids, fits, scores
      from private.rank_by_fields(
        array(select n.lyric_id from private.nearest_songs(meant) as n), meant, way.worth) as s
      where cardinality(meant.words) > 1 and not exists (select from private.first_letters_asked(query));
    when 'first letters' then
      select array_agg(s.lyric_id), array_agg(way.worth::real), array_agg(way.worth::real) into ids, fits, scores
      from private.songs_by_first_letters(query) as s;
  end case;
  ids := coalesce(ids, '{}');
  fits := coalesce(fits, '{}');
  scores := coalesce(scores, '{}');
  fit_well := coalesce(fit_well, false);
  more_there := coalesce(more_there, false);
end
$$;
revoke all on function private.songs_of_way(private.search_ways, text, private.asked, private.asked, integer)
  from public;
