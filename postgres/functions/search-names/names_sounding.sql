-- Singers, lyricists, music directors and albums that sound like a query, by one of the strategies of
-- `songs_of_query`; `entries` is the name of their table. Leaves out names that contain the query literally
-- (functions/search-names/names_holding.sql), unless `whole_words` are requested: then names with these words are
-- included. The loosest strategy compares letters in common. For `fit` and `score` see `rank_names`.
create or replace function private.names_sounding(
  way private.search_ways, keyword text, asked private.asked, titles_condition text, whole_words boolean)
returns table (entries text, entry_id bigint, name_key text, fit real, score real)
language plpgsql stable
set search_path = ''
as $$
declare
  -- Every second name contains a given letter; of two letters, one begins many names.
  least_letters constant integer := 2;
  least_letters_in_common constant integer := 3;
  -- Number of compared names: as typed as many as can be listed, otherwise fewer, because comparing is slow.
  most_as_typed constant integer := private.most_hits() + 1;
  most_otherwise constant integer := 200;
  typed text := private.name_key(private.searched_part(keyword));
  condition text;
begin
  if length(asked.sound) < least_letters then
    return;
  end if;
  condition := case
    when way.way = 'as typed'
      then private.any_condition(array[titles_condition, private.marks_condition(array[asked.whole::text])])
    when way.way = 'loosest' and length(typed) >= least_letters_in_common
      then private.any_condition(array[titles_condition, private.letters_condition(typed)])
    else titles_condition
  end;
  if condition is not null then
    return query
    select r.*
    from private.rank_names(
      private.names_fulfilling(condition, case when not whole_words then typed end,
        case when way.way = 'as typed' then most_as_typed else most_otherwise end),
      asked) as r
    where r.fit >= way.least_name_fit;
  end if;
end
$$;
revoke all on function private.names_sounding(private.search_ways, text, private.asked, text, boolean) from public;
