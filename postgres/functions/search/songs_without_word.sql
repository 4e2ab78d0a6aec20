-- The songs that have all words of a query but the one that nothing has (functions/search/word_to_leave_out.sql), in
-- the order of a search for the others. `closeness` as in functions/search/search_songs.sql.
create or replace function private.songs_without_word(asked private.asked)
returns table (lyric_id bigint, closeness real)
language plpgsql stable
set search_path = ''
as $$
declare
  most constant integer := 50;
  place integer := private.word_to_leave_out(asked);
  others text := array_to_string(asked.written[:place - 1] || asked.written[place + 1:], ' ');
begin
  if place is null then
    return;
  end if;
  return query
  select s.lyric_id, s.closeness from private.search_songs(others, private.read_keyword(others), most) as s
  where s.way in ('as typed', 'groups', 'fields');
end
$$;
revoke all on function private.songs_without_word(private.asked) from public;
