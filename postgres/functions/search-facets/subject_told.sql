-- The subject that a query names with or without filler words (functions/search-facets/subject_named.sql); with
-- `of_words`, else its own words (functions/search-facets/subject_of_words.sql). Null without a subject.
create or replace function private.subject_told(query text, asked private.asked, of_words boolean) returns text
language plpgsql stable
set enable_seqscan = off
set search_path = ''
as $$
declare
  meant private.asked := private.read_keyword(private.without_fillers(query));
begin
  return coalesce((private.subject_named(asked)).subject, (private.subject_named(meant)).subject,
    case when of_words then (private.subject_of_words(meant)).subject end);
end
$$;
revoke all on function private.subject_told(text, private.asked, boolean) from public;
