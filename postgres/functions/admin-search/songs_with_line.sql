-- Songs with a line that sounds like a keyword of more than one word. For the administrator. With `loosely`, also
-- lines with one word mistyped or missing if no line matches as typed, and keywords of a single word.
create or replace function private.songs_with_line(keyword text, loosely boolean) returns table (lyric_id bigint)
language plpgsql stable
set search_path = ''
as $$
declare
  query text := private.searched_part(keyword);
  asked private.asked := private.read_keyword(query);
  way private.search_ways;
begin
  if asked.sound = '' or cardinality(asked.words) = 1 and not loosely then
    return;
  end if;
  for way in
    select w.* from private.search_ways as w
    where w.way = any (array['as typed', 'mistyped', 'without']) order by w.place
  loop
    return query
    select s.lyric_id
    from private.songs_of_query(
      way, query, asked, null, (private.conditions_of_query(way.way, asked)).lines, private.most_hits() + 1) as s
    where not s.in_title;
    exit when found or not loosely;
  end loop;
end
$$;
revoke all on function private.songs_with_line(text, boolean) from public;
