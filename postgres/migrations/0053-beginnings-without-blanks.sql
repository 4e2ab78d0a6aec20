-- Titles and names by their letters without blanks, so that what is typed in one word finds the beginning of a title
-- of several (functions/suggestions/suggest.sql, functions/search/songs_of_query.sql).
create index search_titles_by_whole_letters on private.search_titles (letters);
create index search_names_by_whole_letters on private.search_names (letters);

-- Albums by the first letters of their words (functions/search-names/initials_mark.sql), as they are written from now
-- on with each name.
update private.search_names as n
set marks = n.marks || hashtext('^' || (
  select string_agg(left(w.word, 1), '' order by w.place)
  from string_to_table(n.name_key, ' ') with ordinality as w (word, place) where w.word <> ''))
where n.entries = 'albums';

-- It returns several readings now (functions/search/first_letters_asked.sql).
do $$
begin
  if to_regprocedure('private.first_letters_asked(text)') is not null then
    drop function private.first_letters_asked(text);
  end if;
end
$$;

comment on column private.search_ways.finder is
  'Who looks: words (functions/search/songs_of_query.sql), groups (functions/search/songs_of_groups.sql), fields '
  '(functions/search/songs_by_fields.sql), word and name (functions/search/songs_by_word_and_name.sql), line and '
  'fields (functions/search/songs_by_line_and_fields.sql), title and more '
  '(functions/search/search_titles_with_more.sql), meaning (functions/search-facets/songs_about.sql), nearest '
  '(functions/search/nearest_songs.sql) or first letters (functions/search/songs_by_first_letters.sql).';
