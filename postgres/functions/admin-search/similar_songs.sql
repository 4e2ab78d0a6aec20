-- Songs whose title, or the name of a singer, lyricist, music director or album, sounds like a keyword. For the
-- administrator; songs_with_line.sql searches lines.
create or replace function private.similar_songs(keyword text) returns table (lyric_id bigint)
language plpgsql stable
set search_path = ''
as $$
declare
  query text := private.searched_part(keyword);
  asked private.asked := private.read_keyword(query);
  way private.search_ways;
begin
  for way in
    select w.* from private.search_ways as w
    where w.way = any (array['as typed', 'mistyped', 'without', 'loosest']) order by w.place
  loop
    return query
    select s.lyric_id
    from private.songs_of_query(
      way, query, asked, (private.conditions_of_query(way.way, asked)).titles, null, private.most_hits() + 1) as s;
    exit when found or asked.sound = '';
  end loop;
  return query
  select s.lyric_id
  from (
    select array_agg(n.entries order by n.place) as entries, array_agg(n.entry_id order by n.place) as ids
    from private.find_names(query, false) as n
  ) as named, private.songs_of_names(named.entries, named.ids) as s;
end
$$;
revoke all on function private.similar_songs(text) from public;
